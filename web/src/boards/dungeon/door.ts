/** What stands in the door of the game, and the light it stands in. */
import { door } from "../../art/door";

export default door({ icon: "castle", ground: "magic" });
