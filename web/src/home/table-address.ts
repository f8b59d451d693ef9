import { readTableCode } from '@richtfest/protocol';

/** The code in what somebody typed or pasted: a code, however they wrote it, or a whole link. */
export function codeIn(text: string): string | undefined {
  return readTableCode(/\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text);
}

/** The table an address of this site names (`/t/CODE`). What is no code the server refuses. */
export function codeInPath(part: string): string {
  return readTableCode(part) ?? part.toUpperCase();
}
