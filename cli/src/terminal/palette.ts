import type { Tone } from '@richtfest/engine';

/** The colours of the house, each in the finest and in the coarsest form a terminal may know. */
interface Colour {
  readonly rgb: readonly [number, number, number];
  /** Of the 256. */
  readonly indexed: number;
  /** Of the 16, as an SGR parameter. */
  readonly basic: number;
}

// Middle tones, a little lighter than on paper: they must be read on dark and on light ground.
const COLOURS: Readonly<Record<Exclude<Tone, 'strong' | 'muted'>, Colour>> = {
  touch: { rgb: [224, 160, 48], indexed: 214, basic: 33 },
  brick: { rgb: [212, 98, 62], indexed: 167, basic: 31 },
  straw: { rgb: [206, 156, 48], indexed: 178, basic: 33 },
  wood: { rgb: [176, 120, 72], indexed: 137, basic: 33 },
  leaf: { rgb: [92, 156, 102], indexed: 71, basic: 32 },
  sky: { rgb: [94, 156, 192], indexed: 74, basic: 36 },
  plum: { rgb: [170, 116, 174], indexed: 133, basic: 35 },
  slate: { rgb: [132, 144, 160], indexed: 103, basic: 34 },
};

/** How many bits of colour an output has: 1 is none. */
export type ColourDepth = 1 | 4 | 8 | 24;

const RESET = '\x1b[0m';

export function paint(text: string, tone: Tone | undefined, depth: ColourDepth): string {
  if (tone === undefined || depth === 1 || text.trim() === '') return text;
  const open = `\x1b[${parameters(tone, depth)}m`;
  // What is painted inside ends with a reset; the outer tone goes on after it.
  return `${open}${text.replaceAll(RESET, RESET + open)}${RESET}`;
}

function parameters(tone: Tone, depth: Exclude<ColourDepth, 1>): string {
  if (tone === 'strong') return '1';
  if (tone === 'muted') return '2';
  const { rgb, indexed, basic } = COLOURS[tone];
  const weight = tone === 'touch' ? '1;' : '';
  if (depth === 24) return `${weight}38;2;${rgb.join(';')}`;
  return depth === 8 ? `${weight}38;5;${indexed}` : `${weight}${basic}`;
}
