import type { ReactNode } from 'react';

/*
 * What stands about in bays without a room, on a field 40 wide whose ground is at 40. A ladder is
 * as high as three rows.
 */

function ladder(): ReactNode {
  return (
    <>
      <path d="M11 40l5-100M29 40l-4-100" stroke="var(--pallet-deep)" strokeWidth="3" />
      <path
        d="M12 30h16.5M13 16h15M13.5 2h14M14-12h13M15-26h12M15.5-40h11M16-53h10"
        stroke="var(--pallet)"
        strokeWidth="3"
      />
    </>
  );
}

function bucket(): ReactNode {
  return (
    <>
      <path d="M9 20q11-17 22 0" stroke="var(--steel-deep)" strokeWidth="2" fill="none" />
      <path d="M8 19h24l-4 21H12z" fill="var(--steel)" />
      <path d="M8 19h24l-1 4H9z" fill="var(--concrete-pale)" />
      <path d="M26 20l8-13 3 2-7 12z" fill="var(--pallet-deep)" />
      <path d="M27 8l8-6 4 3-2 6z" fill="var(--steel-pale)" />
    </>
  );
}

function sawhorse(): ReactNode {
  return (
    <>
      <path
        d="M9 20L4 40M9 20l5 20M31 20l-5 20M31 20l5 20"
        stroke="var(--pallet-deep)"
        strokeWidth="3"
      />
      <path d="M3 17h34v5H3z" fill="var(--pallet)" />
      <path d="M0 12h40v5H0z" fill="var(--pallet-pale)" />
      <path d="M10 12l16-5 2 5z" fill="var(--steel-pale)" />
      <path d="M25 5h9v7h-9z" fill="var(--mason)" />
    </>
  );
}

function wheelbarrow(): ReactNode {
  return (
    <>
      <path d="M9 18q9-12 21-1z" fill="var(--sand-deep)" />
      <path d="M5 17h28l-6 13H13z" fill="var(--carpenter)" />
      <path d="M5 17h28l-1 3H6z" fill="var(--carpenter-deep)" />
      <path d="M12 31l25 0M26 31v9" stroke="var(--steel-deep)" strokeWidth="2.4" />
      <circle cx="9" cy="34" r="6" fill="var(--line-dark)" />
      <circle cx="9" cy="34" r="2" fill="var(--steel-pale)" />
    </>
  );
}

function toolbox(): ReactNode {
  return (
    <>
      <path d="M12 22v-8h16v8" stroke="var(--line-dark)" strokeWidth="2.6" fill="none" />
      <path d="M29 22l3-15 3 1-2 14z" fill="var(--pallet)" />
      <path d="M27 4h12v5H27z" fill="var(--steel)" />
      <path d="M4 22h32v18H4z" fill="var(--mason)" />
      <path d="M4 22h32v6H4z" fill="var(--mason-deep)" />
      <path d="M17 25h6v6h-6z" fill="var(--steel-pale)" />
    </>
  );
}

function cone(): ReactNode {
  return (
    <>
      <path d="M16 6h8l7 30H9z" fill="var(--mason)" />
      <path d="M14.2 14h11.6l1.7 7h-15zM11 28h18l1 5H10z" fill="var(--white-ware)" />
      <path d="M4 36h32v4H4z" fill="var(--mason-deep)" />
    </>
  );
}

function paint(): ReactNode {
  return (
    <>
      <path d="M20 21h18v19H20z" fill="var(--steel-pale)" />
      <path d="M20 21h18v5q-3 8-5 1-3 6-5-1-4 4-8-1z" fill="var(--plumber)" />
      <path d="M3 28h15v12H3z" fill="var(--steel)" />
      <path d="M3 28h15v3q-3 6-5 0-3 5-10 0z" fill="var(--electrician)" />
      <path d="M6 27L11 9l4 1-5 17z" fill="var(--pallet)" />
      <path d="M9 2l7 2-2 8-6-2z" fill="var(--book-c)" />
    </>
  );
}

/** From left to right, one for each bay. */
export const tools = { ladder, bucket, sawhorse, wheelbarrow, toolbox, cone, paint } as const;
export const TOOLS = Object.keys(tools) as readonly (keyof typeof tools)[];
