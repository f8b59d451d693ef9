import { type MatchFile, commitmentTo } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import { WishProblem } from '../../problem.ts';
import type { Room } from '../room.ts';

/** What anybody with the link may know. */
export function summary({ stored, seats, match }: Room): TableSummary {
  const { code: table, game, rulesVersion, options, secret, clock } = stored;
  const clocks = match?.time.clocks ?? [];
  return {
    table,
    game,
    rulesVersion,
    options,
    seats,
    ...(clock === undefined ? {} : { clock }),
    commitment: commitmentTo(secret),
    isStarted: match !== undefined,
    isFinished: match?.isFinished ?? false,
    ...(match === undefined || match.isFinished ? {} : { owing: match.owing }),
    ...(clocks.length === 0 ? {} : { clocks }),
    version: match?.publicVersion ?? 0,
  };
}

export function matchFile({ match }: Room): MatchFile {
  if (match?.isFinished === true) return match.file();
  throw new WishProblem(
    'not-finished',
    'The match is not over yet; its file, with the secret of its luck, comes at the end.',
  );
}
