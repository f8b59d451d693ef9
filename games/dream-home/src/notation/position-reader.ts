import {
  type PositionProblems,
  type TableSetup,
  setOfSeats,
  usualFirstSeat,
} from '@richtfest/engine';
import { TOOL, isRoof } from '../codes.ts';
import type { Options } from '../options.ts';
import type { TableauReason } from '../reasons.ts';
import { emptyTable } from '../setup.ts';
import { type Player, type State, NONE } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { houseProblem, tileSupplyProblem } from '../tableau.ts';
import { COLUMNS, DECORS, HELPERS, ROUNDS, type Tool } from '../words.ts';
import { readRoom, readSpecial } from './cards.ts';
import { readHouse } from './house.ts';
import { checkPhase } from './phase-problems.ts';
import { NEW, type Position } from './position-schema.ts';
import { readCards } from './read-cards.ts';
import { isLying, settleSupply } from './settle-supply.ts';

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

  #settleSupply(state: State): void {
    settleSupply(state, {
      position: this.#position,
      table: this.#table,
      tables: this.#tables,
      problems: this.#problems,
    });
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
    const codes = this.#readCards(names, readSpecial, path);
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
        this.#readCards(held.room === undefined ? [] : [held.room], readRoom, 'held')[0] ?? NONE;
      const special = held.special === undefined ? [] : [held.special];
      state.heldSpecial = this.#readCards(special, readSpecial, 'held')[0] ?? NONE;
    }
    state.roomDiscard = this.#readCards(discards?.rooms ?? [], readRoom, 'discards.rooms');
    state.specialDiscard = this.#readCards(
      discards?.specials ?? [],
      readSpecial,
      'discards.specials',
    );
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
    state.marketRooms[column] = this.#readCards([room], readRoom, path)[0] ?? NONE;
    if ((special === undefined) !== (column === 0) || more.length > 0) {
      const wanted =
        column === 0
          ? 'a room alone, like “kitchen”'
          : 'a room and a special card, like “kitchen, red roof”';
      const message = `must be ${wanted}, not “${text}” (DH-5)`;
      const reason = { rule: 'DH-5', code: 'column-is-incomplete', column: column + 1 } as const;
      this.#problems.refuse(path, reason, message);
    } else if (special !== undefined) {
      state.marketSpecials[column] = this.#readCards([special], readSpecial, path)[0] ?? NONE;
    }
  }

  #readCards(
    names: readonly string[],
    read: typeof readRoom | typeof readSpecial,
    path: string,
  ): number[] {
    return readCards(names, read, { path, problems: this.#problems });
  }
}
