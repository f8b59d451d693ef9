import { createTransport } from 'nodemailer';
import { ServeProblem } from '../../serve-problem.ts';
import type { Sent } from '../postbox.ts';
import type { Email } from './email.ts';

/** Milliseconds that a mail server has for each response. */
const TIMEOUT = 15_000;

export interface MailOptions {
  /** `smtp://user:password@host:587`, `smtps://…` */
  readonly url: string;
  /** The sender of e-mails: `Richtfest <play@example.org>`. */
  readonly from: string;
}

/** The options for sending e-mails; undefined: there are none. */
export function mailOptionsFrom(given: {
  readonly url: string | undefined;
  readonly from: string | undefined;
  readonly publicUrl: URL | undefined;
}): MailOptions | undefined {
  const { url, from, publicUrl } = given;
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || !/^smtps?:\/\/./.test(url) || !URL.canParse(url)) {
    // A password may be in it: it is not repeated.
    throw new ServeProblem('SMTP_URL must be like smtp://user:password@mail.example.org:587.');
  }
  if (from === undefined || !/^[^\r\n]*\S@\S[^\r\n]*$/.test(from)) {
    throw new ServeProblem(
      'With SMTP_URL, MAIL_FROM must say who e-mails are from: play@example.org.',
    );
  }
  if (publicUrl === undefined) {
    throw new ServeProblem('With SMTP_URL, PUBLIC_URL must be set: e-mails have links in them.');
  }
  return { url, from };
}

export interface Posted extends Email {
  readonly to: string;
  /** Where a mail program unsubscribes, with one tap. */
  readonly endUrl?: string;
}

/** Hands e-mails to the host's mail server. */
export class Mailer {
  readonly #transport: ReturnType<typeof transportTo>;
  readonly #from: string;

  constructor({ url, from }: MailOptions) {
    this.#transport = transportTo(url);
    this.#from = from;
  }

  async send({ to, subject, text, html, endUrl }: Posted): Promise<Sent> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(endUrl === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${endUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      });
      return 'sent';
    } catch (error) {
      // Codes from 500 are permanent failures.
      const { responseCode = 0 } = error as { responseCode?: number };
      return responseCode >= 500 ? 'failed' : 'later';
    }
  }

  close(): void {
    this.#transport.close();
  }
}

function transportTo(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
