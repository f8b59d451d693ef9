import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { once } from 'node:events';
import type { Sent } from '../postbox.ts';
import { type PushKeys, encryptPush } from './encrypt.ts';
import type { PushServices } from './push-services.ts';
import type { Vapid } from './vapid.ts';

/** Milliseconds that a push service has to answer. */
const TIMEOUT = 10_000;

/** A browser's subscription, as created by its `PushManager`. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: PushKeys;
}

export interface PushMessage {
  readonly text: string;
  /** Seconds the service keeps it for a device that is off. */
  readonly keepFor: number;
  /** One of the same topic that was not delivered yet is replaced. */
  readonly topic: string;
}

export interface PushRoad {
  readonly vapid: Vapid;
  readonly services: PushServices;
  readonly now: () => number;
}

/** Hands a message to a push service. It follows no redirection, and does not read the answer. */
export async function sendPush(
  { vapid, services, now }: PushRoad,
  { endpoint, keys }: PushSubscription,
  { text, keepFor, topic }: PushMessage,
): Promise<Sent> {
  const url = new URL(endpoint);
  if (!services.allows(url)) return 'gone';
  const body = encryptPush(text, keys);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    lookup: services.lookupFor(url),
    signal: AbortSignal.timeout(TIMEOUT),
    agent: false,
    headers: {
      authorization: vapid.authorization(url, now()),
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      'content-type': 'application/octet-stream',
      topic,
      ttl: keepFor,
      urgency: 'normal',
    },
  });
  try {
    return meaningOf(await statusOf(request, body));
  } catch {
    return 'later';
  }
}

async function statusOf(request: ClientRequest, body: Buffer): Promise<number> {
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // The response body is ignored.
  response.destroy();
  request.on('error', () => undefined);
  return response.statusCode ?? 0;
}

/** 401 and 403: the subscription was made with another key than the current one. */
function meaningOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent';
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'failed';
}
