import type { SeatStatus } from '@richtfest/protocol';
import type { SeatInfo } from './match-client.ts';

interface RemoteSeatWishes {
  readonly isMine: boolean;
  /** By which the seat went when the match began. */
  readonly firstName: string;
}

/** A seat of a table by link. One that somebody left goes by the name the match began with. */
export function remoteSeat(status: SeatStatus, { isMine, firstName }: RemoteSeatWishes): SeatInfo {
  const { kind, name, bot, colour, isTaken, isPresent, isBusy = false } = status;
  if (kind === 'bot') return { name, who: 'bot', bot, colour, isPresent: true, isBusy };
  if (!isTaken) return { name: firstName, who: 'open', colour, isPresent: false, isBusy };
  return { name, who: isMine ? 'person-here' : 'person-elsewhere', colour, isPresent, isBusy };
}
