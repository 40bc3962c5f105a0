/** The leaves of the drawer. */
export const LEAVES = ["story", "chat", "rules"] as const;
export type Leaf = (typeof LEAVES)[number];
