import type { ReactNode } from 'react';
import { useSettingsStore } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAskTexts } from './ask-texts.ts';
import styles from './misclick-dialog.module.css';
import type { Misclick } from './use-play-move.ts';

interface MisclickDialogProps {
  readonly misclick: Misclick;
  readonly onGoOn: () => void;
  readonly onGoBack: () => void;
}

/** At most this many of the other moves are named. */
const MOST_NAMED = 2;

/** “Did you miss something? You could still …” */
export function MisclickDialog({ misclick, onGoOn, onGoBack }: MisclickDialogProps): ReactNode {
  const ask = useAskTexts();
  const { chosen, change } = useSettingsStore();
  const { name, instead, endsGame } = misclick;
  const named = instead.slice(0, MOST_NAMED);
  return (
    <Dialog title={endsGame ? ask.endTitle : ask.title} closeLabel={ask.back} onClose={onGoBack}>
      <div className={styles['question']}>
        <p>{ask.youWould(name)}</p>
        {endsGame && <p className={styles['ends']}>{ask.endsGame}</p>}
        {named.length > 0 && (
          <>
            <p>{ask.youCould}</p>
            <ul className={styles['instead']}>
              {named.map((each) => (
                <li key={each}>{each}</li>
              ))}
              {instead.length > MOST_NAMED && <li>{ask.more}</li>}
            </ul>
          </>
        )}
        <div className={styles['todo']}>
          <Button variant="main" onClick={onGoBack} data-first>
            {ask.back}
          </Button>
          <Button onClick={onGoOn}>{ask.goOn}</Button>
        </div>
        <Switch
          name={ask.setting}
          isOn={chosen.asksFirst}
          onChange={(asksFirst) => change({ asksFirst })}
        />
      </div>
    </Dialog>
  );
}
