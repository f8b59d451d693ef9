import { type Format, LOCALES, type Language, type Plural, type SeatFormat } from './texts.ts';

/** The parts of `Intl` that texts need, injected because pure code has no locale. */
export interface LocaleTools {
  readonly NumberFormat: new (locale: string) => { format(value: number): string };
  readonly PluralRules: new (locale: string) => { select(value: number): keyof Plural };
  readonly ListFormat: new (
    locale: string,
    options: { readonly type: 'conjunction' },
  ) => { format(items: Iterable<string>): string };
}

/**
 * Numbers, plurals, lists and names in one language. An empty seat is named by its number. All
 * players are named; `addressing` makes one of them the reader.
 */
export function formatWith(
  tools: LocaleTools,
  language: Language,
  names: readonly string[],
): SeatFormat {
  const locale = LOCALES[language];
  const numbers = new tools.NumberFormat(locale);
  const plurals = new tools.PluralRules(locale);
  const lists = new tools.ListFormat(locale, { type: 'conjunction' });
  const number = (value: number) => numbers.format(value);
  const unaddressed: Unaddressed = {
    number,
    count: (value, noun) => `${number(value)} ${noun[plurals.select(value)] ?? noun.other}`,
    list: (items) => lists.format(items),
    seat: (seat) => names[seat] ?? String(seat + 1),
  };
  return addressing(unaddressed, undefined);
}

/** Of the seats that owe a decision, the one that the reader or the holder of the device has. */
export function askedAmong(
  owing: readonly number[],
  { reader, holder }: Pick<Format, 'reader' | 'holder'>,
): number | undefined {
  return owing.find((seat) => seat === (reader ?? holder));
}

type Unaddressed = Omit<SeatFormat, 'reader' | 'player' | 'does' | 'players'>;

/** The format for the player who reads: in texts about that seat the player is “you”. */
export function addressing(format: Unaddressed, reader: number | undefined): SeatFormat {
  const player: Format['player'] = (seat, you, named = (name) => name) =>
    seat === reader ? you : named(format.seat(seat));
  return {
    ...format,
    reader,
    player,
    does: (seat, you, verb) => player(seat, you, (name) => `${name} ${verb}`),
    players: (seats, you) => {
      const inOrder = seats.toSorted((a, b) => Number(b === reader) - Number(a === reader));
      return format.list(inOrder.map((seat) => player(seat, you)));
    },
  };
}
