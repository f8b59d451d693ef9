import type { Material } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { blades } from './wheel-blades.ts';

export interface PinwheelProps {
  readonly fields: readonly Material[];
  readonly className?: string | undefined;
  /** In degrees. */
  readonly turned?: number | undefined;
}

const BLADE: Readonly<Record<Material, string>> = {
  straw: 'var(--straw-mid)',
  wood: 'var(--wood-mid)',
  stone: 'var(--stone-pale)',
};
const FOLD: Readonly<Record<Material, string>> = {
  straw: 'var(--straw-deep)',
  wood: 'var(--wood-dark)',
  stone: 'var(--stone-dark)',
};

/** LP-4: a paper pinwheel with one blade for every field; `data-wheel` is the part that turns. */
export const Pinwheel = memo(function Pinwheel({ fields, className, turned }: PinwheelProps) {
  const cut = blades(fields.length);
  return (
    <svg viewBox="-110 -124 220 270" className={className} aria-hidden="true" focusable="false">
      <path d="M-5 0h10v150H-5z" fill="var(--wood-dark)" />
      <path d="M-5 0h4v150h-4z" fill="var(--wood-mid)" />
      <g
        data-wheel=""
        style={turned === undefined ? undefined : { transform: `rotate(${turned}deg)` }}
      >
        {cut.map(({ blade, fold, sign, middle }, field) => {
          const material = fields[field] ?? 'straw';
          return (
            <g key={middle}>
              <path d={blade} fill="var(--cut-shade)" transform="translate(2 3)" />
              <path d={blade} fill={BLADE[material]} stroke="var(--cut-shade)" strokeWidth="1" />
              <path d={fold} fill={FOLD[material]} />
              <use
                href={`#tlp-sign-${material}`}
                transform={`translate(${sign.x} ${sign.y}) rotate(${middle}) scale(1.15) translate(-12 -12)`}
                color="var(--doorway)"
              />
            </g>
          );
        })}
        <circle r="11" fill="var(--cut-shade)" cx="1" cy="2" />
        <circle r="11" fill="var(--brick)" />
        <circle r="4" fill="var(--lamp)" />
      </g>
      <path d="M0 -92l-12-26h24z" fill="var(--cut-shade)" transform="translate(1 3)" />
      <path
        d="M0 -92l-12-26h24z"
        fill="var(--brick)"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
});
