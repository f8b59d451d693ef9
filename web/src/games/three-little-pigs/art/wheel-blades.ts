import { round } from './scatter.ts';

/** One field of the pinwheel: the blade and the corner folded to the middle. */
export interface Blade {
  readonly blade: string;
  readonly fold: string;
  /** The position of the field's sign. */
  readonly sign: { readonly x: number; readonly y: number };
  /** Degrees clockwise from the top to the middle of the field. */
  readonly middle: number;
}

const RADIUS = 96;

/** One blade per field of the wheel, clockwise from the top. */
export function blades(fields: number): Blade[] {
  const sweep = 360 / fields;
  return Array.from({ length: fields }, (_, field) => {
    const middle = field * sweep;
    const from = middle - sweep / 2;
    const to = middle + sweep / 2;
    const tip = point(to, RADIUS);
    const heel = point(from, RADIUS * 0.8);
    const rim = point(middle, RADIUS * 1.03);
    const hand = point(from + sweep * 0.2, RADIUS * 0.34);
    return {
      blade: `M0 0L${heel}Q${rim} ${tip}Z`,
      fold: `M0 0L${heel}Q${point(from + sweep * 0.5, RADIUS * 0.62)} ${hand}Z`,
      sign: {
        x: xy(middle + sweep * 0.12, RADIUS * 0.66).x,
        y: xy(middle + sweep * 0.12, RADIUS * 0.66).y,
      },
      middle,
    };
  });
}

function point(degrees: number, radius: number): string {
  const { x, y } = xy(degrees, radius);
  return `${x} ${y}`;
}

function xy(degrees: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}
