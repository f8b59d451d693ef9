import type { PlayerFace as FaceName, SeatColour } from '@richtfest/engine';
import { Fragment, type ReactNode, memo } from 'react';
import { ANIMALS } from './animals.ts';
import styles from './face.module.css';

interface PlayerFaceProps {
  readonly face: FaceName;
  /** The colour of the player's seat, behind the face. */
  readonly colour: SeatColour;
  /** In em, so that it scales with the text. */
  readonly size?: number;
  /** Gives it a size of its own instead. */
  readonly className?: string | undefined;
  /** Worn on the head, on the face's field of 48 × 48. */
  readonly hat?: ReactNode;
}

/** A person's face: an animal of cut paper before the colour of their seat. */
export const PlayerFace = memo(function PlayerFace(props: PlayerFaceProps): ReactNode {
  const { face, colour, size = 2, className, hat } = props;
  const { pieces, eye } = ANIMALS[face];
  const [x, y] = eye;
  return (
    <svg
      viewBox="0 0 48 48"
      {...(className === undefined && { width: `${size}em`, height: `${size}em` })}
      className={[styles['face'], className].join(' ')}
      data-face={face}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles['cut']}
        d="M9 1.5C20 .5 31 .6 40 2c3.5.6 6 3 6.3 6.5 1 10 1 21-.3 31-.5 3.5-2.5 6-6 6.5-10 1.2-21 1.2-31.5.2C4.5 45.8 2 43.5 1.7 40 .7 30 .7 19 1.6 9 2 4.5 4.5 2 9 1.5z"
        fill={`var(--${colour})`}
      />
      <circle cx="24" cy="25" r="19.5" fill="rgb(255 250 240 / 0.42)" />
      <g className={styles['cut']}>
        {pieces.map(([fill, path, isTwice]) => (
          <Fragment key={path}>
            <path d={path} fill={fill} />
            {isTwice && <path d={path} fill={fill} transform="matrix(-1 0 0 1 48 0)" />}
          </Fragment>
        ))}
      </g>
      {[x, 48 - x].map((at) => (
        <Fragment key={at}>
          <circle cx={at} cy={y} r="2.4" fill="#2b2a33" />
          <circle cx={at + 0.7} cy={y - 0.8} r="0.8" fill="#fffaf0" />
        </Fragment>
      ))}
      {hat}
    </svg>
  );
});
