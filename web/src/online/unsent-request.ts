import type { PendingMessage } from '../match/pending-request.ts';

/** Raise it when the form of a request changes: others are dropped. */
const FORMAT = 1;

function nameOf(key: string): string {
  return `richtfest/unsent/${key}`;
}

/** Stores a seat's unanswered request in this tab, because the page must be reloaded. */
export function storeUnsent(key: string, request: PendingMessage): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify({ format: FORMAT, request }));
  } catch {
    // Without storage the player moves again.
  }
}

/** Removes and returns a seat's stored request. The server answers a repeated one only once. */
export function takeUnsent(key: string): PendingMessage | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    if (text === null) return undefined;
    sessionStorage.removeItem(nameOf(key));
    const { format, request } = JSON.parse(text) as { format: number; request: PendingMessage };
    return format === FORMAT ? request : undefined;
  } catch {
    return undefined;
  }
}
