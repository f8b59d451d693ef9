import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../request-error.ts';

/** The relying party of WebAuthn. */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The site an account is asked for at. With a public address it is that and no other. Without
 * one it is the page's own origin, which has been found to be this server's host: a passkey is
 * stored with the name it was made for, so a foreign name pointed at this server opens no account
 * that was made under another. Browsers sign for https or localhost only.
 */
export function relyingPartyOf(
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
  publicUrl: URL | undefined,
): RelyingParty {
  const from = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  if (from === undefined) {
    throw new RequestError('foreign-origin', 'Accounts are for pages of this site alone.');
  }
  const isPublic = publicUrl === undefined || from.origin === publicUrl.origin;
  const isSafe = from.protocol === 'https:' || from.hostname === 'localhost';
  if (isPublic && isSafe && isIP(from.hostname.replace(/^\[|\]$/g, '')) === 0) {
    return { id: from.hostname, origin: from.origin };
  }
  throw new RequestError(
    'no-passkeys-here',
    isPublic
      ? 'Passkeys need https and a name, or localhost.'
      : `Passkeys are made at ${publicUrl.origin} alone.`,
  );
}
