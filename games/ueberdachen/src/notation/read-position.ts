import {
  type PositionProblems,
  type PositionProblem,
  type Seat,
  type TableSetup,
  clockwiseFrom,
  readValidPosition,
  usualFirstSeat,
} from '@richtfest/engine';
import { NUMBER_OF } from '../bundles.ts';
import { ROOMS_PER_SIZE, columnsInUse } from '../cells.ts';
import type { Options } from '../options.ts';
import type { TableauReason } from '../reasons.ts';
import { emptyTable } from '../setup.ts';
import { NONE, PILLAR, type Player, type State } from '../state.ts';
import { cardsProblem, countRooms, houseProblem } from '../tableau.ts';
import { missingTrade } from '../turn.ts';
import {
  MATERIALS,
  MATERIAL_PRICE,
  MAX_ROLLS,
  PILLARS,
  PILLAR_PRICE,
  ROOMS,
  SIZES,
  TRADES,
} from '../words.ts';
import { positionProblems } from './position-problems.ts';
import { readGoods } from './goods.ts';
import { type PlayerPosition, type Position, positionSchema } from './position.ts';
import { TradingReader } from './read-trading.ts';
import { readRoom } from './rooms.ts';

export function readPosition(
  position: unknown,
  table: TableSetup<Options>,
): { state: State } | { problems: PositionProblem[] } {
  return readValidPosition(
    { position, schema: positionSchema, players: table.players },
    (problems) => new PositionReader(position as Position, table, problems).read(),
  );
}

/** The default face of the die: the one that leads to the phase. */
const USUAL_DIE: Readonly<Partial<Record<State['phase'], number>>> = {
  start: 0,
  roll: 0,
  'choose-trade': 6,
  take: 3,
  steal: 5,
  pillar: 6,
  over: 6,
};

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
    if (this.#problems.isSeat('firstSeat', first)) this.#checkFirstSeat(first);
    state.seat = this.#position.seat ?? this.#usualSeat(first);
    if (!this.#problems.isSeat('seat', state.seat)) return state;
    this.#readPlayers(state);
    this.#readTurn(state);
    this.#readStacks(state);
    new TradingReader(this.#position, this.#table.players, this.#problems).readInto(state);
    if (!this.#problems.areNone) return state;
    for (const { path, message, reason } of positionProblems(state)) {
      this.#problems.refuse(path, reason, message);
    }
    if (this.#problems.areNone) this.#checkTurns(state);
    return state;
  }

  /** UD-5: the table may name the first seat. */
  #checkFirstSeat(first: Seat): void {
    const { firstSeat } = this.#table.options;
    if (firstSeat === 'lot' || first === firstSeat) return;
    const message = `must be ${firstSeat}, the first seat of this table (UD-5)`;
    const reason = { rule: 'UD-5', code: 'first-seat-differs', seat: firstSeat } as const;
    this.#problems.refuse('firstSeat', reason, message);
  }

  /** UD-16: turns go round, and a round has one turn of each seat. */
  #checkTurns(state: State): void {
    const { round, options, seat, firstSeat } = state;
    if (round > options.roundLimit) {
      const message = `must be at most ${options.roundLimit} (UD-16)`;
      const reason = {
        rule: 'UD-16',
        code: 'rounds-are-over',
        rounds: options.roundLimit,
      } as const;
      this.#problems.refuse('round', reason, message);
    }
    const written = this.#position.players?.map(({ turns }) => turns) ?? [];
    if (written.length < state.players.length || written.includes(undefined)) return;
    const order = clockwiseFrom(firstSeat, state.players.length);
    const now = this.#position.round ?? state.players[seat]?.turns ?? 1;
    state.players.forEach(({ turns }, owner) => {
      const want = order.indexOf(owner) <= order.indexOf(seat) ? now : now - 1;
      if (turns === want) return;
      const message = `must be ${want}: turns go round (UD-16)`;
      const reason = { rule: 'UD-16', code: 'turns-do-not-go-round', seat: owner } as const;
      this.#problems.refuse(`players[${owner}].turns`, reason, message);
    });
  }

  /** UD-16: the game ends with the turn of the roof's owner or of the last seat of a round. */
  #usualSeat(first: Seat): Seat {
    const { players } = this.#table;
    const { phase, roof } = this.#position;
    if (roof !== undefined && roof < players) return roof;
    return phase === 'over' ? (first + players - 1) % players : first;
  }

  #readPlayers(state: State): void {
    const given = this.#position.players ?? [];
    this.#problems.checkLength('players', given.length);
    state.players.forEach((player, seat) =>
      this.#readPlayer(state, player, [given[seat] ?? {}, seat]),
    );
    const trades = state.players.map(({ trade }) => trade).filter((trade) => trade !== NONE);
    const twice = trades.find((trade, at) => trades.indexOf(trade) !== at);
    const name = twice === undefined ? undefined : TRADES[twice];
    if (name !== undefined)
      this.#problems.refuse('players', { rule: 'UD-1', code: 'trade-twice', trade: name });
    state.missingTrade = missingTrade(state);
  }

  #readPlayer(state: State, player: Player, [given, seat]: readonly [PlayerPosition, Seat]): void {
    const path = `players[${seat}]`;
    const hasRoof = this.#position.roof === seat;
    const {
      trade,
      storage = 'nothing',
      floor = hasRoof ? 1 : 0,
      pillars = hasRoof ? PILLARS : 0,
      rooms = [],
    } = given;
    const dealt = state.options.quickStart ? seat : NONE;
    player.trade = trade === undefined ? dealt : TRADES.indexOf(trade);
    player.floor = floor;
    player.pillars = pillars;
    this.#readStorage(player, storage, `${path}.storage`);
    player.rooms = rooms.flatMap((text, at) => {
      const room = readRoom(text);
      if (room !== undefined) return [room];
      const message = `must be a room like “chamber A: A2 A4” or “upper kitchen C: full”, not “${text}”`;
      const values = { like: '“chamber A: A2 A4”, “upper kitchen C: full”', actual: text };
      this.#problems.misfit(`${path}.rooms[${at}]`, message, { code: 'not-like', values });
      return [];
    });
    const problem = houseProblem(player.rooms);
    if (problem !== undefined) this.#problems.refuse(`${path}.rooms`, problem);
    if (floor === 0 && player.rooms.some((room) => room.floor > 0)) {
      this.#problems.refuse(`${path}.rooms`, { rule: 'UD-8', code: 'no-ceiling-yet' });
    }
    player.columns = columnsInUse(player.rooms, floor);
    const hasSomething = storage !== 'nothing' || floor + pillars + rooms.length > 0;
    if (player.trade === NONE && hasSomething) {
      this.#problems.refuse(path, { rule: 'UD-16', code: 'nothing-without-plate' });
    }
    const order = clockwiseFrom(state.firstSeat, state.players.length);
    const isBegun = order.indexOf(seat) <= order.indexOf(state.seat);
    const { round = 1 } = this.#position;
    player.turns = given.turns ?? (isBegun ? round : round - 1);
    if (seat === state.seat && player.turns === 0) {
      const reason = { rule: 'UD-6', code: 'turn-has-not-begun' } as const;
      this.#problems.refuse(`${path}.turns`, reason, 'must be at least 1 for the rolling seat');
    }
  }

  #readStorage(player: Player, text: string, path: string): void {
    const goods = readGoods(text.trim());
    if (goods === undefined || goods.pillars > 0) {
      const message = `must be materials like “lamp lamp door” or “nothing”, not “${text}”`;
      const values = { like: '“lamp lamp door”, “nothing”', actual: text };
      this.#problems.misfit(path, message, { code: 'not-like', values });
      return;
    }
    for (const material of goods.materials) {
      const number = NUMBER_OF[material];
      player.storage[number] = (player.storage[number] ?? 0) + 1;
    }
  }

  #readTurn(state: State): void {
    const { bank, roof } = this.#position;
    const hasPlate = state.players[state.seat]?.trade !== NONE;
    const usualPhase = hasPlate ? 'roll' : 'start';
    state.phase = this.#position.phase ?? (roof === undefined ? usualPhase : 'over');
    const isLastRound = state.phase === 'over' && roof === undefined;
    const { turns = 1 } = this.#position.players?.[state.seat] ?? {};
    state.round = this.#position.round ?? (isLastRound ? state.options.roundLimit : turns);
    state.die = this.#position.die ?? USUAL_DIE[state.phase] ?? 1;
    const face = state.options.die[state.die - 1];
    state.isRollingThree = this.#position.rollingThree ?? state.phase === 'roll-again';
    state.rolls = this.#position.rolls ?? this.#usualRolls(state);
    // UD-7: the seat that rolls it takes it; a seat without a plate does not.
    const isRolled = state.rolls > 0 && state.phase !== 'over';
    const isTaking = face?.opener === true && hasPlate && isRolled;
    state.opener = this.#seatOr(
      'opener',
      this.#position.opener ?? (isTaking ? state.seat : undefined),
    );
    state.roof = this.#seatOr('roof', this.#position.roof);
    const hadOpener = state.opener === state.seat && face?.opener !== true;
    state.isDoubled = this.#position.doubled ?? hadOpener;
    const times = state.isDoubled ? 2 : 1;
    const materials = face?.materials ?? 0;
    state.toTake = this.#position.toTake ?? (state.phase === 'take' ? materials * times : 0);
    state.thefts = this.#position.thefts ?? (state.phase === 'steal' && face?.theft ? times : 0);
    state.steps = this.#position.steps ?? (state.phase === 'pillar' && face?.pillar ? times : 0);
    state.loose = this.#position.loosePillars ?? 0;
    if (bank === undefined) return;
    state.bankItem = bank.item === 'pillar' ? PILLAR : MATERIALS.indexOf(bank.item);
    state.toPay = bank.toPay ?? (bank.item === 'pillar' ? PILLAR_PRICE : MATERIAL_PRICE);
  }

  /** As few as lead to the phase; three that bring no 6 make rolling for the 6 complete (UD-14). */
  #usualRolls({ phase, die, options, isRollingThree }: State): number {
    if (die === 0) return 0;
    const isSix = options.die[die - 1]?.pillar === true;
    return isRollingThree && phase !== 'roll-again' && !isSix ? MAX_ROLLS : 1;
  }

  #seatOr(path: string, seat: number | undefined): number {
    if (seat === undefined || !this.#problems.isSeat(path, seat)) return NONE;
    return seat;
  }

  /** Unlisted cards lie in their stack, with the first remaining kind on top. */
  #readStacks(state: State): void {
    const { cards } = state.options;
    const used = countRooms(state.players.flatMap(({ rooms }) => rooms));
    SIZES.forEach((size, number) => {
      const stack = state.stacks[number];
      if (stack === undefined) return;
      const rooms = ROOMS.slice(number * ROOMS_PER_SIZE, (number + 1) * ROOMS_PER_SIZE);
      const given = this.#position.stacks?.[size];
      const left = rooms.map((room) => cards[room] - (used[ROOMS.indexOf(room)] ?? 0));
      const isEmpty = given !== undefined && given.top === undefined;
      const top = given === undefined ? rooms.find((_, at) => (left[at] ?? 0) > 0) : given.top;
      if (top !== undefined && !rooms.includes(top)) {
        const message = `must be one of ${rooms.join(', ')}, not ${top}`;
        const reason = { rule: 'UD-3', code: 'other-stack', room: top } as const;
        this.#problems.refuse(`stacks.${size}.top`, reason, message);
        return;
      }
      const below = Object.values(given?.below ?? {});
      if (isEmpty && below.some((count) => count > 0)) {
        const reason = { rule: 'UD-3', code: 'stack-has-a-top' } as const;
        this.#problems.refuse(`stacks.${size}.below`, reason, 'needs a card on top (UD-3)');
      }
      stack.top = top === undefined ? NONE : ROOMS.indexOf(top);
      stack.below = rooms.map((room, at) => {
        const rest = Math.max(0, (left[at] ?? 0) - (room === top ? 1 : 0));
        return given?.below?.[room] ?? (isEmpty ? 0 : rest);
      });
      rooms.forEach((room, at) => {
        const kind = ROOMS.indexOf(room);
        used[kind] = (used[kind] ?? 0) + (stack.below[at] ?? 0) + (room === top ? 1 : 0);
      });
    });
    const problem = cardsProblem(used, cards);
    if (problem !== undefined) this.#problems.refuse(['stacks', 'players'], problem);
  }
}
