import type { SignName } from '../../art/signs.tsx';
import { SignSvg } from '../../../../board/sign-svg.tsx';

export interface SignProps {
  readonly of: SignName;
  /** In em, so that it scales with the text. */
  readonly size?: number;
}

/** A sign in the colour of the surrounding text. */
export function Sign({ of, size = 1 }: SignProps) {
  return (
    <SignSvg size={size}>
      <use href={`#ud-sign-${of}`} width="24" height="24" />
    </SignSvg>
  );
}
