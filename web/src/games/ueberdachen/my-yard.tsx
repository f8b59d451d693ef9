import { useCallback, useMemo } from 'react';
import { MATERIALS } from '@richtfest/ueberdachen';
import { Yard } from './parts/yard.tsx';
import { buildsOf } from './selection.ts';
import type { Play } from './use-play.ts';
import type { Material } from './words.ts';

/** My storage, as the moment wants it. */
export function MyYard({ play }: { readonly play: Play }) {
  const { seen, selection, tap, drag } = play;
  const { scene: view, seat } = seen;
  const onPile = useCallback((material: Material) => tap({ on: 'pile', material }), [tap]);
  const mays = useMaysOfYard(play);
  const player = view.players[seat];
  if (player?.trade === undefined) return undefined;
  return (
    <Yard
      seat={seat}
      storage={player.storage}
      pillars={view.seat === seat ? view.loosePillars : 0}
      mays={mays}
      chosen={selection.is === 'material' ? selection.material : undefined}
      laid={selection.is === 'trestle' ? selection.draft.give : undefined}
      onPile={onPile}
      drag={drag}
    />
  );
}

function useMaysOfYard({ selection, legal, situation, seen }: Play): ReadonlySet<Material> {
  return useMemo(() => {
    const storage = situation.view.players[seen.seat]?.storage;
    if (storage === undefined) return NONE;
    const isOwned = (material: Material) => storage[material] > 0;
    if (selection.is === 'trestle') {
      return new Set(MATERIALS.filter((each) => storage[each] > selection.draft.give[each]));
    }
    const named = legal.flatMap((move) =>
      move.verb === 'pay' || move.verb === 'discard' ? [move.material] : [],
    );
    if (named.length > 0) return new Set(named);
    return new Set(
      MATERIALS.filter((each) => isOwned(each) && buildsOf(each, situation).length > 0),
    );
  }, [selection, legal, situation, seen.seat]);
}

const NONE: ReadonlySet<Material> = new Set();
