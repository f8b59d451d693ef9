import { createHash } from 'node:crypto';
import type { Language } from '@richtfest/engine';
import { RequestError } from '../../request-error.ts';
import type { StoredNotice } from '../../store/notice-store.ts';
import type { About, NoticeContext, NoticeSeat, Way } from '../notice-types.ts';
import type { Sent } from '../postbox.ts';
import { arePushKeys } from './encrypt.ts';
import type { PushServices } from './push-services.ts';
import { type PushSubscription, sendPush } from './send-push.ts';
import type { Vapid } from './vapid.ts';

/** The maximum number of devices of a seat. */
const MOST_DEVICES = 8;
/** Seconds a push service keeps a message for a device that is off: a day, at most four weeks. */
const KEEP_FOR = 24 * 60 * 60;
const KEEP_AT_MOST = 28 * KEEP_FOR;

/** Notifications of browsers. */
export class PushWay implements Way {
  readonly gap = 60_000;
  readonly #context: NoticeContext;
  readonly #vapid: Vapid;
  readonly #services: PushServices;

  constructor(context: NoticeContext, vapid: Vapid, services: PushServices) {
    this.#context = context;
    this.#vapid = vapid;
    this.#services = services;
  }

  /** What browsers subscribe with. */
  get key(): string {
    return this.#vapid.publicKey;
  }

  async ask(place: NoticeSeat, language: Language, subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription;
    const { store, now } = this.#context;
    const isAllowed = URL.canParse(endpoint) && this.#services.allows(new URL(endpoint));
    if (!isAllowed || !arePushKeys(keys)) {
      throw new RequestError('malformed', 'This server can’t send anything to that device.');
    }
    const id = idOf(place, endpoint);
    const all = await store.of(place.table, place.seat, place.keyHash);
    const others = all.filter((each) => each.kind === 'push' && each.id !== id);
    for (const { id: old } of others.slice(0, 1 - MOST_DEVICES)) await store.remove(old);
    const target = JSON.stringify({ endpoint, keys });
    const kind = 'push' as const;
    await store.add({ ...place, id, kind, target, language, isConfirmed: true, madeAt: now() });
  }

  async end(place: NoticeSeat, endpoint: string): Promise<void> {
    await this.#context.store.remove(idOf(place, endpoint));
  }

  async send({ table, seat, target }: StoredNotice, about: About): Promise<Sent> {
    const { message, game, said } = about;
    const left = message.is === 'turn' ? (message.msLeft ?? 0) / 1000 : 0;
    const road = { vapid: this.#vapid, services: this.#services, now: this.#context.now };
    return await sendPush(road, JSON.parse(target) as PushSubscription, {
      text: JSON.stringify({ title: game, body: said, table }),
      keepFor: Math.round(Math.min(KEEP_AT_MOST, Math.max(KEEP_FOR, left))),
      topic: hashOf(`${table}/${seat}`).slice(0, 32),
    });
  }
}

/** One device subscribes once for each seat, however often it says so. */
function idOf({ table, seat }: NoticeSeat, endpoint: string): string {
  return hashOf(`${table}/${seat}/${endpoint}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
