/** What holds and launches a die: hands, noses, sticks, cards. Millimetres; forward is +y, up is +z.

Each is one body in its colours, so that it costs one call. */
import {
  BoxGeometry,
  BufferGeometry,
  CapsuleGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  SphereGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { MM } from "../regions";

/** Colours of skin, cuff and things, as the page has them. */
export interface Palette {
  skin: string;
  cuff: string;
  wood: string;
  card: string;
  thread: string;
}

type Triple = readonly [number, number, number];
const FLAT: Triple = [0, 0, 0];
/** Where each finger begins, how long it is, how far it leans aside. */
const FINGERS: readonly Triple[] = [
  [-20, 15, -0.16],
  [-7, 19, -0.04],
  [7, 18, 0.06],
  [19.5, 13, 0.2],
];
const HALF_TURN = Math.PI / 2;

/** A body by the name that films and conditions have for it; `size` in metres. */
export function bodyShape(
  name: string,
  shape: string,
  size: readonly number[],
  colours: Palette,
): BufferGeometry {
  const [a = 0.02, b = a, c = 0.004] = size.map((one) => one);
  const side = name.replace(/^(left|right)-/, "");
  if (side === "palm" || side === "hand") return openHand(colours);
  if (side === "stick") return tinted(rod(a * MM, 190, 60), colours.wood);
  if (side === "finger") return finger(a * MM, colours);
  if (side === "string") return tinted(rod(0.7, 240, 0, true), colours.thread);
  if (shape === "dome" || shape === "sphere") return head(name, a * MM, colours);
  const colour = side === "ear" ? colours.skin : colours.card;
  return tinted(new BoxGeometry(a * MM, b * MM, Math.max(0.8, c * MM)), colour);
}

/** A palm with a little hollow for the die, fingers that curl up, a thumb, a cuff behind. */
export function openHand({ skin, cuff }: Palette): BufferGeometry {
  const limb = (reach: number, long: number, at: Triple, turn: Triple = FLAT, colour = skin) =>
    tinted(placed(new CapsuleGeometry(reach, long, 5, 12), at, turn), colour);
  const pad = (at: Triple, size: Triple) =>
    tinted(new SphereGeometry(1, 18, 12).scale(...size).translate(...at), skin);
  return mergeGeometries([
    pad([0, -2, -13], [29, 29, 10]),
    pad([-19, -9, -8], [12, 20, 9]),
    pad([19, -8, -9], [11, 22, 8]),
    pad([0, 19, -9], [27, 9, 8]),
    ...FINGERS.flatMap(([x, long, aside]) => [
      limb(6.4, long, [x, 28 + long / 2, -8], [0.3, 0, -aside]),
      limb(5.8, long * 0.7, [x + 26 * aside, 30 + 1.5 * long, 2], [0.95, 0, -aside]),
    ]),
    limb(7.2, 17, [-34, 5, -3], [0.35, 0, 0.8]),
    limb(6.4, 10, [-44, 19, 3], [0.5, 0, 0.35]),
    limb(15.5, 34, [0, -44, -15], [0.14, 0, 0]),
    limb(21, 22, [0, -78, -20], [0.14, 0, 0], cuff),
    limb(19, 90, [0, -126, -28], [0.14, 0, 0], cuff),
  ]);
}

/** A pole with a cloth to the right, as high as it has to be to be seen from the floor. */
export function flagShape({ wood, cuff }: Palette): BufferGeometry {
  const pole = new CylinderGeometry(1.6, 1.6, 120, 8).rotateX(HALF_TURN).translate(0, 0, 60);
  const cloth = new BoxGeometry(44, 1, 26).translate(22, 0, 104);
  return mergeGeometries([tinted(pole, wood), tinted(cloth, cuff)]);
}

function finger(reach: number, { skin, cuff }: Palette): BufferGeometry {
  const wide = Math.max(6.5, reach);
  return mergeGeometries([
    tinted(placed(new CapsuleGeometry(wide, 46, 5, 12), [0, -26, 0], FLAT), skin),
    tinted(placed(new CapsuleGeometry(wide * 1.9, 16, 5, 12), [0, -62, -9], FLAT), skin),
    tinted(placed(new CapsuleGeometry(wide * 2.2, 50, 5, 12), [0, -104, -20], [0.2, 0, 0]), cuff),
  ]);
}

/** A nose, an elbow, the top of a head: what is round and carries. */
function head(name: string, reach: number, { skin, cuff }: Palette): BufferGeometry {
  const ball = tinted(new SphereGeometry(reach, 24, 16), skin);
  if (name === "elbow") {
    const arm = placed(new CapsuleGeometry(reach * 0.86, 150, 5, 14), [0, -105, -16], [0.1, 0, 0]);
    return mergeGeometries([ball, tinted(arm, cuff)]);
  }
  if (name !== "nose") return ball;
  const bridge = placed(new CapsuleGeometry(reach * 0.8, 34, 5, 14), [0, -26, -10], [0.3, 0, 0]);
  const face = new SphereGeometry(1, 22, 16).scale(62, 44, 70).translate(0, -86, -52);
  return mergeGeometries([ball, tinted(bridge, skin), tinted(face, skin)]);
}

/** A rod that ends at the origin and leans back; hanging ones go straight up. */
function rod(reach: number, long: number, lift: number, hangs = false): BufferGeometry {
  const made = new CylinderGeometry(reach, reach, long, 8);
  if (hangs) return made.rotateX(HALF_TURN).translate(0, 0, long / 2);
  return made.rotateX(Math.atan2(lift, long)).translate(0, -long / 2, lift / 4);
}

function placed(geometry: BufferGeometry, [x, y, z]: Triple, [rx, ry, rz]: Triple) {
  return geometry.rotateX(rx).rotateY(ry).rotateZ(rz).translate(x, y, z);
}

function tinted(geometry: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = geometry.attributes["position"]?.count ?? 0;
  const colours = Float32Array.from({ length: 3 * count }, (_, at) => [r, g, b][at % 3] ?? 0);
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.deleteAttribute("uv");
  return geometry;
}
