/** Players by seat: a colour and a crest each, so that colour never stands alone. */
export interface Player {
  /** The token of the colour. */
  colour: string;
  /** The shape of the crest, around 0, 0 within a circle of 12. */
  crest: string;
}

export const PLAYERS: readonly [Player, ...Player[]] = [
  { colour: "azure", crest: "M0-9 8-5V3C8 7 4 10 0 12-4 10-8 7-8 3V-5Z" },
  { colour: "jade", crest: "M0-11C9-6 10 4 0 12-10 4-9-6 0-11Z" },
  { colour: "violet", crest: "M0-11 3-3 11-3 5 2 7 10 0 5-7 10-5 2-11-3-3-3Z" },
  { colour: "rose", crest: "M0-11 10 0 0 11-10 0Z" },
  { colour: "sun", crest: "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10Z" },
  { colour: "bone", crest: "M5-10A10.500 10.500 0 1 0 9 6 8.500 8.500 0 0 1 5-10Z" },
  { colour: "tide", crest: "M0-11 9.500-5.500V5.500L0 11-9.500 5.500V-5.500Z" },
  { colour: "clay", crest: "M-8 10V-9H-4V-5H-2V-9H2V-5H4V-9H8V10Z" },
];

export function playerOf(seat: number): Player {
  return PLAYERS[seat % PLAYERS.length] ?? PLAYERS[0];
}

/** The colour of a seat as CSS; brass for nobody's. */
export function colourOf(seat: number | null): string {
  return seat === null ? "var(--brass)" : `var(--${playerOf(seat).colour})`;
}
