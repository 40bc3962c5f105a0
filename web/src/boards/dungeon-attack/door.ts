/** What is carved into the door of the game. */
export default "M132 92h22v22h-22z M166 92h22v22h-22z M149 66h22v22h-22z M138 98h4v4h-4z M144 104h4v4h-4z M172 103h4v4h-4z M155 72h4v4h-4z M161 78h4v4h-4z M155 78h4v4h-4z";
