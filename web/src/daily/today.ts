import { catalog } from '@richtfest/catalog';
import { commitmentTo, sha256Hex } from '@richtfest/engine';
import { type DailyCalendar, dayAt } from '@richtfest/protocol/daily';

/** The secrets of a day, by game. */
export interface DealtDay {
  readonly day: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** What the server has committed to, by day and game; whatever it said first stays. */
  readonly promised?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Games whose secret is not the one that the server had committed to. */
  readonly broken?: readonly string[];
  /** The site has no server: the secrets follow from the day, and results stay on the device. */
  readonly isOnDevice?: true;
}

export interface TodayOptions {
  /** Rejects if the host can't be reached. */
  fetch(): Promise<DailyCalendar | 'no-server'>;
  /** What this device stored when it was last online. */
  stored(): DealtDay | undefined;
  store(day: DealtDay): void;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * The secrets of today: from the server, from this device if it was online today, or from the date
 * if the site has no server. Undefined: only practice houses are possible.
 */
export async function loadToday(options: TodayOptions): Promise<DealtDay | undefined> {
  const today = dayAt(options.now());
  const answer = await options.fetch().catch(() => undefined);
  if (answer === 'no-server') {
    const dealt = dayWithoutServer(today);
    options.store(dealt);
    return dealt;
  }
  const stored = options.stored();
  const fetched = answer === undefined ? undefined : dealtToday(answer, stored);
  if (fetched !== undefined) {
    options.store(fetched);
    return fetched;
  }
  if (stored?.isOnDevice === true) return dayWithoutServer(today);
  return stored?.day === today ? stored : undefined;
}

/** Secrets that match what the server has committed to, as far as this device knows for how long. */
function dealtToday(
  { today, days }: DailyCalendar,
  before: DealtDay | undefined,
): DealtDay | undefined {
  const { secrets } = days.find(({ day }) => day === today) ?? {};
  if (secrets === undefined) return undefined;
  const promised = Object.fromEntries(
    days.map(({ day, commitments }) => [day, { ...commitments, ...before?.promised?.[day] }]),
  );
  const isKept = ([game, secret]: readonly [string, string]) =>
    commitmentTo(secret) === promised[today]?.[game];
  const all = Object.entries(secrets);
  const broken = all.filter((each) => !isKept(each)).map(([game]) => game);
  return {
    day: today,
    secrets: Object.fromEntries(all.filter(isKept)),
    promised,
    ...(broken.length > 0 && { broken }),
  };
}

/** The same secrets on every device, but anyone can know them in advance. */
function dayWithoutServer(day: string): DealtDay {
  const secrets = catalog.map(({ id }) => [id, secretWithoutServer(day, id)]);
  return { day, secrets: Object.fromEntries(secrets), isOnDevice: true };
}

export function secretWithoutServer(day: string, game: string): string {
  return sha256Hex(`richtfest/daily-without-server/1\n${day}\n${game}`);
}
