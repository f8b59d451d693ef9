import type { ReactNode } from 'react';

/** Fixed positions of the stars. */
const STARS = [
  [96, 92, 2.2],
  [212, 188, 1.4],
  [318, 64, 1.8],
  [402, 236, 1.3],
  [508, 120, 2],
  [602, 52, 1.3],
  [688, 178, 1.7],
  [770, 84, 1.4],
  [846, 222, 1.9],
  [934, 46, 1.5],
  [1012, 150, 2.1],
  [1188, 246, 1.4],
  [1266, 62, 1.8],
  [1352, 172, 1.5],
  [1404, 84, 2],
  [150, 290, 1.3],
  [560, 292, 1.5],
  [1080, 300, 1.6],
] as const;

/** The background of the street: sky, clouds and hills. */
export function Landscape(): ReactNode {
  return (
    <svg
      className="street-landscape"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="1440" height="900" fill="var(--sky-top)" />
      <path
        d="M0 236 Q180 196 360 228 T720 222 T1080 238 T1440 214 V900 H0Z"
        fill="var(--sky-mid)"
      />
      <path
        d="M0 388 Q200 352 420 384 T840 372 T1240 392 T1440 366 V900 H0Z"
        fill="var(--sky-low)"
      />
      <g className="street-stars" fill="var(--sun)">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <Cloud x={176} y={196} size={1} />
      <Cloud x={640} y={138} size={0.72} />
      <Cloud x={1286} y={300} size={0.86} />
      <path
        className="cut"
        d="M0 560 C90 500 180 452 300 486 S520 560 650 500 S900 440 1010 486 S1180 520 1270 476 S1400 452 1440 470 V900 H0Z"
        fill="var(--hill-far)"
      />
      <g className="cut" fill="var(--hill-near)">
        <Poplar x={236} y={590} size={1} />
        <Poplar x={262} y={594} size={0.78} />
        <Poplar x={1136} y={556} size={0.9} />
        <Poplar x={1164} y={560} size={1.1} />
        <Poplar x={1192} y={560} size={0.74} />
      </g>
      <path
        className="cut"
        d="M0 640 Q220 548 470 596 T900 590 T1240 572 T1440 606 V900 H0Z"
        fill="var(--hill-near)"
      />
      <path
        className="cut"
        d="M0 704 Q260 650 560 682 T1080 668 T1440 690 V900 H0Z"
        fill="var(--meadow)"
      />
    </svg>
  );
}

/** The sun by day, the moon at night. */
export function SunOrMoon(): ReactNode {
  return (
    <svg className="street-sun" viewBox="-80 -80 160 160" aria-hidden="true">
      <g className="cut-deep">
        <circle r="74" fill="var(--sun-halo)" />
      </g>
      <circle className="cut street-by-day" r="54" fill="var(--sun)" />
      <path
        className="cut street-by-night"
        d="M18 -52 A54 54 0 1 0 52 20 A46 46 0 0 1 18 -52Z"
        fill="var(--sun)"
      />
    </svg>
  );
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Cloud({ x, y, size }: Placed): ReactNode {
  return (
    <g className="cut street-cloud" transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-98 26 a30 30 0 0 1 22 -50 a44 44 0 0 1 80 -14 a36 36 0 0 1 66 12 a28 28 0 0 1 20 52Z"
        fill="var(--cloud)"
      />
    </g>
  );
}

function Poplar({ x, y, size }: Placed): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-3 0 V-14 C-18 -22 -16 -76 0 -96 C16 -76 18 -22 3 -14 V0Z"
    />
  );
}
