import { KINDS, type View, rollChances } from '@richtfest/three-little-pigs';
import { memo, useMemo } from 'react';
import { useSpeech } from '../speech.ts';
import styles from './chances-line.module.css';
import { Sign } from './sign.tsx';

export interface ChancesLineProps {
  readonly view: Pick<View, 'dice' | 'options'>;
  /** Not empty. */
  readonly chosen: readonly number[];
}

/** LP-8: fewer equal symbols don't pay for a tile. */
const FEWEST = 2;

/** An optional aid: the chances of the selected dice. */
export const ChancesLine = memo(function ChancesLine({ view, chosen }: ChancesLineProps) {
  const { say, format } = useSpeech();
  const { dice } = view;
  const chances = useMemo(() => rollChances(view, chosen), [view, chosen]);
  const wolves = dice.filter((face) => face === 'wolf').length;
  return (
    <ul className={styles['chances']} aria-label={say.chances}>
      <li data-face="wolf">
        <Sign of="wolf" />
        <span className="said">{say.wolfComes(wolves)}</span>
        <span aria-hidden="true">{say.wolfChance(wolves)}</span> {say.percent(chances.wolf, format)}
      </li>
      {KINDS.map((kind) => {
        const kept = dice.filter((face, die) => face === kind && !chosen.includes(die)).length;
        const goal = Math.max(FEWEST, kept + 1);
        const share = chances.symbols[kind][goal];
        if (share === undefined || share === 0) return undefined;
        return (
          <li key={kind} data-face={kind}>
            <span aria-hidden="true">{format.number(goal)}</span>
            <Sign of={kind} />
            <span className="said">{say.atLeast(goal, kind)}</span> {say.percent(share, format)}
          </li>
        );
      })}
    </ul>
  );
});
