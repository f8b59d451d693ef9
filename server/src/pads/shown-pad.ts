import type { SharedPad } from '@richtfest/protocol/pads';
import type { StoredPad } from '../store/pad-store.ts';

/** A pad as its devices see it: without the hashes of their keys. */
export function shownPad({ code, version, expiresAt, content }: StoredPad): SharedPad {
  const { id, game, table, tableVersion, players, revealed } = content;
  return {
    pad: code,
    id,
    game,
    version,
    expiresAt,
    tableVersion,
    table,
    players: players.map(({ keyHash, ...player }) => ({
      ...player,
      isTaken: keyHash !== undefined,
    })),
    ...(revealed === undefined ? {} : { revealed }),
  };
}
