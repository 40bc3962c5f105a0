/** What a picture of a Target shows, in millimetres: from the setting of a game or from a film. */
import type { Film, Piece, Setting, Stood } from "../lib/messages";
import { isDie, poseAt, type Pose } from "./film";
import { MM } from "./regions";
import { unit } from "./turning";

export interface Thing extends Pose {
  kind: string;
  name: string;
}

export interface Prop {
  kind: string;
  x: number;
  y: number;
  yaw: number;
  width: number;
  depth: number;
  /** How high its lower and its upper side are above the table. */
  low: number;
  high: number;
}

/** What launches a die, such as a finger. */
export interface Limb extends Pose {
  name: string;
  shape: string;
  /** In metres, as its condition has it. */
  size: readonly number[];
  reach: number;
}

export interface Picture {
  board: string;
  dice: Thing[];
  templates: Thing[];
  /** The holes that a web closes. */
  webs: readonly string[];
  /** How high the board stands. */
  lift: number;
  props: Prop[];
  limbs: Limb[];
}

/** Hundredths of a millimetre in one. */
const FINE = 100;
/** The height of the stand, for a setting that only says that there is one. */
const RAISED = 45;
/** The middle of a fingertip, where nobody gave a size. */
const SMALL = 0.01;

/** `stood` is what else stands there. */
export function settingPicture(setting: Setting, stood: readonly Stood[] = []): Picture {
  const lift = setting.raised ? RAISED : 0;
  return {
    board: setting.board,
    dice: setting.dice.map((piece) => pieceThing(piece, lift)),
    templates: setting.templates.map((piece) => pieceThing(piece, lift)),
    webs: setting.webs,
    lift,
    props: [...setting.props, ...stood].map(stoodProp),
    limbs: [],
  };
}

/** A film at a time in ms. Dice that do not move in it lie where they lay. */
export function filmPicture({ scene, bodies }: Film, ms: number): Picture {
  const moving = bodies.filter(isDie).map((body) => ({
    kind: body.shape,
    name: body.name,
    ...poseAt(body.frames, ms),
  }));
  const lying = scene.lying
    .map((die, at) => ({ ...placed(die), name: die.name ?? `die-${at + 1}` }))
    .filter(({ name }) => !moving.some((one) => one.name === name));
  return {
    board: scene.board,
    dice: [...lying, ...moving],
    templates: scene.templates.map((one) => ({ ...placed(one), name: one.kind })),
    webs: scene.webs,
    lift: scene.lift * MM,
    props: scene.props.map(filmProp),
    limbs: bodies
      .filter((body) => !isDie(body))
      .filter((body) => ms <= (body.frames.at(-1)?.[0] ?? 0))
      .map((body) => ({
        name: body.name,
        shape: body.shape,
        size: body.size ?? [],
        reach: Math.max(SMALL, ...(body.size ?? [])) * MM,
        ...poseAt(body.frames, ms),
      })),
  };
}

/** A setting tells heights as if its board lay on the table. */
function pieceThing({ kind, name, at: [x, y, z], turn }: Piece, lift: number): Thing {
  return { kind, name, x: x / FINE, y: y / FINE, z: z / FINE + lift, turn: unit(turn) };
}

/** The height of a leg is that of its upper side. */
function stoodProp({ kind, at: [x, y], yaw, size: [width, height, depth], lowest }: Stood): Prop {
  return {
    kind,
    x: x / FINE,
    y: y / FINE,
    yaw,
    width: width / FINE,
    depth: depth / FINE,
    low: (lowest ?? 0) / FINE,
    high: height / FINE,
  };
}

function filmProp(prop: Film["scene"]["props"][number]): Prop {
  const isLeg = prop.type === "leg";
  return {
    kind: prop.type,
    x: prop.x * MM,
    y: prop.y * MM,
    yaw: prop.yaw,
    width: prop.width * MM,
    depth: prop.depth * MM,
    low: isLeg ? prop.lowest * MM : 0,
    high: (isLeg ? prop.lowest + prop.depth : prop.height) * MM,
  };
}

function placed(thing: Film["scene"]["lying"][number] | Film["scene"]["templates"][number]) {
  const [x, y, z] = thing.position;
  return { kind: thing.kind, x: x * MM, y: y * MM, z: z * MM, turn: unit(thing.turn) };
}
