import { useSpeech } from '../speech.ts';
import type { AnswerView } from '../types.ts';
import styles from './bubble.module.css';
import { DealSide } from './deal-side.tsx';
import { Sign } from './sign.tsx';

/** A player's answer to an offer: thinking, yes, no, or a counter-offer. */
export function Bubble({ answer }: { readonly answer: AnswerView }) {
  const { say } = useSpeech();
  const { counter } = answer;
  return (
    <span className={styles['bubble']} data-answer={answer.answer}>
      {answer.answer === 'owed' && <Sign of="thinking" size={1.4} />}
      {answer.answer === 'accepted' && <Sign of="check" size={1.3} />}
      {answer.answer === 'declined' && <Sign of="cross" size={1.3} />}
      {counter === undefined ? (
        <span className="said">{say.answers[answer.answer]}</span>
      ) : (
        <span className={styles['counter']}>
          <DealSide materials={counter.give} pillars={0} />
          <Sign of="swap" />
          <DealSide materials={counter.want} pillars={counter.pillars} />
        </span>
      )}
    </span>
  );
}
