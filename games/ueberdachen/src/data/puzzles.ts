/** Puzzles, one line of JSON each, written by `npm run puzzles -- --write`. */
export const puzzles = `
`;
