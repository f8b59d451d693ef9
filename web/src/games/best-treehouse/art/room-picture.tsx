import { type Colour, roomOf } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { PICTURES } from './rooms/index.ts';

export interface RoomPictureProps {
  readonly card: number;
  readonly className?: string | undefined;
}

/** A room's picture: wall, floor and furnishings. */
export const RoomPicture = memo(function RoomPicture({ card, className }: RoomPictureProps) {
  const { id, colour } = roomOf(card);
  return (
    <svg
      viewBox="0 0 60 40"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-20" y="-20" width="100" height="80" fill={`var(--${colour}-wall)`} />
      <path d="M-20 34h100v26H-20z" fill={FLOORS[colour]} opacity=".55" />
      {PICTURES[id].map(([paper, path, width]) =>
        width === undefined ? (
          <path key={path} d={path} fill={`var(--pic-${paper})`} />
        ) : (
          <path
            key={path}
            d={path}
            fill="none"
            stroke={`var(--pic-${paper})`}
            strokeWidth={width}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  );
});

const FLOORS: Readonly<Record<Colour, string>> = {
  red: 'var(--pic-wood)',
  yellow: 'var(--pic-wood)',
  green: 'var(--pic-leaf)',
  blue: 'var(--pic-sky)',
  purple: 'var(--pic-plum)',
  brown: 'var(--pic-wood)',
};
