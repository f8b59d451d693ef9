import type { ComponentProps, ReactNode } from 'react';

interface SignSvgProps extends ComponentProps<'svg'> {
  /** In em, so that it scales with the text. */
  readonly size?: number;
}

/** The frame of a decorative sign within a text: a field of 24 by 24, one em high. */
export function SignSvg({ size = 1, ...rest }: SignSvgProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      aria-hidden="true"
      focusable="false"
      {...rest}
    />
  );
}
