import type { Language } from '@richtfest/engine';
import type { NoticeRequest } from '@richtfest/protocol';
import type { HeldSeat } from '../online/seat-keys.ts';
import { askNotice, endNotice } from './notice-server.ts';

const KEY = 'richtfest/told-about';

export interface PushWish {
  readonly table: string;
  /** The seats of this device. */
  readonly seats: readonly HeldSeat[];
  /** What the server signs with. */
  readonly serverKey: string;
  readonly language: Language;
}

type PushOutcome = 'told' | 'barred';

/** Whether this browser can be pushed to at all; not on plain http. */
export function canBePushed(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Whether this device was asked to tell about a table. */
export function isToldAbout(table: string): boolean {
  return canBePushed() && Notification.permission === 'granted' && toldAbout().includes(table);
}

/** Only after a tap: the browser asks its person, once. */
export async function startTelling(wish: PushWish): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'barred';
  await subscribeTo(wish);
  noteTold([...new Set([...toldAbout(), wish.table])]);
  return 'told';
}

export async function stopTelling({ table, seats }: PushWish): Promise<void> {
  noteTold(toldAbout().filter((each) => each !== table));
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription === null) return;
  const way = { kind: 'push', endpoint: subscription.endpoint } as const;
  await Promise.all(seats.map(({ key }) => endNotice(table, { key, way })));
  if (toldAbout().length === 0) await subscription.unsubscribe();
}

/**
 * Says the device's address again. Browsers change it now and then, a server may have a new key,
 * a seat has one after it went to another device and came back.
 */
export async function keepTelling(wish: PushWish): Promise<void> {
  if (isToldAbout(wish.table)) await subscribeTo(wish);
}

async function subscribeTo({ table, seats, serverKey, language }: PushWish): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before !== null && !isFor(before, serverKey)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const way: NoticeRequest['way'] = {
    kind: 'push',
    subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  };
  await Promise.all(seats.map(({ key }) => askNotice(table, { key, language, way })));
}

function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const known = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return known.join() === bytesOf(serverKey).join();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function toldAbout(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function noteTold(tables: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(-20)));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
