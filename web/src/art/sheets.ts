/** What pictures are painted on, and where their icon usually lies. */
export const WIDTH = 240;

export const SHEETS = {
  portrait: { height: 300, at: [120, 150], size: 206 },
  card: { height: 160, at: [120, 80], size: 128 },
} as const;
