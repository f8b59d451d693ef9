import { useCallback, useMemo } from 'react';
import { MATERIALS, type Material } from '@richtfest/ueberdachen';
import { Yard } from './parts/yard.tsx';
import { recipeOf } from './derive.ts';
import { type Selection, type TapContext, buildsOf } from './taps.ts';
import type { Play } from './use-play.ts';

/** My storage. */
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

function useMaysOfYard({ selection, legal, context, seen }: Play): ReadonlySet<Material> {
  return useMemo(() => {
    const storage = context.view.players[seen.seat]?.storage;
    if (storage === undefined) return NONE;
    const isOwned = (material: Material) => storage[material] > 0;
    if (selection.is === 'trestle') {
      return new Set(MATERIALS.filter((each) => storage[each] > selection.draft.give[each]));
    }
    const named = legal.flatMap((move) =>
      move.verb === 'pay' || move.verb === 'discard' ? [move.material] : [],
    );
    if (named.length > 0) return new Set(named);
    if (selection.is === 'card') return new Set(firstsOf(selection, context));
    return new Set(MATERIALS.filter((each) => isOwned(each) && buildsOf(each, context).length > 0));
  }, [selection, legal, context, seen.seat]);
}

/** UD-9: possible first materials of the selected card. */
function firstsOf(
  { size, column }: Extract<Selection, { is: 'card' }>,
  context: TapContext,
): Material[] {
  const { view, legal } = context;
  const { top } = view.stacks[size];
  const recipe = top === undefined ? [] : recipeOf(view, top);
  return legal.flatMap((move) => {
    const isCard = move.verb === 'open-room' && move.size === size && move.column === column;
    const material = isCard ? recipe[move.cell] : undefined;
    return material === undefined ? [] : [material];
  });
}

const NONE: ReadonlySet<Material> = new Set();
