import { newSecret } from '../tables/secrets.ts';
import type { Log } from '../tables/services.ts';
import { MailWay } from './mail/mail-way.ts';
import { type MailOptions, Mailer } from './mail/mailer.ts';
import {
  type Call,
  type NoticeContext,
  type NoticeSeat,
  type Way,
  gameName,
} from './notice-types.ts';
import { saidMessage } from './notice-texts.ts';
import { Postbox, type PostboxOptions, type Sent } from './postbox.ts';
import { PushServices } from './push/push-services.ts';
import { PushWay } from './push/push-way.ts';
import { Vapid, newVapidKeys } from './push/vapid.ts';
import { Tokens } from './tokens.ts';

export interface NoticeOptions {
  /** The allowed push services: by default those of the public internet; undefined for none. */
  readonly push?: PushServices | undefined;
  /** With `publicUrl` only. */
  readonly mail?: MailOptions | undefined;
  readonly publicUrl?: URL | undefined;
  readonly postbox?: Partial<PostboxOptions>;
}

export interface NoticeTools extends NoticeContext {
  readonly log: Log;
  readonly meters: Readonly<Record<'pushes' | 'emails', { add(outcome: string): void }>>;
}

type Kind = 'push' | 'mail';

/** Notifies absent players by Web Push and e-mail, if they subscribed. */
export class Notices {
  readonly push: PushWay | undefined;
  readonly mail: MailWay | undefined;
  readonly #tools: NoticeTools;
  readonly #postbox: Postbox;
  readonly #working = new Set<Promise<void>>();

  private constructor(
    tools: NoticeTools,
    options: NoticeOptions,
    keys: { readonly vapid: string; readonly emails: string },
  ) {
    const { mail, publicUrl } = options;
    const services = 'push' in options ? options.push : new PushServices();
    const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'https://localhost';
    const vapid = new Vapid(keys.vapid, subject);
    this.#tools = tools;
    this.#postbox = new Postbox(options.postbox);
    this.push = services && new PushWay(tools, vapid, services);
    if (mail === undefined || publicUrl === undefined) return;
    const tokens = new Tokens(keys.emails);
    this.mail = new MailWay(tools, { mailer: new Mailer(mail), tokens, publicUrl });
  }

  /** Its keys are made at the first start, and are the same for all servers on one store. */
  static async open(tools: NoticeTools, options: NoticeOptions): Promise<Notices> {
    const vapid = await tools.store.serverKey('vapid', newVapidKeys);
    // Stored under the name “letters”.
    const emails = await tools.store.serverKey('letters', newSecret);
    return new Notices(tools, options, { vapid, emails });
  }

  /** Runs in the background: failures are counted and logged. */
  tell(call: Call): void {
    this.#do(call.table, this.#tell(call));
  }

  /** Deletes the subscriptions of a table whose match is over. */
  over(table: string): void {
    this.#do(table, this.#tools.store.clear(table));
  }

  /** Leaves an address for a seat; its owner is asked. */
  async askMail(way: MailWay, ...request: [...Parameters<MailWay['ask']>]): Promise<void> {
    const send = await way.ask(...request);
    this.#post('mail', undefined, send);
  }

  /** Whether e-mail was asked for, and confirmed; and how many devices are notified. */
  async stateOf({ table, seat, keyHash }: NoticeSeat): Promise<NoticeState> {
    const all = await this.#tools.store.of(table, seat, keyHash);
    const mail = all.find(({ kind }) => kind === 'mail');
    const devices = all.filter(({ kind }) => kind === 'push').length;
    if (mail === undefined) return { devices };
    return { devices, mail: mail.isConfirmed ? 'confirmed' : 'asked' };
  }

  async close(): Promise<void> {
    await Promise.all(this.#working);
    await this.#postbox.close();
    this.mail?.close();
  }

  async #tell({ message, game, since, ...place }: Call): Promise<void> {
    const { store, now } = this.#tools;
    const ways: Readonly<Record<Kind, Way | undefined>> = { push: this.push, mail: this.mail };
    for (const notice of await store.of(place.table, place.seat, place.keyHash)) {
      const way = ways[notice.kind];
      if (!notice.isConfirmed || way === undefined) continue;
      const claim = { at: now(), before: Math.min(since, now() - way.gap) };
      if (!(await store.claim(notice.id, claim))) continue;
      const { language, kind, id } = notice;
      const said = saidMessage(message, language);
      const about = { said, game: gameName(this.#tools, game, language), message };
      this.#post(kind, id, () => way.send(notice, about));
    }
  }

  #post(kind: Kind, id: string | undefined, send: () => Promise<Sent>): void {
    const { meters, store } = this.#tools;
    this.#postbox.post(send, (outcome) => {
      meters[kind === 'push' ? 'pushes' : 'emails'].add(outcome);
      if (outcome === 'gone' && id !== undefined) void store.remove(id).catch(() => undefined);
    });
  }

  #do(table: string, task: Promise<void>): void {
    const work = task
      .catch((error: unknown) => {
        this.#tools.log.error({ table, err: error }, 'notices of a table could not be sent');
      })
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
  }
}

export interface NoticeState {
  readonly devices: number;
  readonly mail?: 'asked' | 'confirmed';
}
