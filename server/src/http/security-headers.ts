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
  const policyFor = contentPolicy(page);
  const transport = publicUrl?.protocol === 'https:' ? HTTPS_ONLY : {};
  return (request, reply) => {
    void reply.headers({
      ...transport,
      'content-security-policy': policyFor(request.host),
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  };
}

/** The content security policy of the site's page, by the host it is served from. */
export function contentPolicy(page: string): (host: string) => string {
  const scripts = ["'self'", ...inlineHashes(page, 'script')].join(' ');
  const styles = ["'self'", ...inlineHashes(page, 'style')].join(' ');
  return (host) => {
    // Older browsers do not count sockets to the same host as 'self'.
    const sockets = isHost(host) ? ` ws://${host} wss://${host}` : '';
    return [
      "default-src 'none'",
      `script-src ${scripts}`,
      `style-src ${styles}`,
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "media-src 'self' data:",
      `connect-src 'self'${sockets}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  };
}
