import type { Language } from '@richtfest/engine';
import type { StoredNotice } from '../../store/notice-store.ts';
import { newKey } from '../../tables/secrets.ts';
import {
  type About,
  type NoticeContext,
  type NoticeSeat,
  type Way,
  gameName,
} from '../notice-types.ts';
import type { Sent } from '../postbox.ts';
import type { Tokens } from '../tokens.ts';
import { confirmEmail, tableEmail } from './email.ts';
import type { Mailer } from './mailer.ts';

/** Milliseconds the owner of an address has to confirm. */
const CONFIRM_WITHIN = 7 * 24 * 60 * 60_000;

export interface MailTools {
  readonly mailer: Mailer;
  readonly tokens: Tokens;
  /** Where people find the server. */
  readonly publicUrl: URL;
}

export interface Addressee {
  readonly address: string;
  /** What they are called at the table. */
  readonly name: string;
  readonly game: string;
}

/** Notifies by e-mail, only at addresses that their owners have confirmed. */
export class MailWay implements Way {
  readonly gap = 4 * 60 * 60_000;
  readonly #context: NoticeContext;
  readonly #tools: MailTools;

  constructor(context: NoticeContext, tools: MailTools) {
    this.#context = context;
    this.#tools = tools;
  }

  /**
   * One address for each seat. Returns the message that asks its owner; nothing else is sent until
   * they confirm.
   */
  async ask(
    place: NoticeSeat,
    language: Language,
    { address, name, game }: Addressee,
  ): Promise<() => Promise<Sent>> {
    const { store, now } = this.#context;
    await this.endFor(place);
    const id = newKey();
    const kind = 'mail' as const;
    const notice = { ...place, id, kind, target: address, language, isConfirmed: false };
    await store.add({ ...notice, madeAt: now() });
    const confirmLink = this.#link(`/letters#confirm=${this.#tools.tokens.make('confirm', id)}`);
    const about = { game: gameName(this.#context, game, language), name, confirmLink };
    const email = { ...confirmEmail(language, about), to: address };
    return () => this.#tools.mailer.send(email);
  }

  async endFor({ table, seat, keyHash }: NoticeSeat): Promise<void> {
    const { store } = this.#context;
    const all = await store.of(table, seat, keyHash);
    for (const { id, kind } of all) if (kind === 'mail') await store.remove(id);
  }

  /**
   * Confirms an address by the link in an e-mail. Returns its table; undefined if the link is
   * invalid or has expired.
   */
  async confirm(token: string): Promise<string | undefined> {
    const { store, now } = this.#context;
    const id = this.#tools.tokens.read('confirm', token);
    const notice = id === undefined ? undefined : await store.find(id);
    if (notice === undefined || now() - notice.madeAt > CONFIRM_WITHIN) return undefined;
    return (await store.confirm(notice.id)) ? notice.table : undefined;
  }

  /**
   * Unsubscribes by the link in an e-mail; repeating it does no harm. False if the link is invalid.
   */
  async end(token: string): Promise<boolean> {
    const id = this.#tools.tokens.read('end', token);
    if (id !== undefined) await this.#context.store.remove(id);
    return id !== undefined;
  }

  async send({ id, table, language, target }: StoredNotice, { game, said }: About): Promise<Sent> {
    const token = this.#tools.tokens.make('end', id);
    const tableLink = this.#link(`/t/${table}`);
    const endLink = this.#link(`/letters#end=${token}`);
    const email = tableEmail(language, { game, table, said, tableLink, endLink });
    const endUrl = this.#link(`/api/notices/end/${token}`);
    return await this.#tools.mailer.send({ ...email, to: target, endUrl });
  }

  close(): void {
    this.#tools.mailer.close();
  }

  #link(path: string): string {
    return new URL(path, this.#tools.publicUrl).href;
  }
}
