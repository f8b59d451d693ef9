import type { CatalogEntry } from '@richtfest/catalog';
import {
  type MatchFile,
  type MatchProblem,
  type PlayableGame,
  checkedOptions,
  isEqualJson,
  matchFileProblems,
  problemText,
  replay,
} from '@richtfest/engine';
import {
  DAILY_LEVELS,
  DAILY_PLAYERS,
  DAILY_SEAT,
  dailyGenerator,
  dailyLevelOf,
} from '@richtfest/protocol/daily';
import { RequestError } from '../request-error.ts';
import type { DailyResult } from '../store/daily-store.ts';
import { type AskBot, checkBots } from './check-bots.ts';
import { foreignResult, refusedResult } from './refused-result.ts';

export interface CheckOptions {
  readonly day: string;
  readonly games: readonly CatalogEntry[];
  secretOf(game: string): string;
  /** Absent: the bots' moves are not repeated. */
  readonly ask?: AskBot;
  /** Accepts any rules version that the game still has; new results need the latest. */
  readonly allowsEarlierRules?: boolean;
}

export type CheckedResult = Pick<DailyResult, 'game' | 'level' | 'score' | 'place' | 'file'>;

/** Replays a match and returns what the rules confirm; throws a `RequestError` otherwise (PR-48). */
export async function checkResult(sent: object, options: CheckOptions): Promise<CheckedResult> {
  const [problem] = matchFileProblems(sent);
  if (problem !== undefined)
    throw refusedResult(`this is not a match file: ${problemText(problem)}`);
  const file = sent as MatchFile;
  const game = await gameOf(file, options);
  const secret = options.secretOf(game.id);
  const level = requireTable(file, game, { secret, day: options.day });
  // The secret and the result in the file are ignored.
  const { result: _, ...played } = file;
  const { match, problems } = replay(game, { ...played, secret });
  if (match === undefined || problems[0] !== undefined) throw refusedResult(inWords(problems[0]));
  const own = game.result(match.state)?.seats[DAILY_SEAT];
  if (own === undefined) throw refusedResult('the match is not over');
  const { ask } = options;
  if (ask !== undefined) await checkBots({ match, game, secret, level }, ask);
  const text = JSON.stringify({ ...played, secret, result: game.result(match.state) });
  return { game: game.id, level, score: own.score, place: own.place, file: text };
}

async function gameOf(
  file: MatchFile,
  { games, allowsEarlierRules = false }: CheckOptions,
): Promise<PlayableGame> {
  const entry = games.find(({ id }) => id === file.game);
  if (entry === undefined) {
    throw new RequestError('unknown-game', `There is no game “${file.game.slice(0, 40)}” here.`);
  }
  const latest = entry.rulesVersions.at(-1);
  const isKnown = allowsEarlierRules && entry.rulesVersions.includes(file.rulesVersion);
  if (file.rulesVersion !== latest && !isKnown) {
    throw foreignResult(
      `it was played with version ${file.rulesVersion} of the rules, and this server has version ${latest}`,
    );
  }
  return await entry.load(file.rulesVersion);
}

/** The level of the bots, if the match is the table of the day. */
function requireTable(
  file: MatchFile,
  game: PlayableGame,
  { secret, day }: { readonly secret: string; readonly day: string },
): string {
  if (!isEqualJson(file.generator, dailyGenerator(secret, day))) {
    throw foreignResult(`its random values are not those of ${day}`);
  }
  const level = dailyLevelOf(file);
  if (level === undefined) {
    throw foreignResult(`it needs one person and two bots, both ${DAILY_LEVELS.join(' or both ')}`);
  }
  const usual = checkedOptions(game, { players: DAILY_PLAYERS, options: {} });
  if (!isEqualJson(file.options, usual)) throw foreignResult('its options are not the usual ones');
  if (file.start !== undefined || file.past !== undefined) {
    throw foreignResult('it did not begin with the first move');
  }
  if (file.takeBacks !== undefined) throw foreignResult('a turn was taken back');
  return level;
}

/** Its header has been checked: only moves can be wrong. */
function inWords(problem: MatchProblem | undefined): string {
  if (problem?.kind === 'unreadable-move') {
    return `move ${problem.at + 1}, “${problem.text.slice(0, 80)}”, is not a move of this game`;
  }
  if (problem?.kind === 'refused-move') {
    return `move ${problem.at + 1}, “${problem.text.slice(0, 80)}”, is against the rules (${problem.reason.rule})`;
  }
  return 'it can’t be replayed';
}
