import { type GameModule, loadTable, siteGame } from '../games/index.ts';
import type { PadGame } from './pad-game.ts';

/** What a game contributes to its score pad. */
export interface PadParts {
  readonly padGame: PadGame;
  readonly module: GameModule;
}

/** Undefined if the game has no score pad. */
export async function loadPadParts(id: string): Promise<PadParts | undefined> {
  const [padGame, module] = await Promise.all([siteGame(id).loadPad?.(), loadTable(id)]);
  return padGame === undefined ? undefined : { padGame, module };
}
