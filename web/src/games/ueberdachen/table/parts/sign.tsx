import type { SignName } from '../../art/signs.tsx';

export interface SignProps {
  readonly of: SignName;
  /** In em, so that it grows with the text beside it. */
  readonly size?: number;
}

/** A printed sign in the colour of the text around it. */
export function Sign({ of, size = 1 }: SignProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#ud-sign-${of}`} width="24" height="24" />
    </svg>
  );
}
