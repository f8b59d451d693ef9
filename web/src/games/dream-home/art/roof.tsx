import type { Colour, Roof } from '@richtfest/dream-home';
import { memo, useId } from 'react';

/** Each roof colour has its own pattern, so that roofs can be distinguished without colour. */
const COURSES: Readonly<Record<Colour, (x: number, y: number) => string>> = {
  // Round tiles.
  red: (x, y) => `M${x} ${y}q0 9 8 9t8-9`,
  // Shingles with gaps.
  brown: (x, y) => `M${x} ${y}v10h13v-10`,
  // Slates, pointed.
  grey: (x, y) => `M${x} ${y}l8 11 8-11`,
  // Long seams.
  green: (x, y) => `M${x + 8} ${y}v14`,
};

function coursesOf(colour: Colour, wide: number, high: number): string {
  let d = '';
  for (let row = 0; row * 13 < high + 13; row++) {
    const shift = colour === 'green' || row % 2 === 0 ? 0 : -8;
    for (let x = shift; x < wide; x += 16) d += COURSES[colour](x, row * 13);
  }
  return d;
}

export interface RoofPatchProps extends Roof {
  readonly width: number;
  readonly height: number;
  /** How far both ends of the upper edge are moved to the right and to the left. */
  readonly lean?: readonly [number, number];
}

/** A roof tile in its colour, with or without a window. */
export const RoofPatch = memo(function RoofPatch(props: RoofPatchProps) {
  const { colour, window, width, height, lean = [0, 0] } = props;
  const clip = useId();
  const [left, right] = lean;
  const outline = `M${left} 0H${width + right}L${width} ${height}H0z`;
  const x = (width + left / 2 + right / 2) / 2;
  const y = height / 2;
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={`var(--roof-${colour})`} />
      <g clipPath={`url(#${clip})`}>
        <path
          d={coursesOf(colour, width + 40, height)}
          transform="translate(-16 -3)"
          stroke={`var(--roof-${colour}-deep)`}
          strokeWidth="2.2"
          fill="none"
        />
        <path d={`M0 0H${width + right}`} stroke="var(--cut-light)" strokeWidth="4" />
      </g>
      {window && (
        <g transform={`translate(${x} ${y})`}>
          <path d="M-16-15h32v30h-32z" fill="var(--cut-shade)" transform="translate(1.5 2)" />
          <path d="M-16-15h32v30h-32z" fill="var(--white)" />
          <path d="M-12-11h11v22h-11zM1-11h11v22H1z" fill="var(--pane)" />
          <path d="M-12-2L-5-11M1 2L10-11" stroke="var(--cut-light)" strokeWidth="2" />
        </g>
      )}
    </>
  );
});
