/** How much room there is: for a rulebook beside the table, and for the question above the board. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 60rem");
/** A screen to hold in the hand: the question stays at hand while the board is looked at. */
export const small = new MediaQuery("(max-width: 60rem) or (max-height: 32rem)");
