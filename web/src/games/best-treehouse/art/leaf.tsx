import { memo } from 'react';

export interface LeafProps {
  readonly className?: string | undefined;
}

/** The leaf that covers a secret card. */
export const Leaf = memo(function Leaf({ className }: LeafProps) {
  return (
    <svg viewBox="0 0 100 80" className={className} aria-hidden="true" focusable="false">
      <path d={LEAF} fill="var(--cut-shade)" transform="translate(2 4)" opacity=".7" />
      <path d={LEAF} fill="var(--leaf-paper-deep)" transform="translate(0 2)" />
      <path d={LEAF} fill="var(--leaf-paper)" />
      <path
        d="M8 68Q40 50 92 12 96 44 70 62 42 80 14 68z"
        fill="var(--leaf-paper-pale)"
        opacity=".55"
      />
      <path
        d="M2 74Q30 62 88 16M26 60 22 36M26 60l26 8M44 48 42 22M44 48l28 8M62 36l0-20M62 36l22 0"
        stroke="var(--leaf-paper-deep)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
});

/** Its outline, where a card may be played. */
export const LeafOutline = memo(function LeafOutline({ className }: LeafProps) {
  return (
    <svg viewBox="0 0 100 80" className={className} aria-hidden="true" focusable="false">
      <path d={LEAF} fill="var(--card-paper)" opacity=".5" />
      <path
        d={LEAF}
        fill="none"
        stroke="var(--pencil)"
        strokeWidth="2.4"
        strokeDasharray="5 5"
        strokeLinecap="round"
      />
      <path
        d="M12 68Q36 56 84 18"
        stroke="var(--pencil)"
        strokeWidth="2"
        strokeDasharray="4 5"
        fill="none"
      />
    </svg>
  );
});

const LEAF = 'M8 68Q-2 30 28 14 56-2 95 6 100 46 72 64 42 82 12 70L3 77 0 73z';
