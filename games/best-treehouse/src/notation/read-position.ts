import {
  type PositionProblems,
  type PositionProblem,
  type TableSetup,
  readValidPosition,
  suggestion,
  usualFirstSeat,
} from '@richtfest/engine';
import { ROOMS } from '../data/rooms.ts';
import { barToPlacing, planted } from '../places.ts';
import type { Options } from '../options.ts';
import type { TreehouseReason } from '../reasons.ts';
import { pointsOf } from '../scoring.ts';
import { emptyTable } from '../setup.ts';
import { slotNumber } from '../slots.ts';
import { type Player, type State, TO_DISCARD } from '../state.ts';
import { cardProblem, treeProblem } from '../tableau.ts';
import { HAND_SIZE, NONE, PICKS, ROUNDS } from '../words.ts';
import { NOTHING, readCard, readPlace, readTree, writeCard } from './cards.ts';
import { checkPast, picksBefore } from './position-problems.ts';
import { type Position, positionSchema } from './position-schema.ts';
import { readScoring } from './read-scoring.ts';

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
  readonly #problems: PositionProblems<TreehouseReason>;
  readonly #state: State;

  constructor(
    position: Position,
    table: TableSetup<Options>,
    problems: PositionProblems<TreehouseReason>,
  ) {
    const { firstSeat } = table.options;
    this.#position = position;
    this.#problems = problems;
    this.#state = emptyTable(table, position.firstChooser ?? usualFirstSeat(firstSeat));
  }

  read(): State {
    const state = this.#state;
    this.#readRound();
    this.#checkLengths();
    if (!this.#problems.areNone) return state;
    state.players.forEach((player, seat) => this.#readPlayer(player, seat));
    if (this.#problems.areNone) checkPast(state, this.#position, this.#problems);
    if (this.#problems.areNone) this.#checkFirstChooser();
    if (this.#problems.areNone) this.#fillHands();
    if (this.#problems.areNone) this.#readDecisions();
    if (this.#problems.areNone) readScoring(this.#position, state, this.#problems);
    return state;
  }

  #readRound(): void {
    const state = this.#state;
    const { phase = 'choose' } = this.#position;
    const isDrafting = phase === 'choose' || phase === 'build';
    state.phase = phase;
    state.pick = this.#position.pick ?? (isDrafting ? this.#usualPick() : PICKS);
    state.round = this.#position.round ?? (phase === 'over' ? ROUNDS : this.#usualRound());
    if (!isDrafting && state.pick !== PICKS) {
      const message = `must be ${PICKS} after all picks of a round (BT-7), not ${state.pick}`;
      this.#problems.refuse('pick', { rule: 'BT-7', code: 'picks-are-not-done' }, message);
    }
    if (phase === 'over' && state.round !== ROUNDS) {
      const message = `must be ${ROUNDS} at the end, not ${state.round}`;
      this.#problems.refuse('round', { rule: 'BT-12', code: 'week-is-not-the-last' }, message);
    }
  }

  /** The largest number of picks that a seat has settled. */
  #settledPicks(): number {
    const { trees = [], discarded = [] } = this.#position;
    const counts = this.#state.players.map((_, seat) => {
      const words = (trees[seat] ?? []).join(' ').split(/\s+/);
      const rooms = words.filter((word) => word !== '' && word !== NOTHING);
      return rooms.length + (discarded[seat]?.length ?? 0);
    });
    return Math.max(...counts);
  }

  /** The earliest pick that the trees allow; the first one if hands are given. */
  #usualPick(): number {
    const { round = ROUNDS, hands } = this.#position;
    if (hands !== undefined) return 1;
    const pick = 1 + this.#settledPicks() - (round - 1) * PICKS;
    return Math.min(PICKS, Math.max(1, pick));
  }

  /** The earliest round that the trees allow. */
  #usualRound(): number {
    const missing = this.#settledPicks() - picksBefore({ ...this.#state, round: 1 });
    return Math.min(ROUNDS, 1 + Math.ceil(Math.max(0, missing) / PICKS));
  }

  /** BT-10: the table may name the first chooser of week 1; later it is who had most points. */
  #checkFirstChooser(): void {
    const { phase, round, players, options, firstChooser } = this.#state;
    const isDrafting = phase === 'choose' || phase === 'build';
    const weeks = round - (isDrafting ? 2 : 1);
    const refuse = (seat: number) => {
      const message = `must be seat ${seat} (BT-10)`;
      const reason = { rule: 'BT-10', code: 'first-chooser-differs', seat } as const;
      this.#problems.refuse('firstChooser', reason, message);
    };
    if (weeks < 1) {
      if (this.#position.firstChooser === undefined) return;
      const { firstSeat } = options;
      if (firstSeat !== 'lot' && firstSeat !== firstChooser) refuse(firstSeat);
      return;
    }
    if (this.#position.points === undefined) return;
    const before = players.map(({ points }) => pointsOf({ points: points.slice(0, weeks) }));
    const most = Math.max(...before);
    if (before[firstChooser] === most) return;
    const leader = before.indexOf(most);
    if (this.#position.firstChooser === undefined) this.#state.firstChooser = leader;
    else refuse(leader);
  }

  #checkLengths(): void {
    const { firstChooser } = this.#state;
    this.#problems.isSeat('firstChooser', firstChooser);
    for (const key of LISTS_BY_SEAT) {
      const list = this.#position[key];
      if (list !== undefined) this.#problems.checkLength(key, list.length);
    }
  }

  #readPlayer(player: Player, seat: number): void {
    const { trees, hands, discarded, sixth, points } = this.#position;
    const read = readTree(trees?.[seat] ?? [], readCard);
    if ('mistake' in read) {
      const { line, message, values } = read.mistake;
      this.#problems.misfit(`trees[${seat}][${line}]`, message, { code: 'not-like', values });
      return;
    }
    const problem = treeProblem(read.tree);
    if (problem !== undefined) {
      const path = `trees[${seat}]`;
      const message = `breaks ${problem.rule}: ${problem.code.replaceAll('-', ' ')}`;
      this.#problems.refuse(path, problem, message);
    }
    Object.assign(player, planted(read.tree));
    player.hand = this.#cards(hands?.[seat], `hands[${seat}]`);
    player.discarded = this.#cards(discarded?.[seat], `discarded[${seat}]`);
    player.sixth = this.#cards(sixth?.[seat], `sixth[${seat}]`);
    player.points = player.points.map((_, round) => points?.[seat]?.[round] ?? 0);
    player.chosen = this.#cardOrNone(this.#position.chosen?.[seat], `chosen[${seat}]`);
  }

  #cards(texts: readonly string[] | undefined, path: string): number[] {
    return (texts ?? []).map((text, at) => this.#card(text, `${path}[${at}]`));
  }

  #card(text: string, path: string): number {
    const card = readCard(text);
    if (card !== undefined) return card;
    const ids = ROOMS.map(({ id }) => id);
    const message = `must be a room like “library”, not “${text}”.${suggestion(text, ids)}`;
    const values = { like: '“library”', actual: text };
    this.#problems.misfit(path, message, { code: 'not-like', values });
    return 0;
  }

  #cardOrNone(text: string | undefined, path: string): number {
    return text === undefined || text === NOTHING ? NONE : this.#card(text, path);
  }

  /**
   * Checks that every card is in one place, and fills hands and open cards with the remaining ones.
   */
  #fillHands(): void {
    const { phase, players, deck } = this.#state;
    const isOpen = phase === 'build';
    for (const player of players) {
      if (phase === 'choose' && player.chosen !== NONE && !player.hand.includes(player.chosen)) {
        player.hand.push(player.chosen);
      }
    }
    const used = players.flatMap(({ tree, hand, discarded, sixth, chosen }) => [
      ...tree.filter((card) => card !== NONE),
      ...hand,
      ...discarded,
      ...sixth,
      ...(isOpen && chosen !== NONE ? [chosen] : []),
    ]);
    const problem = cardProblem(used);
    if (problem?.code === 'card-is-there-twice') {
      const message = `has the ${writeCard(problem.card)} twice; every card exists once (BT-1)`;
      this.#problems.refuse(this.#fieldWith(writeCard(problem.card)), problem, message);
      return;
    }
    const free = deck.filter((card) => !used.includes(card));
    const take = (): number => free.shift() ?? 0;
    const size = handSize(this.#state);
    for (const [seat, player] of players.entries()) {
      if (player.hand.length > size) {
        const have = player.hand.length;
        const reason = { rule: 'BT-7', code: 'hand-is-too-large', have, size } as const;
        const message = `has ${have} cards; now it has ${size} (BT-7)`;
        this.#problems.refuse(`hands[${seat}]`, reason, message);
      }
      if (isOpen && player.chosen === NONE) player.chosen = take();
      while (player.hand.length < size) player.hand.push(take());
      player.hand.sort((a, b) => a - b);
    }
    this.#state.deck = free;
  }

  /** The last field that names a card, which is the one that names it again. */
  #fieldWith(card: string): string {
    const fields = Object.entries(this.#position).filter(([, value]) =>
      JSON.stringify(value).match(new RegExp(`["\\s]${card}["\\s]`)),
    );
    return fields.at(-1)?.[0] ?? '';
  }

  #readDecisions(): void {
    const { phase, players } = this.#state;
    const isDrafting = phase === 'choose' || phase === 'build';
    players.forEach((player, seat) => {
      if (phase !== 'choose' && phase !== 'build' && player.chosen !== NONE) {
        const reason = { rule: 'BT-7', code: 'nothing-chosen-now' } as const;
        const message = 'can be set only in the phases “choose” and “build”';
        this.#problems.refuse(`chosen[${seat}]`, reason, message);
      }
      player.settled = this.#settled(player, seat);
      const isOwing = phase === 'choose' ? player.chosen === NONE : player.settled === NONE;
      if (isDrafting && isOwing) this.#state.owing |= 1 << seat;
    });
    if (isDrafting && this.#state.owing === 0) {
      const key = phase === 'choose' ? 'chosen' : 'settled';
      const message = 'must leave at least one seat that still decides (BT-9)';
      this.#problems.refuse(key, { rule: 'BT-9', code: 'nobody-decides' }, message);
    }
  }

  #settled(player: Player, seat: number): number {
    const text = this.#position.settled?.[seat] ?? NOTHING;
    if (text === NOTHING) return NONE;
    const path = `settled[${seat}]`;
    if (this.#state.phase !== 'build') {
      const reason = { rule: 'BT-9', code: 'nothing-settled-now' } as const;
      this.#problems.refuse(path, reason, 'can be set only in the phase “build”');
    }
    if (text === 'discard') return TO_DISCARD;
    const place = readPlace(text);
    const slot = place === undefined ? undefined : slotNumber(place);
    if (slot === undefined) {
      const message = `must be a place like “3b”, “discard” or “-”, not “${text}”`;
      const values = { like: '“3b”, “discard”, “-”', actual: text };
      this.#problems.misfit(path, message, { code: 'not-like', values });
      return NONE;
    }
    if (player.chosen === NONE) return NONE;
    const bar = barToPlacing({ player, seat }, player.chosen, slot);
    if (bar !== undefined) {
      const message = `breaks ${bar.rule}: ${bar.code.replaceAll('-', ' ')}`;
      this.#problems.refuse(path, bar, message);
    }
    return slot;
  }
}

const LISTS_BY_SEAT = [
  'hands',
  'chosen',
  'settled',
  'trees',
  'discarded',
  'sixth',
  'bonuses',
  'points',
] as const;

/** BT-7: the current size of every hand. */
function handSize({ phase, pick }: State): number {
  if (phase === 'choose') return HAND_SIZE - pick + 1;
  return phase === 'build' && pick < PICKS ? HAND_SIZE - pick : 0;
}
