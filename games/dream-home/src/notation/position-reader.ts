import {
  type PositionProblems,
  type TableSetup,
  setOfSeats,
  usualFirstSeat,
} from '@richtfest/engine';
import { TOOL, decorCard, faceDown, isRoof, specialCard, toolCard } from '../codes.ts';
import { without } from '../determinize.ts';
import type { Options } from '../options.ts';
import type { TableauReason } from '../reasons.ts';
import { emptyTable } from '../setup.ts';
import { type Player, type State, NONE } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import {
  houseProblem,
  roomSupplyProblem,
  specialSupplyProblem,
  tileSupplyProblem,
} from '../tableau.ts';
import { COLUMNS, DECORS, HELPERS, ROUNDS, type Tool } from '../words.ts';
import {
  ROOM_NAMES,
  SPECIAL_NAMES,
  readRoom,
  readSpecial,
  roomNamed,
  specialNamed,
} from './cards.ts';
import { UNKNOWN_EMPTY, readHouse } from './house.ts';
import { checkPhase, countSpecials } from './phase-problems.ts';
import { NEW, type Position } from './position-schema.ts';
import { type Place, roomPlaces, specialPlaces } from './supply.ts';

/** Reads a position that matches its schema and collects its problems. */
export class PositionReader {
  readonly #position: Position;
  readonly #problems: PositionProblems<TableauReason>;
  readonly #table: TableSetup<Options>;
  readonly #tables: Tables;

  constructor(
    position: Position,
    table: TableSetup<Options>,
    problems: PositionProblems<TableauReason>,
  ) {
    this.#position = position;
    this.#problems = problems;
    this.#table = table;
    this.#tables = tablesOf(table.options.cards);
  }

  read(): State {
    const { options } = this.#table;
    const first = usualFirstSeat(options.firstSeat);
    const state = emptyTable(this.#table, this.#position.startSeat ?? first);
    this.#readPlayers(state);
    this.#readTurn(state);
    this.#readMiddle(state);
    if (this.#problems.areNone) this.#settleSupply(state);
    if (this.#problems.areNone) checkPhase(state, this.#problems);
    return state;
  }

  #readTurn(state: State): void {
    const {
      phase,
      held,
      seat,
      nextStartSeat = NONE,
      jackhammered = [],
      toolsUsed = 0,
    } = this.#position;
    const { players } = this.#table;
    const seats = { startSeat: state.startSeat, seat, nextStartSeat };
    for (const [path, number] of Object.entries(seats)) {
      if (number !== undefined) this.#problems.isSeat(path, number);
    }
    if (jackhammered.some((number) => number >= players)) {
      const message = `must be seats from 0 to ${players - 1}`;
      const values = { most: players - 1, actual: Math.max(...jackhammered) };
      this.#problems.misfit('jackhammered', message, { code: 'no-such-seat', values });
    }
    state.phase = phase ?? (held?.room === undefined ? 'turn' : 'room');
    state.seat = seat ?? state.startSeat;
    state.nextStartSeat = nextStartSeat;
    state.jackhammered = setOfSeats(jackhammered);
    state.toolsUsed = toolsUsed;
    state.round = this.#position.round ?? ROUNDS;
  }

  /** The earliest round in which the houses and decks can look like this. */
  #roundFor({ players, phase, roomDeck, specialDeck }: State): number {
    if (phase === 'helpers' || phase === 'over') return ROUNDS;
    const cards = players.map((player) =>
      Math.max(player.house.filter((code) => code >= 0).length, countSpecials(player)),
    );
    const byRooms = ROUNDS - Math.floor(roomDeck.length / COLUMNS.length);
    const bySpecials = ROUNDS - Math.floor(specialDeck.length / (COLUMNS.length - 1));
    return Math.min(ROUNDS, Math.max(1 + Math.max(...cards), byRooms, bySpecials));
  }

  #readPlayers(state: State): void {
    const { houses, outdoors, roofs, helpers, tools } = this.#position;
    for (const [path, lists] of Object.entries({ houses, outdoors, roofs, helpers, tools })) {
      if (lists === undefined) continue;
      this.#problems.checkLength(path, lists.length);
    }
    state.players.forEach((player, owner) => {
      this.#problems.problems.push(
        ...readHouse(houses?.[owner] ?? {}, player, `position.houses[${owner}]`),
      );
      for (const decor of outdoors?.[owner] ?? []) player.outdoors |= 1 << DECORS.indexOf(decor);
      player.roofs = this.#roofs(roofs?.[owner] ?? [], `roofs[${owner}]`);
      const held = helpers?.[owner] ?? [];
      player.helpers = HELPERS.map((helper) => held.filter((other) => other === helper).length);
      this.#readTools(player, tools?.[owner] ?? [], `tools[${owner}]`);
      const problem = houseProblem(this.#tables, player, owner);
      if (problem !== undefined) this.#problems.refuse(`houses[${owner}]`, problem);
    });
    const problem = tileSupplyProblem(state.players);
    if (problem !== undefined) this.#problems.refuse('houses', problem);
  }

  #roofs(names: readonly string[], path: string): number[] {
    const codes = this.#cards(names, readSpecial, path);
    if (codes.some((code) => !isRoof(code))) {
      const message = 'must hold roofs only, like “red roof” or “red roof window”';
      const values = { like: '“red roof”, “red roof window”', actual: names.join(', ') };
      this.#problems.misfit(path, message, { code: 'not-like', values });
    }
    return codes;
  }

  #readTools(player: Player, names: readonly string[], path: string): void {
    for (const name of names) {
      const tool = TOOL[name.replace(NEW, '') as Tool];
      if (!name.endsWith(NEW)) player.tools[tool] = (player.tools[tool] ?? 0) + 1;
      else if (player.newTool === NONE) player.newTool = tool;
      else {
        const message = 'can have one new tool at most: a round brings one card (DH-8)';
        this.#problems.refuse(path, { rule: 'DH-8', code: 'two-new-tools' }, message);
      }
    }
  }

  #readMiddle(state: State): void {
    const { market, held, discards, lostDecor = [] } = this.#position;
    market?.forEach((text, column) => this.#readColumn(state, text, column));
    if (held !== undefined) {
      state.heldColumn = (held.column ?? COLUMNS.length) - 1;
      state.heldRoom =
        this.#cards(held.room === undefined ? [] : [held.room], readRoom, 'held')[0] ?? NONE;
      const special = held.special === undefined ? [] : [held.special];
      state.heldSpecial = this.#cards(special, readSpecial, 'held')[0] ?? NONE;
    }
    state.roomDiscard = this.#cards(discards?.rooms ?? [], readRoom, 'discards.rooms');
    state.specialDiscard = this.#cards(discards?.specials ?? [], readSpecial, 'discards.specials');
    for (const decor of lostDecor) state.lostDecor |= 1 << DECORS.indexOf(decor);
    const lying = DECORS.find(
      (_, tile) => (state.lostDecor & (1 << tile)) !== 0 && isLying(state, tile),
    );
    if (lying === undefined) return;
    const message = `can't name the ${lying}, which lies at a house (DH-19)`;
    const reason = { rule: 'DH-19', code: 'lost-tile-is-there', decor: lying } as const;
    this.#problems.refuse('lostDecor', reason, message);
  }

  #readColumn(state: State, text: string, column: number): void {
    if (text === '') return;
    const [room = '', special, ...more] = text.split(',');
    const path = `market[${column}]`;
    state.marketRooms[column] = this.#cards([room], readRoom, path)[0] ?? NONE;
    if ((special === undefined) !== (column === 0) || more.length > 0) {
      const wanted =
        column === 0
          ? 'a room alone, like “kitchen”'
          : 'a room and a special card, like “kitchen, red roof”';
      const message = `must be ${wanted}, not “${text}” (DH-5)`;
      const reason = { rule: 'DH-5', code: 'column-is-incomplete', column: column + 1 } as const;
      this.#problems.refuse(path, reason, message);
    } else if (special !== undefined) {
      state.marketSpecials[column] = this.#cards([special], readSpecial, path)[0] ?? NONE;
    }
  }

  #cards(
    names: readonly string[],
    read: (text: string) => number | undefined,
    path: string,
  ): number[] {
    return names.flatMap((name) => {
      const code = read(name);
      if (code !== undefined) return [code];
      const example =
        read === readRoom
          ? '“kitchen” or “kitchen +1”'
          : '“red roof”, “grand-piano”, “supplier” or “drill”';
      const message = `must be a card like ${example}, not “${name.trim()}”`;
      const like =
        read === readRoom ? '“kitchen”, “kitchen +1”' : '“red roof”, “grand-piano”, “drill”';
      const values = { like, actual: name.trim() };
      this.#problems.misfit(path, message, { code: 'not-like', values });
      return [];
    });
  }

  /** Puts the remaining cards into the decks and takes unspecified cards from there. */
  #settleSupply(state: State): void {
    this.#discardUsedCards(state);
    const rooms = this.#withinSupply(roomPlaces(state), roomSupplyProblem);
    const specials = this.#withinSupply(specialPlaces(state), specialSupplyProblem);
    if (!this.#problems.areNone) return;
    state.roomDeck = without(this.#tables.roomDeck, rooms, ROOM_NAMES);
    state.specialDeck = without(this.#tables.specialDeck, specials, SPECIAL_NAMES);
    this.#fillGaps(state);
    state.round = this.#position.round ?? this.#roundFor(state);
    this.#checkStartSeat(state);
    this.#checkDecks(state);
  }

  /** All cards of the places; the place that exceeds what the box holds is refused. */
  #withinSupply(
    places: readonly Place[],
    problemOf: (tables: Tables, cards: readonly number[]) => TableauReason | undefined,
  ): number[] {
    const cards: number[] = [];
    for (const { path, added } of places) {
      cards.push(...added);
      const problem = problemOf(this.#tables, cards);
      if (problem === undefined) continue;
      this.#problems.refuse(path, problem);
      break;
    }
    return cards;
  }

  /** DH-9: the table may name the first start player. */
  #checkStartSeat({ round, startSeat }: State): void {
    const { firstSeat } = this.#table.options;
    if (firstSeat === 'lot' || round > 1 || startSeat === firstSeat) return;
    const message = `must be ${firstSeat} in round 1, the start player of this table (DH-9)`;
    const reason = { rule: 'DH-9', code: 'start-player-differs', seat: firstSeat } as const;
    this.#problems.refuse('startSeat', reason, message);
  }

  /** DH-6, DH-19: puts the card of each placed tile and each used jackhammer on the discard pile. */
  #discardUsedCards(state: State): void {
    const used = [
      ...(this.#position.jackhammered ?? []).map(() => toolCard(TOOL.jackhammer)),
      ...DECORS.flatMap((_, tile) => {
        const isGone = isLying(state, tile) || (state.lostDecor & (1 << tile)) !== 0;
        return isGone ? [decorCard(tile)] : [];
      }),
    ];
    if (this.#position.discards?.specials === undefined) {
      state.specialDiscard.push(...used);
      return;
    }
    const discarded = [...state.specialDiscard];
    for (const code of used) {
      const at = discarded.indexOf(code);
      if (at >= 0) {
        discarded.splice(at, 1);
        continue;
      }
      const card = specialCard(code);
      const rule = card.type === 'decor' ? 'DH-19' : 'DH-6';
      const reason = { rule, code: 'used-card-is-not-discarded', card } as const;
      this.#problems.refuse('discards.specials', reason);
    }
  }

  /** Fills unspecified empty rooms and an unspecified market. */
  #fillGaps(state: State): void {
    for (const { house } of state.players) {
      house.forEach((code, field) => {
        if (code !== UNKNOWN_EMPTY) return;
        const name = state.roomDeck.pop();
        if (name === undefined) {
          const message = 'has more empty rooms than there are cards';
          const reason = { rule: 'DH-17', code: 'too-many-empty-rooms' } as const;
          this.#problems.refuse('houses', reason, message);
        } else house[field] = faceDown(roomNamed(name));
      });
    }
    if (this.#position.market !== undefined || state.phase === 'helpers' || state.phase === 'over')
      return;
    COLUMNS.forEach((_, column) => {
      const isTaken = column === 0 && state.nextStartSeat !== NONE;
      if (column === state.heldColumn || isTaken) return;
      const room = state.roomDeck.shift();
      if (room !== undefined) state.marketRooms[column] = roomNamed(room);
      const special = column === 0 ? undefined : state.specialDeck.shift();
      if (special !== undefined) state.marketSpecials[column] = specialNamed(special);
    });
  }

  /** Decks that the position lists must hold exactly the cards that are nowhere else. */
  #checkDecks(state: State): void {
    const { decks } = this.#position;
    const pairs = [
      ['rooms', decks?.rooms, state.roomDeck, readRoom, ROOM_NAMES],
      ['specials', decks?.specials, state.specialDeck, readSpecial, SPECIAL_NAMES],
    ] as const;
    for (const [name, listed, left, read, names] of pairs) {
      if (listed === undefined) continue;
      const codes = this.#cards(listed, read, `decks.${name}`);
      const same = without(left, codes, names).length === 0 && codes.length === left.length;
      if (same) continue;
      const message = 'must hold exactly the cards that lie nowhere else (DH-5)';
      const reason = { rule: 'DH-5', code: 'deck-differs' } as const;
      this.#problems.refuse(`decks.${name}`, reason, message);
    }
  }
}

function isLying({ players }: State, tile: number): boolean {
  return players.some(
    ({ tiles, outdoors }) => tiles.includes(tile) || (outdoors & (1 << tile)) !== 0,
  );
}
