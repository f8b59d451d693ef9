import { memo } from 'react';

export interface NoPlaceProps {
  readonly className?: string | undefined;
}

/** A dotted cabin, crossed out: the tree has no place for this room. */
export const NoPlace = memo(function NoPlace({ className }: NoPlaceProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="12" fill="var(--card)" />
      <path
        d="M5.5 7.5h13v9h-13z"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeDasharray="2.6 2"
      />
      <path d="M5 19 19 5" stroke="var(--brick-ink)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
});
