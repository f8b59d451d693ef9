import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import { type BoxTally, boxTallies } from './box-tallies.ts';
import { scoredPads } from './pad-file.ts';
import { storedPads } from './pad-store.ts';
import { usePadTexts } from './pad-texts.ts';
import styles from './score-pad.module.css';

/** The games of the device's owner with the physical box, apart from those played here. */
export function BoxStatistics(): ReactNode {
  const texts = usePadTexts();
  const { language } = useSettings();
  const tallies = useTallies();
  if (tallies.length === 0) return undefined;
  return (
    <Sheet title={texts.boxGames}>
      <ul className={styles['saved']} data-testid="box-statistics">
        {tallies.map(({ game, played, won }) => (
          <li key={game.id}>
            <p>
              <strong>{game.texts[language].name}</strong> · {texts.boxTally(played, won)}
            </p>
            <LinkButton to={`/games/${game.id}/score-pad`} icon="score">
              {texts.saved}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function useTallies(): readonly BoxTally[] {
  const [tallies, setTallies] = useState<readonly BoxTally[]>([]);
  useEffect(() => {
    let isGone = false;
    storedPads()
      .then(scoredPads)
      .then(
        (scored) => {
          if (!isGone) setTallies(boxTallies(scored));
        },
        // Without storage there are no saved games.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  return tallies;
}
