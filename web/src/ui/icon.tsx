import type { ReactNode } from 'react';

const PATHS = {
  again: 'M5.5 8.5A8 8 0 1 1 4 13M5 4v5h5',
  back: 'M11 5 4 12l7 7M5 12h15',
  bell: 'M6 17c1.500-1.500 1.500-3 1.500-6a4.500 4.500 0 0 1 9 0c0 3 0 4.500 1.500 6zM10.500 20h3M12 6.500V4.500',
  bot: 'M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M4 12v3M20 12v3M10.5 4.5h3',
  camera: 'M4 8h4l1.500-2.500h5L16 8h4v11H4zM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  chair: 'M7 4v9h10V4M7 8h10M7 13v7M17 13v7',
  shield: 'M12 3.500 5 6v6c0 4 3 7 7 8.500 4-1.500 7-4.500 7-8.500V6zM9 12l2.200 2.200L15.500 10',
  chart: 'M4 20V4M4 20h16M7 15l4-5 3.500 3L20 6',
  chat: 'M4 5h16v11h-8.500L7 20v-4H4zM8 9h8M8 12.500h5',
  check: 'M5 12.5 10 17.5 19 7',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  door: 'M6 20V5h9v15M3 20h18M12 12.5v.5M15 8h3v12',
  down: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  eye: 'M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  folder: 'M3.500 19V6h6l2 2.500h9V19zM12 11v5M9.500 13.500 12 11l2.500 2.500',
  fork: 'M12 20v-6L6.500 8.500V4M12 14l5.500-5.500V4M4 6.500 6.500 4 9 6.500M15 6.500 17.500 4 20 6.500',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  hint: 'M9.5 17.5h5M10.5 20.5h3M9 14.8a5.7 5.7 0 1 1 6 0c-.4.6-.5 1.2-.5 2.7h-5c0-1.5-.1-2.1-.5-2.7z',
  home: 'M4 12 12 5l8 7M6.5 10.5V20h11v-9.5M10.5 20v-5h3v5',
  'fast-forward': 'M4 6l7 6-7 6zM12 6l7 6-7 6z',
  'e-mail': 'M4 6.500h16v11H4zM4 7l8 6.500L20 7',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  last: 'M18 4v16M5 6l9 6-9 6z',
  left: 'M15 5 8 12l7 7',
  moves: 'M5 7h2M10 7h9M5 12h2M10 12h9M5 17h2M10 17h9',
  pause: 'M8 5v14M16 5v14',
  person: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M5 20c.5-4.5 3-6.5 7-6.5s6.5 2 7 6.5',
  play: 'M7 5l12 7-12 7z',
  right: 'M9 5l7 7-7 7',
  restart: 'M6 4v16M19 6l-9 6 9 6z',
  rules: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  score: 'M5 20V11h4v9M10 20V5h4v15M15 20v-6h4v6M3 20h18',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  sound:
    'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9.500l5 5M20.500 9.500l-5 5',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11v9h12v-9',
  unasked: 'M4 5h16v11h-8.5L7 20v-4H4zM3 21 21 2',
  undo: 'M8 5 4 9.5 8 14M4.5 9.5H14a5 5 0 0 1 0 10H9',
  smile:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M9 9.500v.5M15 9.500v.5M8 14c1 1.800 2.300 2.700 4 2.700s3-.9 4-2.700',
  up: 'M12 20V5M6 11l6-6 6 6',
  why: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.200-1.5 2.4M12 17.5v.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon; it always needs a text or a label beside it. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.35em"
      height="1.35em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
