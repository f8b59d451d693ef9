import {
  type Bot,
  type Decision,
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

/** A game that takes longer than this many times the measured span is broken off. */
const LONGEST = 20;

/** How long a bot thinks, and how many playouts its search makes. */
export function measureThinking(game: Game, bot: string, { seconds }: Amount): ThinkingFigure {
  playFor(game, bot, { atLeast: 0, atMost: seconds, times: noTimes() });
  const times = noTimes();
  const playouts = playFor(game, bot, { atLeast: seconds, atMost: LONGEST * seconds, times });
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
}

interface Span {
  /** Seconds after which no new game starts, and after which a running one is broken off. */
  readonly atLeast: number;
  readonly atMost: number;
  readonly times: ThinkingTimes;
}

class TooLong extends Error {}

/** Plays with the bot in all seats and returns the number of playouts. */
function playFor(game: Game, spec: string, { atLeast, atMost, times }: Span): number {
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
    bots: [withLimit(bot, () => elapsed() > atMost)],
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

/** Throws `TooLong` instead of choosing a move when the time is over. */
function withLimit(bot: Bot | undefined, isTooLong: () => boolean): Bot {
  if (bot?.sees !== 'observation')
    throw new RangeError('only bots that choose by observation can be timed');
  return {
    ...bot,
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      if (isTooLong()) throw new TooLong();
      return bot.choose(decision);
    },
  };
}
