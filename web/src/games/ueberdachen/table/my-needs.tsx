import { useCallback, useMemo } from 'react';
import type { Material } from '@richtfest/ueberdachen';
import { nearestRoom } from './needs.ts';
import { Needs } from './parts/needs.tsx';
import type { Play } from './use-play.ts';
import { canBeHad } from './ways.ts';

/** What my nearest room needs. */
export function MyNeeds({ play }: { readonly play: Play }) {
  const { seen, context, selection, tap } = play;
  const { scene: view, seat } = seen;
  const onNeed = useCallback((material: Material) => tap({ on: 'need', material }), [tap]);
  const nearest = useMemo(() => nearestRoom(view, seat), [view, seat]);
  const within = useMemo(
    () =>
      new Set(
        (nearest?.needs ?? [])
          .filter(({ count, held }) => held < count)
          .map(({ material }) => material)
          .filter((material) => canBeHad(material, context)),
      ),
    [nearest, context],
  );
  const player = view.players[seat];
  if (player?.trade === undefined || view.phase === 'over') return undefined;
  return (
    <Needs
      player={player}
      nearest={nearest}
      within={within}
      chosen={selection.is === 'missing' ? selection.material : undefined}
      isOthersTurn={view.seat !== seat}
      onNeed={onNeed}
    />
  );
}
