import { commitmentTo } from '../commitment.ts';
import type { Game, GameTypes } from '../game.ts';
import { recordedOptionsProblems } from '../options.ts';
import type { Reason } from '../reasons.ts';
import { problemText } from '../schema.ts';
import { chanceOf } from './header.ts';
import { type MatchFile, headerOf, isSameResult, readTurn } from './file.ts';
import { Match } from './match.ts';

/** What is wrong before the first move: there is nothing to play by the rules. */
export interface HeaderFault {
  readonly kind: 'options' | 'seats' | 'start';
  readonly problem: string;
}

export type Fault =
  | HeaderFault
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
  /** As far as it could be replayed; undefined if not even the start could. */
  readonly match: Match<T> | undefined;
  readonly faults: readonly Fault[];
}

/** Plays a match file's moves by the rules and stops at the first that does not hold. */
export function replay<T extends GameTypes>(game: Game<T>, file: MatchFile): Replayed<T> {
  const fault = headerFault(game, file);
  if (fault !== undefined) return { match: undefined, faults: [fault] };
  const chance = chanceOf(file.generator, file.secret);
  const isAllKnown = lucksOf(file).every(
    ({ generator, secret }) => chanceOf(generator, secret) !== undefined,
  );
  if (chance === undefined || !isAllKnown) {
    return { match: undefined, faults: [{ kind: 'no-secret' }] };
  }
  const match = new Match(game, headerOf(file), chance);
  for (const [at, text] of file.moves.entries()) {
    const turn = readTurn(game, text);
    if (turn === undefined) return { match, faults: [{ kind: 'unreadable-move', at, text }] };
    const played = match.play(turn.seat, turn.move);
    if ('refused' in played) {
      return { match, faults: [{ kind: 'refused-move', at, text, reason: played.refused }] };
    }
  }
  return { match, faults: [] };
}

/**
 * Checks a match: the secret against the commitment, every move against the rules, the recorded
 * result against the one the moves lead to.
 */
export function verify<T extends GameTypes>(game: Game<T>, file: MatchFile): Replayed<T> {
  const faults: Fault[] = lucksOf(file).every(keepsWord) ? [] : [{ kind: 'commitment' }];
  faults.push(...pastFaults(file));
  const replayed = replay(game, file);
  faults.push(...replayed.faults);
  if (replayed.match !== undefined && replayed.faults.length === 0) {
    faults.push(...resultFaults(replayed.match, file));
  }
  return { match: replayed.match, faults };
}

/** Its own luck, and that of the matches it goes on from. */
function lucksOf({ past = [], generator, secret }: MatchFile): readonly Luck[] {
  return [...past, { generator, secret }];
}

interface Luck {
  readonly generator: MatchFile['generator'];
  readonly secret?: string | undefined;
}

/** Whether the secret, where it is known, is the one the match was committed to. */
function keepsWord({ generator, secret }: Luck): boolean {
  if (generator.name === 'fast' || secret === undefined) return true;
  return commitmentTo(secret) === generator.commitment;
}

/** A fork has all the moves it went on from, in order. */
function pastFaults({ past = [], moves }: MatchFile): Fault[] {
  const forks = [...past.map((leg) => leg.moves), moves.length];
  const isWhole = forks.every((fork, at) => fork >= (forks[at - 1] ?? 0));
  return isWhole ? [] : [{ kind: 'start', problem: 'past: moves it goes on from are missing' }];
}

/** Why a match can't even begin under these rules; undefined if it can. */
export function headerFault<T extends GameTypes>(
  game: Game<T>,
  file: MatchFile,
): HeaderFault | undefined {
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

function resultFaults<T extends GameTypes>(match: Match<T>, file: MatchFile): Fault[] {
  const result = match.game.result(match.state);
  if (result === undefined) {
    return file.result === undefined ? [] : [{ kind: 'result', problem: 'too-early' }];
  }
  if (file.result === undefined) return [{ kind: 'result', problem: 'missing' }];
  return isSameResult(result, file.result) ? [] : [{ kind: 'result', problem: 'different' }];
}
