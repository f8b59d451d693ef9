import type { ReactNode } from 'react';

/** One tree with cabins hanging in it. */
export function TreeHouse(): ReactNode {
  return (
    <>
      <path
        className="cut-deep"
        d="M32 134 a44 44 0 0 1 30 -66 a52 52 0 0 1 92 -34 a48 48 0 0 1 62 62 a40 40 0 0 1 -26 62 H62 a34 34 0 0 1 -30 -24Z"
        fill="var(--leaf-dark)"
      />
      <path
        className="cut-deep"
        d="M96 300 C108 262 110 214 106 168 L72 128 L80 122 L112 150 L118 92 L128 92 L130 148 L164 116 L170 124 L138 168 C134 220 138 264 150 300Z"
        fill="var(--wood-deep)"
      />
      <path
        className="cut"
        d="M58 118 a30 30 0 0 1 22 -46 a38 38 0 0 1 66 -12 a32 32 0 0 1 38 46 a26 26 0 0 1 -30 26 H84 a26 26 0 0 1 -26 -14Z"
        fill="var(--leaf-light)"
      />
      <Cabin x={40} y={146} fill="var(--straw)" />
      <Cabin x={140} y={156} fill="var(--sky)" />
      <Cabin x={88} y={82} fill="var(--brick)" />
      <g stroke="var(--wood)" strokeWidth="3.4" fill="none" className="cut">
        <path d="M58 200 L46 300M76 200 L66 300M56 218H74M54 238H72M51 258H70M49 278H68" />
      </g>
      <path d="M176 210V262" stroke="var(--wood)" strokeWidth="2" />
      <path className="cut" d="M166 262 H186 L183 280 H169Z" fill="var(--plum)" />
    </>
  );
}

interface CabinProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

function Cabin({ x, y, fill }: CabinProps): ReactNode {
  return (
    <g className="cut-deep" transform={`translate(${x} ${y})`}>
      <rect x="4" y="14" width="52" height="40" fill={fill} />
      <path d="M4 24H56M4 34H56M4 44H56" stroke="var(--shade)" strokeWidth="1.6" />
      <rect x="0" y="52" width="60" height="7" fill="var(--wood)" />
      <path className="cut" d="M-4 18 L30 -6 L64 18Z" fill="var(--wood-deep)" />
      <rect
        className="street-pane"
        x="20"
        y="24"
        width="20"
        height="20"
        stroke="var(--card)"
        strokeWidth="3.4"
      />
      <path d="M30 24V44" stroke="var(--card)" strokeWidth="2.4" />
    </g>
  );
}
