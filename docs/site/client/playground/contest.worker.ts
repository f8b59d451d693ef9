import * as bots from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import * as engine from '@richtfest/engine';
import { BotProblem, botOf, compile, scriptOf } from '../../playground/bot-code.ts';
import { type ContestOptions, type PlayedGame, playGame } from '../../playground/contest.ts';
import { courseOf } from '../../playground/course.ts';
import type { ContestReport, ContestRequest, ContestSums } from '../../playground/messages.ts';

/** The page stops a bot that is silent for much longer. */
const REPORT_EVERY_MS = 100;
const OPPONENTS = { random: bots.random, greedy: bots.greedy };
const MODULES = { '@richtfest/engine': engine, '@richtfest/bots': bots };

let reported = 0;

self.onmessage = async ({ data }: MessageEvent<ContestRequest>) => {
  const entry = findGame(data.game);
  if (entry === undefined) throw new RangeError(`there is no game ${data.game}`);
  const game = await entry.load();
  const table = {
    game,
    players: entry.players.min,
    opponent: OPPONENTS[data.opponent],
    seed: data.seed,
    onMove: reportAlive,
  };
  const script = attempt(() => scriptOf(data.code, MODULES));
  if (script === undefined) return;
  // Thrown in a task of its own and caught nowhere, so that the page learns the line of a syntax error.
  setTimeout(() => {
    const compiled = compile(script);
    attempt(() => play(data, { ...table, bot: botOf(compiled, MODULES) }));
  });
};

/** Reports a problem of the bot to the page; returns undefined then. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BotProblem)) throw error;
    const { message, line } = error;
    report({ type: 'problem', message, ...(line === undefined ? {} : { line }) });
    return undefined;
  }
}

function play({ games, opponent }: ContestRequest, contest: ContestOptions): void {
  let sums: ContestSums = { games: 0, wins: 0, score: 0, others: 0 };
  for (let number = 0; number < games; number++) {
    const played = playGame(contest, number);
    if (number === 0) {
      report({ type: 'course', course: courseOf({ ...contest, played, number, opponent }) });
    }
    if (played.problem !== undefined) throw played.problem;
    sums = withGame(sums, played);
    const isDone = sums.games === games;
    if (isDone || number === 0 || isTime()) report({ type: 'progress', sums, isDone });
  }
}

function withGame(sums: ContestSums, { outcome }: PlayedGame): ContestSums {
  return {
    games: sums.games + 1,
    wins: sums.wins + (outcome?.win ?? 0),
    score: sums.score + (outcome?.score ?? 0),
    others: sums.others + (outcome?.others ?? 0),
  };
}

function reportAlive(): void {
  if (isTime()) report({ type: 'alive' });
}

function isTime(): boolean {
  return performance.now() - reported >= REPORT_EVERY_MS;
}

function report(message: ContestReport): void {
  reported = performance.now();
  self.postMessage(message);
}
