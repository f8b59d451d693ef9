import type { HeldSeat } from './seat-keys.ts';

/** A seat to be played on another device, or only its hand to be shown there. */
export interface TravellingSeat extends Pick<HeldSeat, 'seat' | 'key'> {
  readonly as: 'seat' | 'hand';
}

const KEY = /^[\w-]{16,64}$/;

/** Keys are in the fragment, which browsers never send to a server. */
export function seatLink(link: string, { as, seat, key }: TravellingSeat): string {
  const parts = new URLSearchParams({ [as]: key, at: String(seat) });
  return `${link}#${parts.toString()}`;
}

/** The seat in a link, if any. */
export function readSeatLink(hash: string): TravellingSeat | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const as = parts.has('seat') ? 'seat' : 'hand';
  const key = parts.get(as) ?? '';
  const at = parts.get('at') ?? '';
  if (!KEY.test(key) || !/^\d$/.test(at)) return undefined;
  return { as, seat: Number(at), key };
}
