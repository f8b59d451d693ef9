import {
  type ConfirmedNotice,
  type EndNoticeRequest,
  type NoticeRequest,
  type NoticeState,
  type NoticeWays,
  confirmedNotice,
  endedNotice,
  noticeState,
  noticeWays,
} from '@richtfest/protocol';
import { ask } from '../online/server.ts';

/** The kinds of notifications this server can send. */
export function waysOfServer(): Promise<NoticeWays> {
  return ask(noticeWays, '/api/notices') as Promise<NoticeWays>;
}

export function askNotice(table: string, request: NoticeRequest): Promise<NoticeState> {
  return ask(noticeState, `/api/tables/${table}/notices`, request) as Promise<NoticeState>;
}

export function endNotice(table: string, request: EndNoticeRequest): Promise<NoticeState> {
  return ask(noticeState, `/api/tables/${table}/notices/end`, request) as Promise<NoticeState>;
}

export function noticesOf(table: string, key: string): Promise<NoticeState> {
  return ask(noticeState, `/api/tables/${table}/notices/state`, { key }) as Promise<NoticeState>;
}

/** Confirms an address with the token from an e-mail; returns the table. */
export function confirmEmails(token: string): Promise<ConfirmedNotice> {
  const path = `/api/notices/confirm/${encodeURIComponent(token)}`;
  return ask(confirmedNotice, path, {}) as Promise<ConfirmedNotice>;
}

export async function endEmails(token: string): Promise<void> {
  await ask(endedNotice, `/api/notices/end/${encodeURIComponent(token)}`, {});
}
