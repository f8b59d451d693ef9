import { Flights } from '../../../board/flights.tsx';
import { InHand } from '../../../board/in-hand.tsx';
import { LookNote } from '../../../board/look-note.tsx';
import { CloserHouse } from './parts/closer-house.tsx';
import { FlyerArt } from './parts/flyer-art.tsx';
import { flyerOf } from './flyer-of.ts';
import type { Play } from './use-play.ts';

export interface AboveProps {
  readonly play: Play;
  /** By seat. */
  readonly points: readonly number[];
  /** Said when something has been chosen. */
  readonly said: string;
}

/** What is over the table: cards in the air and in hand, notes, a closer look. */
export function Above({ play, points, said }: AboveProps) {
  const { seen, dragged, look, situation } = play;
  const flyer = dragged && flyerOf(dragged.piece, situation, play.selection);
  return (
    <>
      <p className="said" role="status">
        {said}
      </p>
      <Flights flights={seen.cue.flights} draw={(flying) => <FlyerArt flyer={flying} />} />
      {dragged?.at !== undefined && flyer !== undefined && (
        <InHand at={dragged.at}>
          <FlyerArt flyer={flyer} />
        </InHand>
      )}
      <LookNote look={look} />
      {look.seat !== undefined && (
        <CloserHouse
          scene={seen.scene}
          seat={look.seat}
          points={points[look.seat] ?? 0}
          onClose={look.lookAway}
        />
      )}
    </>
  );
}
