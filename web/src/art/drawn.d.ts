/** Pictures with the icons they are made of; see `icons/plugin.ts`. */
declare module "*?drawn" {
  export const art: import("./art").Art;
  export const shapes: import("./art").Shapes;
}
