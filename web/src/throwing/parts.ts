/** What draws and asks for throws, in one piece that is fetched when a game has them. */
export { default as Asking } from "./Asking.svelte";
export { default as Stage } from "./Stage.svelte";
