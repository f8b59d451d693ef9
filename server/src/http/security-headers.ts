import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineHashes } from './inline-hashes.ts';

const HOST = /^[\w.:[\]-]+$/;

/** A year. Subdomains are not included: they may be other servers, without TLS. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** Whether a `Host` header is a name, a number or an address with a port, and nothing more. */
export function isHost(text: string): boolean {
  return HOST.test(text);
}

/**
 * Pages may load only resources of this server. Browsers are asked to insist on https only
 * if the public address has it: a server in a home network has no certificate.
 */
export function securityHeaders(
  page: string,
  publicUrl: URL | undefined,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const scripts = ["'self'", ...inlineHashes(page, 'script')].join(' ');
  const styles = ["'self'", ...inlineHashes(page, 'style')].join(' ');
  const transport = publicUrl?.protocol === 'https:' ? HTTPS_ONLY : {};
  return (request, reply) => {
    void reply.headers({
      ...transport,
      'content-security-policy': contentPolicy({ scripts, styles, host: request.host }),
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  };
}

function contentPolicy(allowed: { scripts: string; styles: string; host: string }): string {
  const { scripts, styles, host } = allowed;
  // Older browsers do not count sockets to the same host as 'self'.
  const sockets = isHost(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
