/** What draws throws in space, in one piece that is fetched where a throw is seen. */
export { default as Space } from "./Space.svelte";
