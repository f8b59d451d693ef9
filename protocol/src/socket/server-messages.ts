import * as v from 'valibot';
import { PROTOCOL } from '../limits.ts';
import { header, reason, seatClock, matchUpdate } from '../match-news.ts';
import { list, moveId, problem, seatNumber, tableCode, version } from '../parts.ts';
import { seatStatus } from '../seats.ts';
import { takeBack } from '../take-back.ts';
import { chatLine, reaction, talk } from '../talk.ts';

/**
 * The answer to `hello`, and sent again when the match begins. It says everything: whatever the
 * client held before, it goes on from here.
 */
const welcome = v.object({
  type: v.literal('welcome'),
  protocol: v.literal(PROTOCOL),
  table: tableCode,
  /** Absent: watching. */
  seat: v.exactOptional(seatNumber),
  seats: list(seatStatus),
  game: v.string(),
  rulesVersion: v.number(),
  commitment: v.string(),
  /** What may be said here; absent: all. The lines there are come afterwards, in `said`. */
  talk: v.exactOptional(talk),
  /** Hints are allowed though several people play; absent: only while one plays with bots. */
  allowsHints: v.exactOptional(v.boolean()),
  /** How many only watch; absent: nobody. */
  watchers: v.exactOptional(v.number()),
  /** The table at which the same people play again; absent: none. */
  next: v.exactOptional(tableCode),
  /** Absent until the match has begun. */
  match: v.exactOptional(
    v.object({
      header,
      /** The entries go on after this version; absent: they are the whole line that stands. */
      since: v.exactOptional(version),
      ...matchUpdate.entries,
    }),
  ),
});

/** The match has changed, as far as this watcher may know. */
const update = v.object({ type: v.literal('update'), ...matchUpdate.entries });

/** Clocks started or stopped without a move. */
const clocks = v.object({ type: v.literal('clocks'), clocks: list(seatClock) });

/** Somebody sat down, connected, disconnected, or changed “do not disturb” (`isBusy`). */
const presence = v.object({
  type: v.literal('presence'),
  seats: list(seatStatus),
  /** How many only watch; absent: nobody. */
  watchers: v.exactOptional(v.number()),
});

/** The same people play again, at another table: their keys open their seats there. */
const next = v.object({ type: v.literal('next'), table: tableCode });

/**
 * Somebody asks to take a turn back, has answered that, or it is over without it. That all agreed
 * comes as an `update`.
 */
const takeBackNews = v.object({
  type: v.literal('take-back'),
  /** Absent: nobody asks any more. */
  takeBack: v.exactOptional(takeBack),
  /** The seat that declined; if it is the asker, it has withdrawn the question. */
  declinedBy: v.exactOptional(seatNumber),
});

/** What may be said here from now on. */
const talkNews = v.object({ type: v.literal('talk'), talk });

/** Lines of chat, oldest first: those that were there, or one that was just said. */
const said = v.object({
  type: v.literal('said'),
  lines: list(chatLine),
  /** Of the `say` it answers; only its sender is told. */
  id: v.exactOptional(moveId),
});

/** To be shown at the seat for a few seconds; it is not stored. */
const reacted = v.object({ type: v.literal('reacted'), seat: seatNumber, reaction });

/** A move or undo is in the log, safe from a crash; `version` is the one it made. */
const accepted = v.object({ type: v.literal('accepted'), id: moveId, version });

/** A move is against the rules; nothing has changed. */
const refused = v.object({ type: v.literal('refused'), id: moveId, version, reason });

/** The match had gone on before this move or undo arrived; nothing has changed. */
const outdated = v.object({ type: v.literal('outdated'), id: moveId, version });

/** Something else is wrong; with an `id` it is about that request. */
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
  clocks,
  presence,
  takeBackNews,
  talkNews,
  said,
  reacted,
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
export type AnswerMessage = Extract<
  ServerMessage,
  { type: 'accepted' | 'refused' | 'outdated' | 'error' }
>;
