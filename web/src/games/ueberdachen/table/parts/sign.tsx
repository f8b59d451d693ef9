import type { SignName } from '../../art/signs.tsx';

export interface SignProps {
  readonly of: SignName;
  /** In em, so that it scales with the text. */
  readonly size?: number;
}

/** A sign in the colour of the surrounding text. */
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
