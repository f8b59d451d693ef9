import type { SeatFormat } from '@richtfest/engine';
import type { UeberdachenTexts } from '../texts/ueberdachen-texts.ts';
import type { Marks } from './marks.ts';

/** Shared by all parts of the picture. */
export interface Drawing {
  readonly texts: UeberdachenTexts;
  readonly format: SeatFormat;
  readonly marks: Marks;
}
