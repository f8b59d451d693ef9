import { type ReactElement, createElement } from 'react';
import type { Paper } from './papers.ts';

/** A scene is cut from coloured papers: pieces with a shadow, print without, and drawn lines. */
export type Cut = ReactElement;

const colour = (paper: Paper): string => `var(--${paper})`;

/** A piece of paper that lies on what is behind it. */
export function piece(paper: Paper, d: string): Cut {
  return (
    <>
      <path d={d} fill="var(--cut-shade)" transform="translate(1 1.5)" />
      <path d={d} fill={colour(paper)} />
    </>
  );
}

/** Printed, not glued: no shadow. */
export function print(paper: Paper, d: string): Cut {
  return <path d={d} fill={colour(paper)} />;
}

/** A drawn line; two units wide unless told. */
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

/** Several pieces as one, moved as a whole. */
export function group(...cuts: readonly Cut[]): Cut {
  return createElement('g', undefined, ...cuts);
}

export function moved(x: number, y: number, ...cuts: readonly Cut[]): Cut {
  return createElement('g', { transform: `translate(${x} ${y})` }, ...cuts);
}

/** x, y, width, height, and how round the corners are. */
type RoundedBox = readonly [number, number, number, number, number?];

/** Outlines. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** With round corners: of 3 unless told. */
export function soft(...[x, y, width, height, round = 3]: RoundedBox): string {
  const r = Math.min(round, width / 2, height / 2);
  const w = width - 2 * r;
  const h = height - 2 * r;
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`;
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}
