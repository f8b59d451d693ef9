import { Flights } from '../../../board/flights.tsx';
import { InHand } from '../../../board/in-hand.tsx';
import { LookNote } from '../../../board/look-note.tsx';
import { pointsOf } from './derive.ts';
import { CloserTree } from './parts/closer-tree.tsx';
import { FlyingCard } from './parts/flying-card.tsx';
import type { Play } from './use-play.ts';

/** What is over the table: cards in the air, the card in hand, notes, a closer look. */
export function Above({ play }: { readonly play: Play }) {
  const { seen, dragged, look } = play;
  const { view } = seen.scene;
  const closer = look.seat === undefined ? undefined : view.players[look.seat];
  return (
    <>
      <Flights flights={seen.cue.flights} draw={(piece) => <FlyingCard piece={piece} />} />
      {dragged?.at !== undefined && (
        <InHand at={dragged.at} width={'card' in dragged.piece ? 96 : 52}>
          <FlyingCard piece={dragged.piece} />
        </InHand>
      )}
      <LookNote look={look} />
      {look.seat !== undefined && closer !== undefined && (
        <CloserTree
          view={view}
          seat={look.seat}
          points={pointsOf(view)[look.seat] ?? 0}
          onClose={look.lookAway}
        />
      )}
    </>
  );
}
