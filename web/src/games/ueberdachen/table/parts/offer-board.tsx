import type { Material, View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { Clock } from '../../../../table/clock.tsx';
import { type Mood, Worker } from '../../art/worker.tsx';
import { useSpeech } from '../speech.ts';
import type { AnswerView, OfferView } from '../types.ts';
import { Bubble } from './bubble.tsx';
import { DealSide } from './deal-side.tsx';
import styles from './offer-board.module.css';

export interface OfferBoardProps {
  readonly view: View;
  readonly offer: OfferView;
  /** The kinds that the viewer's next room lacks. */
  readonly needed: ReadonlySet<Material>;
  /** The viewer gets what is offered, not what it is offered for. */
  readonly isForViewer: boolean;
  /** Seats whose answer can be accepted now (UD-10 c). */
  readonly picks: readonly number[];
  /** No player at this device is involved: a compact version. */
  readonly isAside: boolean;
  /** By seat. */
  readonly deadlines: readonly (number | undefined)[];
  readonly onPick: (seat: number) => void;
}

const MOODS: Readonly<Record<AnswerView['answer'], Mood>> = {
  owed: 'thinking',
  accepted: 'glad',
  declined: 'sorry',
  countered: 'calm',
};

/** The trestle table with an open offer and the faces of the addressed seats. */
export const OfferBoard = memo(function OfferBoard(props: OfferBoardProps) {
  const { view, offer, needed, isForViewer, picks, isAside, deadlines, onPick } = props;
  const { say, format } = useSpeech();
  const name = format.seat(view.seat);
  return (
    <section
      className={styles['board']}
      aria-label={say.offerOf(name)}
      data-offer=""
      data-aside={isAside || undefined}
    >
      <div className={styles['table']}>
        <Worker
          seat={view.seat}
          trade={view.players[view.seat]?.trade}
          className={styles['maker']}
        />
        <span className={styles['half']} data-half="give">
          <span className={styles['word']}>{say.gives(name)}</span>
          <DealSide
            materials={offer.give}
            pillars={offer.pillars}
            needed={isForViewer ? needed : undefined}
          />
        </span>
        <span className={styles['half']} data-half="want">
          <span className={styles['word']}>
            {isForViewer && !isAside ? say.youGive : say.wants}
          </span>
          <DealSide materials={offer.want} pillars={0} needed={isForViewer ? undefined : needed} />
        </span>
      </div>
      <ul className={styles['faces']}>
        {offer.answers.map((answer) => (
          <li key={answer.seat} className={styles['seat']}>
            <AnswerOf
              view={view}
              answer={answer}
              mayBePicked={picks.includes(answer.seat)}
              deadline={answer.answer === 'owed' ? deadlines[answer.seat] : undefined}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

interface AnswerOfProps {
  readonly view: View;
  readonly answer: AnswerView;
  readonly mayBePicked: boolean;
  readonly deadline: number | undefined;
  readonly onPick: (seat: number) => void;
}

function AnswerOf({ view, answer, mayBePicked, deadline, onPick }: AnswerOfProps) {
  const { say, format } = useSpeech();
  const { seat } = answer;
  const face = (
    <>
      <Bubble answer={answer} />
      <span className={styles['who']}>
        <Worker
          seat={seat}
          trade={view.players[seat]?.trade}
          mood={MOODS[answer.answer]}
          className={styles['face']}
        />
        <span className={styles['name']}>{format.seat(seat)}</span>
        {deadline !== undefined && (
          <Clock seat={seat} deadline={deadline} format={format} isMine={false} />
        )}
      </span>
    </>
  );
  if (!mayBePicked) return <span className={styles['answer']}>{face}</span>;
  return (
    <button
      type="button"
      className={styles['answer']}
      data-may=""
      data-pick={seat}
      aria-label={
        answer.counter === undefined
          ? say.swapWith(format.seat(seat))
          : say.takeCounter(format.seat(seat))
      }
      onClick={() => onPick(seat)}
    >
      {face}
    </button>
  );
}
