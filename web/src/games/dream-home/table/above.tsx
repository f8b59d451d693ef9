import { Flights } from '../../../board/flights.tsx';
import { InHand } from '../../../board/in-hand.tsx';
import { SpotlightCard } from '../../../board/spotlight.tsx';
import { NoticeBubble } from '../../../board/notice-bubble.tsx';
import { CloserHouse } from './parts/closer-house.tsx';
import { FlyerArt } from './parts/flyer-art.tsx';
import { flyerOf } from './flyer-of.ts';
import { useSpeech } from './speech.ts';
import type { Play } from './use-play.ts';

export interface AboveProps {
  readonly play: Play;
  /** By seat. */
  readonly points: readonly number[];
  /** Announced after a selection. */
  readonly said: string;
}

/** The layer above the table: another player's move, flying and dragged cards, notes, a close-up. */
export function Above({ play, points, said }: AboveProps) {
  const { seen, dragged, closeUp, context } = play;
  const speech = useSpeech();
  const flyer = dragged && flyerOf(dragged.piece, context, play.selection);
  return (
    <>
      <p className="said" role="status">
        {said}
      </p>
      <SpotlightCard
        spotlight={seen.cue.spotlight}
        speech={speech}
        draw={(flying) => <FlyerArt flyer={flying} />}
      />
      <Flights flights={seen.cue.flights} draw={(flying) => <FlyerArt flyer={flying} />} />
      {dragged?.at !== undefined && flyer !== undefined && (
        <InHand at={dragged.at}>
          <FlyerArt flyer={flyer} />
        </InHand>
      )}
      <NoticeBubble closeUp={closeUp} />
      {closeUp.seat !== undefined && (
        <CloserHouse
          scene={seen.scene}
          seat={closeUp.seat}
          points={points[closeUp.seat] ?? 0}
          onClose={closeUp.close}
        />
      )}
    </>
  );
}
