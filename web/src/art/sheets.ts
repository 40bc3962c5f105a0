/** What pictures are painted on, where their icon usually lies, and how wide its dark edge is. */
export const WIDTH = 240;

export const SHEETS = {
  portrait: { height: 300, at: [120, 150], size: 206, edge: 22, rim: 4 },
  card: { height: 160, at: [120, 80], size: 130, edge: 15, rim: 3 },
} as const;
