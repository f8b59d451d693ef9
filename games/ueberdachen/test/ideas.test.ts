import { expect, test } from 'vitest';
import { ueberdachen as game } from '../src/index.ts';
import { notation } from '../src/notation/index.ts';
import { MAX_OFFERS } from '../src/words.ts';
import { stateOf } from './support.ts';

const chamber = ['chamber A: A1 A2 A3'];
const corridor = { rooms: ['corridor A: A2 A3 A4'], storage: 'door door' };
const players = [{ rooms: chamber, storage: 'socket socket' }, {}, corridor];

test('UD-10: a bot that has made all its offers thinks of no other', () => {
  const verbs = (offersMade: number) => {
    const state = stateOf({ phase: 'act', players, offersMade }, { players: 4 });
    return game.ideas!(state, 0).map(({ verb }) => verb);
  };
  expect(verbs(MAX_OFFERS - 1)).toContain('offer');
  expect(verbs(MAX_OFFERS)).not.toContain('offer');
  expect(verbs(MAX_OFFERS)).toContain('end-turn');
});

test('UD-9: in a hurry, only the rooms of the floor in use are built on', () => {
  const rooms = ['chamber A: A1 A2', 'upper chamber C: C1'];
  const builder = { floor: 1, rooms, storage: 'door door door' };
  const state = stateOf({ phase: 'act', players: [builder] }, { players: 4 });
  const move = game.hurried!(state, 0, 1, 0);
  expect(game.refusal(state, 0, move)).toBeUndefined();
  expect(notation.writeMove(move)).toMatch(/^build C/);
});
