import type { ReactNode } from 'react';

/** The house of a game without its own. */
export function PlainHouse(): ReactNode {
  return (
    <>
      <rect className="cut-deep" x="46" y="150" width="148" height="150" fill="var(--card)" />
      <path className="cut-deep" d="M30 158 L120 76 L210 158Z" fill="var(--brick)" />
      <rect className="cut" x="102" y="226" width="38" height="74" fill="var(--wood)" />
      <Pane x={62} />
      <Pane x={150} />
    </>
  );
}

function Pane({ x }: { readonly x: number }): ReactNode {
  return (
    <rect
      className="street-pane"
      x={x}
      y="178"
      width="30"
      height="30"
      stroke="var(--wood-deep)"
      strokeWidth="3.4"
    />
  );
}
