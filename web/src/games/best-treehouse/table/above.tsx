import { Flights } from '../../../board/flights.tsx';
import { InHand } from '../../../board/in-hand.tsx';
import { SpotlightCard } from '../../../board/spotlight.tsx';
import { NoticeBubble } from '../../../board/notice-bubble.tsx';
import { pointsOf } from './derive.ts';
import { CloserTree } from './parts/closer-tree.tsx';
import { FlyingCard } from './parts/flying-card.tsx';
import { useSpeech } from './speech.ts';
import type { Play } from './use-play.ts';

/** The layer above the table: another player's move, flying cards, the dragged card, notes, a close-up. */
export function Above({ play }: { readonly play: Play }) {
  const { seen, dragged, closeUp } = play;
  const speech = useSpeech();
  const { view } = seen.scene;
  const closer = closeUp.seat === undefined ? undefined : view.players[closeUp.seat];
  return (
    <>
      <SpotlightCard
        spotlight={seen.cue.spotlight}
        speech={speech}
        draw={(piece) => <FlyingCard piece={piece} />}
      />
      <Flights flights={seen.cue.flights} draw={(piece) => <FlyingCard piece={piece} />} />
      {dragged?.at !== undefined && (
        <InHand at={dragged.at} width={'card' in dragged.piece ? 96 : 52}>
          <FlyingCard piece={dragged.piece} />
        </InHand>
      )}
      <NoticeBubble closeUp={closeUp} />
      {closeUp.seat !== undefined && closer !== undefined && (
        <CloserTree
          view={view}
          seat={closeUp.seat}
          points={pointsOf(view)[closeUp.seat] ?? 0}
          onClose={closeUp.close}
        />
      )}
    </>
  );
}
