import { WriteStream } from 'node:tty';
import type { ColourDepth } from './palette.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What an output can show. */
export interface Abilities {
  readonly isTerminal: boolean;
  readonly colourDepth: ColourDepth;
  /** Box drawing and symbols. */
  readonly hasUnicode: boolean;
}

export const PLAIN: Abilities = { isTerminal: false, colourDepth: 1, hasUnicode: false };

/** Pipes, files and dumb terminals get plain text. */
export function abilitiesOf(
  stream: { readonly isTTY?: boolean },
  env: Environment,
  platform: string = process.platform,
): Abilities {
  const isForced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0';
  const isTerminal = stream.isTTY === true && env['TERM'] !== 'dumb';
  return {
    isTerminal,
    colourDepth: isTerminal || isForced ? colourDepth(env) : 1,
    hasUnicode: isTerminal && hasUnicode(env, platform),
  };
}

function colourDepth(env: Environment): ColourDepth {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return 1;
  // In Node, FORCE_COLOR overrides NO_COLOR; here it only enables colours for pipes.
  const depth = WriteStream.prototype.getColorDepth({ ...env });
  return depth === 24 || depth === 8 || depth === 4 ? depth : 1;
}

function hasUnicode(env: Environment, platform: string): boolean {
  if (platform === 'win32')
    return env['WT_SESSION'] !== undefined || env['TERM_PROGRAM'] !== undefined;
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return /utf-?8/i.test(locale);
}
