/**
 * A position drawn in characters, for terminals and text files. A game says what it looks like;
 * whoever prints it decides about colour.
 */
export type Picture = readonly PictureLine[];
export type PictureLine = readonly PictureSpan[];

export interface PictureSpan {
  readonly text: string;
  readonly tone?: Tone;
}

/** The palette of the house; not every output has colours. */
export const TONES = [
  'strong',
  'muted',
  'touch',
  'brick',
  'straw',
  'wood',
  'leaf',
  'sky',
  'plum',
  'slate',
] as const;
export type Tone = (typeof TONES)[number];

export interface PictureStyle {
  /** Box drawing and symbols; otherwise ASCII only. */
  readonly hasUnicode: boolean;
  /** Characters to a line. */
  readonly width: number;
}

export function plainText(picture: Picture): string {
  return picture
    .map((line) =>
      line
        .map((span) => span.text)
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
