/** Small symbols by what they mean in Dungeon Run. */
export const icons = {
  brawn: "biceps",
  magic: "magic-swirl",
  skill: "wingfoot",
} as const;
