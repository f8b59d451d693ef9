import assert from 'node:assert/strict';
import { type Chance, FastChance, randomFromText, simulationKey } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { ROOMS, bestTreehouse as game } from '../../src/index.ts';
import type { Move } from '../../src/moves/index.ts';
import type { State } from '../../src/state.ts';

const { hiddenDraws } = game;
const DEAL = game.streams.findIndex(({ name }) => name === 'deal');

const ascending = (cards: Iterable<number>) => [...cards].toSorted((a, b) => a - b);

/** A game whose deals are written down; `look` is called before every move. */
function watchedGame(
  players: number,
  look: (moment: { state: State; dealt: Map<number, number>; seat: number; move: Move }) => void,
): void {
  const fast = new FastChance(simulationKey('hidden draws', players));
  const dealt = new Map<number, number>();
  const chance: Chance = {
    pick(outcomes, stream, index) {
      const outcome = fast.pick(outcomes, stream, index);
      if (stream === DEAL) dealt.set(index, Number(outcome));
      return outcome;
    },
  };
  const random = randomFromText(`hidden draws/${players}`);
  const options = { firstSeat: 'lot', young: false } as const;
  const state = game.setup({ players, options }, { chance, report: undefined });
  for (;;) {
    const seat = state.players.findIndex((_, each) => game.legal(state, each).length > 0);
    if (seat < 0) return;
    const moves = game.legal(state, seat);
    const move = moves[random.below(moves.length)]!;
    look({ state, dealt, seat, move });
    game.play(state, seat, move, { chance, report: undefined });
  }
}

/** Tables of two to four. */
const TABLES = [2, 3, 4];

export const hiddenDrawChecks: readonly Check[] = [
  {
    name: 'hidden draws: a seat has seen all deals of the hands it has held this round, and no other',
    check() {
      for (const players of TABLES) {
        let [round, shown] = [0, new Set<number>()];
        let held: Set<number>[] = [];
        watchedGame(players, ({ state, dealt, move }) => {
          if (state.round !== round) {
            [round, shown] = [state.round, new Set()];
            held = state.players.map(() => new Set());
          }
          if (state.phase !== 'choose') return;
          state.players.forEach(({ hand }, seat) => {
            for (const card of hand) held[seat]!.add(card);
            const seen = hiddenDraws!.seenBy(state, seat).map((index) => dealt.get(index)!);
            assert.equal(new Set(seen).size, 6 * Math.min(state.pick, players));
            // What earlier holders took out of these hands has been turned up since.
            const unheld = seen.filter((card) => !held[seat]!.has(card));
            assert.equal(seen.length - unheld.length, held[seat]!.size);
            assert.ok(unheld.every((card) => shown.has(card)));
          });
          if (move.verb === 'choose') shown.add(move.card);
        });
      }
    },
  },
  {
    name: 'hidden draws: a chosen card comes from the hand it was dealt to; other moves show none',
    check() {
      for (const players of TABLES) {
        let choices = 0;
        watchedGame(players, ({ state, dealt, seat, move }) => {
          const shown = hiddenDraws!.shownBy(state, seat, move);
          if (move.verb !== 'choose') return assert.equal(shown, undefined);
          choices++;
          assert.equal(shown?.outcome, move.card);
          assert.equal(shown.indexes.length, 6);
          const hand = shown.indexes.map((index) => dealt.get(index));
          assert.ok(hand.includes(move.card));
          assert.deepEqual(hiddenDraws!.moveShowing(shown.outcome), move);
        });
        assert.equal(choices, 3 * 5 * players);
      }
    },
  },
  {
    name: 'hidden draws: every room can be dealt, each once',
    check() {
      assert.equal(hiddenDraws!.stream, DEAL);
      assert.deepEqual(ascending(hiddenDraws!.outcomes as number[]), [...ROOMS.keys()]);
    },
  },
];
