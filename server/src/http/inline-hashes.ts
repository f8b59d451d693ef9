import { createHash } from 'node:crypto';

/**
 * The hashes of inline elements for the content security policy, so that our own scripts
 * run and injected ones don't.
 */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}
