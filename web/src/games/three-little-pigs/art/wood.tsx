import type { ReactNode } from 'react';
import { jitter, round, scatter } from './scatter.ts';

const PLANK = 19;
const TONES = [
  'var(--wood-mid)',
  'var(--wood-pale)',
  'var(--wood-mid)',
  'var(--wood-warm)',
] as const;

interface Plank {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tone: string;
  readonly grain: string;
}

const PLANKS: readonly Plank[] = planks();

function planks(): Plank[] {
  const next = scatter(19);
  return TONES.map((tone, row) => {
    const x = jitter(next, 2, 1.8);
    const y = row * PLANK;
    const grain = [5, 9.5, 14].map((line) => {
      const start = 10 + next() * 30;
      return `M${round(start)} ${round(y + line)}q${round(8 + next() * 14)} ${jitter(next, 0, 2)} ${round(22 + next() * 26)} 0`;
    });
    return { x, y, width: round(100 - x - (2 + next() * 2 - 1.4)), tone, grain: grain.join('') };
  });
}

/** Four planks of uneven length, nailed at both ends. */
export function woodWall(): ReactNode {
  return (
    <>
      <rect x="3.4" y="1" width="96" height="77" fill="var(--cut-shade)" />
      <rect x="4" y="0" width="92" height="76" fill="var(--wood-dark)" />
      {PLANKS.map(({ x, y, width, tone, grain }) => (
        <g key={y}>
          <rect x={x} y={y} width={width} height={PLANK - 1.1} rx="1.4" fill={tone} />
          <rect x={x} y={y} width={width} height="1.8" rx=".9" fill="var(--cut-light)" />
          <path
            d={grain}
            stroke="var(--wood-dark)"
            strokeWidth="1.1"
            fill="none"
            opacity=".6"
            strokeLinecap="round"
          />
          <path
            d={`M${x + 4.5} ${y + 6}v7M${x + width - 4.5} ${y + 6}v7`}
            stroke="var(--wood-dark)"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeDasharray=".1 6.6"
          />
        </g>
      ))}
      <ellipse
        cx="15"
        cy="47"
        rx="3.6"
        ry="2.4"
        fill="none"
        stroke="var(--wood-dark)"
        strokeWidth="1.2"
      />
      <ellipse
        cx="86"
        cy="28"
        rx="3"
        ry="2"
        fill="none"
        stroke="var(--wood-dark)"
        strokeWidth="1.2"
      />
    </>
  );
}

const GABLE = 'M50 -1L110 60H-10Z';
const SHINGLE = 12;

/** Rows of round shingles; each row hides the top of the one below. */
function shingleRow(row: number): string {
  const y = 8 + row * 10;
  const start = -16 + (row % 2) * (SHINGLE / 2);
  let path = `M${start} ${y - 12}V${y}`;
  for (let x = start; x < 112; x += SHINGLE) path += `a6 5.4 0 0 0 ${SHINGLE} 0`;
  return `${path}V${y - 12}Z`;
}

const SHINGLE_TONES = ['var(--shingle)', 'var(--shingle-pale)'] as const;
const ROWS = [5, 4, 3, 2, 1, 0];

/** A steep gable with shingles and barge boards. */
export function woodRoof(): ReactNode {
  return (
    <>
      <path d={GABLE} fill="var(--cut-shade)" transform="translate(1 3)" />
      <clipPath id="tlp-gable">
        <path d={GABLE} />
      </clipPath>
      <g clipPath="url(#tlp-gable)">
        <rect x="-12" y="-2" width="124" height="64" fill="var(--shingle-deep)" />
        {ROWS.map((row) => (
          <g key={row}>
            <path d={shingleRow(row)} fill="var(--shingle-deep)" transform="translate(0 1.6)" />
            <path d={shingleRow(row)} fill={SHINGLE_TONES[row % 2]} />
          </g>
        ))}
      </g>
      <path
        d="M50 -5L114 60h-9L50 4-5 60h-9Z"
        fill="var(--cut-shade)"
        transform="translate(.4 2)"
      />
      <path d="M50 -5L114 60h-9L50 4-5 60h-9Z" fill="var(--wood-pale)" />
      <path d="M50 -5L114 60h-2L50 -3-12 60h-2Z" fill="var(--cut-light)" />
    </>
  );
}
