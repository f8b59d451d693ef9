import type { Game } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { useHostingTexts } from '../hosting/hosting-texts.ts';
import { PaceChoice } from '../settings/pace-choice.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Switch } from '../ui/choice.tsx';
import { AidChoice } from './aid-choice.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { useChosenOptions } from './chosen-options.ts';
import { OptionFields } from './option-fields.tsx';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import { type TablePlan, hasBots, isOnline, people } from './table-plan.ts';

interface MoreOptionsProps {
  readonly game: Game;
  readonly plan: TablePlan;
  /** A rematch keeps who may watch and which aids there are. */
  readonly isRematch: boolean;
  /** Something in here must be corrected. */
  readonly hasProblem: boolean;
  readonly onChange: (plan: TablePlan) => void;
}

/** What few people change, under one heading that says what is chosen. */
export function MoreOptions(props: MoreOptionsProps): ReactNode {
  const { game, plan, isRematch, hasProblem, onChange } = props;
  const texts = setUpTexts[useSettings().language];
  const hosting = useHostingTexts();
  const chosen = useChosenOptions(game, plan);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet>
      <details
        className={styles['fold']}
        open={isOpen || hasProblem}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        data-testid="more-options"
      >
        <summary>
          <h2>{texts.more}</h2>
          <span className={styles['note']}>{chosen}</span>
        </summary>
        <div className={styles['folded']}>
          {hasBots(plan) && <PaceChoice />}
          {isOnline(plan) && <ClockChoice plan={plan} onChange={onChange} />}
          {isOnline(plan) && !isRematch && (
            <>
              <Switch
                name={hosting.mayWatch}
                help={hosting.mayWatchHelp}
                isOn={plan.forbidsWatchers !== true}
                onChange={(mayWatch) => onChange({ ...plan, forbidsWatchers: !mayWatch })}
              />
              {people(plan) > 1 && <AidChoice game={game.id} plan={plan} onChange={onChange} />}
            </>
          )}
          <OptionFields game={game} plan={plan} onChange={onChange} />
        </div>
      </details>
    </Sheet>
  );
}
