import type { Format } from '@richtfest/engine';

/** `23 %`, for a share from 0 to 1. */
export function percentText(share: number, format: Format): string {
  return `${format.number(Math.round(100 * share))} %`;
}

/** ` ± 3`, to append to a percentage; a small error has a decimal, and no error gives no text. */
export function shareErrorText(error: number, format: Format): string {
  const percent = 100 * error;
  return errorText(percent < 1 ? percent : Math.round(percent), format);
}

/** ` ± 0.4`, to append to an amount; empty if nothing was sampled. */
export function errorText(error: number, format: Format): string {
  return error === 0 ? '' : ` ± ${format.number(Math.max(1, Math.round(10 * error)) / 10)}`;
}
