import { type Player, NONE } from './state.ts';

/** A player with an empty house and no cards. */
export function newPlayer(): Player {
  return {
    house: [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    tiles: [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    outdoors: 0,
    roofs: [],
    helpers: [0, 0, 0, 0, 0],
    tools: [0, 0, 0, 0],
    newTool: NONE,
  };
}
