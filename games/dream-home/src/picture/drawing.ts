import type { SeatFormat, PictureLine, Tone } from '@richtfest/engine';
import { clipped, span, widthOf } from '@richtfest/engine/picture';
import type { DreamHomeTexts } from '../texts/dream-home-texts.ts';
import type { Colour, SpecialCard } from '../words.ts';
import type { Marks } from './marks.ts';

/** Shared by all parts of the picture. */
export interface Drawing {
  readonly texts: DreamHomeTexts;
  readonly format: SeatFormat;
  readonly marks: Marks;
  readonly width: number;
}

/** Pads or clips a line to a width. */
export function cell(line: PictureLine, width: number, { marks }: Drawing): PictureLine {
  const fitting = clipped(line, width, marks.cut);
  return [...fitting, span(' '.repeat(Math.max(0, width - widthOf(fitting))))];
}

const ROOF_TONES: Readonly<Record<Colour, Tone>> = {
  red: 'brick',
  brown: 'wood',
  grey: 'slate',
  green: 'leaf',
};

export function specialTone(card: SpecialCard): Tone {
  switch (card.type) {
    case 'roof':
      return ROOF_TONES[card.colour];
    case 'decor':
      return 'plum';
    case 'helper':
      return 'sky';
    case 'tool':
      return 'straw';
  }
}
