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

/** With ten times the playouts a decision takes at least so many times as long, if it makes any. */
const NOTICEABLY = 1.5;
const MORE = 10;
/** A game may take so many times as long as is to be measured. */
const LONGEST = 20;

const BOTS: readonly string[] = ['greedy', ...LEVELS];

/** How long bots think, and how many playouts their search makes. */
export function measureThinking(game: Game, amount: Amount, bots = BOTS): ThinkingFigure[] {
  return bots.map((bot) => {
    const times = timesOf(game, bot, amount);
    const rate = bot === 'greedy' ? undefined : iterationsPerSecond(game, bot, amount);
    return {
      game: game.id,
      players: game.players.min,
      bot,
      decisions: times.decisions,
      msMean: meanTime(times),
      msP50: timeAt(times, 0.5),
      msP95: timeAt(times, 0.95),
      ...(rate === undefined ? {} : { iterationsPerSecond: rate }),
    };
  });
}

/** The bot in all seats, for so long; games are played to their end unless they take far too long. */
function timesOf(game: Game, spec: string, { seconds }: Amount): ThinkingTimes {
  const times = noTimes();
  playFor(game, spec, { atLeast: 0, atMost: seconds, times: noTimes() });
  playFor(game, spec, { atLeast: seconds, atMost: LONGEST * seconds, times });
  return times;
}

interface Span {
  /** Seconds after which no game is begun, and after which one is broken off. */
  readonly atLeast: number;
  readonly atMost: number;
  readonly times: ThinkingTimes;
}

class TooLong extends Error {}

function playFor(game: Game, spec: string, { atLeast, atMost, times }: Span): void {
  const start = thinkingClock();
  const elapsed = () => (thinkingClock() - start) / 1000;
  const bot = impatient(spec, () => elapsed() > atMost);
  const players = game.players.min;
  const settings = {
    players,
    options: checkedOptions(game, { players }),
    bots: [bot],
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
}

/** A bot that gets up from the table when it takes too long. */
function impatient(spec: string, isTooLong: () => boolean): Bot {
  const bot = botNamed(spec, { now: thinkingClock });
  if (bot?.sees !== 'observation') throw new RangeError(`no bot that thinks is called ${spec}`);
  return {
    ...bot,
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      if (isTooLong()) throw new TooLong();
      return bot.choose(decision);
    },
  };
}

/** By what more playouts take longer: the first look at the moves is not counted. */
function iterationsPerSecond(game: Game, level: string, amount: Amount): number | undefined {
  const { iterations } = amount;
  const few = meanTime(timesOf(game, `${level}@${iterations}`, amount));
  const many = meanTime(timesOf(game, `${level}@${MORE * iterations}`, amount));
  if (many < NOTICEABLY * few) return undefined;
  return ((MORE - 1) * iterations * 1000) / (many - few);
}
