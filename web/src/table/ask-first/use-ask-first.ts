import type { GameMove, GameTypes } from '@richtfest/engine';
import { useMemo, useState } from 'react';
import type { GivesUp } from '../../games/index.ts';
import type { TableProps } from '../../games/table-props.ts';
import { delegatedClient } from '../../match/delegated-client.ts';

export interface AskFirst {
  /** The table as its board gets it: a slip that would hurt is asked about first. */
  readonly table: TableProps<GameTypes>;
  /** What somebody is about to give up. */
  readonly slip: Slip | undefined;
  goOn(): void;
  goBack(): void;
}

export interface Slip {
  readonly move: GameMove;
  /** What could still be done. */
  readonly instead: readonly GameMove[];
}

/** Asks before somebody ends or passes what still holds something for them. */
export function useAskFirst(table: TableProps<GameTypes>, givesUp: GivesUp | undefined): AskFirst {
  const [slip, setSlip] = useState<Slip>();
  const { client, settings } = table;
  const isAsking = settings.asksFirst;
  const asking = useMemo(() => {
    if (!isAsking || givesUp === undefined) return client;
    return {
      ...delegatedClient(client),
      play: (move: GameMove) => {
        const instead = givenUp(move, client.getSnapshot().legal, givesUp);
        if (instead.length === 0 || client.refusal(move) !== undefined) return client.play(move);
        setSlip({ move, instead });
        return undefined;
      },
    };
  }, [client, isAsking, givesUp]);
  return {
    table: { ...table, client: asking },
    slip,
    goOn: () => {
      if (slip !== undefined) client.play(slip.move);
      setSlip(undefined);
    },
    goBack: () => setSlip(undefined),
  };
}

/** Moves that are lost with this one. */
export function givenUp(
  { verb }: GameMove,
  legal: readonly GameMove[],
  givesUp: GivesUp,
): readonly GameMove[] {
  const lost = givesUp[verb] ?? [];
  return lost.length === 0 ? [] : legal.filter((move) => lost.includes(move.verb));
}
