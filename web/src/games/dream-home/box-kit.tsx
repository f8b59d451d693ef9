import { dreamHomeTexts, roomCardNamed, specialCardNamed } from '@richtfest/dream-home';
import type { Outcome } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import { breakable } from '../../board/breakable.ts';
import type { BoxChoice, BoxKit, KitWords } from '../../box-bot/box-kit.ts';
import { pictures } from './rules/pictures.tsx';
import { RoomArt, SpecialArt } from './table/parts/card.tsx';
import { questions } from './texts/box-texts.ts';
import { tableTexts } from './texts/index.ts';

function ask(draw: OpenDraw, { language, format }: KitWords): string {
  const said = questions[language];
  const column = format.number((draw.address[1] ?? 0) + 1);
  if (draw.stream === 'room') return said.room(column);
  return draw.stream === 'special' ? said.special(column) : said.first;
}

function choice(outcome: Outcome, draw: OpenDraw, words: KitWords): BoxChoice {
  const { language, format } = words;
  const texts = dreamHomeTexts[language];
  const key = `${outcome}`;
  const named = (name: string) => ({
    name,
    breakable: breakable(name, tableTexts[language].wordBreaks),
  });
  switch (draw.stream) {
    case 'room': {
      const card = roomCardNamed(key);
      const children = card.children === 0 ? '' : ` +${format.number(card.children)}`;
      const name = `${texts.rooms[card.room].one}${children}`;
      const picture = <RoomArt room={card.room} childrenShown={card.children} />;
      return { key, ...named(name), picture };
    }
    case 'special': {
      const card = specialCardNamed(key);
      return { key, ...named(texts.special(card)), picture: <SpecialArt card={card} /> };
    }
    default:
      return { key, name: format.seat(Number(outcome)) };
  }
}

export const boxKit: BoxKit = {
  Surroundings: pictures.Surroundings,
  papers: pictures.papers,
  ask,
  choice,
};
