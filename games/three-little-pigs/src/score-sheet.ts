import {
  type Breach,
  type Json,
  type ScoreSheet,
  check,
  namesOf,
  rank,
  schema,
  scoreSheetFrom,
  sheetPlayers,
} from '@richtfest/engine';
import { readHouse } from './notation/tiles.ts';
import { type Options, optionSpecs } from './options.ts';
import type { TableauReason } from './reasons.ts';
import { type Estate, tally } from './scoring.ts';
import { houseProblems, supplyProblems } from './tableau.ts';
import type { PigsTypes } from './types.ts';
import { type House, MATERIALS, MAX_PLAYERS, type Material } from './words.ts';

/** The components of a finished physical game. */
interface Sheet {
  readonly experienced?: boolean;
  readonly pots?: Options['pots'];
  readonly players: readonly SheetPlayer[];
}

interface SheetPlayer {
  readonly name?: string;
  /** Each from the bottom to the top. */
  readonly houses: readonly string[];
  readonly cards?: readonly Material[];
}

const sheetSchema = schema.object(
  {
    players: sheetPlayers(
      MAX_PLAYERS,
      { houses: schema.array(schema.string()) },
      { cards: schema.array(schema.oneOf(...MATERIALS)) },
    ),
  },
  { experienced: schema.boolean, pots: optionSpecs.pots.schema },
);

const example: Json = {
  experienced: false,
  players: [
    { name: 'Anna', houses: ['wood door, wood window +1, wood roof', 'straw window, straw roof'] },
    { name: 'Ben', houses: ['stone door +1, straw window, wood roof', 'straw door'] },
  ],
};

export const scoreSheet: ScoreSheet<PigsTypes> = scoreSheetFrom({
  schema: sheetSchema,
  example,
  assess(input) {
    const problems = check(sheetSchema, input);
    if (problems.length > 0) return { problems };
    const sheet = input as Sheet;
    const players = sheet.players.map(({ houses }, seat) =>
      houses.map((text, at) => ({
        text,
        path: `players[${seat}].houses[${at}]`,
        house: readHouse(text),
      })),
    );
    for (const { text, path, house } of players.flat()) {
      if (house !== undefined) continue;
      const message = `must be tiles like “straw door, wood window +1”, not “${text}”`;
      return { problems: [{ path, message }] };
    }
    const estates: Estate[] = players.map((houses, seat) => ({
      houses: houses.map(({ house }): House => house ?? []),
      cards: sheet.players[seat]?.cards?.length ?? 0,
    }));
    const inHouses = players
      .flat()
      .flatMap(({ path, house }) =>
        [...houseProblems(house ?? [])].map((refused) => ({ refused, where: path })),
      );
    const atTable = [...tableProblems(sheet, estates)];
    const breaches: Breach<TableauReason>[] = [
      ...inHouses,
      ...atTable.map((refused) => ({ refused, where: 'players' })),
    ];
    return {
      result: rank(tally(estates, sheet.experienced === true)),
      names: namesOf(sheet.players),
      breaches,
    };
  },
});

/** Problems that concern more than one house: LP-1, LP-2, LP-5, LP-13. */
function* tableProblems(
  sheet: Sheet,
  estates: readonly Estate[],
): Generator<TableauReason, undefined> {
  const pots = sheet.pots ?? optionSpecs.pots.default;
  const tiles = estates.flatMap(({ houses }) => houses.flat());
  const cards = sheet.players.flatMap((player) => player.cards ?? []);
  if (cards.length > 0 && sheet.experienced !== true) {
    yield { rule: 'LP-5', code: 'no-cards-in-base-game' };
  }
  const material = cards.find((card, at) => cards.indexOf(card) !== at);
  if (material !== undefined) yield { rule: 'LP-13', code: 'card-held-twice', material };
  yield* supplyProblems(tiles, pots);
}
