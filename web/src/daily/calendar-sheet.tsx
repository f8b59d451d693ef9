import { dayAfter, dayAt } from '@richtfest/protocol/daily';
import type { ReactNode } from 'react';
import { Sheet } from '../app/page.tsx';
import { useChronicle } from '../statistics/use-chronicle.ts';
import { daysFrom, housesByDay, streakAt, weekOf } from './calendar.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';

const WEEKS = 5;

/** The last weeks with their houses, and the streak. */
export function CalendarSheet(): ReactNode {
  const texts = useDailyTexts();
  const houses = housesByDay(useChronicle().chronicle.games);
  const today = dayAt(Date.now());
  const first = dayAfter(weekOf(today), -7 * (WEEKS - 1));
  const streak = streakAt(houses, today);
  return (
    <Sheet title={texts.calendar}>
      <ol className={styles['calendar']}>
        {daysFrom(first, 7 * WEEKS).map((day) => {
          const count = houses.get(day) ?? 0;
          return (
            <li key={day} data-houses={count} data-today={day === today || undefined}>
              <time dateTime={day}>{Number(day.slice(8))}</time>
              {count > 0 && <span className="said">{texts.houses(count)}</span>}
            </li>
          );
        })}
      </ol>
      {streak > 0 && <p>{texts.streak(streak)}</p>}
      <p className={styles['note']}>{texts.streakHelp}</p>
    </Sheet>
  );
}
