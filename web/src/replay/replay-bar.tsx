import { type ReactNode, useId } from 'react';
import { useReviewTexts } from './review-texts.ts';
import type { Perspective } from '../match/replay.ts';
import { Button } from '../ui/button.tsx';
import field from '../ui/field.module.css';
import styles from './review-bar.module.css';
import type { Playback } from './use-playback.ts';

interface ReviewBarProps {
  readonly playback: Playback;
  readonly names: readonly string[];
  readonly perspective: Perspective;
  readonly onPerspective: (perspective: Perspective) => void;
  readonly onFork: () => void;
}

/** Controls of a review: position, perspective and fork. */
export function ReviewBar(props: ReviewBarProps): ReactNode {
  const { playback, names, perspective, onPerspective, onFork } = props;
  const review = useReviewTexts();
  const id = useId();
  return (
    <section className={styles['bar']} aria-label={review.bar} data-testid="review-bar">
      <Steps playback={playback} />
      <div className={styles['eyes']}>
        <label htmlFor={id}>{review.eyes}</label>
        <select
          id={id}
          className={field['input']}
          value={String(perspective)}
          onChange={(event) => onPerspective(perspectiveOf(event.target.value))}
        >
          <option value="everyone">{review.everyone}</option>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {review.seat(name)}
            </option>
          ))}
          <option value="public">{review.public}</option>
        </select>
      </div>
      <Button
        variant="main"
        icon="fork"
        aria-label={review.fork}
        disabled={playback.moment === playback.length}
        onClick={onFork}
      >
        {review.fork}
      </Button>
    </section>
  );
}

function Steps({ playback }: { readonly playback: Playback }): ReactNode {
  const review = useReviewTexts();
  const { moment, length, isPlaying, go, step, toggle } = playback;
  const said = moment === 0 ? review.start : review.moment(moment, length);
  return (
    <>
      <div className={styles['buttons']}>
        <Button
          variant="quiet"
          icon="restart"
          aria-label={review.first}
          disabled={moment === 0}
          onClick={() => go(0)}
        />
        <Button
          variant="quiet"
          icon="left"
          aria-label={review.previous}
          disabled={moment === 0}
          onClick={() => step(-1)}
        />
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          aria-label={isPlaying ? review.pause : review.play}
          onClick={toggle}
        />
        <Button
          variant="quiet"
          icon="right"
          aria-label={review.next}
          disabled={moment === length}
          onClick={() => step(1)}
        />
        <Button
          variant="quiet"
          icon="last"
          aria-label={review.last}
          disabled={moment === length}
          onClick={() => go(length)}
        />
      </div>
      <output className={styles['moment']} data-testid="moment">
        {said}
      </output>
      <input
        type="range"
        className={styles['slider']}
        aria-label={review.slider}
        aria-valuetext={said}
        min={0}
        max={length}
        value={moment}
        onChange={(event) => go(Number(event.target.value))}
      />
    </>
  );
}

function perspectiveOf(value: string): Perspective {
  return value === 'everyone' || value === 'public' ? value : Number(value);
}
