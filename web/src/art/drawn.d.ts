/** Pictures with the icons they are made of; see `icon-plugin.ts`. */
declare module "*?drawn" {
  export const art: import("./art").Art;
  export const paths: import("./art").Paths;
}
