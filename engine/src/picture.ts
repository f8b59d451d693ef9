/**
 * A position drawn in characters, for terminals and text files. The game assigns tones; the caller
 * that prints it decides about colours.
 */
export type Picture = readonly PictureLine[];
export type PictureLine = readonly PictureSpan[];

export interface PictureSpan {
  readonly text: string;
  readonly tone?: Tone;
}

/** The palette of the project; not every output has colours. */
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
  /** Use box drawing and symbols; otherwise ASCII only. */
  readonly hasUnicode: boolean;
  /** Characters per line. */
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
