import { type MatchFile, commitmentTo } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import { WishProblem } from '../../problem.ts';
import { talkField } from '../table-talk.ts';
import type { Room } from '../room.ts';

/** What anybody with the link may know. */
export function summary({ stored, seats, match }: Room): TableSummary {
  const { code: table, game, rulesVersion, options, secret, clock } = stored;
  return {
    table,
    game,
    rulesVersion,
    options,
    seats,
    ...(clock === undefined ? {} : { clock }),
    ...talkField(stored),
    commitment: commitmentTo(secret),
    ...(match === undefined && stored.listedAt !== undefined ? { isListed: true } : {}),
    isStarted: match !== undefined,
    isFinished: match?.isFinished ?? false,
    ...(match === undefined || match.isFinished ? {} : { owing: match.owing }),
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
