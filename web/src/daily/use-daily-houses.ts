import { dayAfter, dayAt, startOfDay } from '@richtfest/protocol/daily';
import { useEffect, useState } from 'react';
import { browserStore } from '../match/browser-store.ts';
import { keepTrying } from '../online/keep-trying.ts';
import { CHRONICLE_CHANGED } from '../statistics/stored-chronicle.ts';
import { today } from './daily-server.ts';
import { type RecordHouse, recordHouses } from './record-house.ts';
import type { DealtDay } from './today.ts';

export interface DailyHouses {
  /** Undefined: only practice houses are possible. */
  readonly dealt: DealtDay | undefined;
  /** By game. */
  readonly records: ReadonlyMap<string, RecordHouse>;
}

const NO_HOUSES: DailyHouses['records'] = new Map();

/** The server's clock may be behind this one. */
const CLOCK_DIFFERENCE_MS = 5000;

/** Today's houses; they are loaded again when the day ends and when the connection is back. */
export function useDailyHouses(): DailyHouses | undefined {
  const [houses, setHouses] = useState<DailyHouses>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dealt: DealtDay | undefined;
    const show = async () => {
      const records = dealt === undefined ? NO_HOUSES : await recordHouses(dealt.day);
      if (!signal.aborted) setHouses({ dealt, records });
    };
    const load = async () => {
      if (dealt?.day === dayAt(Date.now())) return true;
      [dealt] = await Promise.all([today(), browserStore()]);
      await show();
      return dealt !== undefined;
    };
    const loadAtMidnight = () => {
      timer = setTimeout(
        () => {
          void load();
          loadAtMidnight();
        },
        untilNextDay(Date.now()) + CLOCK_DIFFERENCE_MS,
      );
    };
    keepTrying(load, { signal, isRepeated: true });
    loadAtMidnight();
    // Perhaps another device of the account has finished a house.
    addEventListener(CHRONICLE_CHANGED, () => void show(), { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, []);
  return houses;
}

function untilNextDay(now: number): number {
  return (startOfDay(dayAfter(dayAt(now))) ?? now) - now;
}
