import { randomBytes } from 'node:crypto';
import type { BusMessage } from './bus.ts';

/**
 * The version of the messages between servers. A release may add fields, and notices without an
 * answer, which others ignore; anything else needs a new version. A server also speaks the version
 * before, so that the servers of a cluster can be replaced one by one.
 */
export const BUS_VERSION = 1;

/** Translates messages, requests and answers between this version and the one before. */
export interface BusTranslation {
  toPrevious(message: BusMessage): BusMessage;
  fromPrevious(message: BusMessage): BusMessage;
}

/** Messages are the same in both versions. */
export const BUS_TRANSLATION: BusTranslation = {
  toPrevious: (message) => message,
  fromPrevious: (message) => message,
};

/**
 * A new id: each start of a server is a new member, because it has lost what it owned before. The
 * id ends with the version the server speaks, so that others know it before they first talk.
 */
export function newServerId(version = BUS_VERSION): string {
  return `${randomBytes(6).toString('hex')}v${version}`;
}

/** The version that a server speaks; the first one if its id does not say. */
export function busVersionOf(server: string): number {
  return Number(/v(\d+)$/u.exec(server)?.[1] ?? 1);
}

/** The version in which two servers talk: the older one's, if the newer one still speaks it. */
export function sharedBusVersion(one: number, other: number): number | undefined {
  return Math.abs(one - other) <= 1 ? Math.min(one, other) : undefined;
}
