import type { ReactNode } from 'react';
import { jitter, round, scatter } from './scatter.ts';

/** The sides of a straw wall are ragged; top and bottom are straight, so that tiles stack. */
function raggedWall(): string {
  const next = scatter(7);
  const right: string[] = [];
  const left: string[] = [];
  for (let y = 0; y <= 76; y += 4) {
    const spike = y % 8 === 4 ? 3.4 : 0;
    right.push(`L${round(97 + spike * next())} ${y}`);
    left.unshift(`L${round(3 - spike * next())} ${y}`);
  }
  return `M3 0 ${right.join(' ')} ${left.join(' ')} Z`;
}

interface Stalks {
  readonly seed: number;
  readonly count: number;
  readonly length: number;
}

/** Upright stalks across a wall, slightly tilted. */
function stalks({ seed, count, length }: Stalks): string {
  const next = scatter(seed);
  return Array.from({ length: count }, (_, stalk) => {
    const x = jitter(next, 5 + (90 * (stalk + 0.5)) / count, 1.4);
    // Adjacent stalks start at different heights, so that no stripe runs across.
    const y = round((((stalk * 0.618) % 1) * 0.9 + next() * 0.1) * (74 - length));
    return `M${x} ${y}l${jitter(next, 0, 2)} ${round(length * (0.6 + next() * 0.4))}`;
  }).join('');
}

const WALL = raggedWall();
const DARK = stalks({ seed: 3, count: 62, length: 20 });
const LIGHT = stalks({ seed: 11, count: 46, length: 17 });

/** Bundles of straw, tied twice with rope. */
export function strawWall(): ReactNode {
  return (
    <>
      <path d={WALL} fill="var(--cut-shade)" transform="translate(1.2 1.6)" />
      <path d={WALL} fill="var(--straw-mid)" />
      <path
        d={DARK}
        stroke="var(--straw-deep)"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d={LIGHT}
        stroke="var(--straw-pale)"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      {[11, 66].map((y) => (
        <g key={y}>
          <path d={rope(y + 1.6)} stroke="var(--cut-shade)" strokeWidth="4.4" fill="none" />
          <path d={rope(y)} stroke="var(--rope)" strokeWidth="4.2" fill="none" />
          <path
            d={rope(y)}
            stroke="var(--rope-pale)"
            strokeWidth="4.2"
            strokeDasharray="1.6 4.2"
            fill="none"
          />
        </g>
      ))}
    </>
  );
}

function rope(y: number): string {
  return `M1.5 ${y}q12 3 24.5 0t24 0 24 0 24.5 0`;
}

const THATCH = 'M50 2C70 3 99 32 109 60';

/** The lower edge of a thatch, from right to left. */
function fringe(y: number, from: number, to: number): string {
  const next = scatter(Math.round(y) + 5);
  let path = '';
  for (let x = from; x > to; x -= 6) {
    path += `L${round(x - 2)} ${round(y + 3 + next() * 4.5)}L${round(x - 5)} ${jitter(next, y - 1, 1)}`;
  }
  return path;
}

const THATCH_OUTLINE = `${THATCH}${fringe(60, 109, -9)}C1 32 30 3 50 2Z`;

function thatchStalks(seed: number, count: number): string {
  const next = scatter(seed);
  return Array.from({ length: count }, () => {
    const side = next() * 2 - 1;
    const down = Math.sqrt(next());
    const y = 7 + down * 46;
    const x = 50 + side * (12 + down * 43) * 0.94;
    return `M${round(x)} ${round(y)}l${round(side * 6.5)} ${round(8 + next() * 5)}`;
  }).join('');
}

const THATCH_DARK = thatchStalks(21, 92);
const THATCH_LIGHT = thatchStalks(5, 62);

/** A round, shaggy thatch with a ridge of crossed sticks. */
export function strawRoof(): ReactNode {
  return (
    <>
      <path d={THATCH_OUTLINE} fill="var(--cut-shade)" transform="translate(1 2.6)" />
      <path d={THATCH_OUTLINE} fill="var(--straw-deep)" transform="translate(0 1)" />
      <path d={THATCH_OUTLINE} fill="var(--straw-mid)" transform="translate(4 0) scale(.92 .93)" />
      <path
        d={THATCH_DARK}
        stroke="var(--straw-deep)"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d={THATCH_LIGHT}
        stroke="var(--straw-pale)"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M24 15q26-20 52 0l-3 7q-23-16-46 0z"
        fill="var(--cut-shade)"
        transform="translate(.6 1.8)"
      />
      <path d="M24 14q26-20 52 0l-3 7q-23-16-46 0z" fill="var(--straw-deep)" />
      <path
        d="M29 18l8-14M37 16l-5-11M46 10l7-12M55 11l-7-12M64 14l5-12M71 18l-8-14"
        stroke="var(--wood-deep)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  );
}
