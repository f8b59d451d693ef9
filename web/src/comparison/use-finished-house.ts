import { sha256Hex } from '@richtfest/engine';
import { useEffect, useState } from 'react';
import { type OpenedMatch, openMatch } from '../my-street/open-house.ts';
import type { MatchRecord } from '../statistics/chronicle.ts';

/** A finished match replayed to its end, to draw its houses; undefined until then. */
export function useFinishedHouse(record: MatchRecord | undefined): OpenedMatch | undefined {
  const [opened, setOpened] = useState<OpenedMatch>();
  const id = record === undefined ? undefined : sha256Hex(JSON.stringify(record));
  useEffect(() => {
    if (record === undefined || id === undefined) return undefined;
    let isGone = false;
    const { game } = record.header;
    void openMatch({ id, game, where: 'device', at: 0, seats: [], record }).then((found) => {
      if (!isGone) setOpened(found);
    });
    return () => {
      isGone = true;
    };
    // The id stands for the content of the record.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return opened;
}
