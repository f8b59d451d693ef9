import type { ReactNode } from 'react';

interface WindowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame?: string;
}

/** A window with a cross; lit at night, and by day if a game is running. */
export function PaperWindow({
  x,
  y,
  width,
  height,
  frame = 'var(--card)',
}: WindowProps): ReactNode {
  const right = x + width;
  const bottom = y + height;
  const middle = x + width / 2;
  const bar = y + height * 0.45;
  return (
    <g className="cut">
      <rect x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx="2" fill={frame} />
      <rect className="street-pane" x={x} y={y} width={width} height={height} />
      <path d={`M${middle} ${y}V${bottom}M${x} ${bar}H${right}`} stroke={frame} strokeWidth="3.4" />
    </g>
  );
}
