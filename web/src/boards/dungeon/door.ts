/** What is carved into the door of the game. */
export default "M160 60v58 M148 72h24 M154 118h12l-6 8z M138 96q22-14 44 0";
