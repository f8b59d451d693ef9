import type { Colour, ScoringCard } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { SeatMark } from '../../../../board/seat-mark.tsx';
import { PennantArt } from '../../art/pennant-art.tsx';
import { Sign } from '../../art/sign.tsx';
import { useSpeech } from '../speech.ts';
import { BonusCard } from './bonus-card.tsx';
import styles from './pennants.module.css';

export interface PennantsProps {
  readonly cards: readonly ScoringCard[];
  /** My rooms by colour; undefined for spectators. */
  readonly counts: Readonly<Record<Colour, number>>;
  /** The most rooms that another player has: a majority counts at the end (BT-13). */
  readonly others: Readonly<Record<Colour, number>>;
  readonly mayTake: readonly Colour[];
  readonly picked: Colour | undefined;
  readonly over: Colour | undefined;
  readonly causes: readonly Colour[];
  /** In the game with young players only taken colours count (BT-15). */
  readonly isYoung: boolean;
  readonly isScoring: boolean;
  /** The colour whose majority is being shown (BT-13). */
  readonly contest: { readonly colour: Colour; readonly text: string } | undefined;
  readonly onPennant: (colour: Colour) => void;
}

/** The six scoring cards as pennants on a line, with their bonus cards (BT-10). */
export const Pennants = memo(function Pennants(props: PennantsProps) {
  const { cards, counts, others, mayTake, picked, over, causes, isYoung, isScoring, contest } =
    props;
  const { texts, say, format } = useSpeech();
  return (
    <ul className={styles['line']} aria-label={say.pennants} onKeyDown={moveByArrows}>
      {cards.map(({ colour, seat, bonus }) => {
        const holder = seat === undefined ? undefined : format.seat(seat);
        const label = say.pennant(
          {
            colour: texts.colours[colour].name,
            about: texts.colours[colour].about,
            count: counts[colour],
            others: others[colour],
            bonus,
            holder,
          },
          format,
        );
        const isIdle = isYoung && isScoring && seat === undefined;
        return (
          <li key={colour} className={styles['item']} data-colour={colour}>
            <button
              type="button"
              className={styles['pennant']}
              data-pennant={colour}
              data-may={mayTake.includes(colour) || undefined}
              data-picked={picked === colour || undefined}
              data-over={over === colour || undefined}
              data-cause={causes.includes(colour) || undefined}
              data-idle={isIdle || undefined}
              data-contest={contest?.colour === colour || undefined}
              data-worth={bonus}
              aria-label={label}
              aria-pressed={mayTake.includes(colour) ? picked === colour : undefined}
              onClick={() => props.onPennant(colour)}
            >
              <PennantArt />
              <span className={styles['sign']}>
                <Sign of={colour} />
              </span>
              <span
                className={styles['count']}
                data-most={counts[colour] > others[colour] || undefined}
              >
                {format.number(counts[colour])}
                <small>:{format.number(others[colour])}</small>
              </span>
              {bonus !== undefined && seat !== undefined && (
                <span className={styles['pegged']}>
                  <BonusCard bonus={bonus} seat={seat} isPegged />
                </span>
              )}
              {bonus === undefined && seat !== undefined && (
                <span className={styles['taken']}>
                  <SeatMark seat={seat} size={1.2} />
                </span>
              )}
            </button>
            {contest?.colour === colour && (
              <span className={styles['contest']}>{contest.text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
});
