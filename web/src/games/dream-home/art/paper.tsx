import { type ReactElement, createElement } from 'react';
import type { Paper } from './papers.ts';

/** A scene consists of coloured papers: pieces with a shadow, print without, and lines. */
export type Cut = ReactElement;

const colour = (paper: Paper): string => `var(--${paper})`;

/** A piece of paper with a shadow. */
export function piece(paper: Paper, d: string): Cut {
  return (
    <>
      <path d={d} fill="var(--cut-shade)" transform="translate(1 1.5)" />
      <path d={d} fill={colour(paper)} />
    </>
  );
}

/** A printed shape, without a shadow. */
export function print(paper: Paper, d: string): Cut {
  return <path d={d} fill={colour(paper)} />;
}

/** A line; two units wide by default. */
export function line(paper: Paper, d: string, width = 2): Cut {
  return (
    <path
      d={d}
      stroke={colour(paper)}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
  );
}

/** Several pieces moved as a group. */
export function group(...cuts: readonly Cut[]): Cut {
  return createElement('g', undefined, ...cuts);
}

export function moved(x: number, y: number, ...cuts: readonly Cut[]): Cut {
  return createElement('g', { transform: `translate(${x} ${y})` }, ...cuts);
}

/** x, y, width, height and corner radius. */
type RoundedBox = readonly [number, number, number, number, number?];

/** Outlines. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** With rounded corners; the default radius is 3. */
export function soft(...[x, y, width, height, round = 3]: RoundedBox): string {
  const r = Math.min(round, width / 2, height / 2);
  const w = width - 2 * r;
  const h = height - 2 * r;
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`;
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}
