import type { ReactNode } from 'react';

/** A building site: pillars, an upper floor, rafters and a crane. */
export function RoofedHouse(): ReactNode {
  return (
    <>
      <Crane />
      <g className="cut-deep">
        <rect x="18" y="286" width="180" height="14" fill="var(--stone)" />
        <Pillars y={222} />
        <rect x="22" y="208" width="172" height="14" fill="var(--stone)" />
        <Pillars y={146} />
        <rect x="22" y="134" width="172" height="13" fill="var(--stone)" />
      </g>
      <g className="cut">
        <rect x="46" y="236" width="42" height="50" fill="var(--brick)" />
        <path
          d="M46 246H88M46 256H88M46 266H88M46 276H88M60 236V246M74 246V256M60 256V266M74 266V276M60 276V286"
          stroke="var(--shade)"
          strokeWidth="1.8"
        />
        <rect x="146" y="160" width="36" height="48" fill="var(--straw)" />
        <rect
          className="street-pane"
          x="154"
          y="168"
          width="20"
          height="22"
          stroke="var(--card)"
          strokeWidth="3.4"
        />
        <rect x="46" y="166" width="40" height="42" fill="var(--sky)" />
        <rect
          className="street-pane"
          x="55"
          y="174"
          width="22"
          height="20"
          stroke="var(--card)"
          strokeWidth="3.4"
        />
        <path d="M104 286 V250 H132 V286Z" fill="var(--wood-deep)" />
      </g>
      <g
        className="cut-deep"
        stroke="var(--wood)"
        strokeWidth="7"
        fill="none"
        strokeLinejoin="round"
      >
        <path d="M18 134 L108 76 L198 134" />
        <path d="M58 132V108M108 132V80M158 132V108" strokeWidth="5" />
      </g>
      <Wreath x={108} y={72} />
    </>
  );
}

function Pillars({ y }: { readonly y: number }): ReactNode {
  return (
    <g fill="var(--stone-deep)">
      {[28, 92, 136, 180].map((x) => (
        <rect key={x} x={x} y={y} width="9" height="64" />
      ))}
    </g>
  );
}

function Crane(): ReactNode {
  return (
    <g className="cut" stroke="var(--straw)" fill="none" strokeWidth="6" strokeLinejoin="round">
      <path d="M222 300 V26 M208 300 H236" />
      <path d="M238 42 H132 L222 20 L238 42" strokeWidth="4.5" />
      <path d="M150 44 V60" stroke="var(--slate)" strokeWidth="2.4" />
      <path
        d="M222 64 L232 84 L212 104 L232 124 L212 144 L232 164 L212 184 L232 204"
        strokeWidth="2.4"
      />
    </g>
  );
}

interface WreathProps {
  readonly x: number;
  readonly y: number;
}

/** The wreath of a topping-out: the Richtkranz, with its ribbons. */
function Wreath({ x, y }: WreathProps): ReactNode {
  return (
    <g className="cut" transform={`translate(${x} ${y})`}>
      <path d="M0 6V-42" stroke="var(--wood-deep)" strokeWidth="4" />
      <circle cx="0" cy="-24" r="14" fill="none" stroke="var(--leaf)" strokeWidth="7" />
      <path d="M-12 -14 L-18 10 L-12 6 L-8 12 L-6 -10Z" fill="var(--brick)" />
      <path d="M12 -14 L18 10 L12 6 L8 12 L6 -10Z" fill="var(--straw)" />
    </g>
  );
}
