import { type GameEvent, type Seat, type SeatFormat, say } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { SeatFace } from '../people/seat-face.tsx';
import { SeatMark } from './seat-mark.tsx';
import styles from './spotlight.module.css';

/** Another player's move, shown large for a moment before its pieces settle. */
export interface Spotlight<Piece> {
  readonly event: GameEvent & { readonly seat: Seat };
  readonly pieces: readonly Piece[];
}

export interface SpotlightCardProps<Piece> {
  readonly spotlight: Spotlight<Piece> | undefined;
  readonly speech: { readonly texts: { readonly events: object }; readonly format: SeatFormat };
  readonly draw: (piece: Piece) => ReactNode;
}

/** Face, sentence and large pieces in the middle of the table; the announcer says the same. */
export function SpotlightCard<Piece>(props: SpotlightCardProps<Piece>): ReactNode {
  const { spotlight, speech, draw } = props;
  if (spotlight === undefined) return undefined;
  const { event, pieces } = spotlight;
  return (
    <div className={styles['place']} aria-hidden="true">
      <div className={styles['card']} data-spotlight={event.type}>
        <p className={styles['who']}>
          <SeatMark seat={event.seat} size={1.4} />
          <SeatFace seat={event.seat} size={2.6} />
          <span>{say(speech.texts.events, 'type', event, speech.format)}</span>
        </p>
        {pieces.length > 0 && (
          <div className={styles['pieces']} data-count={Math.min(pieces.length, MANY)}>
            {pieces.map((piece, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={styles['piece']} data-spotlit="">
                {draw(piece)}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** More pieces share the width of this many. */
const MANY = 4;
