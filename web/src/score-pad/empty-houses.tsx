import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { type Pad, allow, emptyKey, hasEntries } from './pad.ts';
import { usePadTexts } from './pad-texts.ts';
import styles from './score-pad.module.css';

interface EmptyHousesProps {
  readonly pad: Pad;
  readonly names: readonly string[];
  readonly onChange: (pad: Pad) => void;
}

/** Whose houses are still missing; one in which nothing stands can be confirmed. */
export function EmptyHouses({ pad, names, onChange }: EmptyHousesProps): ReactNode {
  const texts = usePadTexts();
  const missing = names.flatMap((name, seat) => {
    const player = pad.players[seat];
    return player === undefined || hasEntries(player, pad.mode) ? [] : [{ name, seat }];
  });
  if (missing.length === 0) return undefined;
  if (missing.length === names.length) {
    return <p className={styles['help']}>{texts.enterFirst}</p>;
  }
  return (
    <ul className={styles['problems']} aria-live="polite" data-testid="empty-houses">
      {missing.map(({ name, seat }) => {
        const key = emptyKey(seat);
        const isEmpty = pad.allowed.includes(key);
        return (
          <li key={key} data-allowed={isEmpty || undefined}>
            <p>{isEmpty ? texts.isEmpty(name) : texts.isMissing(name)}</p>
            <Button
              icon={isEmpty ? 'undo' : 'check'}
              onClick={() => onChange(allow(pad, key, !isEmpty))}
            >
              {isEmpty ? texts.takeBack : texts.isEmpty(name)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
