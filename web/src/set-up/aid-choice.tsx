import { AIDS, AID_MODES, aidModes } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { siteGame } from '../games/index.ts';
import { useAidTexts } from '../hint/aid-texts.ts';
import { Choice } from '../ui/choice.tsx';
import styles from './clock-choice.module.css';
import { type TablePlan, people } from './table-plan.ts';

interface AidChoiceProps {
  readonly game: string;
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
}

/** Which aids an online table allows, and whether everyone sees their use. */
export function AidChoice({ game, plan, onChange }: AidChoiceProps): ReactNode {
  const texts = useAidTexts();
  const modes = aidModes(plan.aids, people(plan));
  const { showsOdds = false } = siteGame(game);
  return (
    <div className={styles['time']} role="group" aria-label={texts.title}>
      {AIDS.filter((aid) => aid !== 'odds' || showsOdds).map((aid) => (
        <Choice
          key={aid}
          label={texts.names[aid]}
          values={AID_MODES}
          value={modes[aid]}
          nameOf={(mode) => texts.modes[mode]}
          onChange={(mode) => onChange({ ...plan, aids: { ...plan.aids, [aid]: mode } })}
        />
      ))}
      <p className={styles['note']}>{texts.help}</p>
    </div>
  );
}
