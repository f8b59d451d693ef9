import type { Format } from '@richtfest/engine';

/** Never 0 % for a possible result and never 100 % for an uncertain one. */
export function percentOf(share: number, format: Format): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return `< ${format.number(1)} %`;
  if (whole === 100 && share < 1) return `> ${format.number(99)} %`;
  return `${format.number(whole)} %`;
}
