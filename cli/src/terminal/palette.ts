import type { Tone } from '@richtfest/engine';

/** A colour for each colour depth. */
interface Colour {
  readonly rgb: readonly [number, number, number];
  /** One of 256 colours. */
  readonly indexed: number;
  /** One of 16 colours, as an SGR parameter. */
  readonly basic: number;
}

// Mid-tones: they must be readable on dark and light backgrounds.
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

/** Bits of colour; 1 means none. */
export type ColourDepth = 1 | 4 | 8 | 24;

const RESET = '\x1b[0m';

export function paint(text: string, tone: Tone | undefined, depth: ColourDepth): string {
  if (tone === undefined || depth === 1 || text.trim() === '') return text;
  const open = `\x1b[${parameters(tone, depth)}m`;
  // Inner colours end with a reset, after which the outer one must start again.
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
