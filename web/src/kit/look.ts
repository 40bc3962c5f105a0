/** Where a camera looks: pure numbers. The world is a plane in pixels of its own. */
export interface Point {
  x: number;
  y: number;
}
export interface Area extends Point {
  width: number;
  height: number;
}
/** The window the world is seen through, and how much of its rim is covered by other things. */
export interface Frame {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** The point of the world in the middle of what is free, and how large a pixel of it is drawn. */
export interface Look extends Point {
  zoom: number;
}
export interface Limits {
  least: number;
  most: number;
}

export function free(frame: Frame): Area {
  return {
    x: frame.left,
    y: frame.top,
    width: Math.max(1, frame.width - frame.left - frame.right),
    height: Math.max(1, frame.height - frame.top - frame.bottom),
  };
}

export function middle(area: Area): Point {
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** Sees all of an area, as near as that allows and the limits do. */
export function fitted(area: Area, frame: Frame, { least, most }: Limits): Look {
  const room = free(frame);
  const zoom = Math.min(room.width / area.width, room.height / area.height);
  return { ...middle(area), zoom: within(zoom, least, most) };
}

/** Looks at a part of the world; what lies beyond the world is not shown for nothing. */
export function held(look: Look, world: Area, frame: Frame): Look {
  const room = free(frame);
  const [wide, high] = [room.width / look.zoom / 2, room.height / look.zoom / 2];
  return {
    x: between(look.x, world.x + wide, world.x + world.width - wide),
    y: between(look.y, world.y + high, world.y + world.height - high),
    zoom: look.zoom,
  };
}

/** All of two areas. */
export function both(one: Area, other: Area): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Comes nearer, or goes back, around a point of the screen that stays where it is. */
export function zoomed(
  look: Look,
  factor: number,
  at: Point,
  frame: Frame,
  { least, most }: Limits,
): Look {
  const centre = middle(free(frame));
  const zoom = within(look.zoom * factor, least, most);
  const kept = 1 / look.zoom - 1 / zoom;
  return { x: look.x + (at.x - centre.x) * kept, y: look.y + (at.y - centre.y) * kept, zoom };
}

export function moved(look: Look, x: number, y: number): Look {
  return { x: look.x + x / look.zoom, y: look.y + y / look.zoom, zoom: look.zoom };
}

/** How the world is laid under the window, for CSS. */
export function transformOf(look: Look, frame: Frame): string {
  const centre = middle(free(frame));
  const [x, y] = [centre.x - look.x * look.zoom, centre.y - look.y * look.zoom];
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${look.zoom.toFixed(4)})`;
}

/** Where a point of the world is on the screen. */
export function onScreen(point: Point, look: Look, frame: Frame): Point {
  const centre = middle(free(frame));
  return {
    x: centre.x + (point.x - look.x) * look.zoom,
    y: centre.y + (point.y - look.y) * look.zoom,
  };
}

export function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}

/** Between two bounds; in the middle of them where there is no room between. */
function between(wanted: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : within(wanted, low, high);
}
