import { NAME_LENGTH } from '@richtfest/protocol';
import { type ReactNode, useId } from 'react';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import fieldStyles from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useNameProblem } from './name-problem.ts';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import { type TablePlan, changeSeat, isHere } from './table-plan.ts';

interface InvitationProps {
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
  /** The seats, for those who want to change them. */
  readonly children: ReactNode;
}

/** All that an invitation needs: the name of the player who sends it. */
export function Invitation({ plan, onChange, children }: InvitationProps): ReactNode {
  const { setUp, online } = useTexts();
  const texts = setUpTexts[useSettings().language];
  const id = useId();
  const host = plan.seats.findIndex(isHere);
  const name = plan.seats[host]?.name ?? '';
  const problem = useNameProblem(name);
  const said = plan.seats.map(({ kind, name: called }, seat) => {
    if (kind === 'bot') return `${called} (${setUp.bot})`;
    if (kind === 'by-link') return setUp.byLink;
    return called.trim() === '' ? setUp.guest(seat + 1) : called;
  });
  return (
    <>
      <Sheet>
        <p className={styles['help']}>{texts.inviteHelp}</p>
        {host >= 0 && (
          <div className={fieldStyles['field']}>
            <label htmlFor={id}>{online.yourName}</label>
            <input
              id={id}
              className={fieldStyles['input']}
              value={name}
              maxLength={NAME_LENGTH}
              autoComplete="nickname"
              onChange={({ target }) => onChange(changeSeat(plan, host, { name: target.value }))}
            />
            <ProblemNote>{problem}</ProblemNote>
          </div>
        )}
      </Sheet>
      <Sheet>
        <details className={styles['fold']} data-testid="seats-of-invitation">
          <summary>
            <h2>{setUp.seats}</h2>
            <span className={styles['note']}>{said.join(' · ')}</span>
          </summary>
          <div className={styles['folded']}>
            <div>{children}</div>
          </div>
        </details>
      </Sheet>
    </>
  );
}
