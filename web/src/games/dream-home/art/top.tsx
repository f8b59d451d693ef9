import type { Roof } from '@richtfest/dream-home';
import { memo } from 'react';
import { LEFT, TOP } from '../table/geometry.ts';
import { RoofPatch } from './roof.tsx';
import { BAY } from './shell.ts';

const WIDE = 5 * BAY;
const EAVES = 14;
const HIGH = 74;
/** The distance of the ridge ends from the eaves. */
const SLOPE = 62;

export interface TopProps {
  readonly count: number;
  /** Visible only at the end or with open piles. */
  readonly pile: readonly Roof[] | undefined;
  /** DH-26: the four cards that make the roof, once they are laid. */
  readonly laid: readonly Roof[] | undefined;
}

/** The top of a house: the pile under its tarpaulin or, at the end, the roof. */
export const Top = memo(function Top({ count, pile, laid }: TopProps) {
  if (laid !== undefined) return <LaidRoof roofs={laid} />;
  return <Tarpaulin count={count} pile={pile} />;
});

function LaidRoof({ roofs }: { readonly roofs: readonly Roof[] }) {
  const eaves = WIDE + 2 * EAVES;
  const ridge = eaves - 2 * SLOPE;
  const part = eaves / 4;
  const top = ridge / 4;
  return (
    <g transform={`translate(${LEFT - EAVES} ${TOP - HIGH})`} data-roof="laid">
      <path
        d={`M${SLOPE} 0h${ridge}L${eaves} ${HIGH}H0z`}
        fill="var(--cut-shade)"
        transform="translate(2 4)"
      />
      <Chimney x={eaves - 150} />
      {roofs.map((roof, at) => (
        <g
          // Four places from the left.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          data-roof-tile={at}
          transform={`translate(${part * at} 0)`}
        >
          <g>
            <RoofPatch
              {...roof}
              width={part}
              height={HIGH}
              lean={[SLOPE + (top - part) * at, SLOPE + (top - part) * (at + 1)]}
            />
          </g>
        </g>
      ))}
    </g>
  );
}

function Chimney({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -20)`}>
      <path d="M2 0h30v50H2z" fill="var(--brick-wall)" />
      <path
        d="M2 10h30M2 20h30M16 0v10M8 10v10M24 10v10"
        stroke="var(--brick-joint)"
        strokeWidth="1.5"
      />
      <path d="M-2-6h38v8H-2z" fill="var(--slab-deep)" />
      <path
        d="M16-12q-10-8 0-16t0-16"
        stroke="var(--cloud-paper)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** Hidden even from its owner (DH-18). */
function Tarpaulin({
  count,
  pile,
}: {
  readonly count: number;
  readonly pile: readonly Roof[] | undefined;
}) {
  const bulk = Math.min(count, 7) * 6;
  const x = LEFT + 150;
  const y = TOP - 6;
  const cover = `M${x - 60} ${y}q6-${10 + bulk} 70-${16 + bulk}t60 4q66 2 76 ${12 + bulk}q-12 6-26 0-14 6-26 0-14 6-26 0-14 6-26 0-14 6-26 0-14 6-26 0-14 6-26 0-12 6-24 0z`;
  return (
    <g data-roof="pile">
      <path
        d={`M${LEFT - 8} ${y}h${WIDE + 16}v8H${LEFT - 8}z`}
        fill="var(--cut-shade)"
        transform="translate(0 2)"
      />
      <path d={`M${LEFT - 8} ${y - 1}h${WIDE + 16}v7H${LEFT - 8}z`} fill="var(--frame)" />
      {count > 0 && (
        <>
          <path d={cover} fill="var(--cut-shade)" transform="translate(2 3)" />
          <path d={cover} fill="var(--tarp)" />
          <path
            d={`M${x + 6} ${y - 16 - bulk}q-20 10-30 ${14 + bulk}M${x + 70} ${y - 14 - bulk}q4 10 0 ${14 + bulk}M${x + 110} ${y - 10 - bulk * 0.8}q14 8 18 ${8 + bulk * 0.8}`}
            stroke="var(--tarp-deep)"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
          <path
            d={`M${x - 40} ${y - 6}q70-16 190 0`}
            stroke="var(--tarp-pale)"
            strokeWidth="3"
            fill="none"
          />
        </>
      )}
      {pile?.map(({ colour, window }, at) => (
        <g
          // Cards of a pile have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          transform={`translate(${LEFT + 330 + at * Math.min(28, 160 / pile.length)} ${y - 26}) scale(.6)`}
        >
          <RoofPatch colour={colour} window={window} width={42} height={42} />
        </g>
      ))}
    </g>
  );
}
