import type { Reaction } from '@richtfest/protocol';
import type { ReactNode } from 'react';

const INK = '#2b2a33';
const line = { fill: 'none', stroke: INK, strokeWidth: 2, strokeLinecap: 'round' } as const;

/** A round face of straw-coloured paper with a lit upper layer. */
function PaperFace({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <circle cx="16" cy="16.8" r="13" fill="#c18d26" />
      <circle cx="16" cy="15.6" r="13" fill="#f2c557" />
      {children}
    </>
  );
}

const EYES = (
  <>
    <circle cx="11.500" cy="13" r="1.900" fill={INK} />
    <circle cx="20.500" cy="13" r="1.900" fill={INK} />
  </>
);

const PICTURES: Readonly<Record<Reaction, ReactNode>> = {
  clap: (
    <>
      <path
        d="M9.500 27c-4-2-5.500-6-4.500-10l1.500-6c.4-1.600 2.700-1.300 2.600.4l-.3 3.600 4-6.500c.9-1.400 2.900-.3 2.200 1.200l3-2.500c1.400-1 2.800.7 1.700 1.900l1.300-.2c1.500 0 1.900 1.900.7 2.700L14 25c-1.300 1.500-2.800 2.400-4.500 2z"
        fill="#e9a36c"
      />
      <path
        d="M14 28.500c-4-.5-7-3.500-7-7.700 0-1 .3-3 .7-4.300l1.500-4.700c.5-1.500 2.600-1.100 2.500.5l-.2 3.500 5-6c1-1.200 2.900 0 2 1.500l3.600-2.900c1.300-1 2.800.7 1.700 1.900l1-.2c1.500-.1 2 1.800.8 2.700l.4.4c1 .9.4 2.200-.4 3L18.500 26c-1.300 1.600-2.700 2.700-4.500 2.500z"
        fill="#f6c08e"
      />
      <path d="M22 4l-1-3M26 6l2.500-2.500M28 10l3-.5" {...line} stroke="#c4512d" />
    </>
  ),
  wow: (
    <PaperFace>
      <path d="M8.500 8.500c1.500-1.500 3.500-1.500 5-.5M18.500 8c1.500-1 3.500-1 5 .5" {...line} />
      {EYES}
      <ellipse cx="16" cy="21.500" rx="3.400" ry="4.300" fill="#7a2f1c" />
    </PaperFace>
  ),
  laugh: (
    <PaperFace>
      <path
        d="M8.500 13.500c1.500-2.500 4-2.500 5.500 0M18 13.500c1.500-2.500 4-2.500 5.500 0"
        {...line}
      />
      <path d="M8 17.500h16c0 5-3.500 8-8 8s-8-3-8-8z" fill="#7a2f1c" />
      <path
        d="M11 23.300c2.500-2 7.500-2 10 0-1.300 1.400-3 2.200-5 2.200s-3.700-.8-5-2.200z"
        fill="#e2745a"
      />
    </PaperFace>
  ),
  'oh-no': (
    <PaperFace>
      <path d="M8 10.500l5-2M24 10.500l-5-2" {...line} />
      {EYES}
      <path d="M10.500 23.500c2-4 9-4 11 0" {...line} strokeWidth="2.400" />
      <path
        d="M24.500 15.500c1.700 2.500 2.300 4 .9 5.200-1.300 1-3-.2-2.700-1.900.2-1 .9-2 1.800-3.300z"
        fill="#5e9cc0"
      />
    </PaperFace>
  ),
  thinking: (
    <PaperFace>
      <path d="M8.500 10h5M18.500 8.500c1.500-1.300 3.500-1.300 5-.3" {...line} />
      <circle cx="11.800" cy="13.500" r="1.700" fill={INK} />
      <circle cx="21" cy="12.600" r="1.700" fill={INK} />
      <path d="M12.500 20.800c2.500.6 5 .2 7-1.300" {...line} strokeWidth="2.300" />
      <path
        d="M7 29.500c-1.500-2-1-4.500.8-6.500.9-1 2.600-.2 2.300 1.200l-.4 1.600 5-.8c1.600-.2 2.100 2 .6 2.500l-3.800 1.300c-1 1.200-2.700 1.700-4.500.7z"
        fill="#e9a36c"
      />
    </PaperFace>
  ),
  thanks: (
    <>
      <path
        d="M16 29C7 22.500 3 17.500 3 12.300 3 8 6.200 5 9.800 5c2.600 0 4.900 1.400 6.200 3.900C17.300 6.400 19.600 5 22.200 5 25.800 5 29 8 29 12.300c0 5.200-4 10.200-13 16.700z"
        fill="#9c3a1d"
      />
      <path
        d="M16 27C7.500 21 4 16.500 4 11.700 4 7.800 6.800 5 10 5c2.500 0 4.700 1.300 6 3.700C17.300 6.300 19.500 5 22 5c3.200 0 6 2.800 6 6.700 0 4.800-3.500 9.300-12 15.300z"
        fill="#c4512d"
      />
      <path d="M8 10.500c.4-1.500 1.400-2.400 2.700-2.500" {...line} stroke="#f6c9b4" />
    </>
  ),
  ready: (
    <>
      <path
        d="M22 15h3.500a3.800 3.800 0 0 1 0 7.600H21"
        fill="none"
        stroke="#3f7396"
        strokeWidth="2.600"
      />
      <path d="M5 13.500h18v7c0 4.500-3.500 7.500-9 7.500s-9-3-9-7.500z" fill="#3f7396" />
      <path d="M5 13.500h18v6c0 4.500-3.500 7-9 7s-9-2.500-9-7z" fill="#5e9cc0" />
      <ellipse cx="14" cy="13.700" rx="9" ry="2.300" fill="#7a4a24" />
      <path
        d="M10 9.500c-1.500-2 1.500-3.500 0-6M15 9c-1.500-2 1.500-4 0-6.500M20 9.500c-1.500-2 1.500-3.500 0-6"
        {...line}
        stroke="currentColor"
        strokeWidth="1.800"
        opacity="0.7"
      />
    </>
  ),
};

/** A reaction, cut from paper. Its name is shown beside it or announced. */
export function ReactionPicture({ reaction }: { readonly reaction: Reaction }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true" focusable="false">
      {PICTURES[reaction]}
    </svg>
  );
}
