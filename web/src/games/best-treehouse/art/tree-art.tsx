import { memo } from 'react';

/** Leaves behind the rooms, wide at the top, where six cabins hang in a row. */
const CROWN =
  'M236 404c-34 10-66-10-70-40-34 4-62-20-60-52-36-2-58-34-48-66-34-14-44-54-22-82-26-26-22-70 12-86-4-38 30-64 66-56 12-30 54-38 80-14 22-24 64-22 80 8 22-26 66-26 86 0 20-28 64-30 84-2 26-22 70-12 80 22 36-6 68 22 62 58 34 14 40 58 14 84 22 28 10 70-24 82 8 32-14 62-50 62 0 32-30 56-62 48-6 30-40 48-72 34-20 24-58 26-78 2-24 24-60 22-78-2z';
const CROWN_FRONT =
  'M250 372c-26 6-48-10-52-34-28 2-50-18-48-44-28-4-44-30-34-56-26-14-30-48-10-68-16-26-6-58 22-68 2-30 32-48 60-38 14-22 48-24 64-4 20-20 54-18 68 4 20-18 54-16 68 6 24-14 56-2 62 26 28 0 48 28 40 54 24 16 26 50 4 68 14 24 2 54-24 62 4 26-18 48-46 46-2 24-28 40-52 32-14 20-44 22-62 6-18 18-46 20-60 8z';
const LIGHT =
  'M180 70q20-22 46-8M330 46q24-18 48 0M470 84q24-8 36 14M120 150q-2-26 22-34M540 170q18 12 12 34M160 240q-16-8-16-28';

/** Trunk, boughs and roots. */
const TRUNK =
  'M228 530c42-8 60-36 62-82 0-30-12-52-42-78-40-34-88-60-158-94l6-12c66 26 118 48 160 74-22-50-44-92-76-140l10-8c36 42 62 84 88 132 4-60 6-110 4-176l14 0c8 60 14 112 22 172 18-48 38-90 68-138l10 6c-24 50-42 94-58 144 40-28 90-54 154-82l6 12c-68 38-112 66-150 102-28 28-38 50-36 78 4 46 24 74 64 84z';

/** A seat's tree, 640 wide and 530 high; a card is 100 wide. */
export const TreeArt = memo(function TreeArt() {
  return (
    <svg
      viewBox="0 0 640 530"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="translate(-26 -8) scale(1.08 1.03)">
        <path d={CROWN} fill="var(--cut-shade)" opacity=".5" transform="translate(3 6)" />
        <path d={CROWN} fill="var(--crown-deep)" />
        <path d={CROWN_FRONT} fill="var(--cut-shade)" opacity=".28" transform="translate(2 5)" />
        <path d={CROWN_FRONT} fill="var(--crown)" />
      </g>
      <path d={TRUNK} fill="var(--cut-shade)" opacity=".45" transform="translate(3 4)" />
      <path d={TRUNK} fill="var(--trunk)" />
      <path
        d="M300 520c8-34 10-70 4-108M340 520c-8-38-8-70 0-104M318 500c2-20 2-40 0-58"
        stroke="var(--trunk-deep)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      {LEAVES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={CLUMP} fill="var(--cut-shade)" opacity=".3" transform="translate(1 4)" />
          <path d={CLUMP} fill="var(--crown-pale)" opacity=".8" />
        </g>
      ))}
      <path
        d={LIGHT}
        stroke="var(--crown-pale)"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
});

/** Leaves where the boughs end. */
const CLUMP =
  'M0 44q-30 2-28-20-16-16 2-30 2-24 26-18 22-14 36 6 24 2 18 26 10 22-16 30-18 16-38 6z';
const LEAVES: readonly (readonly [number, number])[] = [
  [92, 262],
  [184, 138],
  [304, 96],
  [424, 150],
  [540, 252],
];
