import type { ReactNode } from 'react';

interface ScaffoldProps {
  /** The position of its house in the street, from 0; adjacent scaffolds differ. */
  readonly place: number;
}

/** Poles, planks and a tarpaulin, for a house under construction. */
export function Scaffold({ place }: ScaffoldProps): ReactNode {
  switch (place % 4) {
    case 0:
      return (
        <g className="street-scaffold">
          <Tarp />
          <Frame />
        </g>
      );
    case 2:
      return (
        <g className="street-scaffold" transform="translate(240 0) scale(-1 1)">
          <Frame />
          <Bucket x={170} y={214} />
        </g>
      );
    default:
      return (
        <g className="street-scaffold">
          <LowFrame />
          <Bricks />
        </g>
      );
  }
}

function Tarp(): ReactNode {
  return (
    <>
      <path
        className="cut"
        d="M16 130 H112 L108 146 L113 160 L109 178 L113 196 L108 206 H14 L19 190 L14 172 L18 150Z"
        fill="var(--tarp)"
      />
      <path d="M40 132V204M66 131V205M90 132V204" stroke="var(--tarp-deep)" strokeWidth="1.6" />
    </>
  );
}

function Frame(): ReactNode {
  return (
    <>
      <g className="cut" stroke="var(--pole)" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M14 300V92M116 300V92M228 300V150" />
        <path d="M116 296 L228 216M14 206 L116 126" strokeWidth="3" />
      </g>
      <g className="cut" fill="var(--plank)">
        <rect x="4" y="206" width="234" height="8" />
        <rect x="4" y="122" width="124" height="8" />
      </g>
      <g className="cut" stroke="var(--pole)" strokeWidth="3" fill="none">
        <path d="M138 300 L148 214M154 300 L164 214M140 284H157M142 266H159M144 248H161M146 230H163" />
      </g>
    </>
  );
}

function LowFrame(): ReactNode {
  return (
    <>
      <g className="cut" stroke="var(--pole)" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M10 300V176M100 300V176M206 300V190" />
        <path d="M10 292 L100 220M206 292 L100 220" strokeWidth="3" />
      </g>
      <rect className="cut" x="2" y="212" width="212" height="8" fill="var(--plank)" />
      <g className="cut" stroke="var(--pole)" strokeWidth="3" fill="none">
        <path d="M16 300 L26 220M32 300 L42 220M18 284H35M20 266H37M22 248H39M24 232H41" />
      </g>
    </>
  );
}

function Bricks(): ReactNode {
  return (
    <g className="cut" fill="var(--brick)">
      <rect x="120" y="200" width="18" height="11" />
      <rect x="140" y="200" width="18" height="11" />
      <rect x="130" y="188" width="18" height="11" />
    </g>
  );
}

interface BucketProps {
  readonly x: number;
  readonly y: number;
}

function Bucket({ x, y }: BucketProps): ReactNode {
  return (
    <g className="cut" transform={`translate(${x} ${y})`}>
      <path d="M-9 -16 H9 L7 -1 H-7Z" fill="var(--slate)" />
      <path d="M-9 -16 Q0 -32 9 -16" stroke="var(--slate)" strokeWidth="2" fill="none" />
    </g>
  );
}
