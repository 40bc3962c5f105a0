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

/** A palm with a little hollow for the die, fingers forward, thumb aside, a cuff behind. */
export function openHand({ skin, cuff }: Palette): BufferGeometry {
  const limb = (reach: number, long: number, at: Triple, turn: Triple = FLAT, colour = skin) =>
    tinted(placed(new CapsuleGeometry(reach, long, 5, 12), at, turn), colour);
  const palm = new SphereGeometry(1, 20, 14).scale(43, 39, 15);
  const fingers: readonly (readonly [number, number, number])[] = [
    [-30, 24, 0.2],
    [-10.5, 29, 0.05],
    [9.5, 28, -0.05],
    [28, 21, -0.2],
  ];
  const made = fingers.flatMap(([x, long, aside]) => [
    limb(8.9, long, [x, 38, -14], [0.08, 0, aside / 2]),
    limb(8.2, long * 0.8, [x - 30 * aside, 38 + long * 1.15, -7], [0.48, 0, aside]),
  ]);
  return mergeGeometries([
    tinted(palm.translate(0, 0, -15), skin),
    tinted(new SphereGeometry(1, 14, 10).scale(17, 26, 12).translate(-31, -9, -8), skin),
    ...made,
    limb(10.5, 32, [-52, 16, -9], [0.2, 0, 0.72]),
    limb(22, 60, [0, -70, -22], [0.12, 0, 0]),
    limb(33, 70, [0, -150, -32], [0.12, 0, 0], cuff),
  ]);
}

function finger(reach: number, { skin, cuff }: Palette): BufferGeometry {
  const wide = Math.max(6.5, reach);
  return mergeGeometries([
    tinted(placed(new CapsuleGeometry(wide, 46, 5, 12), [0, -26, 0], FLAT), skin),
    tinted(placed(new CapsuleGeometry(wide * 3.2, 30, 5, 12), [0, -78, -10], FLAT), skin),
    tinted(placed(new CapsuleGeometry(wide * 3.6, 60, 5, 12), [0, -140, -16], FLAT), cuff),
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
