import { type Bot, type SeeingBot, greedy, random } from '@richtfest/bots';
import {
  FastChance,
  NO_SEATS,
  type Random,
  botRandom,
  checkedOptions,
  firstSeatOf,
  observe,
  simulationKey,
  winnersOf,
  withBots,
} from '@richtfest/engine';
import {
  type Event,
  type Move,
  type UeberdachenTypes,
  ueberdachen,
  ueberdachenBots,
} from '../src/index.ts';
import { NONE, NO_DEAL } from '../src/state.ts';
import { TRADES, type Trade } from '../src/words.ts';
import { EmptyTurns, type EmptyTurnSums, noEmptyTurns } from './empty-turns.ts';

const game = withBots(ueberdachen, ueberdachenBots);

type State = UeberdachenTypes['State'];

export interface HagglingOptions {
  readonly bots: readonly ('greedy' | 'random')[];
  readonly seed: string;
  /** The number of the first game. */
  readonly from?: number;
  readonly games: number;
  /** UD-5: every seat starts with a plate. */
  readonly quickStart?: boolean;
  readonly report?: (done: HagglingSums) => void;
}

/** Sums over games. */
export interface HagglingSums {
  games: number;
  /** Games that ended by a roof, not by the limit of rounds. */
  roofs: number;
  rounds: number;
  decisions: number;
  offers: number;
  swaps: number;
  /** Swaps after which both sides evaluate their position higher than before them. */
  raised: number;
  /** The most offers one seat got from another in one turn. */
  mostAsked: number;
  /** Shared wins count as their share. */
  winsByTrade: Record<Trade, number>;
  winsBySeat: number[];
  emptyTurns: EmptyTurnSums;
}

/** Plays games between bots and evaluates every swap when it is made. */
export function measureHaggling(settings: HagglingOptions): HagglingSums {
  const { bots, games, from = 0, report } = settings;
  const sums: HagglingSums = {
    games: 0,
    roofs: 0,
    rounds: 0,
    decisions: 0,
    offers: 0,
    swaps: 0,
    raised: 0,
    mostAsked: 0,
    winsByTrade: { electrician: 0, plumber: 0, carpenter: 0, mason: 0 },
    winsBySeat: bots.map(() => 0),
    emptyTurns: noEmptyTurns(),
  };
  for (let number = from; number < from + games; number++) {
    playGame(settings, number, sums);
    report?.(sums);
  }
  return sums;
}

function playGame(settings: HagglingOptions, number: number, sums: HagglingSums): void {
  const players = settings.bots.length;
  const { quickStart = false } = settings;
  const options = checkedOptions(game, { players, options: { quickStart } }) as never;
  const key = simulationKey(settings.seed, number);
  const events: Event[] = [];
  const emptyTurns = new EmptyTurns(sums.emptyTurns);
  const report = (event: Event) => {
    events.push(event);
    emptyTurns.see(event);
  };
  const dealer = { chance: new FastChance(key), report };
  const state = game.setup({ players, options }, dealer);
  const seats = settings.bots.map((name, seat) => ({ name, own: botRandom(key, seat) }));
  let before = game.clone(state);
  for (let owing = game.owing(state); owing !== NO_SEATS; owing = game.owing(state)) {
    const seat = firstSeatOf(owing);
    const { name, own } = seats[seat]!;
    // The effect of a swap is measured from the position before it was offered.
    if (state.phase === 'act') before = game.clone(state);
    events.splice(0);
    game.play(state, seat, choose(name === 'greedy' ? greedy : random, state, [seat, own]), dealer);
    sums.decisions++;
    for (const event of events) lookAt(event, { before, state, sums });
  }
  emptyTurns.close();
  countResult(state, sums);
}

function choose(bot: Bot, state: State, [seat, own]: readonly [number, Random]): Move {
  if (bot.sees === 'nothing') {
    return game.legalAt!(state, seat, bot.choose(game.legalCount!(state, seat), own));
  }
  const seeing: SeeingBot = bot;
  const observation = observe(game, state, seat);
  return seeing.choose({ game, seat, legal: game.legal(state, seat), random: own, observation });
}

interface Look {
  readonly before: State;
  readonly state: State;
  readonly sums: HagglingSums;
}

function lookAt(event: Event, { before, state, sums }: Look): void {
  if (event.type === 'offer-made') {
    sums.offers++;
    sums.mostAsked = Math.max(sums.mostAsked, ...state.asked);
  }
  if (event.type !== 'goods-swapped') return;
  sums.swaps++;
  const sides = [event.seat, event.with];
  if (sides.every((side) => ownValue(state, side) > ownValue(before, side))) sums.raised++;
}

/** Ignores open proposals. */
function ownValue(state: State, seat: number): number {
  return game.evaluate({ ...state, proposals: state.proposals.map(() => NO_DEAL) }, seat);
}

function countResult(state: State, sums: HagglingSums): void {
  const result = game.result(state);
  if (result === undefined) throw new Error('a game without a result');
  const winners = winnersOf(result);
  sums.games++;
  sums.rounds += state.round;
  if (state.roof !== NONE) sums.roofs++;
  for (const winner of winners) {
    const share = 1 / winners.length;
    sums.winsBySeat[winner]! += share;
    const trade = TRADES[state.players[winner]!.trade];
    if (trade !== undefined) sums.winsByTrade[trade] += share;
  }
}
