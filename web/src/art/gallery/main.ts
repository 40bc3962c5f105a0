/** All pictures of a game, to be looked at while developing: `/gallery.html?game=dungeon-run`. */
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "dungeon-attack";
if (target) mount(Gallery, { target, props: { game, kind: asked.get("kind") } });
