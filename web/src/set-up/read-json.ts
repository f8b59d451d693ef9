import type { Json } from '@richtfest/engine';

export type ReadJson = { readonly value: Json } | { readonly problem: string };

/** The value a text stands for, or where it stops being JSON: `line 3: …`. */
export function readJson(text: string): ReadJson {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { problem: error instanceof Error ? placed(error.message, text) : '' };
  }
}

/** Engines name a position, few a line; people look for a line. */
function placed(message: string, text: string): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position === undefined) return message;
  const line = text.slice(0, Number(position)).split('\n').length;
  return `${line}: ${message.replace(/ in JSON.*$/, '')}`;
}
