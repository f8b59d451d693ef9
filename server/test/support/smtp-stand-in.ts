import { type AddressInfo, type Socket, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** An e-mail as its reader sees it. */
export interface Received {
  readonly from: string;
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** A mail server on this machine, which keeps what it is given. */
export class SmtpStandIn {
  readonly emails: Received[] = [];
  /** What it says to who hands something in; undefined: yes. */
  refusal: string | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
    void this.#speak(socket);
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #speak(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 stand-in');
    let [from, to] = ['', ''];
    let data: string[] | undefined;
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (data !== undefined) {
        if (line === '.') {
          this.emails.push(read(from, to, data));
          data = undefined;
          say('250 kept');
        } else data.push(line.replace(/^\.\./u, '.'));
        continue;
      }
      const [, address = ''] = /<([^>]*)>/u.exec(line) ?? [];
      if (/^(?:EHLO|HELO)/iu.test(line)) say('250 stand-in');
      else if (/^MAIL/iu.test(line)) [from] = [address, say('250 ok')];
      else if (/^RCPT/iu.test(line)) [to] = [address, say(this.refusal ?? '250 ok')];
      else if (/^DATA/iu.test(line)) [data] = [[], say('354 go on')];
      else if (/^QUIT/iu.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  }
}

function read(from: string, to: string, lines: readonly string[]): Received {
  const [head = '', ...rest] = lines.join('\n').split('\n\n');
  const headers = headersOf(head);
  const [, boundary = ''] = /boundary="?([^";]+)/u.exec(headers.get('content-type') ?? '') ?? [];
  const parts = rest.join('\n\n').split(`--${boundary}`).slice(1, -1);
  const [text = '', html = ''] = parts.map((part) => {
    const [partHead = '', ...body] = part.trim().split('\n\n');
    return decoded(body.join('\n\n'), headersOf(partHead).get('content-transfer-encoding') ?? '');
  });
  return { from, to, headers, text, html };
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replaceAll(/\n[ \t]+/gu, ' ').split('\n');
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), words(line.slice(at + 1).trim())];
    }),
  );
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quoted(body.replaceAll('=\n', '')) : body;
}

/** `=?UTF-8?Q?f=C3=BCr?=` */
function words(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/giu, (_, kind: string, inner: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(inner, 'base64').toString('utf8')
        : quoted(inner.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
