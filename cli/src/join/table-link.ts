import { readTableCode } from '@richtfest/protocol';
import { UsageError } from '../command-line/usage-error.ts';

const EXAMPLE = 'https://play.example.org/t/K7WP-XD2M#bot=TOKEN';

export interface TableLink {
  readonly table: string;
  readonly token: string;
  /** The WebSocket address for programs. */
  readonly socket: string;
  /** The server's address, for messages. */
  readonly origin: string;
}

/** Reads a link with a token after the `#`. */
export function readTableLink(link: string): TableLink {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, path = '', written = ''] = /^(.*)\/t\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  const table = readTableCode(decoded(written));
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url === undefined || !isWeb || table === undefined) {
    throw new UsageError(`“${link}” is not a link to a table. It should look like ${EXAMPLE}.`);
  }
  const token = new URLSearchParams(url.hash.slice(1)).get('bot') ?? '';
  if (token === '') {
    throw new UsageError(
      `The link has no token. The host of the table finds one under “Let your own bot play”: ${EXAMPLE}.`,
    );
  }
  const socket = `${url.origin.replace(/^http/, 'ws')}${path}/api/tables/${table}/program`;
  return { table, token, socket, origin: url.origin };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
