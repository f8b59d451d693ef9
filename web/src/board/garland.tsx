import { memo } from 'react';
import { useSeatPaint } from './seat-colours.tsx';

export interface GarlandProps {
  readonly seat: number;
  readonly className?: string | undefined;
}

const FLAGS = Array.from({ length: 13 }, (_, flag) => flag);

/** Bunting for the winner, as at a topping-out party. */
export const Garland = memo(function Garland({ seat, className }: GarlandProps) {
  const colours = [useSeatPaint(seat), 'var(--lamplight)', 'var(--cloud)'];
  return (
    <svg
      viewBox="0 0 260 34"
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 3Q130 30 260 3" stroke="var(--pole)" strokeWidth="1.5" fill="none" />
      {FLAGS.map((flag) => {
        const x = flag * 20 + 3;
        // On the rope, which hangs as a parabola.
        const y = 3 + 13.5 * (1 - ((x + 7 - 130) / 130) ** 2);
        return (
          <path
            key={flag}
            d={`M${x} ${y}h14l-7 13z`}
            fill={colours[flag % 3]}
            stroke="var(--shade)"
            strokeWidth=".6"
          />
        );
      })}
    </svg>
  );
});
