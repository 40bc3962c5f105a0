/** A clock that calls back at the next picture, with its time in ms. */
export interface Clock {
  request: (draw: (now: number) => void) => number;
  cancel: (request: number) => void;
}

export const frames: Clock = {
  request: (draw) => requestAnimationFrame(draw),
  cancel: (request) => cancelAnimationFrame(request),
};
