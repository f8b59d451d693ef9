import { type MatchFile, commitmentTo } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import { WishProblem } from '../../problem.ts';
import { talkField } from '../table-talk.ts';
import type { Room } from '../room.ts';

/** What anybody with the link may know. */
export function summary(room: Room): TableSummary {
  const { stored, seats, match } = room;
  const { code: table, game, rulesVersion, options, secret, clock, next } = stored;
  const clocks = match?.time.clocks ?? [];
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
    ...(stored.forbidsWatchers === true ? { forbidsWatchers: true } : {}),
    ...(stored.allowsHints === true ? { allowsHints: true } : {}),
    ...(stored.closedAt === undefined ? {} : { isClosed: true }),
    ...(next === undefined ? {} : { next }),
    isStarted: match !== undefined,
    isFinished: match?.isFinished ?? false,
    ...(room.isRunning ? { owing: match?.owing ?? [] } : {}),
    ...(clocks.length === 0 ? {} : { clocks }),
    version: match?.publicVersion ?? 0,
  };
}

export function matchFile({ match, stored }: Room): MatchFile {
  const isOver = match?.isFinished === true || stored.closedAt !== undefined;
  if (match !== undefined && isOver) return match.file();
  throw new WishProblem(
    'not-finished',
    'The match is not over yet; its file, with the secret of its luck, comes at the end.',
  );
}
