/** What is heard of a die on its way: wood, felt, bone, card, as hard as it hits. */
import type { TargetBoard } from "../lib/http";
import type { Sound } from "../lib/sound/score";
import type { Contact } from "./contacts";
import type { Picture, Prop } from "./picture";
import { regionAt } from "./regions";

export interface Hit {
  sound: Sound;
  /** From 0 to 1. */
  loud: number;
}

/** A die that hits as hard as this, in m/s, is as loud as can be. */
const HARD = 2.4;
const SOFT = 0.12;
/** A die so near to a prop, in mm, hit that. */
const NEAR = 18;
/** A die whose middle is lower than this above the table is no longer on a board. */
const DEEP = 6;

export function hitOf(board: TargetBoard, picture: Picture, contact: Contact): Hit {
  const loud = Math.max(SOFT, Math.min(1, contact.strength / HARD) ** 1.4);
  return { sound: soundAt(board, picture, contact), loud };
}

function soundAt(board: TargetBoard, { props, webs, lift }: Picture, at: Contact): Sound {
  if (props.some((prop) => isAt(prop, at))) return "on-card";
  const region = regionAt(board, at);
  if (!region || at.z < lift + DEEP) return "on-wood";
  if (board.bones.some(({ id }) => id === region)) return "on-bone";
  const isHole = board.holes.some(({ id }) => id === region);
  return isHole && !webs.includes(region) ? "on-wood" : "on-felt";
}

function isAt({ x, y, yaw, width, depth, low, high }: Prop, at: Contact): boolean {
  const turn = (-yaw * Math.PI) / 180;
  const [dx, dy] = [at.x - x, at.y - y];
  const [u, v] = [
    dx * Math.cos(turn) - dy * Math.sin(turn),
    dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
  const isBeside = Math.abs(u) < width / 2 + NEAR && Math.abs(v) < depth / 2 + NEAR;
  return isBeside && at.z > low - NEAR && at.z < high + NEAR;
}
