import { memo } from 'react';
import type { CloudSpot } from '../../../art/clouds.tsx';
import { Scenery } from '../../../art/scenery.tsx';
import { Ridge } from '../../../art/ridge.tsx';
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

const FAR = 'M-300 120C-100 60 60 96 200 84s260-50 400-16 240 10 500 30v160H-300z';
const NEAR = 'M-300 206c140-22 260-10 420-16 160-8 260 14 420 0 150-10 280 14 560 6v60H-300z';
const SUN = { x: 120, y: 64, radius: 36 };
const CLOUDS: readonly CloudSpot[] = [
  [220, 48, 1],
  [400, 96, 0.8],
  [560, 40, 1.1],
  [-60, 130, 1],
];

/** A finished town, and the sand of the site in front of it. */
export const Landscape = memo(function Landscape() {
  return (
    <Scenery
      className={styles['site']}
      sun={SUN}
      clouds={CLOUDS}
      hillsTall={240}
      hills={
        <>
          <Ridge path={FAR} fill="var(--far)" edge="var(--far-edge)" lift={4} />
          <Crane />
          {TOWN.map(([x, width, height, isGabled]) => (
            <House key={x} x={x} width={width} height={height} isGabled={isGabled} />
          ))}
          <Ridge path={NEAR} fill="var(--mid)" edge="var(--mid-edge)" shade={0.4} lift={4} />
        </>
      }
    >
      <span className={styles['ruts']} />
    </Scenery>
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
