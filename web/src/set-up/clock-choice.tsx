import { type LateWay, isSlow } from '@richtfest/protocol';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { spanName } from '../time/friendly-time.ts';
import { useTimeTexts } from '../time/time-texts.ts';
import { Choice } from '../ui/choice.tsx';
import styles from './clock-choice.module.css';
import { type TablePlan, lateWayOf } from './table-plan.ts';

interface ClockChoiceProps {
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Seconds per decision, for live and for slow tables. */
const CLOCKS = {
  now: [0, 60, 180],
  slow: [8 * HOUR, DAY, 3 * DAY, 7 * DAY],
} as const;
const FIRST = { now: 0, slow: DAY } as const;
const WAYS: readonly LateWay[] = ['reminder', 'move', 'stand-in'];

/** The time per decision at an online table, and what happens when it is up. */
export function ClockChoice({ plan, onChange }: ClockChoiceProps): ReactNode {
  const texts = useTimeTexts();
  const { language } = useSettings();
  const { clock = 0 } = plan;
  const when = isSlow({ decision: clock }) ? 'slow' : 'now';
  const late = lateWayOf(plan);
  const choose = (seconds: number) => {
    const { clock: _, late: __, ...rest } = plan;
    onChange(seconds === 0 ? rest : { ...rest, clock: seconds });
  };
  return (
    <div className={styles['time']}>
      <Choice
        label={texts.when}
        values={['now', 'slow']}
        value={when}
        nameOf={(each) => texts.whens[each]}
        onChange={(each) => choose(FIRST[each])}
      />
      {when === 'slow' && <p className={styles['note']}>{texts.slowHelp}</p>}
      <Choice
        label={texts.decision}
        values={CLOCKS[when].map(String)}
        value={String(clock)}
        nameOf={(seconds) =>
          Number(seconds) === 0 ? texts.noClock : spanName(language, Number(seconds))
        }
        onChange={(seconds) => choose(Number(seconds))}
      />
      {clock > 0 && (
        <>
          <Choice
            label={texts.timeUp}
            values={WAYS}
            value={late}
            nameOf={(each) => texts.ways[each]}
            onChange={(each) => onChange({ ...plan, late: each })}
          />
          <p className={styles['note']}>{texts.wayHelps[late]}</p>
        </>
      )}
    </div>
  );
}
