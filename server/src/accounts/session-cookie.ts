import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over https, the `__Host-` prefix keeps the cookie from other hosts of the same domain. */
const SAFE_NAME = '__Host-richtfest';
const PLAIN_NAME = 'richtfest';

const TOKEN = /^[\w-]{16,64}$/;

export interface SessionCookie {
  readonly token: string;
  /** It goes over https alone. */
  readonly isSafe: boolean;
}

/**
 * `Strict`: only requests this site's own pages make carry it. Links from elsewhere lead to a page
 * that asks for itself afterwards, so nothing is lost.
 */
export function setSessionCookie(
  reply: FastifyReply,
  session: SessionCookie & { readonly seconds: number },
): void {
  const { token, isSafe, seconds } = session;
  void reply.header(
    'set-cookie',
    `${isSafe ? SAFE_NAME : PLAIN_NAME}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSafe ? '; Secure' : ''}`,
  );
}

export function clearSessionCookie(reply: FastifyReply, isSafe: boolean): void {
  setSessionCookie(reply, { token: '', isSafe, seconds: 0 });
}

/** What a browser came with. Where all is https, nobody else's cookie is taken for it. */
export function sessionCookieOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: URL | undefined,
): SessionCookie | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const named = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1];
  const safe = named(SAFE_NAME);
  const token = safe ?? (publicUrl?.protocol === 'https:' ? undefined : named(PLAIN_NAME));
  if (token === undefined || !TOKEN.test(token)) return undefined;
  return { token, isSafe: safe !== undefined };
}
