import { levelOfBot } from '@richtfest/bots';
import { type Game, type MatchHeader, isEqualJson } from '@richtfest/engine';
import type { PlannedSeat, TablePlan } from './table-plan.ts';

/** The plan for playing a match again on this device. */
export function planOfMatch(
  { options }: Pick<Game, 'options'>,
  header: Pick<MatchHeader, 'seats' | 'options' | 'editionName'>,
  guest: (number: number) => string,
): TablePlan {
  const guests = header.seats.map((_, seat) => guest(seat + 1));
  const seats = header.seats.map(({ name, bot, colour, face }): PlannedSeat => {
    const chair = colour === undefined ? {} : { colour };
    if (bot === undefined) {
      // Default names are left out.
      const own = face === undefined ? {} : { face };
      return { kind: 'person-here', name: guests.includes(name) ? '' : name, ...chair, ...own };
    }
    const level = levelOfBot(bot);
    return { kind: 'bot', name, ...(level === undefined ? {} : { level }), ...chair };
  });
  const chosen = Object.entries(header.options).filter(
    ([key, value]) => !isEqualJson(value, options[key]?.default ?? null),
  );
  const { editionName } = header;
  const named = editionName === undefined ? {} : { editionName };
  return { seats, options: Object.fromEntries(chosen), ...named };
}
