/** What is carved into the door of the game. */
export default "M160 60a28 28 0 1 0 .1 0z M160 72a16 16 0 1 0 .1 0z M160 84a4 4 0 1 0 .1 0z";
