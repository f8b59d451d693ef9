import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over https the browser takes it from no neighbour of this host, and sends it back to none. */
const SAFE_NAME = '__Host-richtfest';
const PLAIN_NAME = 'richtfest';

const TOKEN = /^[\w-]{16,64}$/;

/**
 * `Strict`: only requests this site's own pages make carry it. Links from elsewhere lead to a page
 * that asks for itself afterwards, so nothing is lost.
 */
export function setSessionCookie(
  reply: FastifyReply,
  session: { readonly token: string; readonly origin: string; readonly seconds: number },
): void {
  const { token, origin, seconds } = session;
  const isSafe = origin.startsWith('https:');
  void reply.header(
    'set-cookie',
    `${isSafe ? SAFE_NAME : PLAIN_NAME}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSafe ? '; Secure' : ''}`,
  );
}

export function clearSessionCookie(reply: FastifyReply, origin: string): void {
  setSessionCookie(reply, { token: '', origin, seconds: 0 });
}

/** The token a browser came with. Where all is https, nobody else's cookie is taken for it. */
export function sessionTokenOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: URL | undefined,
): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const named = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1];
  const isSafe = publicUrl?.protocol === 'https:';
  const token = named(SAFE_NAME) ?? (isSafe ? undefined : named(PLAIN_NAME));
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}
