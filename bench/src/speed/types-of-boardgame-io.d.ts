// boardgame.io has no types for these files, and type checks must not depend on its installation.
declare module 'boardgame.io/dist/cjs/core.js' {
  export const ActivePlayers: { readonly ALL: object };
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  type Reducer = (state: object, action: object) => object;
  export function CreateGameReducer(settings: { readonly game: object }): Reducer;
  export function InitializeGame(settings: {
    readonly game: object;
    readonly numPlayers: number;
  }): object;
}
