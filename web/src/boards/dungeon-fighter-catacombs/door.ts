/** What is carved into the door of the game. */
export default "M140 118v-34a20 20 0 0 1 40 0v34l-8-7-6 7-6-7-6 7-6-7z M152 84a4 5 0 1 0 .1 0z M168 84a4 5 0 1 0 .1 0z";
