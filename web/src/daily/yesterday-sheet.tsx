import { catalog, findGame } from '@richtfest/catalog';
import { dayAfter, dayAt, lastResultAt } from '@richtfest/protocol/daily';
import { type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { browserStore } from '../match/browser-store.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';
import { recordId } from './record-id.ts';

/** Yesterday's houses of this device: how they did in the end, or a last chance to finish them. */
export function YesterdaySheet(): ReactNode {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const day = dayAfter(dayAt(Date.now()), -1);
  const houses = useHouses(day);
  const shown = houses.filter(({ isOver }) => isOver || Date.now() < lastResultAt(day));
  if (shown.length === 0) return null;
  return (
    <Sheet title={texts.yesterday}>
      <ul className={styles['yesterday']}>
        {shown.map(({ id, header: { game }, isOver }) => (
          <li key={id}>
            <span>{findGame(game)?.names[language] ?? game}</span>
            <LinkButton
              to={isOver ? `/daily/${day}/${game}` : `/play/${id}`}
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

function useHouses(day: string): readonly SavedMatch[] {
  const [houses, setHouses] = useState<readonly SavedMatch[]>([]);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const store = await browserStore();
      const found = await Promise.all(catalog.map(({ id }) => store.read(recordId(day, id))));
      if (!isGone) setHouses(found.filter((each) => each !== undefined));
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [day]);
  return houses;
}
