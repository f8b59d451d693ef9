import * as v from 'valibot';
import { PROTOCOLS } from '../limits.ts';
import { header, matchChange, matchUpdate, reason, seatClock } from '../match-news.ts';
import { aid, aids } from '../aids.ts';
import { list, moveId, problem, seatNumber, tableCode, version } from '../parts.ts';
import { seatStatus } from '../seats.ts';
import { takeBack } from '../take-back.ts';
import { chatLine, reaction, talk } from '../talk.ts';

/**
 * The response to `hello`, sent again when the match begins. It is complete and replaces everything
 * the client had before.
 */
const welcome = v.object({
  type: v.literal('welcome'),
  /** The version that the `hello` asked for. */
  protocol: v.picklist(PROTOCOLS),
  table: tableCode,
  /** Absent for spectators. */
  seat: v.exactOptional(seatNumber),
  seats: list(seatStatus),
  game: v.string(),
  rulesVersion: v.number(),
  commitment: v.string(),
  /** What may be said; everything if absent. Existing lines follow in `said`. */
  talk: v.exactOptional(talk),
  /** The custom edition the table plays; absent if it has no name. */
  editionName: v.exactOptional(v.string()),
  /** Which aids are allowed; absent ones have their defaults. */
  aids: v.exactOptional(aids),
  /** The number of spectators; absent if there are none. */
  watchers: v.exactOptional(v.number()),
  /** The table of the rematch; absent if there is none. */
  next: v.exactOptional(tableCode),
  /** Absent until the match has begun. */
  match: v.exactOptional(
    v.object({
      header,
      /** The entries follow this version; absent if they are the whole current line. */
      since: v.exactOptional(version),
      ...matchUpdate.entries,
    }),
  ),
});

/** The match has changed, as far as this watcher may know. */
const update = v.object({ type: v.literal('update'), ...matchUpdate.entries });

/** The same with what is different instead of the complete view; only since protocol version 2. */
const change = v.object({ type: v.literal('change'), ...matchChange.entries });

/** Clocks started or stopped without a move. */
const clocks = v.object({ type: v.literal('clocks'), clocks: list(seatClock) });

/** A player sat down, connected, disconnected, or changed “do not disturb”. */
const presence = v.object({
  type: v.literal('presence'),
  seats: list(seatStatus),
  /** The number of spectators; absent if there are none. */
  watchers: v.exactOptional(v.number()),
});

/** There is a rematch at another table, where the players' keys open their seats. */
const next = v.object({ type: v.literal('next'), table: tableCode });

/**
 * A take-back was asked for, answered or declined. If everyone agrees, an `update` follows instead.
 */
const takeBackNews = v.object({
  type: v.literal('take-back'),
  /** Absent if no take-back is pending any more. */
  takeBack: v.exactOptional(takeBack),
  /** The seat that declined; if it is the asker, it has withdrawn the question. */
  declinedBy: v.exactOptional(seatNumber),
});

/** What may be said here from now on. */
const talkNews = v.object({ type: v.literal('talk'), talk });

/** Lines of chat, oldest first: the existing ones, or a new one. */
const said = v.object({
  type: v.literal('said'),
  lines: list(chatLine),
  /** The id of the `say` it answers; only for its sender. */
  id: v.exactOptional(moveId),
});

/** A reaction to show at the seat for a few seconds; it is not stored. */
const reacted = v.object({ type: v.literal('reacted'), seat: seatNumber, reaction });

/**
 * A seat uses an aid: for everyone if the table shows it, else only for the seat itself. It is not
 * stored.
 */
const aided = v.object({
  type: v.literal('aided'),
  seat: seatNumber,
  aid,
  /** The id of the `aid` it answers; only for its sender. */
  id: v.exactOptional(moveId),
});

/** A move or undo is stored durably in the log; `version` is the new version. */
const accepted = v.object({ type: v.literal('accepted'), id: moveId, version });

/** A move is against the rules; nothing has changed. */
const refused = v.object({ type: v.literal('refused'), id: moveId, version, reason });

/** The match had changed before this move or undo arrived; nothing has changed. */
const outdated = v.object({ type: v.literal('outdated'), id: moveId, version });

/** Any other problem; with an `id` it concerns that request. */
const error = v.object({
  type: v.literal('error'),
  id: v.exactOptional(moveId),
  ...problem.entries,
});

/** The answer to `ping`. */
const pong = v.object({ type: v.literal('pong') });

export const serverMessage = v.variant('type', [
  welcome,
  update,
  change,
  clocks,
  presence,
  takeBackNews,
  talkNews,
  said,
  reacted,
  aided,
  next,
  accepted,
  refused,
  outdated,
  error,
  pong,
]);

export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type WelcomeMessage = v.InferOutput<typeof welcome>;
export type UpdateMessage = v.InferOutput<typeof update>;
export type ChangeMessage = v.InferOutput<typeof change>;
export type AnswerMessage = Extract<
  ServerMessage,
  { type: 'accepted' | 'refused' | 'outdated' | 'error' }
>;
