import { type Watcher, commitmentTo } from '@richtfest/engine';
import { CLOSE, type Protocol, type ServerMessage, type WelcomeMessage } from '@richtfest/protocol';
import { welcomeTo } from './match-news.ts';
import { type Connection, encoded } from './presence.ts';
import { talkField } from './table-talk.ts';
import type { Table } from './table.ts';

interface WelcomeOptions {
  readonly protocol: Protocol;
  /** The last version that was sent to this watcher. */
  readonly since?: number | undefined;
  /** Whether the connection has no key. */
  readonly isOnlooker?: boolean;
}

/** The first message of a connection. Only a key reveals where the same people play next. */
export function welcome(
  table: Table,
  watcher: Watcher,
  { protocol, since, isOnlooker = false }: WelcomeOptions,
): WelcomeMessage {
  const { stored, match } = table;
  const { code, game, rulesVersion, secret, next } = stored;
  return {
    type: 'welcome',
    protocol,
    table: code,
    ...(watcher === 'public' ? {} : { seat: watcher }),
    seats: table.seats,
    game,
    rulesVersion,
    commitment: commitmentTo(secret),
    ...(stored.editionName === undefined ? {} : { editionName: stored.editionName }),
    ...talkField(stored),
    ...(stored.aids === undefined ? {} : { aids: stored.aids }),
    ...onlookers(table),
    ...(next === undefined || isOnlooker ? {} : { next }),
    ...(match === undefined ? {} : { match: welcomeTo(match, watcher, { since, protocol }) }),
  };
}

/** Sends a connection everything, or what comes after a version it has. */
export function sendWelcome(table: Table, connection: Connection, since?: number): void {
  const participant = table.presence.participant(connection);
  if (participant === undefined) return;
  const { watcher, protocol, isOnlooker } = participant;
  const { text, version } = encoded(welcome(table, watcher, { protocol, since, isOnlooker }));
  connection.send(text, version);
}

/** Sends the seats to all connections but `except`, which already has them. */
export function announceSeats(table: Table, except?: Connection): void {
  const message = { type: 'presence', seats: table.seats, ...onlookers(table) } as const;
  table.presence.broadcast(() => message, except);
}

export function announceClocks({ match, presence }: Table, except?: Connection): void {
  const clocks = match?.time.clocks.left() ?? [];
  const text = JSON.stringify({ type: 'clocks', clocks } satisfies ServerMessage);
  for (const [connection] of presence) if (connection !== except) connection.send(text);
}

/** Starts or stops clocks after a connection changed, and sends them to the others if needed. */
export function updateClocks(table: Table, connection: Connection): void {
  const { match, presence } = table;
  const seat = presence.watcherOf(connection);
  const newcomer = typeof seat === 'number' ? seat : undefined;
  const isChanged = match?.time.presenceChanged(presence.hasPlayers, newcomer);
  if (isChanged === true) announceClocks(table, connection);
}

/** Ends every connection; all may come back. */
export function sendAway({ presence, programs }: Table, sentence: string): void {
  for (const [connection] of presence) connection.end(CLOSE.goingAway, sentence);
  programs.sendAway(CLOSE.goingAway, sentence);
}

function onlookers({ presence }: Table): { watchers?: number } {
  const watchers = presence.onlookers.length;
  return watchers === 0 ? {} : { watchers };
}
