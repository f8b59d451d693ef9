import type { Seat } from '@richtfest/engine';
import type { Moment, Review } from '@richtfest/review';
import { type ReactNode, useMemo } from 'react';
import { SeatMark } from '../board/seat-mark.tsx';
import { seatsOf, stillSnapshot } from '../match/still-match.ts';
import { momentHash } from '../replay/moment-address.ts';
import { AskHere } from '../rules-desk/ask-here.tsx';
import { replayQuestion } from '../rules-desk/replay-question.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import styles from './moment-card.module.css';
import { MomentTable } from './moment-table.tsx';
import { momentWords } from './moment-words.ts';
import type { OpenMatch } from './open-match.ts';
import type { ReviewWords } from './review-words.ts';

interface MomentCardProps {
  readonly id: string;
  readonly number: number;
  readonly moment: Moment;
  readonly review: Review;
  readonly opened: OpenMatch;
  readonly words: ReviewWords;
  /** The address of the replay. */
  readonly replay: string;
  readonly onTry: (from: { readonly moment: number; readonly seat: Seat }) => void;
}

/** A key moment: the table as it was, what happened, and what would have been better. */
export function MomentCard(props: MomentCardProps): ReactNode {
  const { id, number, moment, review, opened, words, replay, onTry } = props;
  const said = momentWords(review, moment, { words, replay: opened.replay });
  const { seat } = moment;
  const snapshot = useMemo(
    () =>
      stillSnapshot(opened.replay.at(said.moment, seat), {
        id,
        seats: seatsOf(opened.file),
        isMoving: false,
      }),
    [opened, said.moment, seat, id],
  );
  const best = moment.kind === 'choice' ? review.decisions[moment.decision]?.best : undefined;
  const marked = useMemo(
    () => (best === undefined ? undefined : { move: best, seat }),
    [JSON.stringify(best), seat],
  );
  return (
    <article id={id} className={styles['card']} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <SeatMark seat={seat} />
        {said.title}
      </h3>
      <MomentTable opened={opened} snapshot={snapshot} name={said.tableName} marked={marked} />
      <dl className={styles['lines']}>
        {said.lines.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['swing']} data-loss={moment.swing < 0 || undefined}>
        {said.swing}
      </p>
      <div className={styles['todo']}>
        <Button icon="fork" onClick={() => onTry({ moment: said.moment, seat })}>
          {words.page.tryIt}
        </Button>
        <LinkButton variant="quiet" icon="eye" to={`${replay}${momentHash(said.moment)}`}>
          {words.page.show}
        </LinkButton>
        <AskHere question={() => replayQuestion(opened.replay, said.moment, seat)} />
      </div>
    </article>
  );
}
