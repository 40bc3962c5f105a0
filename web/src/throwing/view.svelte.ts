/** Whether throws are shown in space or flat from above, and how fine: as somebody likes it, and as
 * the machine can. The parts for space are fetched when something is first shown there. */
import { settings } from "../lib/settings.svelte";

type Parts = typeof import("./space/space");

/** Pixels of the scene to one of the page. */
const FINEST = 2;

class View {
  parts = $state.raw<Parts | null>(null);
  /** Even the coarsest picture comes too slowly here. */
  isSlow = $state(false);
  /** Nobody wants to be asked about that again. */
  isAccepted = $state(false);
  #coming: Promise<void> | null = null;
  #failed = $state(false);

  /** Shown in space, once its parts are there. */
  get isSpace(): boolean {
    if (this.#failed || !hasWebGL()) return false;
    const { target, speed, plain } = settings;
    return target === "auto" ? speed !== "off" && !plain : target !== "flat";
  }

  get isFine(): boolean {
    return settings.target !== "quick";
  }

  get finest(): number {
    return this.isFine ? FINEST : 1;
  }

  /** It would be better seen flat. */
  get isOffered(): boolean {
    return this.isSlow && !this.isAccepted && this.isSpace;
  }

  fetch(): void {
    this.#coming ??= import("./space/space").then(
      (found) => void (this.parts = found),
      () => void (this.#failed = true),
    );
  }
}

let webgl: boolean | null = null;

function hasWebGL(): boolean {
  if (webgl !== null) return webgl;
  const found = document.createElement("canvas").getContext("webgl2");
  found?.getExtension("WEBGL_lose_context")?.loseContext();
  return (webgl = found !== null);
}

export const view = new View();
