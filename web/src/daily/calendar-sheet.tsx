import { LOCALES, type Language } from '@richtfest/engine';
import { dayAfter, startOfDay } from '@richtfest/protocol/daily';
import { memo, useMemo } from 'react';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useChronicle } from '../statistics/use-chronicle.ts';
import {
  HOUSES_PER_WEEK,
  daysFrom,
  housesByDay,
  housesInWeek,
  streakAt,
  weekOf,
} from './calendar.ts';
import styles from './daily.module.css';
import { useDailyTexts } from './daily-texts.ts';

const WEEKS = 5;

interface CalendarSheetProps {
  readonly today: string;
}

/** The last weeks with their houses, and the streak. */
export const CalendarSheet = memo(function CalendarSheet({ today }: CalendarSheetProps) {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const houses = housesByDay(useChronicle().chronicle.games);
  const monday = weekOf(today);
  const first = dayAfter(monday, -7 * (WEEKS - 1));
  const streak = streakAt(houses, today);
  const { weekday, date } = useMemo(() => dayFormats(language), [language]);
  return (
    <Sheet title={texts.calendar}>
      <div className={styles['weekdays']} aria-hidden="true">
        {daysFrom(monday, 7).map((day) => (
          <span key={day}>{weekday(day)}</span>
        ))}
      </div>
      <ol className={styles['calendar']}>
        {daysFrom(first, 7 * WEEKS).map((day) => {
          const count = houses.get(day) ?? 0;
          return (
            <li
              key={day}
              data-houses={count}
              data-today={day === today || undefined}
              data-future={day > today || undefined}
            >
              <time dateTime={day}>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="said">{date(day)}</span>
              </time>
              {count > 0 && <span className="said">{texts.houses(count)}</span>}
            </li>
          );
        })}
      </ol>
      <p className={styles['streak']}>
        {texts.thisWeek(housesInWeek(houses, monday), HOUSES_PER_WEEK)}
        {streak > 0 && <strong> {texts.streak(streak)}</strong>}
      </p>
      <p className={styles['note']}>{texts.streakHelp}</p>
    </Sheet>
  );
});

/** A format takes long to create, so there is one for both. */
function dayFormats(language: Language) {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const at = (day: string) => startOfDay(day) ?? 0;
  return {
    weekday(day: string) {
      const part = format.formatToParts(at(day)).find(({ type }) => type === 'weekday');
      // Within a date, German weekdays end with a dot.
      return part?.value.replace('.', '');
    },
    date: (day: string) => format.format(at(day)),
  };
}
