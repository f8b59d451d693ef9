import type { ReactNode } from 'react';
import { jitter, round, scatter } from './scatter.ts';

const TONES = [
  'var(--stone-mid)',
  'var(--stone-pale)',
  'var(--stone-dark)',
  'var(--stone-mid)',
  'var(--stone-warm)',
] as const;
const COURSE = 19;
const GAP = 1.8;

interface Block {
  readonly path: string;
  readonly edge: string;
  readonly tone: string;
}

/** A block with slightly irregular corners. */
function block(
  next: () => number,
  box: { x: number; y: number; width: number; height: number },
): string {
  const { x, y, width, height } = box;
  const at = (px: number, py: number) => `${jitter(next, px, 0.9)} ${jitter(next, py, 0.7)}`;
  return `M${at(x + 2, y)}L${at(x + width - 2, y)}Q${at(x + width, y)} ${at(x + width, y + 3)}L${at(x + width, y + height - 2)}Q${at(x + width, y + height)} ${at(x + width - 3, y + height)}L${at(x + 3, y + height)}Q${at(x, y + height)} ${at(x, y + height - 3)}L${at(x, y + 2)}Q${at(x, y)} ${at(x + 2, y)}Z`;
}

function wall(): Block[] {
  const next = scatter(41);
  const blocks: Block[] = [];
  for (let row = 0; row < 4; row++) {
    // Corner stones alternate, as in a bonded wall.
    let x = row % 2 === 0 ? 0 : 2.4;
    const end = row % 2 === 0 ? 97.6 : 100;
    while (x < end - 1) {
      const wanted = 17 + next() * 15;
      const width = end - x - wanted < 14 ? end - x : wanted;
      const box = { x, y: row * COURSE + 0.5, width: width - GAP, height: COURSE - GAP };
      const tone = TONES[Math.floor(next() * TONES.length)] ?? TONES[0];
      const edge = `M${round(x + 3)} ${round(row * COURSE + 1.9)}h${round(width - GAP - 6)}`;
      blocks.push({ path: block(next, box), edge, tone });
      x += width;
    }
  }
  return blocks;
}

const BLOCKS = wall();

/** Four courses of stone blocks in pale mortar. */
export function stoneWall(): ReactNode {
  return (
    <>
      <rect x="3" y="1.4" width="96" height="76.5" fill="var(--cut-shade)" />
      <rect x="2" y="0" width="96" height="76" fill="var(--mortar)" />
      {BLOCKS.map(({ path, tone }) => (
        <path key={path} d={path} fill={tone} />
      ))}
      <path
        d={BLOCKS.map(({ edge }) => edge).join('')}
        stroke="var(--cut-light)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  );
}

const SLATES = 'M14 8H86L108 60H-8Z';

function slateRow(row: number): string {
  const y = 8 + row * 10.4;
  const start = -14 + (row % 2) * 7.5;
  let path = '';
  for (let x = start; x < 114; x += 15) path += `M${x} ${y}h13.8v11.6l-3 1.6h-7.8l-3-1.6Z`;
  return path;
}

const SLATE_TONES = ['var(--slates)', 'var(--slates-pale)'] as const;

/** A hipped roof of slates with a ridge and a chimney. */
export function stoneRoof(): ReactNode {
  return (
    <>
      <g>
        <rect
          x="71"
          y="-9"
          width="17"
          height="27"
          fill="var(--cut-shade)"
          transform="translate(1 1.6)"
        />
        <rect x="71" y="-9" width="17" height="27" fill="var(--stone-mid)" />
        <path d="M71 -2h8M80 -2h8M75 5h8M71 12h6" stroke="var(--mortar)" strokeWidth="1.3" />
        <rect x="68.5" y="-12" width="22" height="5" rx="1" fill="var(--stone-pale)" />
      </g>
      <path d={SLATES} fill="var(--cut-shade)" transform="translate(1 3)" />
      <clipPath id="tlp-slates">
        <path d={SLATES} />
      </clipPath>
      <g clipPath="url(#tlp-slates)">
        <rect x="-12" y="4" width="124" height="60" fill="var(--slates-deep)" />
        {[4, 3, 2, 1, 0].map((row) => (
          <g key={row}>
            <path d={slateRow(row)} fill="var(--slates-deep)" transform="translate(0 1.5)" />
            <path d={slateRow(row)} fill={SLATE_TONES[row % 2]} />
          </g>
        ))}
      </g>
      <path d="M11 5.5H89L91 12H9Z" fill="var(--cut-shade)" transform="translate(.4 1.8)" />
      <path d="M11 4.5H89L91 11H9Z" fill="var(--stone-pale)" />
      <path d="M-9.5 57H109.5L111 63H-11Z" fill="var(--stone-pale)" />
      <path d="M-9.5 57H109.5L110 58.6H-10Z" fill="var(--cut-light)" />
    </>
  );
}
