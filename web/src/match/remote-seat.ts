import type { SeatStatus } from '@richtfest/protocol';
import type { SeatInfo } from './match-client.ts';

interface RemoteSeatOptions {
  readonly isMine: boolean;
  /** The seat's name when the match began, shown while the seat is free. */
  readonly firstName: string;
}

/** A seat of an online table. */
export function remoteSeat(status: SeatStatus, { isMine, firstName }: RemoteSeatOptions): SeatInfo {
  const { kind, name, bot, colour, face, isTaken, isPresent } = status;
  const doNotDisturb = status.isBusy ?? false;
  if (kind === 'bot') return { name, who: 'bot', bot, colour, isPresent: true, doNotDisturb };
  if (!isTaken) return { name: firstName, who: 'open', colour, isPresent: false, doNotDisturb };
  return {
    name,
    who: isMine ? 'person-here' : 'person-elsewhere',
    colour,
    face,
    isPresent,
    doNotDisturb,
  };
}
