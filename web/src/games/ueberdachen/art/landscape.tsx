import { memo } from 'react';
import { type CloudSpot, Clouds } from '../../../board/clouds.tsx';
import styles from './landscape.module.css';

/** A town in the distance: x, width, height, gabled or flat. */
const TOWN: readonly (readonly [number, number, number, boolean])[] = [
  [-90, 60, 60, true],
  [-20, 46, 84, false],
  [40, 70, 52, true],
  [150, 54, 70, true],
  [250, 44, 96, false],
  [310, 66, 58, true],
  [470, 58, 66, true],
  [540, 48, 90, false],
  [610, 72, 56, true],
  [720, 56, 74, true],
  [800, 60, 60, true],
];

/** Sky, a town that is finished, and the sand of the site in front of it. */
export const Landscape = memo(function Landscape() {
  return (
    <div className={styles['landscape']} aria-hidden="true">
      <svg className={styles['sky']} viewBox="0 0 800 300" preserveAspectRatio="xMidYMin slice">
        <g className={styles['stars']}>
          <path d="M90 40h.1M180 90h.1M260 30h.1M330 120h.1M420 56h.1M520 24h.1M560 110h.1M620 66h.1M40 130h.1M470 150h.1" />
        </g>
        <circle
          cx="120"
          cy="64"
          r="36"
          fill="var(--cut-shade)"
          opacity=".4"
          transform="translate(2 3)"
        />
        <circle cx="120" cy="64" r="36" fill="var(--sun-paper)" />
        <circle cx="134" cy="54" r="31" className={styles['moon-bite']} />
        <Clouds spots={CLOUDS} />
      </svg>
      <svg className={styles['hills']} viewBox="0 0 800 240" preserveAspectRatio="xMidYMax slice">
        <path d={FAR} fill="var(--cut-shade)" opacity=".35" transform="translate(0 -4)" />
        <path d={FAR} fill="var(--far-edge)" transform="translate(0 -2)" />
        <path d={FAR} fill="var(--far)" />
        <Crane />
        {TOWN.map(([x, width, height, isGabled]) => (
          <House key={x} x={x} width={width} height={height} isGabled={isGabled} />
        ))}
        <path d={NEAR} fill="var(--cut-shade)" opacity=".4" transform="translate(0 -4)" />
        <path d={NEAR} fill="var(--mid-edge)" transform="translate(0 -2)" />
        <path d={NEAR} fill="var(--mid)" />
      </svg>
      <div className={styles['ground']}>
        <svg className={styles['verge']} viewBox="0 0 800 26" preserveAspectRatio="xMidYMax slice">
          <path d={VERGE} fill="var(--cut-shade)" opacity=".5" transform="translate(0 -4)" />
          <path d={VERGE} fill="var(--sand-edge)" transform="translate(0 -2)" />
          <path d={VERGE} fill="var(--sand)" />
        </svg>
        <span className={styles['ruts']} />
      </div>
    </div>
  );
});

interface HouseProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly isGabled: boolean;
}

function House({ x, width, height, isGabled }: HouseProps) {
  const top = 200 - height;
  const walls = isGabled
    ? `M${x} 210V${top + 18}L${x + width / 2} ${top - 10}L${x + width} ${top + 18}V210z`
    : `M${x} 210V${top}h${width}V210z`;
  const panes = [0.18, 0.6].flatMap((part) =>
    [26, 46].map((down) => `M${x + width * part} ${top + down}h9v11h-9z`),
  );
  return (
    <>
      <path d={walls} fill="var(--town-deep)" transform="translate(3 -2)" />
      <path d={walls} fill="var(--town)" />
      <path d={panes.join('')} fill="var(--town-pane)" />
    </>
  );
}

function Crane() {
  return (
    <g className={styles['crane']}>
      <path d="M660 220V22M676 220V22" stroke="var(--crane-deep)" strokeWidth="3" />
      <path
        d="M660 40l16 18-16 18 16 18-16 18 16 18-16 18 16 18-16 18 16 18"
        stroke="var(--crane)"
        strokeWidth="2.5"
        fill="none"
      />
      <path
        d="M430 22h300M480 22l188-30 62 30M668-8V22"
        stroke="var(--crane-deep)"
        strokeWidth="3"
        fill="none"
      />
      <path d="M712 16h24v22h-24z" fill="var(--concrete-deep)" />
      <path d="M652 22h32v20h-32z" fill="var(--crane)" />
      <path d="M500 22v58" stroke="var(--steel-deep)" strokeWidth="1.5" />
      <path d="M495 80h10v7h-10z" fill="var(--crane-deep)" />
    </g>
  );
}

const FAR = 'M-300 120C-100 60 60 96 200 84s260-50 400-16 240 10 500 30v160H-300z';
const NEAR = 'M-300 206c140-22 260-10 420-16 160-8 260 14 420 0 150-10 280 14 560 6v60H-300z';
const VERGE = 'M-400 32V12Q-200 0 0 9t260 0 280 0 260-1 400 2v20z';
const CLOUDS: readonly CloudSpot[] = [
  [220, 48, 1],
  [400, 96, 0.8],
  [560, 40, 1.1],
  [-60, 130, 1],
];
