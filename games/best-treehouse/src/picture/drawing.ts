import type { SeatFormat } from '@richtfest/engine';
import type { TreehouseTexts } from '../texts/treehouse-texts.ts';
import type { Marks } from './marks.ts';

/** What every part of the picture needs. */
export interface Drawing {
  readonly texts: TreehouseTexts;
  readonly format: SeatFormat;
  readonly marks: Marks;
  readonly width: number;
}
