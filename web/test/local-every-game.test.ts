import { catalog } from '@richtfest/catalog';
import { type Game, type GameMove, randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import type { LocalMatch } from '../src/match/local-match.ts';
import { localTable } from './support/local.ts';

/** Stops after this many moves of people. */
const ENOUGH = 60;

/** Waits until a person must decide; true if the match is over. */
async function untilHands(match: LocalMatch): Promise<boolean> {
  for (let round = 0; round < 20_000; round++) {
    await match.settled();
    const { curtain, legal, result } = match.getSnapshot();
    if (result !== undefined) return true;
    if (curtain !== undefined || legal.length > 0) return false;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`nobody moves: ${JSON.stringify(match.getSnapshot().owing)} owe`);
}

function lookBehind(match: LocalMatch, game: Game): void {
  const { watcher, acting, curtain, legal, optional, undoable } = match.getSnapshot();
  if (curtain !== undefined) {
    expect({ watcher, acting, legal, optional }).toEqual({
      watcher: 'public',
      acting: undefined,
      legal: [],
      optional: [],
    });
  } else if (acting !== undefined) {
    const isOpen = game.isOpenDecision?.(match.getSnapshot().view) === true;
    expect(watcher).toBe(isOpen ? 'public' : acting);
  }
  if (game.hasPrivateViews === true) expect(undoable).toBe(0);
  else expect(curtain).toBeUndefined();
}

describe.each(catalog.map(({ id, players, load }) => ({ id, players, load })))(
  '$id around one device',
  ({ players, load }) => {
    test('two people and bots, with occasional reloads', async () => {
      const game = await load();
      const random = randomFromText(`${game.id} around one device`);
      const others = Array.from({ length: players.min - 1 }, (_, at) => ({
        name: `Bot ${at}`,
        bot: 'greedy',
      }));
      const seats = [{ name: 'Anna' }, ...others, { name: 'Ben' }];
      const table = await localTable({ game, seats, options: {} });
      let match = await table.open();
      match.begin();
      const acted = new Set<number>();
      for (let move = 0; move < ENOUGH && !(await untilHands(match)); move++) {
        lookBehind(match, game);
        match.lift();
        lookBehind(match, game);
        const { acting, legal } = match.getSnapshot();
        acted.add(acting!);
        expect(match.play(legal[random.below(legal.length)] as GameMove)).toBeUndefined();
        await match.settled();
        if (move % 7 === 3) {
          const { owing } = match.getSnapshot();
          match.close();
          match = await table.open();
          expect(match.getSnapshot().owing).toEqual(owing);
          match.begin();
        }
      }
      expect([...acted].sort((a, b) => a - b)).toEqual([0, seats.length - 1]);
      match.close();
    });
  },
);
