/** Icons that were drawn here, where the set has none: 512 wide and high, as theirs. */

const BRAID = [0, 1, 2, 3].map((n) => {
  const [x, y, half] = [-n * 5, 300 + n * 46, 34 - n * 4];
  return (side: 1 | -1) => {
    const at = 256 - side * (150 - x);
    return `M${at} ${y}C${at + half} ${y + 4} ${at + half} ${y + 34} ${at} ${y + 40}C${at - half} ${y + 34} ${at - half} ${y + 4} ${at} ${y}Z`;
  };
});

/** Hair that is parted in the middle, and falls in two braids with a ribbon each. */
const braids = [
  "M250 88C160 84 98 140 92 236C91 256 96 276 106 288C116 290 126 286 130 276C122 216 150 168 204 150C226 142 244 128 250 110Z",
  "M262 88C352 84 414 140 420 236C421 256 416 276 406 288C396 290 386 286 382 276C390 216 362 168 308 150C286 142 268 128 262 110Z",
  ...([1, -1] as const).flatMap((side) => BRAID.map((link) => link(side))),
  "M74 486H112L118 506H68Z",
  "M400 486H438L444 506H394Z",
].join("");

export const OWN: Readonly<Record<string, string>> = { "own-braids": braids };
