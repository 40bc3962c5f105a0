/** How much room there is: a rulebook lies beside the table, or over it. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 60rem");
