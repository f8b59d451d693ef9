import { commitmentTo } from '@richtfest/engine';
import { type DailyCalendar, dayAt } from '@richtfest/protocol/daily';

/** The secrets of a day, by game. */
export interface DealtDay {
  readonly day: string;
  readonly secrets: Readonly<Record<string, string>>;
}

export interface TodayOptions {
  fetch(): Promise<DailyCalendar>;
  /** What this device stored when it was last online. */
  stored(): DealtDay | undefined;
  store(day: DealtDay): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * The secrets of today, from the server or from this device if it was online today. Undefined: only
 * practice houses are possible.
 */
export async function loadToday(options: TodayOptions): Promise<DealtDay | undefined> {
  const fetched = await options.fetch().then(dealtToday, () => undefined);
  if (fetched !== undefined) {
    options.store(fetched);
    return fetched;
  }
  const stored = options.stored();
  return stored?.day === dayAt(options.now()) ? stored : undefined;
}

/** Secrets that match what the server has committed to. */
function dealtToday({ today, days }: DailyCalendar): DealtDay | undefined {
  const found = days.find(({ day }) => day === today);
  const { secrets, commitments = {} } = found ?? {};
  if (secrets === undefined) return undefined;
  const kept = Object.entries(secrets).filter(
    ([game, secret]) => commitmentTo(secret) === commitments[game],
  );
  return { day: today, secrets: Object.fromEntries(kept) };
}
