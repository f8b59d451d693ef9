import { capitalize } from '@richtfest/engine';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useReplayTexts } from './replay-texts.ts';
import type { Perspective } from '../match/replay.ts';
import { AskHere } from '../rules-desk/ask-here.tsx';
import type { DeskQuestion } from '../rules-desk/desk-question.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import field from '../ui/field.module.css';
import styles from './replay-bar.module.css';
import type { Playback } from './use-playback.ts';

interface ReplayBarProps {
  /** Names a move in few words. */
  readonly shortName: (move: number) => string;
  readonly playback: Playback;
  readonly names: readonly string[];
  readonly perspective: Perspective;
  readonly onPerspective: (perspective: Perspective) => void;
  /** The address of the review. */
  readonly review: string;
  /** Anyone with the address can open the match. */
  readonly isShareable: boolean;
  readonly onFork: () => void;
  /** The shown position as a rules question. */
  readonly question: () => DeskQuestion;
}

/** Controls of a replay: position, perspective, review and fork. */
export function ReplayBar(props: ReplayBarProps): ReactNode {
  const { playback, names, perspective, onPerspective, review, isShareable, onFork, question } =
    props;
  const [, navigate] = useLocation();
  const texts = useReplayTexts();
  const id = useId();
  return (
    <section className={styles['bar']} aria-label={texts.bar} data-testid="replay-bar">
      <Steps playback={playback} shortName={props.shortName} />
      {isShareable && <ShareMoment />}
      <AskHere question={question} isBare />
      <div className={styles['eyes']}>
        <label htmlFor={id}>{texts.eyes}</label>
        <select
          id={id}
          className={field['input']}
          value={String(perspective)}
          onChange={(event) => onPerspective(perspectiveOf(event.target.value))}
        >
          <option value="everyone">{texts.everyone}</option>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {texts.seat(name)}
            </option>
          ))}
          <option value="public">{texts.public}</option>
        </select>
      </div>
      <Button icon="chart" aria-label={texts.review} onClick={() => navigate(review)}>
        {texts.review}
      </Button>
      <Button
        variant="main"
        icon="fork"
        aria-label={texts.fork}
        disabled={playback.moment === playback.length}
        onClick={onFork}
      >
        {texts.fork}
      </Button>
    </section>
  );
}

function Steps({ playback, shortName }: Pick<ReplayBarProps, 'playback' | 'shortName'>): ReactNode {
  const texts = useReplayTexts();
  const { moment, length, isPlaying, go, slide, step, toggle } = playback;
  const said =
    moment === 0 ? texts.start : capitalize(texts.moment(shortName(moment), moment, length));
  return (
    <>
      <div className={styles['buttons']}>
        <Button
          variant="quiet"
          icon="restart"
          aria-label={texts.first}
          disabled={moment === 0}
          onClick={() => go(0)}
        />
        <Button
          variant="quiet"
          icon="left"
          aria-label={texts.previous}
          disabled={moment === 0}
          onClick={() => step(-1)}
        />
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={toggle}
        />
        <Button
          variant="quiet"
          icon="right"
          aria-label={texts.next}
          disabled={moment === length}
          onClick={() => step(1)}
        />
        <Button
          variant="quiet"
          icon="last"
          aria-label={texts.last}
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
        aria-label={texts.slider}
        aria-valuetext={said}
        min={0}
        max={length}
        value={moment}
        onChange={(event) => slide(Number(event.target.value))}
      />
    </>
  );
}

/** Copies the address, which names the shown moment. */
function ShareMoment(): ReactNode {
  const texts = useReplayTexts();
  const [said, setSaid] = useState('');
  const share = async () => {
    const isCopied = await copyText(location.href, null);
    setSaid(isCopied ? texts.shared : texts.notShared);
  };
  return (
    <div className={styles['share']}>
      <Button variant="quiet" icon="link" aria-label={texts.share} onClick={() => void share()} />
      <p role="status">{said}</p>
    </div>
  );
}

function perspectiveOf(value: string): Perspective {
  return value === 'everyone' || value === 'public' ? value : Number(value);
}
