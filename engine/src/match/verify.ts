import { commitmentTo } from '../commitment.ts';
import type { Game, GameTypes } from '../game.ts';
import { recordedOptionsProblems } from '../options.ts';
import type { Reason } from '../reasons.ts';
import { problemText } from '../schema.ts';
import { chanceOf } from './header.ts';
import { type MatchFile, headerOf, isSameResult, readTurn } from './file.ts';
import { Match } from './match.ts';

/** A problem that prevents the match from starting. */
export interface HeaderProblem {
  readonly kind: 'options' | 'seats' | 'start';
  readonly problem: string;
}

export type MatchProblem =
  | HeaderProblem
  | { readonly kind: 'commitment' }
  | { readonly kind: 'no-secret' }
  | { readonly kind: 'unreadable-move'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'refused-move';
      readonly at: number;
      readonly text: string;
      readonly reason: Reason;
    }
  | { readonly kind: 'result'; readonly problem: 'missing' | 'too-early' | 'different' };

export interface Replayed<T extends GameTypes> {
  /** The match as far as it could be replayed; undefined if it can't start. */
  readonly match: Match<T> | undefined;
  readonly problems: readonly MatchProblem[];
}

/** Replays a match file by the rules and stops at the first invalid move. */
export function replay<T extends GameTypes>(game: Game<T>, file: MatchFile): Replayed<T> {
  const problem = headerProblem(game, file);
  if (problem !== undefined) return { match: undefined, problems: [problem] };
  const chance = chanceOf(file.generator, file.secret);
  const isAllKnown = generatorsOf(file).every(
    ({ generator, secret }) => chanceOf(generator, secret) !== undefined,
  );
  if (chance === undefined || !isAllKnown) {
    return { match: undefined, problems: [{ kind: 'no-secret' }] };
  }
  const match = new Match(game, headerOf(file), chance);
  for (const [at, text] of file.moves.entries()) {
    const turn = readTurn(game, text);
    if (turn === undefined) return { match, problems: [{ kind: 'unreadable-move', at, text }] };
    const played = match.play(turn.seat, turn.move);
    if ('refused' in played) {
      return { match, problems: [{ kind: 'refused-move', at, text, reason: played.refused }] };
    }
  }
  return { match, problems: [] };
}

/**
 * Verifies the secret against the commitment, every move against the rules, and the recorded result
 * against the actual one.
 */
export function verify<T extends GameTypes>(game: Game<T>, file: MatchFile): Replayed<T> {
  const problems: MatchProblem[] = generatorsOf(file).every(matchesCommitment)
    ? []
    : [{ kind: 'commitment' }];
  problems.push(...pastProblems(file));
  const replayed = replay(game, file);
  problems.push(...replayed.problems);
  if (replayed.match !== undefined && replayed.problems.length === 0) {
    problems.push(...resultProblems(replayed.match, file));
  }
  return { match: replayed.match, problems };
}

/** The generators of the match and of those it was forked from. */
function generatorsOf({ past = [], generator, secret }: MatchFile): readonly KnownGenerator[] {
  return [...past, { generator, secret }];
}

interface KnownGenerator {
  readonly generator: MatchFile['generator'];
  readonly secret?: string | undefined;
}

/** Whether the secret, if known, matches its commitment. */
function matchesCommitment({ generator, secret }: KnownGenerator): boolean {
  if (generator.name === 'fast' || secret === undefined) return true;
  return commitmentTo(secret) === generator.commitment;
}

/** A fork must contain all the moves it took over, in order. */
function pastProblems({ past = [], moves }: MatchFile): MatchProblem[] {
  const forks = [...past.map((leg) => leg.moves), moves.length];
  const isWhole = forks.every((fork, at) => fork >= (forks[at - 1] ?? 0));
  return isWhole ? [] : [{ kind: 'start', problem: 'past: moves it goes on from are missing' }];
}

/** Why a match can't start under these rules; undefined if it can. */
export function headerProblem<T extends GameTypes>(
  game: Game<T>,
  file: MatchFile,
): HeaderProblem | undefined {
  const players = file.seats.length;
  const { min, max } = game.players;
  if (players < min || players > max) {
    return { kind: 'seats', problem: `${game.id} is for ${min} to ${max} players, not ${players}` };
  }
  const problems = recordedOptionsProblems(game.options, file.options);
  if (problems.length === 0) problems.push(...game.checkOptions(file.options, players));
  if (problems[0] !== undefined) return { kind: 'options', problem: problemText(problems[0]) };
  if (file.start === undefined) return undefined;
  const position = game.notation.readPosition(file.start, { players, options: file.options });
  if ('state' in position) return undefined;
  return { kind: 'start', problem: position.problems.map(problemText).join('; ') };
}

function resultProblems<T extends GameTypes>(match: Match<T>, file: MatchFile): MatchProblem[] {
  const result = match.game.result(match.state);
  if (result === undefined) {
    return file.result === undefined ? [] : [{ kind: 'result', problem: 'too-early' }];
  }
  if (file.result === undefined) return [{ kind: 'result', problem: 'missing' }];
  return isSameResult(result, file.result) ? [] : [{ kind: 'result', problem: 'different' }];
}
