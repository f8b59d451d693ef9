import type { Language } from '@richtfest/engine';
import type { NoticeRequest } from '@richtfest/protocol';
import type { HeldSeat } from '../online/seat-keys.ts';
import { readStoredJson, writeStored } from '../storage/device-storage.ts';
import { askNotice, endNotice } from './notice-server.ts';

const KEY = 'richtfest/told-about';

export interface PushOptions {
  readonly table: string;
  /** The seats of this device. */
  readonly seats: readonly HeldSeat[];
  /** The server's public key. */
  readonly serverKey: string;
  readonly language: Language;
}

type PushOutcome = 'subscribed' | 'blocked';

/** Whether this browser supports push notifications; it does not on plain http. */
export function canBePushed(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Whether this device is subscribed to a table. */
export function isSubscribed(table: string): boolean {
  return (
    canBePushed() && Notification.permission === 'granted' && subscribedTables().includes(table)
  );
}

/** Call only after a tap: the browser asks for permission once. */
export async function subscribe(options: PushOptions): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  await subscribeTo(options);
  rememberTables([...new Set([...subscribedTables(), options.table])]);
  return 'subscribed';
}

export async function unsubscribe({ table, seats }: PushOptions): Promise<void> {
  rememberTables(subscribedTables().filter((each) => each !== table));
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription === null) return;
  const way = { kind: 'push', endpoint: subscription.endpoint } as const;
  await Promise.all(seats.map(({ key }) => endNotice(table, { key, way })));
  if (subscribedTables().length === 0) await subscription.unsubscribe();
}

/**
 * Renews the subscription: browsers change it now and then, and the keys of servers and seats may
 * change, too.
 */
export async function renewSubscription(options: PushOptions): Promise<void> {
  if (isSubscribed(options.table)) await subscribeTo(options);
}

async function subscribeTo({ table, seats, serverKey, language }: PushOptions): Promise<void> {
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

function subscribedTables(): readonly string[] {
  const tables = readStoredJson(KEY);
  return Array.isArray(tables) ? (tables as string[]) : [];
}

function rememberTables(tables: readonly string[]): void {
  // Without storage the player is asked again next time.
  writeStored(KEY, JSON.stringify(tables.slice(-20)));
}
