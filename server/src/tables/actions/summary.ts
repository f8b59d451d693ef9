import { type MatchFile, commitmentTo } from '@richtfest/engine';
import type { SeatStatus, TableSummary } from '@richtfest/protocol';
import { RequestError, noWatchers } from '../../request-error.ts';
import { talkField } from '../table-talk.ts';
import type { Room } from '../room.ts';
import { seatWithKey } from '../seating.ts';
import { isSameDigest } from '../../same-digest.ts';
import { keyHash } from '../secrets.ts';

/** All that whoever has a key of the table may know. */
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

/**
 * What somebody with nothing but the code is told: what it takes to sit down or to watch. Names are
 * for guests who want to see who invited them, and for watchers, who read them on the board anyway.
 */
export function guestSummary(room: Room): TableSummary {
  const { table, game, rulesVersion, options, seats, clock, talk, commitment, ...more } =
    summary(room);
  const { forbidsWatchers, allowsHints, isClosed, isStarted, isFinished } = more;
  const isPrivate = isClosed === true || (isStarted && forbidsWatchers === true);
  return {
    table,
    game,
    rulesVersion,
    options,
    seats: seats.map((seat) => guestSeat(seat, isPrivate)),
    ...(clock === undefined ? {} : { clock }),
    ...(talk === undefined ? {} : { talk }),
    commitment,
    ...(forbidsWatchers === undefined ? {} : { forbidsWatchers }),
    ...(allowsHints === undefined ? {} : { allowsHints }),
    ...(isClosed === undefined ? {} : { isClosed }),
    isStarted,
    isFinished,
    version: 0,
  };
}

function guestSeat(seat: SeatStatus, isPrivate: boolean): SeatStatus {
  const { kind, name, bot, colour, isTaken, isOffered } = seat;
  return {
    kind,
    name: isPrivate ? '' : name,
    ...(bot === undefined ? {} : { bot }),
    ...(colour === undefined ? {} : { colour }),
    isTaken,
    isPresent: kind === 'bot',
    ...(isOffered === undefined ? {} : { isOffered }),
  };
}

/** Whether this is the key of a seat or of the host. */
export function hasKey({ stored }: Room, key: string | undefined): boolean {
  if (key === undefined) return false;
  return (
    seatWithKey(stored.seats, key) !== undefined || isSameDigest(keyHash(key), stored.hostKeyHash)
  );
}

/** The file of a match that is over, for those who could see it. */
export function matchFile(room: Room, key: string | undefined): MatchFile {
  const { match, stored } = room;
  if (stored.forbidsWatchers === true && !hasKey(room, key)) throw noWatchers();
  const isOver = match?.isFinished === true || stored.closedAt !== undefined;
  if (match !== undefined && isOver) return match.file();
  throw new RequestError(
    'not-finished',
    'The match is not over yet; its file, with the secret of its luck, comes at the end.',
  );
}
