import { findGame } from '@richtfest/catalog';
import { dayAfter, lastResultAt } from '@richtfest/protocol/daily';
import { type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { isFinished, recordHouses } from './record-house.ts';
import { recordId } from './record-id.ts';

interface YesterdaySheetProps {
  readonly today: string;
}

/** Yesterday’s houses of this player: how they did in the end, or a last chance to finish them. */
export function YesterdaySheet({ today }: YesterdaySheetProps): ReactNode {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const day = dayAfter(today, -1);
  const houses = useHouses(day);
  const shown = houses.filter(({ isOver }) => isOver || Date.now() < lastResultAt(day));
  if (shown.length === 0) return null;
  return (
    <Sheet title={texts.yesterday}>
      <ul className={styles['yesterday']}>
        {shown.map(({ game, isOver }) => (
          <li key={game}>
            <span>{findGame(game)?.names[language] ?? game}</span>
            <LinkButton
              to={isOver ? `/daily/${day}/${game}` : `/play/${recordId(day, game)}`}
              icon={isOver ? 'chart' : 'play'}
            >
              {isOver ? texts.result : texts.resume}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface ShownHouse {
  readonly game: string;
  readonly isOver: boolean;
}

function useHouses(day: string): readonly ShownHouse[] {
  const [houses, setHouses] = useState<readonly ShownHouse[]>([]);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const found = [...(await recordHouses(day))];
      if (!isGone) setHouses(found.map(([game, house]) => ({ game, isOver: isFinished(house) })));
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [day]);
  return houses;
}
