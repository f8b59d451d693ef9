import type { Face, Material } from '@richtfest/three-little-pigs';
import { memo } from 'react';

export interface SignProps {
  readonly of: Face | Material | 'pot' | 'lock';
  readonly className?: string | undefined;
}

/** A flat sign in the colour of the surrounding text, one em high. */
export const Sign = memo(function Sign({ of, className }: SignProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#tlp-sign-${of}`} />
    </svg>
  );
});
