import { COLOURS, type Colour, ROOMS, treehouseTexts } from '@richtfest/best-treehouse';
import { capitalize } from '@richtfest/engine';
import type { GameComponents } from '../components.ts';
import palette from './art/palette.module.css';
import { Cabin } from './table/parts/cabin.tsx';
import { roomText } from './table/room-text.ts';

/** The bonus cards of a scoring (BT-1). */
const BONUS_CARDS = ['0', '2'] as const;

/** Rooms by colour, or by name where a certain card matters; and the bonus cards. */
export const components: GameComponents = {
  choicesAt(place) {
    if (place.startsWith('bonus/')) return BONUS_CARDS;
    if (place.startsWith('taken/')) return [place.slice('taken/'.length)];
    return place === 'young' ? [place] : COLOURS;
  },
  nameOf(component, language) {
    const texts = treehouseTexts[language];
    if (isColour(component)) return capitalize(texts.colours[component].name);
    const card = cardOf(component);
    return card === undefined ? component : roomText(texts, card).name;
  },
  Art: ({ component }) => {
    const card = cardOf(component);
    return card === undefined ? undefined : <Cabin card={card} />;
  },
  palette: palette['palette'] ?? '',
};

/** A room's card number; of a colour, that of its first room, since only the colour counts (BT-1). */
export function cardOf(component: string): number | undefined {
  const card = ROOMS.findIndex(({ id, colour }) => id === component || colour === component);
  return card < 0 ? undefined : card;
}

function isColour(component: string): component is Colour {
  return (COLOURS as readonly string[]).includes(component);
}
