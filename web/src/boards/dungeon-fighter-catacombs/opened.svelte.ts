import { shelfOf } from "../shelf.svelte";
import { Box } from "./box";
import type { Printed } from "./cards.gen";

/** The box with this hash; null while it is fetched. */
export const boxOf = shelfOf("dungeon-fighter-catacombs", (printed: Printed) => new Box(printed));
