import type { Face } from '@richtfest/three-little-pigs';
import { memo } from 'react';

export interface DieFaceProps {
  readonly face: Face;
  /** LP-3: a die with a wolf on it. */
  readonly isWild: boolean;
}

/** One face of a die, on a field of 100 × 100. */
export const DieFace = memo(function DieFace({ face, isWild }: DieFaceProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect width="100" height="100" rx="17" fill={isWild ? 'var(--die-wild)' : 'var(--die)'} />
      <rect
        x="1.5"
        y="1.5"
        width="97"
        height="97"
        rx="16"
        fill="none"
        stroke="var(--cut-light)"
        strokeWidth="3"
      />
      <rect
        x="9"
        y="9"
        width="82"
        height="82"
        rx="11"
        fill="none"
        stroke={`var(--sign-${face})`}
        strokeOpacity=".25"
        strokeWidth="2"
      />
      <use
        href={`#tlp-sign-${face}`}
        transform="translate(20 19) scale(2.5)"
        color={`var(--sign-${face})`}
      />
    </svg>
  );
});
