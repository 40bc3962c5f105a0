import type { Drawing } from "../../../art/art";

/** A monster or a Boss. */
export const FOE: Drawing = {
  shape: "portrait",
  icon: "evil-minion",
  ground: "humanoid",
  lit: "goblin",
};
