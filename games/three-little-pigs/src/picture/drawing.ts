import type { SeatFormat } from '@richtfest/engine';
import type { PigsTexts } from '../texts/pigs-texts.ts';
import type { Marks } from './marks.ts';

/** What every part of the picture needs. */
export interface Drawing {
  readonly texts: PigsTexts;
  readonly format: SeatFormat;
  readonly marks: Marks;
  readonly width: number;
}
