import { memo } from 'react';
import { GROUND, LEFT } from '../table/geometry.ts';

const BOTTOM = 2000;
const WIDE = 3000;

/** Grass, and the earth under it: roots, worms and buried treasure. */
export const Ground = memo(function Ground() {
  const turf = `M${-WIDE} ${GROUND + 2}q60-9 120-4${'t120 0'.repeat(50)}V${GROUND + 24}H${-WIDE}z`;
  return (
    <g>
      <path d={turf} fill="var(--cut-shade)" transform="translate(0 -3)" />
      <path d={`M${-WIDE} ${GROUND + 8}h${2 * WIDE}v${BOTTOM}h${-2 * WIDE}z`} fill="var(--soil)" />
      <path
        d={`M${-WIDE} ${GROUND + 66}q70-10 140 0${'t140 0'.repeat(44)}V${BOTTOM}H${-WIDE}z`}
        fill="var(--soil-deep)"
      />
      <path d={turf} fill="var(--grass-edge)" transform="translate(0 -1.5)" />
      <path
        d={`M${-WIDE} ${GROUND + 3}q60-9 120-4${'t120 0'.repeat(50)}V${GROUND + 14}q-30 6-60 0${'t-60 0'.repeat(100)}z`}
        fill="var(--grass)"
      />
      <g transform={`translate(${LEFT} ${GROUND})`}>
        <Roots />
        <Worm x={52} y={56} />
        <Worm x={206} y={84} isTurned />
        <Mole />
        <Bone />
        <path
          d="M20 88h.1M96 74h.1M130 92h.1M182 60h.1M268 44h.1M288 90h.1M-20 70h.1M-120 60h.1M560 66h.1M640 80h.1"
          stroke="var(--soil-pale)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
});

function Roots() {
  return (
    <path
      d="M-14 10q-4 24 6 36t2 30M-14 24q-10 8-12 22M-9 44q12 6 14 18M262 14q2 14-6 22t-2 20M258 34q8 4 10 12M110 14q0 12 6 18"
      stroke="var(--root)"
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
    />
  );
}

function Worm({ x, y, isTurned = false }: { x: number; y: number; isTurned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isTurned ? -1 : 1} 1)`}>
      <path
        d="M0 0q6-9 12 0t12 0 10-4"
        stroke="var(--cut-shade)"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
        transform="translate(0 1.5)"
      />
      <path
        d="M0 0q6-9 12 0t12 0 10-4"
        stroke="var(--worm)"
        strokeWidth="6.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M34-6h.1M38-5h.1" stroke="var(--black)" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

/** A mole with a lamp. */
function Mole() {
  return (
    <g transform="translate(150 46)">
      <path d="M-34 22q-6-40 34-40t34 40q-10 14-34 14t-34-14z" fill="var(--soil-deep)" />
      <path d="M-16 26q-2-30 16-30t16 30z" fill="var(--black)" />
      <path d="M-6 4q6-8 12 0-2 6-6 6t-6-6z" fill="var(--skin-deep)" />
      <circle cx="0" cy="3" r="2.6" fill="var(--pink)" />
      <path d="M-7-2h.1M7-2h.1" stroke="var(--white)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M-13 18l-6 4M13 18l6 4"
        stroke="var(--skin-deep)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-9-5q9-8 18 0z" fill="var(--yellow)" />
      <circle cx="0" cy="-7" r="3" fill="var(--lamp)" />
    </g>
  );
}

function Bone() {
  return (
    <g transform="translate(256 74) rotate(-18)">
      <path
        d="M-16-3a5 5 0 1 1-3 6 5 5 0 1 1 3 3h32a5 5 0 1 1 3-6 5 5 0 1 1-3-3z"
        fill="var(--cut-shade)"
        transform="translate(1 2)"
      />
      <path
        d="M-16-3a5 5 0 1 0-4 4 5 5 0 1 0 4 4h30a5 5 0 1 0 4-4 5 5 0 1 0-4-4z"
        fill="var(--bone)"
      />
    </g>
  );
}
