import { Match, type MatchFile, chanceOf, writeMatchFile } from '@richtfest/engine';
import type { GameFixture } from '../src/index.ts';
import { NOTHING, type PebblesTypes, type State, pebbles } from './pebbles.ts';

function census({ deck, pile, players }: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const held = players.flatMap(({ hand, hidden }) =>
    hidden === NOTHING ? hand : [...hand, hidden],
  );
  for (const pebble of [...deck, ...pile, ...held]) {
    counts[`pebble ${pebble}`] = (counts[`pebble ${pebble}`] ?? 0) + 1;
  }
  return counts;
}

function recordedMatch(): MatchFile {
  const generator = { name: 'fast', seed: 'recorded', game: 1 } as const;
  const seats = [{ name: 'Ada' }, { name: 'Ben' }];
  const header = {
    game: 'pebbles',
    rulesVersion: 1,
    options: { generous: false },
    seats,
    generator,
  };
  const match = new Match(pebbles, header, chanceOf(generator, undefined)!);
  while (pebbles.result(match.state) === undefined) {
    for (const seat of [0, 1]) {
      const move = pebbles.legal(match.state, seat).at(-1);
      if (move !== undefined) match.play(seat, move);
    }
  }
  return writeMatchFile(match, undefined);
}

export const pebblesFixture: GameFixture<PebblesTypes> = {
  game: pebbles,
  tables: [{ players: 2 }, { players: 3 }, { players: 2, options: { generous: true } }],
  census,
  longestGame: 60,
  unreachableReasons: { 'pebble-twice': 'only in set positions' },
  coverageGoals: [
    {
      name: 'a shared place',
      isReached: (state) => new Set(state.players.map(({ score }) => score)).size === 1,
    },
    { name: 'an empty deck', isReached: ({ deck }) => deck.length === 0 },
  ],
  matches: [{ name: 'a short match', file: recordedMatch() }],
};
