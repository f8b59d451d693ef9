import { type MatchFile, commitmentTo, writeMatchFile } from '@richtfest/engine';
import type { SeatStatus, TableSummary } from '@richtfest/protocol';
import { RequestError, noWatchers } from '../../request-error.ts';
import { isSameDigest } from '../../same-digest.ts';
import { seatWithKey } from '../seating.ts';
import { keyHash } from '../secrets.ts';
import { talkField } from '../table-talk.ts';
import type { Table } from '../table.ts';

/** The summary for a client with a key of the table. */
export function summary(table: Table): TableSummary {
  const { stored, seats, match } = table;
  const { code, game, rulesVersion, options, editionName, secret, clock, next } = stored;
  const clocks = match?.time.clocks.left() ?? [];
  return {
    table: code,
    game,
    rulesVersion,
    options,
    ...(editionName === undefined ? {} : { editionName }),
    seats,
    ...(clock === undefined ? {} : { clock }),
    ...talkField(stored),
    commitment: commitmentTo(secret),
    ...(match === undefined && stored.listedAt !== undefined ? { isListed: true } : {}),
    ...(stored.forbidsWatchers === true ? { forbidsWatchers: true } : {}),
    ...(stored.aids === undefined ? {} : { aids: stored.aids }),
    ...(stored.closedAt === undefined ? {} : { isClosed: true }),
    ...(next === undefined ? {} : { next }),
    isStarted: match !== undefined,
    isFinished: match?.isFinished ?? false,
    ...(table.isRunning ? { owing: match?.owing ?? [] } : {}),
    ...(clocks.length === 0 ? {} : { clocks }),
    version: match?.versions.version('public') ?? 0,
  };
}

/**
 * The summary for a visitor who only has the code: all they need to sit down or watch. Names are
 * for guests, to see who invited them, and for spectators, who see them on the board anyway.
 */
export function guestSummary(table: Table): TableSummary {
  const { game, rulesVersion, options, seats, clock, talk, commitment, ...more } = summary(table);
  const { editionName, forbidsWatchers, aids, isClosed, isStarted, isFinished } = more;
  const isPrivate = isClosed === true || (isStarted && forbidsWatchers === true);
  return {
    table: table.stored.code,
    game,
    rulesVersion,
    options,
    ...(editionName === undefined ? {} : { editionName }),
    seats: seats.map((seat) => guestSeat(seat, isPrivate)),
    ...(clock === undefined ? {} : { clock }),
    ...(talk === undefined ? {} : { talk }),
    commitment,
    ...(forbidsWatchers === undefined ? {} : { forbidsWatchers }),
    ...(aids === undefined ? {} : { aids }),
    ...(isClosed === undefined ? {} : { isClosed }),
    isStarted,
    isFinished,
    version: 0,
  };
}

function guestSeat(seat: SeatStatus, isPrivate: boolean): SeatStatus {
  const { kind, name, bot, colour, face, isTaken, isOffered } = seat;
  return {
    kind,
    name: isPrivate ? '' : name,
    ...(bot === undefined ? {} : { bot }),
    ...(colour === undefined ? {} : { colour }),
    ...(face === undefined || isPrivate ? {} : { face }),
    isTaken,
    isPresent: kind === 'bot',
    ...(isOffered === undefined ? {} : { isOffered }),
  };
}

/** Whether this is the key of a seat or of the host. */
export function hasKey({ stored }: Table, key: string | undefined): boolean {
  if (key === undefined) return false;
  return (
    seatWithKey(stored.seats, key) !== undefined || isSameDigest(keyHash(key), stored.hostKeyHash)
  );
}

/** The file of a finished match, for clients who could watch it. */
export function matchFile(table: Table, key: string | undefined): MatchFile {
  const { match, stored } = table;
  if (stored.forbidsWatchers === true && !hasKey(table, key)) throw noWatchers();
  const isOver = match?.isFinished === true || stored.closedAt !== undefined;
  if (match !== undefined && isOver) {
    return writeMatchFile(match.engine, stored.secret, 'own-save');
  }
  throw new RequestError(
    'not-finished',
    'The match is not over yet; its file, with the secret of its luck, comes at the end.',
  );
}
