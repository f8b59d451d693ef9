import { Flights } from '../../../board/flights.tsx';
import { InHand } from '../../../board/in-hand.tsx';
import { SpotlightCard } from '../../../board/spotlight.tsx';
import { NoticeBubble } from '../../../board/notice-bubble.tsx';
import { targetsOf } from './derive.ts';
import { CloserMeadow } from './parts/closer-meadow.tsx';
import { TileArt } from './parts/tile-art.tsx';
import { Wind } from './parts/wind.tsx';
import { useSpeech } from './speech.ts';
import type { Play } from './use-play.ts';

export interface AboveProps {
  readonly play: Play;
  readonly points: readonly number[];
  readonly onHouse: (seat: number, house: number) => void;
}

/** The layer above the table: another player's move, flying tiles, the dragged tile, notes, a close-up. */
export function Above({ play, points, onHouse }: AboveProps) {
  const { seen, legal, inHand, places, dragged, closeUp } = play;
  const speech = useSpeech();
  const { say, format } = speech;
  return (
    <>
      <p className="said" role="status">
        {inHand !== undefined && say.chosen(inHand.kind, inHand.material, places.length, format)}
      </p>
      <SpotlightCard
        spotlight={seen.cue.spotlight}
        speech={speech}
        draw={(tile) => <TileArt {...tile} />}
      />
      <Flights flights={seen.cue.flights} draw={(tile) => <TileArt {...tile} />} />
      {seen.cue.wind !== undefined && <Wind spot={seen.cue.wind} />}
      {dragged?.at !== undefined && inHand !== undefined && (
        <InHand at={dragged.at}>
          <TileArt {...inHand} />
        </InHand>
      )}
      <NoticeBubble closeUp={closeUp} />
      {closeUp.seat !== undefined && (
        <CloserMeadow
          view={seen.scene.view}
          seat={closeUp.seat}
          points={points[closeUp.seat] ?? 0}
          targets={targetsOf(closeUp.seat, legal)}
          onHouse={onHouse}
          onClose={closeUp.close}
        />
      )}
    </>
  );
}
