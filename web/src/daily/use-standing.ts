import type { DailyStanding } from '@richtfest/protocol/daily';
import { useEffect, useState } from 'react';
import { keepTrying } from '../online/keep-trying.ts';
import type { ServerProblem } from '../online/server.ts';
import { standingOf } from './daily-server.ts';
import type { RecordHouse } from './record-house.ts';
import { isRefusal, sendRecord } from './send-record.ts';
import { secretWithoutServer } from './today.ts';

/**
 * The standing, or the code of the server's refusal; `on-device` if the site has no server,
 * `elsewhere` if another device has yet to send the result.
 */
export type ShownStanding =
  | DailyStanding
  | 'sending'
  | 'unsent'
  | 'on-device'
  | 'elsewhere'
  | ServerProblem['code'];

interface FinishedHouse {
  readonly day: string;
  readonly game: string;
  readonly house: RecordHouse;
}

/** Sends the result until the server has it; once it counts, only its standing changes. */
export function useStanding({ day, game, house }: FinishedHouse): ShownStanding {
  const [standing, setStanding] = useState<ShownStanding>('sending');
  useEffect(() => {
    if ('saved' in house && house.saved.secret === secretWithoutServer(day, game)) {
      return setStanding('on-device');
    }
    const ending = new AbortController();
    const { signal } = ending;
    keepTrying(
      async () => {
        const found = await ('saved' in house
          ? sendRecord(day, house.saved).catch((error: unknown) =>
              isRefusal(error) ? error.code : 'unsent',
            )
          : standingOf(day, game).catch(() => 'elsewhere' as const));
        if (!signal.aborted) setStanding(found);
        return found !== 'unsent' && found !== 'elsewhere';
      },
      { signal },
    );
    return () => ending.abort();
  }, [day, game, house]);
  return standing;
}
