import { type CatalogEntry, catalog } from '@richtfest/catalog';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Sheet } from '../app/page.tsx';
import { startLocal } from '../match/start-local.ts';
import { matchSeats } from '../set-up/match-seats.ts';
import { changeSeat, usualPlan } from '../set-up/table-plan.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { useHostTexts } from './host-texts.ts';
import styles from './online-page.module.css';

/** Offers tables of bots on this device to watch, so that the lobby is never empty. */
export function WatchBots(): ReactNode {
  const texts = useHostTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const [isPending, setIsPending] = useState(false);
  const watch = async (entry: CatalogEntry) => {
    setIsPending(true);
    navigate(`/play/${await startBots(entry)}`);
  };
  return (
    <Sheet title={texts.watchTitle}>
      <div className={styles['stack']}>
        <p className={styles['note']}>{texts.watchHelp}</p>
        <div className={styles['row']}>
          {catalog.map((entry) => (
            <Button
              key={entry.id}
              icon="eye"
              disabled={isPending}
              onClick={() => void watch(entry)}
            >
              {entry.names[language]}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

/** Starts a match of bots alone, with as many as the usual table has players. */
async function startBots(entry: CatalogEntry): Promise<string> {
  const game = await entry.load();
  return await startLocal(game, { seats: botSeats(game), options: {} });
}

/** The seats of a table of bots, each with a name of its own. */
export function botSeats({ players }: Pick<CatalogEntry, 'players'>) {
  const plan = usualPlan(players, '');
  return matchSeats(changeSeat(plan, 0, { kind: 'bot' }), String);
}
