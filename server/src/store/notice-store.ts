import type { Language } from '@richtfest/engine';

/** The subscriptions of players who want to be notified of their turn. */
export interface NoticeStore {
  /** Replaces one of the same name. */
  add(notice: StoredNotice): Promise<void>;
  /** Of one seat, while it has this key; the oldest first. */
  of(code: string, seat: number, keyHash: string): Promise<StoredNotice[]>;
  find(id: string): Promise<StoredNotice | undefined>;
  /** False if there is none. */
  confirm(id: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** All of one table. */
  clear(code: string): Promise<void>;
  /**
   * True: the caller is the one to send it, at this time; false if one was sent after `before`,
   * perhaps by another server.
   */
  claim(id: string, claim: { readonly at: number; readonly before: number }): Promise<boolean>;
  /** A secret shared by all servers of this store; the first one created stays. */
  serverKey(name: string, make: () => string): Promise<string>;
}

export interface StoredNotice {
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  /** Of the key the seat had when this was asked for. */
  readonly keyHash: string;
  readonly kind: 'push' | 'mail';
  /** A push subscription as JSON, or an address. */
  readonly target: string;
  readonly language: Language;
  /** Whether the owner of the address has confirmed it. */
  readonly isConfirmed: boolean;
  readonly madeAt: number;
  readonly sentAt?: number;
}
