import type { Format } from '@richtfest/engine';
import type { UeberdachenTexts } from '../texts/ueberdachen-texts.ts';
import type { Marks } from './marks.ts';

/** What every part of the picture is drawn with. */
export interface Drawing {
  readonly texts: UeberdachenTexts;
  readonly format: Format;
  readonly marks: Marks;
}
