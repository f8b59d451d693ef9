import type { HeldSeat } from './seat-keys.ts';

/** A seat on its way to another device: to be played there, or only its hand. */
export interface TravellingSeat extends Pick<HeldSeat, 'seat' | 'key'> {
  readonly as: 'seat' | 'hand';
}

const KEY = /^[\w-]{16,64}$/;

/** Keys travel behind the `#`: browsers send nothing of that to any server. */
export function seatLink(link: string, { as, seat, key }: TravellingSeat): string {
  const parts = new URLSearchParams({ [as]: key, at: String(seat) });
  return `${link}#${parts.toString()}`;
}

/** The seat in a link, if there is one. */
export function readSeatLink(hash: string): TravellingSeat | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const as = parts.has('seat') ? 'seat' : 'hand';
  const key = parts.get(as) ?? '';
  const at = parts.get('at') ?? '';
  if (!KEY.test(key) || !/^\d$/.test(at)) return undefined;
  return { as, seat: Number(at), key };
}
