import type { ReactNode } from 'react';

const THICK = {
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
} as const;

function filled(d: string): ReactNode {
  return <path d={d} fill="currentColor" fillRule="evenodd" />;
}

function drawn(d: string): ReactNode {
  return <path d={d} {...THICK} />;
}

/*
 * Signs are flat, in the colour of the surrounding text, drawn on a field of 24 × 24:
 * four for the trades, six for the rooms, the rest for actions.
 */
export const signs = {
  electrician: () => filled('M14 1 4 14h6l-2 9L19 9h-6z'),
  plumber: () =>
    filled(
      'M12 1.5q8.5 9.5 8.5 14a8.5 8 0 0 1-17 0q0-4.5 8.5-14zM7.5 15.5q0 4.5 4.5 4.5v-2q-2.5 0-2.5-2.5z',
    ),
  carpenter: () =>
    filled(
      'M1 9h14l8-4v9l-5 1.5v3l-3-2-1.5 2-1.5-2-1.5 2-1.5-2-1.5 2-1.5-2-1.5 2-1.5-2-1.5 2L1 16.5zM17.5 8.5v3l3-1V7z',
    ),
  mason: () => filled('M2 3l12.5 4.5L16 12l2 1.5 4 5-2.5 2.5-5-4L13 15 8 14z'),
  chamber: () => drawn('M4 20V6M4 13h16v7M20 16H4M7 13v-3h6v3'),
  corridor: () => drawn('M5 3h14v18H5zM9.5 8h5v13M5 3l4.5 5M19 3l-4.5 5'),
  hall: () => drawn('M12 21V6M7 21h10M12 6q0-3 3-3M12 9q-5 0-5-4M12 9q5 0 5-4'),
  kitchen: () => drawn('M3 10h18v5a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM8 6q-2-2 0-4M13 6q-2-2 0-4'),
  bathroom: () =>
    drawn(
      'M2 12h20v2a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5zM6 12V5q0-2.5 2.5-2.5T11 5M7 19l-1 3M17 19l1 3',
    ),
  'living-room': () =>
    drawn(
      'M5 11V7q0-2 2-2h10q2 0 2 2v4M2 12.5a2 2 0 0 1 4 0V15h12v-2.5a2 2 0 0 1 4 0V19H2zM5 19v2M19 19v2',
    ),
  ceiling: () => filled('M1 4h22v5H1zM4 10.5h4V21H4zM16 10.5h4V21h-4z'),
  roof: () => filled('M12 2.5 23.5 14H20v7h-5.5v-5h-5v5H4v-7H.5z'),
  pillar: () => filled('M5 2h14v4h-2.5v12H19v4H5v-4h2.5V6H5z'),
  swap: () => drawn('M3 8h16M14 3l5 5-5 5M21 16H5M10 11l-5 5 5 5'),
  shop: () => filled('M3 2h18l2 7a3 3 0 0 1-2 3v10H3V12A3 3 0 0 1 1 9zm3 11v6h5v-6zm8 0v9h4v-9z'),
  check: () => drawn('M4 12.5 10 18.5 20 6'),
  cross: () => drawn('M6 6l12 12M18 6 6 18'),
  thinking: () =>
    filled('M5 10a2.3 2.3 0 1 0 .1 0zM12 10a2.3 2.3 0 1 0 .1 0zM19 10a2.3 2.3 0 1 0 .1 0z'),
  unasked: () => drawn('M4 4h16v11h-8l-5 5v-5H4zM2 21 22 1'),
} as const;

export type SignName = keyof typeof signs;
