import {
  type Breach,
  type Json,
  type Problem,
  type ScoreSheet,
  check,
  namesOf,
  rank,
  schema,
  scoreSheetFrom,
  sheetPlayers,
} from '@richtfest/engine';
import type { Cards } from './data/components.ts';
import { readRoom } from './notation/rooms.ts';
import { optionSpecs } from './options.ts';
import type { TableauReason } from './reasons.ts';
import { estateOf, tally } from './scoring.ts';
import type { RoomState } from './state.ts';
import { cardsProblems, countRooms, houseProblems } from './tableau.ts';
import type { UeberdachenTypes } from './types.ts';
import { MAX_PLAYERS, TRADES, type Trade } from './words.ts';

/** A finished game of the physical box, entered for scoring. */
interface Sheet {
  readonly cards?: Cards;
  readonly players: readonly SheetPlayer[];
}

interface SheetPlayer {
  readonly name?: string;
  readonly trade?: Trade;
  readonly roof?: boolean;
  /** Each with its filled cells, finished or not. */
  readonly rooms: readonly string[];
}

const sheetSchema = schema.object(
  {
    players: sheetPlayers(
      MAX_PLAYERS,
      { rooms: schema.array(schema.string()) },
      { trade: schema.oneOf(...TRADES), roof: schema.boolean },
    ),
  },
  { cards: optionSpecs.cards.schema },
);

const example: Json = {
  players: [
    {
      name: 'Anna',
      trade: 'electrician',
      roof: true,
      rooms: [
        'chamber A: full',
        'kitchen B: full',
        'upper hall A: A1 A3',
        'upper bathroom C: full',
      ],
    },
    {
      name: 'Ben',
      trade: 'mason',
      rooms: ['living-room A: full', 'bathroom C: full', 'chamber E: full', 'corridor F: F1'],
    },
    { name: 'Clara', rooms: ['kitchen A: full', 'upper corridor G: full'] },
  ],
};

export const scoreSheet: ScoreSheet<UeberdachenTypes> = scoreSheetFrom({
  schema: sheetSchema,
  example,
  assess(input) {
    const problems = check(sheetSchema, input);
    if (problems.length > 0) return { problems };
    const sheet = input as Sheet;
    const houses: RoomState[][] = [];
    for (const [seat, { rooms }] of sheet.players.entries()) {
      const read = readHouse(rooms, `players[${seat}].rooms`);
      if ('problem' in read) return { problems: [read.problem] };
      houses.push(read.house);
    }
    const estates = houses.map((rooms, seat) =>
      estateOf(rooms, sheet.players[seat]?.roof === true),
    );
    return {
      result: rank(tally(estates)),
      names: namesOf(sheet.players),
      breaches: breachesOf(sheet, houses),
    };
  },
});

type Houses = readonly (readonly RoomState[])[];

function breachesOf(sheet: Sheet, houses: Houses): Breach<TableauReason>[] {
  const inHouses = houses.flatMap((house, seat) =>
    [...houseProblems(house)].map(({ refused, at }) => ({
      refused,
      where: `players[${seat}].rooms[${at}]`,
    })),
  );
  const atTable = [...tableProblems(sheet, houses)];
  return [...inHouses, ...atTable.map((refused) => ({ refused, where: 'players' }))];
}

function readHouse(
  texts: readonly string[],
  path: string,
): { readonly house: RoomState[] } | { readonly problem: Problem } {
  const house: RoomState[] = [];
  for (const [at, text] of texts.entries()) {
    const room = readRoom(text);
    if (room === undefined) {
      const message = `must be a room like “chamber A: full” or “upper kitchen C: C1 D3”, not “${text}”`;
      return { problem: { path: `${path}[${at}]`, message } };
    }
    house.push(room);
  }
  return { house };
}

/** UD-1, UD-3, UD-16: problems that concern all houses together. */
function* tableProblems(sheet: Sheet, houses: Houses): Generator<TableauReason, undefined> {
  const trades = sheet.players.flatMap(({ trade }) => trade ?? []);
  const trade = trades.find((name, at) => trades.indexOf(name) !== at);
  if (trade !== undefined) yield { rule: 'UD-1', code: 'trade-twice', trade };
  if (sheet.players.filter(({ roof }) => roof === true).length > 1) {
    yield { rule: 'UD-16', code: 'two-roofs' };
  }
  yield* cardsProblems(countRooms(houses.flat()), sheet.cards ?? optionSpecs.cards.default);
}
