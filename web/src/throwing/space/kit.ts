/** What a scene is made of, made once and let go with it: a hundred throws need no more than one. */
import {
  BufferGeometry,
  Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Texture,
} from "three";
import { colour } from "../../kit/colour";
import type { TargetDie } from "../../lib/http";
import { bodyShape, flagShape, openHand, type Palette } from "./bodies";
import { webPrint } from "./board";
import { faded, glow, painted } from "./paint";
import { skinOf } from "./skin";
import { solidShape } from "./solid";

interface Disposable {
  dispose: () => void;
}

export class Kit {
  readonly #made = new Map<string, Disposable>();
  readonly palette: Palette = {
    skin: colour("skin"),
    cuff: colour("felt-hi"),
    wood: colour("wood-hi"),
    card: colour("prop-card"),
    thread: colour("target-thread"),
  };

  /** `symbol` is the path of the game's own symbol. */
  constructor(readonly symbol: string | null) {}

  solid(kind: TargetDie): BufferGeometry {
    return this.#once(`solid/${kind.id}`, () => solidShape(kind));
  }

  skin(kind: TargetDie, name: string): Material {
    const worn = kind.template ? "" : name.split("-")[0];
    return this.#once(`skin/${kind.id}/${worn}`, () => {
      const map = this.keep(skinOf(kind, name, this.symbol));
      return new MeshLambertMaterial({ map });
    });
  }

  body(name: string, shape: string, size: readonly number[]): BufferGeometry {
    const key = `body/${name}/${shape}/${size.join("/")}`;
    return this.#once(key, () => bodyShape(name, shape, size, this.palette));
  }

  hand(): BufferGeometry {
    return this.#once("hand", () => openHand(this.palette));
  }

  flag(): BufferGeometry {
    return this.#once("flag", () => flagShape(this.palette));
  }

  /** Bodies in colours of their own. */
  tinted(): Material {
    return this.#once("tinted", () => new MeshLambertMaterial({ vertexColors: true }));
  }

  plain(token: string): Material {
    return this.#once(`plain/${token}`, () => new MeshLambertMaterial({ color: colour(token) }));
  }

  web(): Material {
    return this.#once("web", () => {
      const map = this.keep(webPrint());
      return new MeshBasicMaterial({ map, transparent: true, opacity: 0.9 });
    });
  }

  /** The dark below what lies or flies. */
  blobShape(): BufferGeometry {
    return this.#once("blob", () => new PlaneGeometry(1, 1));
  }

  blobPrint(): Texture {
    return this.#once("blob-print", () =>
      painted(64, 32, (brush) =>
        glow(brush, { x: 0, y: 0, reach: 1 }, [
          [0, faded("cast", 0.88)],
          [0.45, faded("cast", 0.52)],
          [1, faded("cast", 0)],
        ]),
      ),
    );
  }

  /** To be let go with all others. */
  keep<T extends Disposable>(made: T): T {
    this.#made.set(`kept/${this.#made.size}`, made);
    return made;
  }

  dispose(): void {
    for (const made of this.#made.values()) made.dispose();
    this.#made.clear();
  }

  #once<T extends Disposable>(key: string, make: () => T): T {
    const made = (this.#made.get(key) as T | undefined) ?? make();
    this.#made.set(key, made);
    return made;
  }
}
