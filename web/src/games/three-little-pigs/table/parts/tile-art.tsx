import type { Kind, Material } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { useSpeech } from '../speech.ts';
import styles from './tile-art.module.css';

export interface TileArtProps {
  readonly kind: Kind;
  readonly material: Material;
  readonly pots: number;
}

/** Width 100; a roof is lower than a wall and its eaves reach over both sides. */
export const TILE_HEIGHT: Readonly<Record<Kind, number>> = { door: 76, window: 76, roof: 60 };

/** The positions of one pot and of two pots: on the ground, on the sill, on a ledge of the roof. */
const POTS: Readonly<Record<Kind, readonly (readonly (readonly [number, number])[])[]>> = {
  door: [
    [],
    [[85, 76]],
    [
      [15, 76],
      [85, 76],
    ],
  ],
  window: [
    [],
    [[50, 57]],
    [
      [39, 57],
      [61, 57],
    ],
  ],
  roof: [
    [],
    [[50, 56]],
    [
      [38, 56],
      [62, 56],
    ],
  ],
};
const DRAWN = 2;

/** A tile of a house: texture, opening and flower pots. */
export const TileArt = memo(function TileArt({ kind, material, pots }: TileArtProps) {
  const { hasSigns } = useSpeech();
  const spots = POTS[kind][Math.min(pots, DRAWN)] ?? [];
  return (
    <svg
      className={styles['tile']}
      viewBox={`0 0 100 ${TILE_HEIGHT[kind]}`}
      data-kind={kind}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#tlp-${material}-${kind}`} />
      {kind === 'roof' && pots > 0 && (
        <path
          d="M26 55h48v5H26z"
          fill="var(--wood-light)"
          stroke="var(--cut-shade)"
          strokeWidth="1"
        />
      )}
      {spots.map(([x, y], pot) => (
        <use key={x} href={`#tlp-pot-${pot}`} x={x} y={y} />
      ))}
      {pots > DRAWN && <PotCount pots={pots} x={50} y={TILE_HEIGHT[kind] - 18} />}
      {hasSigns && <MaterialSign material={material} kind={kind} />}
    </svg>
  );
});

/** Editions with other tiles may have more pots than are drawn (LP-2). */
function PotCount({ pots, x, y }: { pots: number; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill="var(--card)" stroke="var(--terracotta)" strokeWidth="2" />
      <text x={x} y={y + 5.5} textAnchor="middle" className={styles['count']}>
        {pots}
      </text>
    </>
  );
}

function MaterialSign({ material, kind }: { material: Material; kind: Kind }) {
  const y = kind === 'roof' ? 32 : 8;
  const x = kind === 'roof' ? 41 : 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width="18"
        height="18"
        rx="4"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="1.2"
      />
      <use
        href={`#tlp-sign-${material}`}
        transform="translate(2.5 2.5) scale(.54)"
        color="var(--ink)"
      />
    </g>
  );
}
