import type { Game } from '@richtfest/engine';
import { assessPad } from '../assess-pad.ts';
import type { PadGame } from '../pad-game.ts';
import { type Pad, changePlayer } from '../pad.ts';

interface ReadablePad {
  readonly pad: Pad;
  /** The seats whose sheets this device can't read: they are shown as empty. */
  readonly unreadable: readonly number[];
}

/** Leaves out what only another version of the site understands, or what was forged. */
export function readablePad(game: Game, padGame: PadGame, pad: Pad): ReadablePad {
  const canRead = (each: Pad) => {
    try {
      assessPad(game, padGame, each);
      return true;
    } catch {
      return false;
    }
  };
  if (canRead(pad)) return { pad, unreadable: [] };
  const seats = pad.players.map((_, seat) => seat);
  const empty = seats.reduce(emptied, pad);
  const table = canRead(empty) ? pad.table : {};
  const only = (seat: number) =>
    changePlayer({ ...empty, table }, seat, (player) => pad.players[seat] ?? player);
  const unreadable = seats.filter((seat) => !canRead(only(seat)));
  return { pad: unreadable.reduce(emptied, { ...pad, table }), unreadable };
}

function emptied(pad: Pad, seat: number): Pad {
  return changePlayer(pad, seat, (player) => ({ ...player, house: {}, sums: {} }));
}
