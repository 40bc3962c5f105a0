/** Points and turns in space, as the server tells them: metres, z up, quaternions w first. */

export type Vector = readonly [number, number, number];
export type Turn = readonly [number, number, number, number];

export function rotated([w, x, y, z]: Turn, [a, b, c]: Vector): [number, number, number] {
  const s = 2 * (y * c - z * b);
  const t = 2 * (z * a - x * c);
  const u = 2 * (x * b - y * a);
  return [a + w * s + y * u - z * t, b + w * t + z * s - x * u, c + w * u + x * t - y * s];
}

/** On the way from one turn to another, the shorter way around. */
export function slerp(start: Turn, end: Turn, share: number): Turn {
  let dot = start[0] * end[0] + start[1] * end[1] + start[2] * end[2] + start[3] * end[3];
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, dot * sign);
  const angle = Math.acos(dot);
  const whole = Math.sin(angle);
  const a = whole < 1e-6 ? 1 - share : Math.sin((1 - share) * angle) / whole;
  const b = sign * (whole < 1e-6 ? share : Math.sin(share * angle) / whole);
  return unit([
    a * start[0] + b * end[0],
    a * start[1] + b * end[1],
    a * start[2] + b * end[2],
    a * start[3] + b * end[3],
  ]);
}

export function unit([w, x, y, z]: Turn): Turn {
  const length = Math.hypot(w, x, y, z) || 1;
  return [w / length, x / length, y / length, z / length];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** One turn after another: the second argument is done first. */
export function times([a, b, c, d]: Turn, [w, x, y, z]: Turn): Turn {
  return [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}
