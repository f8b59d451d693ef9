import type { ReactNode } from 'react';

/** UD-2: a concrete pillar, on a field of 20 × 100, stretched to its floor's height. */
export const pillar = (): ReactNode => (
  <>
    <path d="M3 8h14v84H3z" fill="var(--cut-shade)" transform="translate(2 0)" />
    <path d="M3 6h14v88H3z" fill="var(--concrete)" />
    <path d="M3 6h5v88H3z" fill="var(--concrete-pale)" />
    <path d="M0 2h20v7H0zM0 91h20v7H0z" fill="var(--concrete-deep)" />
    <path d="M0 2h20v3H0zM0 91h20v3H0z" fill="var(--concrete-pale)" />
    <path d="M11 22h3M10 40h2M12 61h3M10 78h2" stroke="var(--concrete-deep)" strokeWidth="1.5" />
  </>
);

/** The roof that ends the game (UD-8), on a field of 200 × 70. */
export const roof = (): ReactNode => (
  <>
    <path d="M-4 68 100 4l104 64z" fill="var(--cut-shade)" transform="translate(1 3)" />
    <path d="M150 40V12h18v40z" fill="var(--mason-deep)" />
    <path d="M147 9h24v6h-24z" fill="var(--concrete)" />
    <path d="M-4 68 100 4l104 64z" fill="var(--mason)" />
    <path
      d="M28 50h144M54 34h92M80 18h40"
      stroke="var(--mason-deep)"
      strokeWidth="2.4"
      strokeDasharray="12 2"
    />
    <path d="M100 4 204 68h-9L100 10 5 68h-9z" fill="var(--mason-deep)" />
  </>
);

/** The wreath of the feast, on a field of 40 × 60. */
export const wreath = (): ReactNode => (
  <>
    <path d="M20 60V4" stroke="var(--pallet-deep)" strokeWidth="4" />
    <circle cx="20" cy="24" r="13" fill="none" stroke="var(--carpenter-deep)" strokeWidth="9" />
    <circle
      cx="20"
      cy="23"
      r="13"
      fill="none"
      stroke="var(--carpenter)"
      strokeWidth="7"
      strokeDasharray="5 2"
    />
    <path d="M11 34 4 56l6-3 4 5 4-20zM29 34l7 22-6-3-4 5-4-20z" fill="var(--electrician)" />
  </>
);

/** The hook that carries the ceiling, on a field of 24 × 40. */
export const hook = (): ReactNode => (
  <>
    <path d="M12-200V14" stroke="var(--steel-deep)" strokeWidth="2" />
    <path d="M6 12h12v8H6z" fill="var(--crane)" />
    <path
      d="M12 20v6q6 2 4 8-4 5-9 0"
      stroke="var(--steel-deep)"
      strokeWidth="3.4"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

/** UD-13: a pallet, on a field of 60 × 16. */
export const pallet = (): ReactNode => (
  <>
    <path d="M2 14h58v4H2z" fill="var(--cut-shade)" />
    <path d="M3 6h9v8H3zM25 6h10v8H25zM48 6h9v8h-9z" fill="var(--pallet-deep)" />
    <path d="M1 12h58v3.5H1z" fill="var(--pallet-deep)" />
    <path d="M0 1h60v6H0z" fill="var(--pallet)" />
    <path d="M0 1h60v2H0z" fill="var(--pallet-pale)" />
  </>
);

/** The lorry that delivers the rolled materials, from the side, on a field of 120 × 56. */
export const lorry = (): ReactNode => (
  <>
    <path d="M6 48h110v6H6z" fill="var(--cut-shade)" />
    <path d="M4 38h80v8H4z" fill="var(--steel-deep)" />
    <path d="M2 32h84v8H2z" fill="var(--pallet-deep)" />
    <path d="M2 31h84v4H2z" fill="var(--pallet)" />
    <path d="M88 46V14h16q6 0 8 6l6 12v14z" fill="var(--trade-deep, var(--plumber-deep))" />
    <path d="M86 45V12h17q6 0 8 6l6 12v15z" fill="var(--trade, var(--plumber))" />
    <path d="M93 17h10q3 0 4 3l4 9H93z" fill="var(--air-low)" />
    <path d="M112 36h5v5h-5z" fill="var(--glow)" />
    <g fill="var(--line-dark)">
      <circle cx="22" cy="46" r="8.5" />
      <circle cx="42" cy="46" r="8.5" />
      <circle cx="100" cy="46" r="8.5" />
    </g>
    <g fill="var(--steel-pale)">
      <circle cx="22" cy="46" r="3.5" />
      <circle cx="42" cy="46" r="3.5" />
      <circle cx="100" cy="46" r="3.5" />
    </g>
  </>
);
