/** The two candles: wax and dishes in one body, flames and their glow as pictures. */
import {
  AdditiveBlending,
  BufferGeometry,
  CylinderGeometry,
  Group,
  Sprite,
  SpriteMaterial,
  type Texture,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { colour } from "../../kit/colour";
import { CANDLES } from "./light";
import { faded, glow, painted } from "./paint";

const WAX = 15;

export function candleShape(): BufferGeometry {
  const made = CANDLES.flatMap(({ x, y, high }) => [
    upright(WAX * 0.92, WAX, high).translate(x, y, high / 2),
    upright(34, 27, 7).translate(x, y, 3.5),
  ]);
  return mergeGeometries(made);
}

function upright(top: number, bottom: number, high: number): BufferGeometry {
  return new CylinderGeometry(top, bottom, high, 18).rotateX(Math.PI / 2);
}

/** Flames and glow; the glow shines through what is before it, as light in the eye does. */
export function flames(): Group {
  const group = new Group();
  const [fire, shine] = [flamePrint(), glowPrint()];
  for (const { x, y, high } of CANDLES) {
    const flame = light(fire, true);
    flame.scale.set(24, 52, 1);
    flame.position.set(x, y, high + 24);
    const around = light(shine, false);
    around.scale.set(520, 520, 1);
    around.position.set(x, y, high + 20);
    group.add(flame, around);
  }
  return group;
}

function light(map: Texture, depthTest: boolean): Sprite {
  const material = new SpriteMaterial({
    map,
    blending: AdditiveBlending,
    depthWrite: false,
    depthTest,
    fog: false,
  });
  return new Sprite(material);
}

function flamePrint(): Texture {
  return painted(64, 32, (brush) => {
    brush.beginPath();
    brush.moveTo(0, -0.95);
    brush.bezierCurveTo(0.75, 0, 0.55, 0.95, 0, 0.95);
    brush.bezierCurveTo(-0.55, 0.95, -0.75, 0, 0, -0.95);
    brush.clip();
    glow(brush, { x: 0, y: 0.35, reach: 0.95 }, [
      [0, colour("candle-heart")],
      [0.45, colour("candle-hot")],
      [1, faded("candle-glow", 0)],
    ]);
  });
}

function glowPrint(): Texture {
  return painted(128, 64, (brush) =>
    glow(brush, { x: 0, y: 0, reach: 1 }, [
      [0, faded("candle-hot", 0.5)],
      [0.3, faded("candle-glow", 0.17)],
      [1, faded("candle-glow", 0)],
    ]),
  );
}
