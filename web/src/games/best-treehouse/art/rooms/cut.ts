/** The papers of the pictures; their colours are in the palette. */
type Paper =
  | 'ink'
  | 'white'
  | 'cream'
  | 'stone'
  | 'red'
  | 'orange'
  | 'straw'
  | 'leaf'
  | 'moss'
  | 'sky'
  | 'sea'
  | 'plum'
  | 'rose'
  | 'skin'
  | 'wood'
  | 'bark';

/** A filled shape, or with a width a stroked path. */
type Cut = readonly [paper: Paper, path: string, width?: number];

/** A room's picture, back to front, 60 wide and 40 high; the floor begins at 33. */
export type Picture = readonly Cut[];

export function round(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

export function oval(x: number, y: number, wide: number, high: number): string {
  return `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
