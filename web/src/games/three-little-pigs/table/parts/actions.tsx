import { memo } from 'react';
import { capitalize } from '@richtfest/engine';
import type { StackOf } from '../taps.ts';
import { useSpeech } from '../speech.ts';
import styles from './actions.module.css';

export type Act = 'roll' | 'stop' | 'done' | 'cancel';

export interface ActionsProps {
  /** The moves of the player at this device; empty while others decide. */
  readonly asks: 'rolling' | 'first-tile' | 'second-tile' | 'wolf' | undefined;
  /** The tile to stop rolling for. */
  readonly offer: StackOf | undefined;
  readonly chosen: number;
  readonly rollsLeft: number;
  readonly onAct: (act: Act) => void;
}

/** The large buttons at the bottom. */
export const Actions = memo(function Actions(props: ActionsProps) {
  const { asks, offer, chosen, rollsLeft, onAct } = props;
  const { say, texts, format } = useSpeech();
  return (
    <div className={styles['actions']} role="group">
      {asks === 'rolling' && offer !== undefined && (
        <>
          <button
            type="button"
            className={styles['main']}
            data-act="stop"
            data-variant="go"
            onClick={() => onAct('stop')}
          >
            <strong>{say.stopAndBuild}</strong>
            <span>{capitalize(texts.tiles[offer.kind][offer.material].one)}</span>
          </button>
          <button
            type="button"
            className={styles['other']}
            data-act="cancel"
            onClick={() => onAct('cancel')}
          >
            {say.keepRolling}
          </button>
        </>
      )}
      {asks === 'rolling' && offer === undefined && (
        <>
          <button
            type="button"
            className={styles['main']}
            data-act="roll"
            data-variant={chosen > 0 ? 'main' : undefined}
            data-ready={chosen > 0 || undefined}
            data-waits={chosen === 0 || undefined}
            onClick={() => onAct('roll')}
          >
            <strong>{chosen === 0 ? say.roll : say.rollDice(chosen, format)}</strong>
            <span>{chosen === 0 ? say.chooseDice : say.rollsLeft(rollsLeft, format)}</span>
          </button>
          <button
            type="button"
            className={styles['other']}
            data-variant="go"
            data-act="stop"
            onClick={() => onAct('stop')}
          >
            {say.stop}
          </button>
        </>
      )}
      {(asks === 'first-tile' || asks === 'second-tile') && (
        <p className={styles['hint']}>{say.chooseTile}</p>
      )}
      {asks === 'wolf' && <p className={styles['hint']}>{say.chooseHouse}</p>}
      {asks === 'second-tile' && (
        <button
          type="button"
          className={styles['other']}
          data-variant="go"
          data-act="done"
          onClick={() => onAct('done')}
        >
          {say.done}
        </button>
      )}
    </div>
  );
});
