import {
  type Json,
  type PositionProblems,
  type PositionProblem,
  type TableSetup,
  clockwiseFrom,
  readValidPosition,
  schema,
  usualFirstSeat,
} from '@richtfest/engine';
import type { Options } from '../options.ts';
import type { TableauReason } from '../reasons.ts';
import { emptyTable } from '../setup.ts';
import { STACKS, type StackKind, stackKind, tileOf } from '../stacks.ts';
import { type State, NONE, PHASES, countEmptyStacks } from '../state.ts';
import { houseProblem, potsLeft, supplyProblem } from '../tableau.ts';
import { stacksToEmpty } from '../turn.ts';
import {
  DICE_COUNT,
  type Face,
  FACES,
  type House,
  MATERIALS,
  MAX_PLAYERS,
  MAX_POTS,
  MAX_ROLLS,
  type Material,
  type Tile,
} from '../words.ts';
import { checkTurn, leastTurns } from './position-problems.ts';
import { readHouse, readTile, writeHouse, writeStack, writeTile } from './tiles.ts';

const seat = schema.integer(0, MAX_PLAYERS - 1);
const stackNames = STACKS.map(({ kind, material }) => writeStack(kind, material));
const potsFromTop = schema.described(
  schema.array(schema.integer(0, MAX_POTS), { maxItems: 4 }),
  'flower pots of the tiles left, the one on top first; an empty list is an empty stack',
);
const house = schema.described(
  schema.string(),
  'a house from the bottom to the top, like “wood door, wood window +1, wood roof”',
);

/** Every field is optional; missing fields have their values at the start. */
export interface Position {
  readonly seat?: number;
  readonly firstSeat?: number;
  readonly phase?: (typeof PHASES)[number];
  readonly rolls?: number;
  readonly dice?: readonly Face[];
  readonly firstTile?: string;
  readonly houses?: readonly (readonly string[])[];
  readonly stacks?: Readonly<Record<string, readonly number[]>>;
  readonly box?: readonly string[];
  readonly cards?: Readonly<Partial<Record<Material, number>>>;
  readonly turns?: readonly number[];
}

export const positionSchema = schema.object(
  {},
  {
    seat: schema.described(seat, 'the seat to move'),
    firstSeat: schema.described(seat, 'the seat that began'),
    phase: schema.oneOf(...PHASES),
    rolls: schema.described(schema.integer(1, MAX_ROLLS), 'rolls made in this turn'),
    dice: schema.array(schema.oneOf(...FACES), { minItems: DICE_COUNT, maxItems: DICE_COUNT }),
    firstTile: schema.oneOf(...stackNames),
    houses: schema.array(schema.array(house)),
    stacks: schema.object({}, Object.fromEntries(stackNames.map((name) => [name, potsFromTop]))),
    box: schema.array(schema.string()),
    cards: schema.object({}, { straw: seat, wood: seat, stone: seat }),
    turns: schema.array(schema.integer(0)),
  },
);

export function writePosition(state: State): Json {
  const cards = MATERIALS.flatMap((material, card) => {
    const holder = state.materialCards[card] ?? NONE;
    return holder === NONE ? [] : [[material, holder] as const];
  });
  const { firstTile } = state;
  const first = firstTile === NONE ? undefined : stackKind(firstTile);
  return {
    seat: state.seat,
    firstSeat: state.firstSeat,
    phase: state.phase,
    rolls: state.rolls,
    dice: [...state.dice],
    ...(first === undefined ? {} : { firstTile: writeStack(first.kind, first.material) }),
    houses: state.players.map(({ houses }) => houses.map(writeHouse)),
    stacks: Object.fromEntries(
      state.stacks.map(({ top, below }, number) => {
        return [stackNames[number] ?? '', top === NONE ? [] : [top, ...below]];
      }),
    ),
    box: state.box.map(writeTile),
    cards: Object.fromEntries(cards),
    turns: state.players.map(({ turns }) => turns),
  };
}

export function readPosition(
  position: unknown,
  table: TableSetup<Options>,
): { state: State } | { problems: PositionProblem[] } {
  return readValidPosition(
    { position, schema: positionSchema, players: table.players },
    (problems) => new PositionReader(position as Position, table, problems).read(),
  );
}

class PositionReader {
  readonly #position: Position;
  readonly #problems: PositionProblems<TableauReason>;
  readonly #table: TableSetup<Options>;

  constructor(
    position: Position,
    table: TableSetup<Options>,
    problems: PositionProblems<TableauReason>,
  ) {
    this.#position = position;
    this.#problems = problems;
    this.#table = table;
  }

  read(): State {
    const { options } = this.#table;
    const first = this.#position.firstSeat ?? usualFirstSeat(options.firstSeat);
    const state = emptyTable(this.#table, first);
    this.#readTurn(state);
    this.#readHouses(state);
    this.#readSupply(state);
    this.#readCards(state);
    this.#readTurns(state);
    if (this.#problems.areNone) checkTurn(state, this.#position, this.#problems);
    return state;
  }

  #readTurn(state: State): void {
    const { phase = 'roll', dice = ['door', 'door', 'window', 'window', 'roof'] } = this.#position;
    this.#problems.isSeat('firstSeat', state.firstSeat);
    this.#checkFirstSeat();
    state.seat = this.#position.seat ?? this.#usualSeat(state);
    this.#problems.isSeat('seat', state.seat);
    state.phase = phase;
    state.dice = [...dice];
    this.#checkDice();
    state.rolls = this.#position.rolls ?? (phase === 'build' ? MAX_ROLLS : 1);
    const { firstTile } = this.#position;
    state.firstTile = firstTile === undefined ? NONE : stackNames.indexOf(firstTile);
  }

  /** LP-15: with `finishRound` the game ends with the turn of the last seat. */
  #usualSeat({ firstSeat, players }: State): number {
    const isLast = this.#position.phase === 'over' && this.#table.options.finishRound;
    return isLast ? (firstSeat + players.length - 1) % players.length : firstSeat;
  }

  /** LP-19: the table may name the first player. */
  #checkFirstSeat(): void {
    const { firstSeat } = this.#table.options;
    const { firstSeat: written = firstSeat } = this.#position;
    if (firstSeat === 'lot' || written === firstSeat) return;
    const message = `must be ${firstSeat}, the first player of this table (LP-19)`;
    const reason = { rule: 'LP-19', code: 'first-player-differs', seat: firstSeat } as const;
    this.#problems.refuse('firstSeat', reason, message);
  }

  /** LP-3: a face must be on its die; only three dice have a wolf. */
  #checkDice(): void {
    this.#position.dice?.forEach((face, die) => {
      const faces = this.#table.options.dice[die] ?? [];
      if (faces.includes(face)) return;
      const known = [...new Set(faces)].join(', ');
      const message = `can't show “${face}”: this die has the faces ${known} (LP-3)`;
      const reason = { rule: 'LP-3', code: 'face-is-not-on-die', die, face } as const;
      this.#problems.refuse(`dice[${die}]`, reason, message);
    });
  }

  #readHouses(state: State): void {
    const lists = this.#position.houses ?? [];
    this.#problems.checkLength('houses', lists.length);
    state.players.forEach((player, owner) => {
      player.houses = (lists[owner] ?? []).map((text, at) => this.#house(text, owner, at));
    });
  }

  #house(text: string, owner: number, at: number): House {
    const path = `houses[${owner}][${at}]`;
    const tiles = readHouse(text);
    if (tiles === undefined) {
      const message = `must be tiles like “straw door, wood window +1”, not “${text}”`;
      const values = { like: '“straw door, wood window +1”', actual: text };
      this.#problems.misfit(path, message, { code: 'not-like', values });
      return [];
    }
    const problem = houseProblem(tiles);
    if (problem !== undefined) this.#problems.refuse(path, problem);
    return tiles;
  }

  /** Missing stacks hold the tiles that are nowhere else; a missing box gets the rest. */
  #readSupply(state: State): void {
    const { box } = this.#position;
    const { pots } = this.#table.options;
    const boxed = (box ?? []).map((text, at) => this.#tile(text, `box[${at}]`));
    const used = [...state.players.flatMap(({ houses }) => houses.flat()), ...boxed];
    const stacked = STACKS.flatMap((stack) =>
      (this.#position.stacks?.[stackNames[stack.number] ?? ''] ?? []).map((number) =>
        tileOf(stack.number, number),
      ),
    );
    const problem = supplyProblem([...used, ...stacked], pots);
    if (problem !== undefined) {
      this.#problems.refuse(['houses', 'box', 'stacks'], problem);
      return;
    }
    state.box = boxed;
    for (const stack of STACKS) this.#readStack(state, stack, potsLeft(used, stack, pots));
    if (state.phase === 'over' && box === undefined) this.#emptyStacks(state);
  }

  /** LP-15: at the end enough stacks are empty; by default those with the fewest tiles. */
  #emptyStacks(state: State): void {
    const missing = stacksToEmpty(state.players.length) - countEmptyStacks(state);
    const open = STACKS.filter(({ number }) => {
      const isWritten = Object.hasOwn(this.#position.stacks ?? {}, stackNames[number] ?? '');
      return !isWritten && state.stacks[number]?.top !== NONE;
    });
    const size = ({ number }: StackKind) => state.stacks[number]?.below.length ?? 0;
    const emptied = open.toSorted((a, b) => size(a) - size(b)).slice(0, Math.max(0, missing));
    for (const { number } of emptied) {
      const { top = NONE, below = [] } = state.stacks[number] ?? {};
      state.box.push(...[top, ...below].map((pots) => tileOf(number, pots)));
      state.stacks[number] = { top: NONE, below: [] };
    }
  }

  #readStack(state: State, stack: StackKind, left: number[]): void {
    const name = stackNames[stack.number] ?? '';
    const [top = NONE, ...below] = this.#position.stacks?.[name] ?? left;
    state.stacks[stack.number] = { top, below: below.toSorted((a, b) => a - b) };
    const rest = [...left];
    for (const number of top === NONE ? [] : [top, ...below]) rest.splice(rest.indexOf(number), 1);
    if (rest.length === 0) return;
    if (this.#position.box !== undefined) {
      const message = `leaves ${rest.length} tiles that are nowhere else (LP-1)`;
      const { kind, material } = stack;
      const reason = { rule: 'LP-1', code: 'tiles-are-missing', kind, material } as const;
      this.#problems.refuse(`stacks.${name}`, { ...reason, missing: rest.length }, message);
    }
    state.box.push(...rest.map((number) => tileOf(stack.number, number)));
  }

  #tile(text: string, path: string): Tile {
    const tile = readTile(text);
    if (tile === undefined) {
      const message = `must be a tile like “straw door”, not “${text}”`;
      const values = { like: '“straw door”', actual: text };
      this.#problems.misfit(path, message, { code: 'not-like', values });
    }
    return tile ?? tileOf(0, 0);
  }

  #readCards(state: State): void {
    const entries = Object.entries(this.#position.cards ?? {});
    if (entries.length > 0 && !this.#table.options.experienced) {
      this.#problems.refuse('cards', { rule: 'LP-5', code: 'no-cards-in-base-game' });
    }
    for (const [material, holder] of entries) {
      this.#problems.isSeat(`cards.${material}`, holder);
      state.materialCards[MATERIALS.indexOf(material as Material)] = holder;
    }
  }

  #readTurns(state: State): void {
    const { turns } = this.#position;
    const order = clockwiseFrom(state.firstSeat, state.players.length);
    const toMove = order.indexOf(state.seat);
    const isBegun = (owner: number) => order.indexOf(owner) <= toMove;
    const needed = state.players.map(
      (_, owner) => leastTurns(state, owner) + (isBegun(owner) ? 0 : 1),
    );
    const now = Math.max(1, ...needed);
    state.players.forEach((player, owner) => {
      const usual = isBegun(owner) ? now : now - 1;
      player.turns = turns === undefined ? usual : (turns[owner] ?? 0);
    });
    if (turns !== undefined && turns.length !== state.players.length) {
      const values = { want: state.players.length, actual: turns.length };
      const message = `must have ${values.want} entries, not ${values.actual}`;
      this.#problems.misfit('turns', message, { code: 'entries', values });
    } else if (state.players[state.seat]?.turns === 0) {
      const message = 'must be at least 1 for the seat to move';
      this.#problems.refuse('turns', { rule: 'LP-6', code: 'turn-has-not-begun' }, message);
    }
  }
}
