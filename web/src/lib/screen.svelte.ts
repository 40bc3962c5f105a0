/** How much room there is, by the forms that the table has: see shell/Shell.svelte. */
import { MediaQuery } from "svelte/reactivity";

/** Held upright in the hand. */
export const phone = new MediaQuery("max-width: 47.99rem");
/** A phone on its side. */
export const sideways = new MediaQuery("(max-height: 32rem) and (min-width: 36rem)");
/** A phone, whichever way it is held. */
export const small = new MediaQuery("(max-width: 47.99rem) or (max-height: 32rem)");
/** Room for large plates at the left and a rail at the right. */
export const wide = new MediaQuery("(min-width: 75rem) and (min-height: 32.01rem)");
/** Room for pictures on the cards in the dock, but not for their lines. */
export const low = new MediaQuery("max-height: 40rem");
