import type { Face, Material } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { SignSvg } from '../../../../board/sign-svg.tsx';

export interface SignProps {
  readonly of: Face | Material | 'pot' | 'lock';
  readonly className?: string | undefined;
}

/** A flat sign in the colour of the surrounding text, one em high. */
export const Sign = memo(function Sign({ of, className }: SignProps) {
  return (
    <SignSvg className={className}>
      <use href={`#tlp-sign-${of}`} />
    </SignSvg>
  );
});
