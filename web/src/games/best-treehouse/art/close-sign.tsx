import type { Colour } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { SignSvg } from '../../../board/sign-svg.tsx';
import { Sign } from './sign.tsx';

/** A padlock and the colours that could not grow any more. */
export const CloseSign = memo(function CloseSign(props: { readonly colours: readonly Colour[] }) {
  return (
    <>
      <SignSvg>
        <path
          d="M7.500 11V8a4.500 4.500 0 0 1 9 0v3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
        />
        <rect x="4.500" y="11" width="15" height="10.500" rx="2" fill="currentColor" />
      </SignSvg>
      {props.colours.map((colour) => (
        <span key={colour} data-colour={colour}>
          <Sign of={colour} />
        </span>
      ))}
    </>
  );
});
