import { readTableCode } from '@richtfest/protocol';

/** Extracts the code from typed or pasted input: a code in any spelling, or a whole link. */
export function codeIn(text: string): string | undefined {
  return readTableCode(/\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text);
}

/** The table of a path (`/t/CODE`). The server refuses invalid codes. */
export function codeInPath(part: string): string {
  return readTableCode(part) ?? part.toUpperCase();
}
