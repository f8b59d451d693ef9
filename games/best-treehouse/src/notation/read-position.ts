import {
  type PositionProblems,
  type Problem,
  type TableSetup,
  readValidPosition,
  suggestion,
  usualFirstSeat,
} from '@richtfest/engine';
import { ROOMS } from '../data/rooms.ts';
import { barToPlacing, planted } from '../places.ts';
import type { Options } from '../options.ts';
import { emptyTable } from '../setup.ts';
import { slotNumber } from '../slots.ts';
import { type Player, type State, TO_DISCARD } from '../state.ts';
import { cardProblem, treeProblem } from '../tableau.ts';
import { HAND_SIZE, NONE, PICKS, ROUNDS } from '../words.ts';
import { NOTHING, readCard, readPlace, readTree, writeCard } from './cards.ts';
import { type Position, positionSchema } from './position-schema.ts';
import { readScoring } from './read-scoring.ts';

export function readPosition(
  position: unknown,
  table: TableSetup<Options>,
): { state: State } | { problems: Problem[] } {
  return readValidPosition(
    { position, schema: positionSchema, players: table.players },
    (problems) => new PositionReader(position as Position, table, problems).read(),
  );
}

class PositionReader {
  readonly #position: Position;
  readonly #problems: PositionProblems;
  readonly #state: State;

  constructor(position: Position, table: TableSetup<Options>, problems: PositionProblems) {
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
    if (this.#problems.areNone) this.#fillHands();
    if (this.#problems.areNone) this.#readDecisions();
    if (this.#problems.areNone) readScoring(this.#position, state, this.#problems.add);
    return state;
  }

  #readRound(): void {
    const state = this.#state;
    const { phase = 'choose' } = this.#position;
    const isDrafting = phase === 'choose' || phase === 'build';
    state.phase = phase;
    state.round = this.#position.round ?? (phase === 'over' ? ROUNDS : 1);
    state.pick = this.#position.pick ?? (isDrafting ? 1 : PICKS);
    if (!isDrafting && state.pick !== PICKS) {
      this.#problems.add(
        'pick',
        `must be ${PICKS} after all picks of a round (BT-7), not ${state.pick}`,
      );
    }
    if (phase === 'over' && state.round !== ROUNDS) {
      this.#problems.add('round', `must be ${ROUNDS} at the end, not ${state.round}`);
    }
  }

  #checkLengths(): void {
    const count = this.#state.players.length;
    const { firstChooser } = this.#state;
    this.#problems.isSeat('firstChooser', firstChooser);
    for (const key of LISTS_BY_SEAT) {
      const list = this.#position[key];
      if (list === undefined || list.length <= count) continue;
      this.#problems.add(key, `has ${list.length} entries for ${count} seats`);
    }
  }

  #readPlayer(player: Player, seat: number): void {
    const { trees, hands, discarded, sixth, points } = this.#position;
    const read = readTree(trees?.[seat] ?? [], readCard);
    if ('mistake' in read) {
      this.#problems.add(`trees[${seat}][${read.mistake.line}]`, read.mistake.message);
      return;
    }
    const problem = treeProblem(read.tree);
    if (problem !== undefined) {
      const path = `trees[${seat}]`;
      this.#problems.add(path, `breaks ${problem.rule}: ${problem.code.replaceAll('-', ' ')}`);
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
    this.#problems.add(
      path,
      `must be a room like “library”, not “${text}”.${suggestion(text, ids)}`,
    );
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
      this.#problems.add(
        '',
        `has the ${writeCard(problem.card)} twice; every card exists once (BT-1)`,
      );
      return;
    }
    const free = deck.filter((card) => !used.includes(card));
    const take = (): number => free.shift() ?? 0;
    const size = handSize(this.#state);
    for (const [seat, player] of players.entries()) {
      if (player.hand.length > size) {
        this.#problems.add(
          `hands[${seat}]`,
          `has ${player.hand.length} cards; now it has ${size} (BT-7)`,
        );
      }
      if (isOpen && player.chosen === NONE) player.chosen = take();
      while (player.hand.length < size) player.hand.push(take());
      player.hand.sort((a, b) => a - b);
    }
    this.#state.deck = free;
    const needed = (ROUNDS - this.#state.round) * players.length * HAND_SIZE;
    if (free.length < needed) {
      this.#problems.add(
        '',
        `leaves ${free.length} cards for the deals to come, which take ${needed} (BT-6)`,
      );
    }
  }

  #readDecisions(): void {
    const { phase, players } = this.#state;
    const isDrafting = phase === 'choose' || phase === 'build';
    players.forEach((player, seat) => {
      if (phase !== 'choose' && phase !== 'build' && player.chosen !== NONE) {
        this.#problems.add(`chosen[${seat}]`, `can be set only in the phases “choose” and “build”`);
      }
      player.settled = this.#settled(player, seat);
      const isOwing = phase === 'choose' ? player.chosen === NONE : player.settled === NONE;
      if (isDrafting && isOwing) this.#state.owing |= 1 << seat;
    });
    if (isDrafting && this.#state.owing === 0) {
      const key = phase === 'choose' ? 'chosen' : 'settled';
      this.#problems.add(key, 'must leave at least one seat that still decides (BT-9)');
    }
  }

  #settled(player: Player, seat: number): number {
    const text = this.#position.settled?.[seat] ?? NOTHING;
    if (text === NOTHING) return NONE;
    const path = `settled[${seat}]`;
    if (this.#state.phase !== 'build')
      this.#problems.add(path, 'can be set only in the phase “build”');
    if (text === 'discard') return TO_DISCARD;
    const place = readPlace(text);
    const slot = place === undefined ? undefined : slotNumber(place);
    if (slot === undefined) {
      this.#problems.add(path, `must be a place like “3b”, “discard” or “-”, not “${text}”`);
      return NONE;
    }
    if (player.chosen === NONE) return NONE;
    const bar = barToPlacing({ player, seat }, player.chosen, slot);
    if (bar !== undefined)
      this.#problems.add(path, `breaks ${bar.rule}: ${bar.code.replaceAll('-', ' ')}`);
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
