import { createHmac, randomBytes } from 'node:crypto';
import { commitmentTo } from '@richtfest/engine';
import type { NoticeStore } from '../store/notice-store.ts';

/** The name under which the store remembers the key. */
const KEY_NAME = 'daily';

/**
 * The secrets of all days, derived from one random key. So they are the same at every server of a
 * store, in every backup, and fixed long before their day (PR-46).
 */
export class DaySecrets {
  readonly #key: string;

  private constructor(key: string) {
    this.#key = key;
  }

  static async open(keys: Pick<NoticeStore, 'serverKey'>): Promise<DaySecrets> {
    const key = await keys.serverKey(KEY_NAME, () => randomBytes(32).toString('hex'));
    return new DaySecrets(key);
  }

  of(day: string, game: string): string {
    return createHmac('sha256', Buffer.from(this.#key, 'hex'))
      .update(`richtfest/daily/1\n${day}\n${game}`)
      .digest('hex');
  }

  commitment(day: string, game: string): string {
    return commitmentTo(this.of(day, game));
  }
}
