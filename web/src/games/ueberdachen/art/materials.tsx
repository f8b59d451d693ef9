import type { ReactNode } from 'react';

/*
 * The eight materials (UD-1) in their trade's colour, on a field of 48 × 48. Each has its own
 * outline, so that it is recognizable without colour.
 */

function layered(outline: string, fill: string): ReactNode {
  return (
    <>
      <path d={outline} fill="var(--cut-shade)" transform="translate(1 1.8)" />
      <path d={outline} fill={fill} />
    </>
  );
}

const lamp = () => (
  <>
    <path d="M11 38l-4 5M24 40v6M37 38l4 5" stroke="var(--electrician)" {...THICK} />
    <path d="M24 1v13" stroke="var(--line-dark)" {...THICK} />
    <circle cx="24" cy="32" r="7" fill="var(--glow)" stroke="var(--electrician-deep)" />
    {layered('M24 9c10 0 17 9 18 21H6C7 18 14 9 24 9z', 'var(--electrician)')}
    <path d="M5 28h38v5H5z" fill="var(--electrician-deep)" />
    <path d="M13 25q2-9 9-12" stroke="var(--cut-light)" {...THICK} />
  </>
);

const socket = () => (
  <>
    {layered(
      'M10 4h28a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z',
      'var(--electrician)',
    )}
    <circle cx="24" cy="24" r="14.5" fill="var(--electrician-deep)" />
    <circle cx="24" cy="25" r="13.5" fill="var(--white-ware)" />
    <circle cx="18" cy="25" r="3.1" fill="var(--line-dark)" />
    <circle cx="30" cy="25" r="3.1" fill="var(--line-dark)" />
    <path d="M24 10.5v4M24 35.5v4" stroke="var(--steel)" {...THICK} />
    <path d="M8 12q0-4 4-4h10" stroke="var(--cut-light)" {...THIN} />
  </>
);

const RIBS = [6, 13.4, 20.8, 28.2, 35.6] as const;

const radiator = () => (
  <>
    <path d="M1 12h8v4H1zM39 34h8v4h-8z" fill="var(--steel-deep)" />
    <path d="M9 42h4v4H9zM34 42h4v4h-4z" fill="var(--plumber-deep)" />
    <path d="M6 10h36v5H6zM6 35h36v5H6z" fill="var(--plumber-deep)" />
    {RIBS.map((x) => (
      <g key={x}>
        <rect x={x + 0.9} y="7.6" width="6.4" height="36.5" rx="3.2" fill="var(--cut-shade)" />
        <rect x={x} y="6" width="6.4" height="37" rx="3.2" fill="var(--plumber)" />
        <path d={`M${x + 2} 10v27`} stroke="var(--cut-light)" {...THIN} />
      </g>
    ))}
    <circle cx="4" cy="14" r="3.6" fill="var(--mason)" />
  </>
);

const tap = () => (
  <>
    <path d="M0 17h6v16H0z" fill="var(--steel)" />
    {layered('M4 20h10v-8h8v8h8a14 14 0 0 1 14 14v1H34v-1a4 4 0 0 0-4-4H4z', 'var(--plumber)')}
    <path d="M32.5 34h13v4h-13z" fill="var(--plumber-deep)" />
    {layered('M6 5h24a3.5 3.5 0 0 1 0 7H6a3.5 3.5 0 0 1 0-7z', 'var(--plumber-deep)')}
    <path d="M7 23h24q7 0 9 6" stroke="var(--cut-light)" {...THIN} />
    <path d="M39 39q5 5 0 8-5-3 0-8z" fill="var(--water)" stroke="var(--plumber-deep)" />
  </>
);

const door = () => (
  <>
    <path d="M8 46V3h32v43z" fill="var(--carpenter-deep)" />
    {layered('M11.5 46V6.5h25V46z', 'var(--carpenter)')}
    <path
      d="M15.5 10.5h7v13h-7zM25.5 10.5h7v13h-7zM15.5 27.5h7v14h-7zM25.5 27.5h7v14h-7z"
      fill="var(--carpenter-deep)"
      opacity=".55"
    />
    <circle cx="33" cy="26.5" r="2.3" fill="var(--glow)" stroke="var(--line-dark)" />
    <path d="M4 45h40v3H4z" fill="var(--steel)" />
  </>
);

const shelf = () => (
  <>
    <path d="M9 8h5v12H9zM26 5h5v15h-5z" fill="var(--book-a)" />
    <path d="M15 5h4v15h-4zM33 11l4-1.5 4 10.5h-4z" fill="var(--book-b)" />
    <path d="M20 9h5v11h-5zM12 29h4v11h-4z" fill="var(--book-c)" />
    <path d="M18 26h5v14h-5z" fill="var(--book-b)" />
    <path d="M29 34h10l-1.5 6h-7zM34 34q-5-6 0-9 5 3 0 9z" fill="var(--mason)" />
    {layered('M2 20h44v5H2zM2 40h44v5H2z', 'var(--carpenter)')}
    <path d="M5 3h3v42H5zM40 3h3v42h-3z" fill="var(--carpenter-deep)" />
    <path d="M9 21.5h30M9 41.5h30" stroke="var(--cut-light)" {...THIN} />
  </>
);

const plaster = () => (
  <>
    <path d="M8 21C5 2 43 2 40 21" stroke="var(--steel-deep)" fill="none" strokeWidth="2.6" />
    {layered('M6 20h36l-5 26H11z', 'var(--mason)')}
    <path d="M7.4 27h33.2l-1 5H8.4z" fill="var(--mason-deep)" />
    <path
      d="M3 21q-1-6 6-6 2-6 9-4 6-5 12 0 7-2 9 4 7 0 6 6-4 4-8 1-2 8-6 1-8 4-14 0-8 5-14-2z"
      fill="var(--white-ware)"
      stroke="var(--white-shade)"
    />
    <path d="M14 39l1.5 4" stroke="var(--cut-light)" {...THICK} />
  </>
);

const TILE_AT = [3, 17.6, 32.2] as const;

const tiles = () => (
  <>
    <rect x="2.5" y="4" width="45" height="43" rx="3" fill="var(--cut-shade)" />
    <rect x="1.5" y="2" width="45" height="44" rx="3" fill="var(--white-ware)" />
    {TILE_AT.map((x, column) =>
      TILE_AT.map((y, row) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y + 0.6}
          width="12.8"
          height="12.8"
          rx="1.5"
          fill={(column + row) % 2 === 0 ? 'var(--mason)' : 'var(--mason-deep)'}
        />
      )),
    )}
    <path d="M20 24l4-4 4 4-4 4z" fill="var(--white-ware)" />
    <path d="M5 9V6h4" stroke="var(--cut-light)" {...THIN} />
  </>
);

const THICK = { strokeWidth: 3, strokeLinecap: 'round', fill: 'none' } as const;
const THIN = { strokeWidth: 1.8, strokeLinecap: 'round', fill: 'none' } as const;

export const materialArt = { lamp, socket, radiator, tap, door, shelf, plaster, tiles } as const;
