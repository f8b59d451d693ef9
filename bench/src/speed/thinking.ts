import {
  LEVELS,
  type ThinkingTimes,
  botNamed,
  meanTime,
  noTimes,
  playBlock,
  timeAt,
} from '@richtfest/bots';
import { thinkingClock } from '@richtfest/cli';
import { type Game, checkedOptions } from '@richtfest/engine';
import type { Amount, ThinkingFigure } from './measures.ts';

/** With ten times the playouts a decision takes at least so many times as long, if it makes any. */
const NOTICEABLY = 1.5;
const MORE = 10;

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

/** The bot in all seats, for so long; games are played to their end. */
function timesOf(game: Game, spec: string, { seconds }: Amount): ThinkingTimes {
  const bot = botNamed(spec, { now: thinkingClock });
  if (bot === undefined) throw new RangeError(`no bot is called ${spec}`);
  const players = game.players.min;
  const times = noTimes();
  const settings = {
    players,
    options: checkedOptions(game, { players }),
    bots: [bot],
    lineups: [Array.from({ length: players }, () => 0)],
    seed: 'bench',
    now: thinkingClock,
  };
  const start = thinkingClock();
  playBlock(game, { ...settings, times: [noTimes()] }, 0);
  const warmUp = thinkingClock() - start;
  for (
    let number = 1;
    number === 1 || thinkingClock() - start - warmUp < 1000 * seconds;
    number++
  ) {
    playBlock(game, { ...settings, times: [times] }, number);
  }
  return times;
}

/** By what more playouts take longer: the first look at the moves is not counted. */
function iterationsPerSecond(game: Game, level: string, amount: Amount): number | undefined {
  const { iterations } = amount;
  const few = meanTime(timesOf(game, `${level}@${iterations}`, amount));
  const many = meanTime(timesOf(game, `${level}@${MORE * iterations}`, amount));
  if (many < NOTICEABLY * few) return undefined;
  return ((MORE - 1) * iterations * 1000) / (many - few);
}
