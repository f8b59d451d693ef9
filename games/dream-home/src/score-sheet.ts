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
import { childrenOf, helperCard, isFaceUp, isRoof, kindOf } from './codes.ts';
import { type CardList, cards as ownCards } from './data/cards.ts';
import { newPlayer } from './new-player.ts';
import { readSpecial } from './notation/cards.ts';
import { type HouseText, houseSchema, readHouse } from './notation/house.ts';
import { cardProblems, cardsSchema } from './options.ts';
import type { TableauReason } from './reasons.ts';
import { childrenIn, tallyHouse } from './scoring.ts';
import { type Player, SCAFFOLD } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import {
  houseProblems,
  roomSupplyProblem,
  specialSupplyProblem,
  tileSupplyProblem,
} from './tableau.ts';
import type { DreamHomeTypes } from './types.ts';
import { DECORS, type Decor, FIELDS, HELPERS, type Helper, MAX_PLAYERS, ROOMS } from './words.ts';

/** A finished game of the physical box, entered for scoring. */
interface Sheet {
  readonly cards?: CardList;
  readonly players: readonly SheetPlayer[];
}

interface SheetPlayer {
  readonly name?: string;
  readonly house: HouseText;
  readonly outdoors?: readonly Decor[];
  readonly roofs?: readonly string[];
  /** Architect and interior designer; other helpers no longer matter. */
  readonly helpers?: readonly Helper[];
  /** DH-30: children on face-up cards, including those written on the cards of the house. */
  readonly children?: number;
}

const roof = schema.described(schema.string(), 'a roof card, like “red roof” or “red roof window”');

const sheetSchema = schema.object(
  {
    players: sheetPlayers(
      MAX_PLAYERS,
      { house: houseSchema },
      {
        outdoors: schema.array(schema.oneOf(...DECORS)),
        roofs: schema.array(roof),
        helpers: schema.array(schema.oneOf(...HELPERS)),
        children: schema.integer(0),
      },
    ),
  },
  { cards: cardsSchema },
);

/** The example house that both rulebooks score at 29 points. */
const example: Json = {
  players: [
    {
      name: 'Anna',
      house: {
        U1: 'childrens-room',
        U2: 'living-room with grand-piano',
        U3: 'living-room',
        U4: 'bathroom',
        U5: 'dressing-room',
        G1: 'bathroom',
        G2: 'bedroom with cat-house',
        G3: 'kitchen',
        G4: 'pantry',
        G5: 'kitchen',
        B4: 'garage',
        B5: 'empty',
      },
      roofs: ['red roof window', 'red roof', 'brown roof', 'green roof'],
    },
  ],
};

export const scoreSheet: ScoreSheet<DreamHomeTypes> = scoreSheetFrom({
  schema: sheetSchema,
  example,
  assess(input) {
    const problems = check(sheetSchema, input);
    if (problems.length > 0) return { problems };
    const sheet = input as Sheet;
    if (sheet.cards !== undefined) problems.push(...cardProblems(sheet.cards, 'cards'));
    const players = sheet.players.map((entry, seat) => {
      const read = readPlayer(entry, `players[${seat}]`);
      problems.push(...read.problems);
      return read.player;
    });
    if (problems.length > 0) return { problems };
    const tables = tablesOf(sheet.cards ?? ownCards);
    const tallies = players.map((player, seat) => ({
      ...tallyHouse(tables, player, true),
      tieBreaks: [sheet.players[seat]?.children ?? childrenIn(player)],
    }));
    return {
      result: rank(tallies),
      names: namesOf(sheet.players),
      breaches: breachesOf(tables, players),
    };
  },
});

function breachesOf(tables: Tables, players: readonly Player[]): Breach<TableauReason>[] {
  const inHouses = players.flatMap((player, seat) =>
    [...scaffoldProblems(player), ...houseProblems(tables, player, seat)].map((refused) => ({
      refused,
      where: `players[${seat}].house`,
    })),
  );
  const atTable = [...tableProblems(tables, players)];
  return [...inHouses, ...atTable.map((refused) => ({ refused, where: 'players' }))];
}

function readPlayer(
  entry: SheetPlayer,
  path: string,
): { readonly player: Player; readonly problems: readonly Problem[] } {
  const player = newPlayer();
  const problems = readHouse(entry.house, player, `${path}.house`);
  for (const decor of entry.outdoors ?? []) player.outdoors |= 1 << DECORS.indexOf(decor);
  player.helpers = HELPERS.map(
    (helper) => (entry.helpers ?? []).filter((other) => other === helper).length,
  );
  entry.roofs?.forEach((text, at) => {
    const code = readSpecial(text);
    if (code !== undefined && isRoof(code)) player.roofs.push(code);
    else {
      const message = `must be a roof like “red roof” or “red roof window”, not “${text}”`;
      problems.push({ path: `${path}.roofs[${at}]`, message });
    }
  });
  const missing = FIELDS.filter((field) => entry.house[field] === undefined);
  if (missing.length > 0) {
    const message = `must say what lies on ${missing.join(', ')}; write “free” where nothing does`;
    problems.push({ path: `${path}.house`, message });
  }
  const written = childrenIn(player);
  if (entry.children !== undefined && entry.children < written) {
    const message = `must be at least ${written}, the children on the cards of the house, not ${entry.children}`;
    problems.push({ path: `${path}.children`, message });
  }
  return { player, problems };
}

/** DH-21, DH-25: at the end there are no scaffolds left. */
function scaffoldProblems({ house }: Player): TableauReason[] {
  const left = FIELDS.filter((_, at) => house[at] === SCAFFOLD);
  return left.map((field) => ({ rule: 'DH-21', code: 'scaffold-is-left', field }));
}

/** DH-2 to DH-4: problems that concern all houses together. */
function* tableProblems(
  tables: Tables,
  players: readonly Player[],
): Generator<TableauReason, undefined> {
  const kinds = players.flatMap(({ house }) => house.filter(isFaceUp).map(kindOf));
  for (const [kind, room] of ROOMS.entries()) {
    const have = kinds.filter((other) => other === kind).length;
    const exist = tables.roomDeck.filter((name) => name.split(' ')[0] === room).length;
    if (have > exist) yield { rule: 'DH-2', code: 'too-many-rooms', room, have, exist };
  }
  // A card without children may be any card of its kind.
  const parents = players.flatMap(({ house }) => house.filter((code) => childrenOf(code) > 0));
  const unknown = roomSupplyProblem(tables, parents.filter(isFaceUp));
  if (unknown !== undefined) yield unknown;
  const specials = players.flatMap((player) => [
    ...player.roofs,
    ...player.helpers.flatMap((count, helper) =>
      Array.from({ length: count }, () => helperCard(helper)),
    ),
  ]);
  const special = specialSupplyProblem(tables, specials);
  if (special !== undefined) yield special;
  const tile = tileSupplyProblem(players);
  if (tile !== undefined) yield tile;
}
