import type { ReactNode } from 'react';

/*
 * Signs are flat, in the colour of the surrounding text, drawn on a field of 24 × 24:
 * three for the kinds, one for the wolf, three for the materials.
 */
export const signs: Readonly<Record<string, () => ReactNode>> = {
  'sign-door': () => (
    <path
      d="M6 22V9.5a6 6 0 0 1 12 0V22h3v1.5H3V22zm9-8a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  'sign-window': () => (
    <path
      d="M4 3h16v15h1.5v3h-19v-3H4zm2.5 2.5v5h4.3v-5zm6.7 0v5h4.3v-5zM6.5 13v5h4.3v-5zm6.7 0v5h4.3v-5z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  'sign-roof': () => (
    <path
      d="M12 3.5 23.5 16.5 21.5 19 12 8.5 2.5 19 .5 16.5zM12 11.5 19 19.2V21H5v-1.8z"
      fill="currentColor"
    />
  ),
  'sign-wolf': () => (
    <path
      d="M3 2l5.5 4.5h7L21 2l.8 9-2.3 4-2.5 1.5L14.5 22h-5L7 16.5 4.5 15 2.2 11zm4 8.5 3 2.7 1-1.2zm10 0-4 1.5 1 1.2zM10 18l2 2 2-2z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  'sign-straw': () => (
    <path
      d="M5.5 2.5 11 21.5M12 2v19.5M18.5 2.5 13 21.5M6 14.5h12"
      stroke="currentColor"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
  ),
  'sign-wood': () => (
    <path d="M2.5 5h19v4h-19zM2.5 10.2h19v4h-19zM2.5 15.4h19v4h-19z" fill="currentColor" />
  ),
  'sign-stone': () => (
    <path
      d="M2.5 4h9v6h-9zM13 4h8.5v6H13zM2.5 11.5H7v6H2.5zM8.5 11.5h8v6h-8zM18 11.5h3.5v6H18z"
      fill="currentColor"
    />
  ),
  'sign-pot': () => (
    <path
      d="M12 1.5a3.2 3.2 0 0 1 3 2.2 3.2 3.2 0 1 1-1.9 5.6V13h5.4l-2 9.5h-9l-2-9.5h5.4V9.3A3.2 3.2 0 1 1 9 3.7a3.2 3.2 0 0 1 3-2.2zm0 3.9a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  'sign-lock': () => (
    <path
      d="M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11h-13V10zm2.6 0h4.8V7.5a2.4 2.4 0 0 0-4.8 0zM12 13a1.7 1.7 0 0 0-.8 3.2V18.5h1.6v-2.3A1.7 1.7 0 0 0 12 13z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
};
