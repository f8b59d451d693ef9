import { type Language, type SeatFormat, addressing, formatWith } from '@richtfest/engine';
import { friendlyDay } from './friendly-day.ts';
import type { MyHouse } from './my-houses.ts';
import { streetTexts } from './street-texts.ts';

/** The names of a match; its builder is “you” where one person played at this device. */
export function storyFormat({ match }: MyHouse, language: Language): SeatFormat {
  const names = match.seats.map(({ name }) => name);
  const mine = match.seats.flatMap(({ isMine }, seat) => (isMine === true ? [seat] : []));
  const reader = mine.length === 1 ? mine[0] : undefined;
  return addressing(formatWith(Intl, language, names), reader);
}

/** When and with whom a house was built, and what place it reached, in sentences. */
export function storyOf(
  house: MyHouse,
  game: string,
  { language, format }: { readonly language: Language; readonly format: SeatFormat },
): string {
  const { match, owner, seat } = house;
  const texts = streetTexts[language];
  const players = match.seats.map(
    ({ points }, at) => `${format.player(at, texts.you)} (${format.number(points)})`,
  );
  return [
    texts.built(seat, { date: friendlyDay(language, match.at), game }, format),
    texts.with(format.list(players)),
    owner.place === 1 ? texts.won(seat, format) : texts.place(seat, owner.place, format),
  ].join(' ');
}
