/** What is carved into the door of the game. */
export default "M160 58l20 22-20 38-20-38z M140 80h40 M160 58l-8 22 8 38 8-38z M132 122q28 10 56 0";
