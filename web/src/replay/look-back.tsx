import { type ReactNode, useMemo } from 'react';
import { useReplayTexts } from './replay-texts.ts';
import type { GameModule } from '../games/index.ts';
import type { MatchClient } from '../match/match-client.ts';
import type { Past } from '../match/past.ts';
import { StillMatch } from '../match/still-match.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import styles from './look-back.module.css';
import { StillTable } from './still-table.tsx';

interface LookBackProps {
  readonly client: MatchClient;
  readonly module: GameModule;
  readonly past: Past;
  readonly moment: number;
  readonly onMoment: (moment: number) => void;
  readonly onNow: () => void;
}

/** An earlier moment of a running match, read-only, with a button back to now. */
export function LookBack(props: LookBackProps): ReactNode {
  const { client, module, past, moment, onMoment, onNow } = props;
  const texts = useReplayTexts();
  const snapshot = useMemo(() => past.at(moment), [past, moment]);
  const { language } = useSettings();
  const when = client.game.texts[language].when?.(snapshot.view) ?? texts.number(moment);
  const still = useMemo(() => new StillMatch(client.game, snapshot), [client]);
  return (
    <StillTable
      client={still}
      module={module}
      snapshot={snapshot}
      tableKey={`back ${moment}`}
      foot={() => (
        <section className={styles['bar']} aria-label={texts.bar} data-testid="look-back">
          <p role="status">
            {texts.back(when, moment, past.now)} <span>{texts.backHelp}</span>
          </p>
          <Button
            icon="left"
            aria-label={texts.previous}
            disabled={moment <= 0}
            onClick={() => onMoment(moment - 1)}
          />
          <Button
            icon="right"
            aria-label={texts.next}
            disabled={moment >= past.now}
            onClick={() => onMoment(moment + 1)}
          />
          <Button variant="main" icon="play" onClick={onNow}>
            {texts.now}
          </Button>
        </section>
      )}
    />
  );
}
