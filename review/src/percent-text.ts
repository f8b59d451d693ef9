import type { Format } from '@richtfest/engine';

/** `23 %`, for a share from 0 to 1. */
export function percentText(share: number, format: Format): string {
  return `${format.number(Math.round(100 * share))} %`;
}
