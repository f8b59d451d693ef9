import type { View } from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { Wolf } from '../../art/wolf.tsx';
import { useSpeech } from '../speech.ts';
import { Die } from './die.tsx';
import styles from './tray.module.css';

export interface TrayProps {
  readonly dice: View['dice'];
  readonly faces: View['options']['dice'];
  readonly chosen: readonly number[];
  /** Dice that may be rolled again now. */
  readonly free: readonly number[];
  readonly thrown: readonly number[];
  readonly spent: readonly number[];
  readonly causes: readonly number[];
  readonly wolves: number;
  readonly onDie: (die: number) => void;
}

/** The dice in their tray, and the wolf behind his bush. */
export const Tray = memo(function Tray(props: TrayProps) {
  const { dice, faces, chosen, free, thrown, spent, causes, wolves, onDie } = props;
  const { say } = useSpeech();
  return (
    <section className={styles['scene']} aria-label={say.tray}>
      <div
        className={styles['den']}
        data-wolves={Math.min(wolves, 2)}
        role="img"
        aria-label={say.wolf(wolves)}
      >
        <Wolf className={styles['wolf']} isHungry={wolves > 1} />
        <Bush />
      </div>
      <div className={styles['tray']} role="group" onKeyDown={moveByArrows}>
        {dice.map((face, die) => (
          <Die
            // Dice have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={die}
            die={die}
            face={face}
            faces={faces[die] ?? []}
            isChosen={chosen.includes(die)}
            mayBeChosen={free.includes(die)}
            isThrown={thrown.includes(die)}
            isSpent={spent.includes(die)}
            isCause={causes.includes(die)}
            onTap={onDie}
          />
        ))}
      </div>
    </section>
  );
});

function Bush() {
  return (
    <svg viewBox="0 0 120 60" className={styles['bush']} aria-hidden="true" focusable="false">
      <path d={BUSH} fill="var(--cut-shade)" transform="translate(0 -2.5)" />
      <path d={BUSH} fill="var(--tree-pale)" />
      <path d={BUSH} fill="var(--tree)" transform="translate(4 9) scale(.94 .9)" />
    </svg>
  );
}

const BUSH = 'M-6 62Q-10 34 10 32 10 14 32 18 44 4 62 12 84 4 92 22q20-2 20 14 16 6 12 26z';
