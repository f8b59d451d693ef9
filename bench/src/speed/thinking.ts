import {
  type Bot,
  type Decision,
  LEVELS,
  type ThinkingTimes,
  botNamed,
  meanTime,
  noTimes,
  playBlock,
  timeAt,
} from '@richtfest/bots';
import { thinkingClock } from '@richtfest/cli';
import { type Game, type GameTypes, checkedOptions } from '@richtfest/engine';
import type { Amount, ThinkingFigure } from './measures.ts';

/** Games are aborted after this multiple of the measuring time. */
const MAX_FACTOR = 20;

const BOTS: readonly string[] = ['greedy', ...LEVELS];

/** Measures thinking times and rollouts of bots. */
export function measureThinking(game: Game, amount: Amount, bots = BOTS): ThinkingFigure[] {
  return bots.map((bot) => {
    const { seconds } = amount;
    playFor(game, bot, { atLeast: 0, atMost: seconds, times: noTimes() });
    const times = noTimes();
    const playouts = playFor(game, bot, { atLeast: seconds, atMost: MAX_FACTOR * seconds, times });
    return {
      game: game.id,
      players: game.players.min,
      bot,
      decisions: times.decisions,
      msMean: meanTime(times),
      msP50: timeAt(times, 0.5),
      msP95: timeAt(times, 0.95),
      playoutsPerDecision: playouts / times.decisions,
      playoutsPerSecond: (1000 * playouts) / times.ms,
    };
  });
}

interface TimeLimits {
  /** Seconds after which no game starts, and after which a running one is aborted. */
  readonly atLeast: number;
  readonly atMost: number;
  readonly times: ThinkingTimes;
}

class TooLong extends Error {}

/** Plays games with one bot in all seats, to the end unless they take far too long. */
function playFor(game: Game, spec: string, { atLeast, atMost, times }: TimeLimits): number {
  const start = thinkingClock();
  let playouts = 0;
  const elapsed = () => (thinkingClock() - start) / 1000;
  const bot = botNamed(spec, {
    now: thinkingClock,
    onSpent: (more) => (playouts += more),
  });
  const players = game.players.min;
  const settings = {
    players,
    options: checkedOptions(game, { players }),
    bots: [withTimeout(bot, () => elapsed() > atMost)],
    lineups: [Array.from({ length: players }, () => 0)],
    seed: 'bench',
    now: thinkingClock,
    times: [times],
  };
  try {
    let number = 0;
    do playBlock(game, settings, number++);
    while (elapsed() < atLeast);
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
  }
  return playouts;
}

/** A bot that throws when it takes too long. */
function withTimeout(bot: Bot | undefined, isTooLong: () => boolean): Bot {
  if (bot?.sees !== 'observation')
    throw new RangeError('only bots that see observations can be timed');
  return {
    ...bot,
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      if (isTooLong()) throw new TooLong();
      return bot.choose(decision);
    },
  };
}
