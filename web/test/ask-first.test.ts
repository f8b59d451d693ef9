import { catalog } from '@richtfest/catalog';
import {
  type GameMove,
  type Json,
  FastChance,
  Match,
  checkedOptions,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { expect, test } from 'vitest';
import { loadTable, siteGames } from '../src/games/index.ts';
import { endsGame, endsGameByChoice, previewOf } from '../src/match/preview.ts';
import { examplesOf, givenUp } from '../src/table/ask-first/use-play-move.ts';

const givesUp = { done: ['build'] };

test('ending a turn while something can be built names what is lost', () => {
  const legal = [{ verb: 'build' }, { verb: 'blow' }, { verb: 'done' }];
  expect(givenUp({ verb: 'done' }, legal, givesUp)).toEqual([{ verb: 'build' }]);
  expect(givenUp({ verb: 'done' }, [{ verb: 'done' }], givesUp)).toEqual([]);
  expect(givenUp({ verb: 'build' }, legal, givesUp)).toEqual([]);
});

test('one move of each verb comes first', () => {
  const moves = [{ verb: 'build', cell: 1 }, { verb: 'build', cell: 2 }, { verb: 'trade' }];
  expect(examplesOf(moves)).toEqual([moves[0], moves[2], moves[1]]);
});

test.each(siteGames)('$id names verbs it has', async ({ id }) => {
  const game = await catalog.find((entry) => entry.id === id)!.load();
  const { givesUp: own = {} } = await loadTable(id);
  const verbs = Object.entries(own).flatMap(([verb, lost]) => [verb, ...lost]);
  expect(verbs.length).toBeGreaterThan(0);
  expect(verbs.filter((verb) => !game.verbs.includes(verb))).toEqual([]);
});

test.each([
  { dice: ['roof', 'roof', 'roof', 'roof', 'door'], houses: [], lost: ['Keep rolling'] },
  { dice: ['roof', 'roof', 'roof', 'roof', 'door'], houses: ['straw door'], lost: [] },
  { dice: ['door', 'door', 'window', 'roof', 'wolf'], houses: [], lost: [] },
])('LP-6: stopping with $dice and $houses gives up $lost', async ({ dice, houses, lost }) => {
  const start = { phase: 'roll', rolls: 1, dice, houses: [houses] };
  expect(await lostBy('three-little-pigs', start, 'stop')).toEqual(lost);
});

const HOUSE = { G1: 'kitchen', G2: 'bathroom', G3: 'bedroom', U1: 'study', U2: 'living-room' };
const SHUT = { phase: 'helpers', round: 12, market: ['', '', '', '', ''] };
const handyman = { ...SHUT, helpers: [['handyman']] };

test.each([
  { says: 'a swap that gains nothing', start: { ...handyman, houses: [HOUSE] }, lost: [] },
  {
    says: 'a swap that makes a room larger',
    start: {
      ...handyman,
      houses: [{ ...HOUSE, U1: 'living-room', U2: 'study', U3: 'living-room' }],
    },
    lost: ['handyman'],
  },
  {
    says: 'a roof that stays too small',
    start: {
      ...SHUT,
      helpers: [['roofer']],
      roofs: [['red roof']],
      discards: { specials: ['red roof'] },
    },
    lost: [],
  },
  {
    says: 'a fourth roof card',
    start: {
      ...SHUT,
      helpers: [['roofer']],
      roofs: [['red roof', 'red roof', 'red roof']],
      discards: { specials: ['red roof'] },
    },
    lost: ['roofer'],
  },
])('DH-25: being done with helpers gives up $says: $lost', async ({ start, lost }) => {
  expect(await lostBy('dream-home', start, 'done')).toEqual(lost);
});

/** What a move gives up, by verb or in the words of the game. */
async function lostBy(id: string, start: Json, verb: string): Promise<readonly string[]> {
  const { match, seat } = await matchFrom(id, start);
  const { game, state } = match;
  const { givesUp: own = {}, nameLost } = await loadTable(id);
  const view = game.view(state, seat);
  const names = givenUp({ verb }, game.legal(state, seat), own).map((move) => {
    const preview = () => previewOf(game, state, { seat, move, watcher: seat });
    if (nameLost === undefined) return move.verb;
    return nameLost({ move, name: move.verb, view, seat, language: 'en', preview });
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** A match from a position, and the seat that decides first. */
async function matchFrom(id: string, start: Json) {
  const game = await catalog.find((entry) => entry.id === id)!.load();
  const players = game.players.min;
  const options = checkedOptions(game, { players, options: { firstSeat: 0 } });
  const seats = Array.from({ length: players }, (_, at) => ({ name: `P${at}` }));
  const generator = { name: 'fast', seed: 'ending', game: 0 } as const;
  const header = { game: id, rulesVersion: game.rulesVersion, options, seats, generator, start };
  const match = new Match(game, header, new FastChance(simulationKey('ending', 0)));
  const [seat = 0] = seatsIn(game.owing(match.state));
  return { match, seat };
}

interface Ending {
  readonly id: string;
  readonly start: Json;
  readonly ends: readonly string[];
  readonly goesOn: readonly string[];
  /** Those of `ends` that are asked about; the others are all the player can do. */
  readonly asksAbout?: readonly string[];
}

const ENDINGS: readonly Ending[] = [
  {
    // LP-15: the third empty stack ends the game, with or without a second tile.
    id: 'three-little-pigs',
    start: {
      phase: 'build',
      dice: ['door', 'door', 'window', 'window', 'roof'],
      houses: [['straw door']],
      stacks: { 'straw roof': [], 'wood roof': [], 'straw door': [0] },
    },
    ends: ['build straw door new'],
    goesOn: ['build straw window new', 'build straw window A'],
    asksAbout: ['build straw door new'],
  },
  {
    // Only one of the tiles that can be built then empties the third stack.
    id: 'three-little-pigs',
    start: {
      phase: 'roll',
      rolls: 2,
      dice: ['door', 'door', 'window', 'window', 'roof'],
      houses: [['straw door']],
      stacks: { 'straw roof': [], 'wood roof': [], 'straw door': [0] },
    },
    ends: [],
    goesOn: ['stop'],
  },
  {
    // DH-25: the last turn of the last round; Ida has had hers.
    id: 'dream-home',
    start: {
      round: 12,
      startSeat: 1,
      seat: 0,
      market: ['laundry', 'bedroom, green roof', 'garage, red roof', 'bathroom, red roof', ''],
    },
    ends: ['take 1', 'take 4'],
    goesOn: [],
  },
  {
    id: 'dream-home',
    start: { round: 12, startSeat: 0, seat: 0 },
    ends: [],
    goesOn: ['take 1', 'take 2'],
  },
  {
    // UD-8: only a 6 brings the roof.
    id: 'ueberdachen',
    start: { players: [{ trade: 'mason', floor: 1, pillars: 4 }] },
    ends: [],
    goesOn: ['roll'],
  },
];

test.each(ENDINGS)('knows which moves end $id', async (ending) => {
  const { id, start, ends, goesOn, asksAbout = [] } = ending;
  const { match, seat } = await matchFrom(id, start);
  const { game } = match;
  const isEnding = (text: string) => {
    const move = game.notation.readMove(text) as GameMove;
    expect(game.refusal(match.state, seat, move)).toBeUndefined();
    return endsGame(game, match.observe(seat), { seat, move });
  };
  expect(ends.filter((text) => !isEnding(text))).toEqual([]);
  expect(goesOn.filter(isEnding)).toEqual([]);
  const legal = game.legal(match.state, seat);
  const isAsked = (text: string) =>
    endsGameByChoice(game, match.observe(seat), {
      seat,
      move: game.notation.readMove(text) as GameMove,
      legal,
    });
  expect([...ends, ...goesOn].filter(isAsked)).toEqual(asksAbout);
});
