import type { Material } from '@richtfest/ueberdachen';
import { Flights } from '../../../board/flights.tsx';
import { InHand } from '../../../board/in-hand.tsx';
import { LookNote } from '../../../board/look-note.tsx';
import { CloserSite } from './parts/closer-site.tsx';
import { PillarIcon } from './parts/deal-side.tsx';
import { MaterialArt } from './parts/material-art.tsx';
import { Opener } from './parts/neighbour-site.tsx';
import type { Piece } from './stage/cue.ts';
import styles from './site-table.module.css';
import type { Play } from './use-play.ts';

export interface AboveProps {
  readonly play: Play;
  readonly points: readonly number[];
}

/** What is over the table: flying goods, what is in hand, notes, a closer look. */
export function Above({ play, points }: AboveProps) {
  const { seen, dragged, look } = play;
  return (
    <>
      <Flights flights={seen.cue.flights} draw={drawPiece} />
      {dragged?.at !== undefined && (
        <InHand at={dragged.at} width={64}>
          <MaterialArt material={dragged.piece.replace('want:', '') as Material} isBare />
        </InHand>
      )}
      <LookNote look={look} />
      {look.seat !== undefined && (
        <CloserSite
          view={seen.scene}
          seat={look.seat}
          points={points[look.seat] ?? 0}
          onClose={look.lookAway}
        />
      )}
    </>
  );
}

function drawPiece(piece: Piece) {
  if (piece === 'pillar') return <PillarIcon />;
  if (piece === 'opener') return <Opener className={styles['flown']} />;
  return <MaterialArt material={piece} isBare />;
}
