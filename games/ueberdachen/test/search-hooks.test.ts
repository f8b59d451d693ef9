import { describe, expect, test } from 'vitest';
import { type Move, ueberdachen as game, ueberdachenBots } from '../src/index.ts';
import { notation } from '../src/notation/index.ts';
import { MAX_OFFERS } from '../src/words.ts';
import { stateOf } from './support.ts';

const { search } = ueberdachenBots;

const chamber = ['chamber A: A1 A2 A3'];
const corridor = { rooms: ['corridor A: A2 A3 A4'], storage: 'door door' };
const players = [{ rooms: chamber, storage: 'socket socket' }, {}, corridor];

test('UD-10: a bot that has made all its offers considers no more', () => {
  const verbs = (offersMade: number) => {
    const state = stateOf({ phase: 'act', players, offersMade }, { players: 4 });
    return search.candidateMoves!(state, 0).map(({ verb }) => verb);
  };
  expect(verbs(MAX_OFFERS - 1)).toContain('offer');
  expect(verbs(MAX_OFFERS)).not.toContain('offer');
  expect(verbs(MAX_OFFERS)).toContain('end-turn');
});

describe('a turn ends early', () => {
  const early = (player: object, verb: Move['verb'] = 'end-turn') => {
    const state = stateOf({ phase: 'act', players: [player] }, { players: 4 });
    const move = game.legal(state, 0).find((each) => each.verb === verb)!;
    return search.endsEarly!(state, 0, move);
  };

  test('while a material can be built', () => {
    expect(early({ rooms: chamber, storage: 'door' })).toBe(true);
    expect(early({ rooms: chamber, storage: 'door' }, 'build')).toBe(false);
    expect(early({ rooms: chamber, storage: 'lamp' })).toBe(false);
  });

  test('while a room can be opened and none is unfinished on the floor in use', () => {
    expect(early({ storage: 'door' })).toBe(true);
    expect(early({})).toBe(false);
    expect(early({ rooms: ['chamber A: full'], storage: 'door' })).toBe(true);
    expect(early({ floor: 1, rooms: chamber, storage: 'door' })).toBe(true);
  });
});

test('UD-9: in rollouts, only the rooms of the floor in use are built on', () => {
  const rooms = ['chamber A: A1 A2', 'upper chamber C: C1'];
  const builder = { floor: 1, rooms, storage: 'door door door' };
  const state = stateOf({ phase: 'act', players: [builder] }, { players: 4 });
  const move = search.rolloutMove!(state, 0, 1, 0);
  expect(game.refusal(state, 0, move)).toBeUndefined();
  expect(notation.writeMove(move)).toMatch(/^build C/);
});

test('own worth is the score at the end', () => {
  const built = [{ rooms: ['chamber A: full', 'hall C: full'] }, { rooms: ['hall A: full'] }];
  const state = stateOf({ phase: 'over', players: built }, { players: 4 });
  const scores = game.result(state)!.seats.map(({ score }) => score);
  expect(scores[0]).toBeGreaterThan(scores[1]!);
  expect(scores.map((_, seat) => search.ownWorth!(state, seat))).toEqual(scores);
});
