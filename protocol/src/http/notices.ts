import { LANGUAGES } from '@richtfest/engine';
import * as v from 'valibot';
import { key, tableCode } from '../parts.ts';

const language = v.picklist(LANGUAGES);

const endpoint = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.maxLength(1024, 'must be at most 1024 characters long'),
);
const base64url = v.pipe(v.string(), v.regex(/^[\w-]{16,128}={0,2}$/, 'must be base64url'));

/** A subscription of a browser's `PushManager`. */
const pushSubscription = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh: base64url, auth: base64url }),
});

/** Excludes text that could be two addresses or inject a header line. */
const mailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'must be at most 254 characters long'),
  v.regex(/^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'must be an e-mail address'),
);

/** `GET /api/notices`: how this server can notify absent players of their turn. */
export const noticeWays = v.object({
  /** The key for push subscriptions; absent if the server sends no push messages. */
  push: v.exactOptional(v.string()),
  mail: v.boolean(),
});

/**
 * `POST /api/tables/CODE/notices`: subscribes a seat to notifications. An address first gets an
 * e-mail that asks for confirmation, and nothing else before it is confirmed.
 */
export const noticeRequest = v.strictObject({
  key,
  language,
  way: v.variant('kind', [
    v.strictObject({ kind: v.literal('push'), subscription: pushSubscription }),
    v.strictObject({ kind: v.literal('mail'), address: mailAddress }),
  ]),
});

/** `POST /api/tables/CODE/notices/end`: ends a subscription. */
export const endNoticeRequest = v.strictObject({
  key,
  way: v.variant('kind', [
    v.strictObject({ kind: v.literal('push'), endpoint }),
    v.strictObject({ kind: v.literal('mail') }),
  ]),
});

/** `POST /api/tables/CODE/notices/state`: how a seat is notified. */
export const noticeStateRequest = v.strictObject({ key });

export const noticeState = v.object({
  /** The number of notified devices. */
  devices: v.number(),
  /** Absent if there is no address. The address itself is never shown. */
  mail: v.exactOptional(v.picklist(['asked', 'confirmed'])),
});

/** `POST /api/notices/confirm/TOKEN`: confirms an address; from a link in an e-mail. */
export const confirmedNotice = v.object({ table: tableCode });

/** `POST /api/notices/end/TOKEN`: unsubscribes; from a link in an e-mail, or by a mail program. */
export const endedNotice = v.object({});

export type NoticeWays = v.InferOutput<typeof noticeWays>;
export type NoticeRequest = v.InferOutput<typeof noticeRequest>;
export type EndNoticeRequest = v.InferOutput<typeof endNoticeRequest>;
export type NoticeStateRequest = v.InferOutput<typeof noticeStateRequest>;
export type NoticeState = v.InferOutput<typeof noticeState>;
export type ConfirmedNotice = v.InferOutput<typeof confirmedNotice>;
