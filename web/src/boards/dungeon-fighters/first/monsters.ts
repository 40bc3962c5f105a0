import type { Entries } from "../../../art/art";
import { beasts } from "./monsters/beasts";
import { fiends } from "./monsters/fiends";
import { greenskins } from "./monsters/greenskins";
import { household } from "./monsters/household";
import { officials } from "./monsters/officials";
import { undead } from "./monsters/undead";

export const monsters: Entries = {
  ...greenskins,
  ...undead,
  ...beasts,
  ...fiends,
  ...household,
  ...officials,
};
