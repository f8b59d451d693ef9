// Preloaded into a server's process: it speaks the protocols of `OTHER_PROTOCOLS`, as a newer or
// older release does.
import { registerHooks } from 'node:module';

const PLACE = '/protocol/src/limits.ts';
const CONSTANTS =
  /export const PROTOCOL = \d+;(?<between>[\s\S]*?)export const PROTOCOLS = \[\d+, PROTOCOL\] as const;/u;
const [previous, current] = process.env['OTHER_PROTOCOLS']!.split(',').map(Number);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(PLACE)) return loaded;
    const text = Buffer.from(loaded.source as Uint8Array).toString();
    if (!CONSTANTS.test(text)) throw new Error(`${PLACE} has no protocol versions any more`);
    const source = text.replace(
      CONSTANTS,
      `export const PROTOCOL = ${current};$<between>export const PROTOCOLS = [${previous}, PROTOCOL] as const;`,
    );
    return { ...loaded, source };
  },
});
