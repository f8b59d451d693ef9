import type { Material } from '@richtfest/ueberdachen';
import { Flights } from '../../../board/flights.tsx';
import { InHand } from '../../../board/in-hand.tsx';
import { SpotlightCard } from '../../../board/spotlight.tsx';
import { NoticeBubble } from '../../../board/notice-bubble.tsx';
import { CloserSite } from './parts/closer-site.tsx';
import { PillarIcon } from './parts/deal-side.tsx';
import { MaterialArt } from './parts/material-art.tsx';
import { MomentCard } from './parts/moment-card.tsx';
import { Opener } from './parts/neighbour-site.tsx';
import type { Piece } from './stage/cue.ts';
import { useSpeech } from './speech.ts';
import styles from './above.module.css';
import type { Play } from './use-play.ts';

export interface AboveProps {
  readonly play: Play;
  readonly points: readonly number[];
}

/** The layer above the table: great moments, flying goods, the dragged goods, notes, a close-up. */
export function Above({ play, points }: AboveProps) {
  const { seen, dragged, closeUp } = play;
  const speech = useSpeech();
  return (
    <>
      {seen.cue.moment !== undefined && (
        <MomentCard view={seen.scene} reader={seen.seat} moment={seen.cue.moment} />
      )}
      <SpotlightCard spotlight={seen.cue.spotlight} speech={speech} draw={drawLarge} />
      <Flights flights={seen.cue.flights} draw={drawPiece} />
      {dragged?.at !== undefined && (
        <InHand at={dragged.at} width={64}>
          <MaterialArt material={dragged.piece.replace('want:', '') as Material} isBare />
        </InHand>
      )}
      <NoticeBubble closeUp={closeUp} />
      {closeUp.seat !== undefined && (
        <CloserSite
          view={seen.scene}
          seat={closeUp.seat}
          points={points[closeUp.seat] ?? 0}
          onClose={closeUp.close}
        />
      )}
    </>
  );
}

function drawLarge(piece: Piece) {
  const isMaterial = piece !== 'pillar' && piece !== 'opener';
  return isMaterial ? <MaterialArt material={piece} /> : drawPiece(piece);
}

function drawPiece(piece: Piece) {
  if (piece === 'pillar') return <PillarIcon />;
  if (piece === 'opener') return <Opener className={styles['flown']} />;
  return <MaterialArt material={piece} isBare />;
}
