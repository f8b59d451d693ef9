import {
  type Assessed,
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
import { ROOMS } from './data/rooms.ts';
import type { Edition } from './edition.ts';
import { readCard, readColour, readTree } from './notation/cards.ts';
import type { TableauReason } from './reasons.ts';
import { tally } from './scoring.ts';
import { cardProblem, supplyProblems, treeProblems } from './tableau.ts';
import { countRooms, scoreTree } from './tree-score.ts';
import type { TreehouseTypes } from './types.ts';
import type { ScoringCard } from './view.ts';
import {
  BONUSES,
  type Bonus,
  CARDS_PER_BONUS,
  COLOURS,
  type Colour,
  MAX_PLAYERS,
  NONE,
  ROUNDS,
} from './words.ts';

/** The components of a physical game after the last build. */
interface Sheet {
  readonly young?: boolean;
  /** The bonus cards on the colours of the last scoring; BT-15: the colours taken. */
  readonly bonuses?: Readonly<Partial<Record<Colour, Bonus>>>;
  readonly taken?: readonly Colour[];
  readonly players: readonly SheetPlayer[];
}

interface SheetPlayer {
  readonly name?: string;
  /** From level 2 up: `["blue blue", "- blue red"]`; colours or rooms. */
  readonly tree: readonly string[];
  /** The points of the earlier scorings. */
  readonly points: readonly number[];
}

const sheetSchema = schema.object(
  {
    players: sheetPlayers(
      MAX_PLAYERS,
      {
        tree: schema.array(schema.string()),
        points: schema.described(
          schema.array(schema.integer(0), { minItems: ROUNDS - 1, maxItems: ROUNDS - 1 }),
          'the points of the first and second scoring',
        ),
      },
      {},
    ),
  },
  {
    young: schema.boolean,
    bonuses: schema.object(
      {},
      Object.fromEntries(COLOURS.map((colour) => [colour, schema.oneOf(...BONUSES)])),
    ),
    taken: schema.array(schema.oneOf(...COLOURS), { maxItems: MAX_PLAYERS }),
  },
);

const example: Json = {
  bonuses: { blue: 0, brown: 0 },
  players: [
    { name: 'Anna', points: [4, 9], tree: ['blue red', 'blue blue red', '- blue brown -'] },
    { name: 'Ben', points: [5, 8], tree: ['yellow green', 'yellow green -'] },
  ],
};

/** Scores the third scoring and the majorities (BT-12 to BT-15). */
export function scoreSheetUnder(edition: Edition): ScoreSheet<TreehouseTypes> {
  return scoreSheetFrom({
    schema: sheetSchema,
    example,
    assess: (input) => assess(input, edition),
  });
}

function assess(input: unknown, edition: Edition): Assessed<TableauReason> {
  const problems = check(sheetSchema, input);
  if (problems.length > 0) return { problems };
  const sheet = input as Sheet;
  const muddled = scoringProblem(sheet);
  if (muddled !== undefined) return { problems: [muddled] };
  const trees: Slots[] = [];
  for (const [seat, { tree }] of sheet.players.entries()) {
    const path = `players[${seat}].tree`;
    const read = readTree(tree, readRoom);
    if ('mistake' in read) {
      const { line, message } = read.mistake;
      return { problems: [{ path: `${path}[${line}]`, message }] };
    }
    trees.push({ tree: read.tree, named: namedCards(tree) });
  }
  const estates = trees.map(({ tree }, seat) => estateOf(sheet, tree, seat));
  return {
    result: rank(tally(estates, edition)),
    names: namesOf(sheet.players),
    breaches: breachesOf(sheet, trees),
  };
}

function breachesOf(sheet: Sheet, trees: readonly Slots[]): Breach<TableauReason>[] {
  const at = (where: string) => (refused: TableauReason) => ({ refused, where });
  return [
    ...trees.flatMap(({ tree }, seat) => [...treeProblems(tree)].map(at(`players[${seat}].tree`))),
    ...[...boxProblems(trees)].map(at('players')),
    ...[...claimsProblems(sheet)].map(at(sheet.young === true ? 'taken' : 'bonuses')),
  ];
}

interface Slots {
  readonly tree: readonly number[];
  /** The cards that were given by name. */
  readonly named: readonly number[];
}

/** A room by its name, or any of its colour: only the colour counts (BT-1). */
function readRoom(word: string): number | undefined {
  const colour = readColour(word.toLowerCase());
  return colour === undefined ? readCard(word) : ROOMS.findIndex((room) => room.colour === colour);
}

function namedCards(lines: readonly string[]): number[] {
  return lines.flatMap((line) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((word) => readCard(word) ?? []),
  );
}

function* boxProblems(trees: readonly Slots[]): Generator<TableauReason, undefined> {
  const cards = trees.flatMap(({ tree }) => tree.filter((card) => card !== NONE));
  const twice = cardProblem(trees.flatMap(({ named }) => named));
  if (twice !== undefined) yield twice;
  yield* supplyProblems(cards, ROOMS_OF_A_COLOUR);
}

const ROOMS_OF_A_COLOUR = ROOMS.filter(({ colour }) => colour === COLOURS[0]).length;

function scoringProblem({ young = false, bonuses, taken }: Sheet) {
  if (young && bonuses !== undefined) {
    return {
      path: 'bonuses',
      message: 'must be left out with young players, who have none (BT-15)',
    };
  }
  if (!young && taken !== undefined) {
    return { path: 'taken', message: 'must be left out unless “young” is true (BT-15)' };
  }
  if (taken !== undefined && new Set(taken).size < taken.length) {
    return { path: 'taken', message: 'must name each colour once (BT-15)' };
  }
  return undefined;
}

/** BT-1, BT-10, BT-11, BT-15: each seat puts one bonus card or takes one colour. */
function* claimsProblems(sheet: Sheet): Generator<TableauReason, undefined> {
  const { young = false, bonuses = {}, taken = [], players } = sheet;
  const cards = Object.values(bonuses);
  for (const bonus of BONUSES) {
    const have = cards.filter((card) => card === bonus).length;
    if (have > CARDS_PER_BONUS) yield { rule: 'BT-1', code: 'too-many-bonus-cards', bonus, have };
  }
  // One tree may be scored on its own, whatever the table.
  const want = players.length;
  if (want === 1) return;
  const have = young ? taken.length : cards.length;
  if (have !== want) {
    yield young
      ? { rule: 'BT-15', code: 'colours-miscounted', have, want }
      : { rule: 'BT-10', code: 'bonus-cards-miscounted', have, want };
  }
  const wrong = cards.find((card) => card !== 0);
  if (want === 2 && wrong !== undefined) {
    yield { rule: 'BT-11', code: 'only-zeros-for-two', bonus: wrong };
  }
}

function estateOf(sheet: Sheet, tree: readonly number[], seat: number) {
  const rooms = tree.filter((card) => card !== NONE).map((card) => ({ card }));
  const last = scoreTree(rooms, scoringCards(sheet), sheet.young === true).reduce(
    (sum, { points }) => sum + points,
    0,
  );
  const earlier = sheet.players[seat]?.points ?? [];
  const counts = COLOURS.map((colour) => countRooms(rooms, colour));
  return { counts, points: [...earlier, last] };
}

function scoringCards({ bonuses = {}, taken = [] }: Sheet): ScoringCard[] {
  return COLOURS.map((colour) => {
    const bonus = bonuses[colour];
    if (taken.includes(colour)) return { colour, seat: 0 };
    return bonus === undefined ? { colour } : { colour, bonus };
  });
}
