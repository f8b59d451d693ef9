import { ROOMS, type Room, TRADES, type Trade, ueberdachenTexts } from '@richtfest/ueberdachen';
import { capitalize } from '@richtfest/engine';
import type { GameComponents } from '../components.ts';
import palette from './art/palette.module.css';
import { Sprite } from './art/sprite.tsx';
import styles from './components.module.css';
import { FinishedRoom } from './table/parts/finished-room.tsx';

/** The room cards and trades of a site. */
export const components: GameComponents = {
  choicesAt(place) {
    if (place === 'trade') return TRADES;
    return /^[01][A-G]$/.test(place) ? ROOMS : [place.split('/').at(-1) ?? place];
  },
  nameOf(component, language) {
    const texts = ueberdachenTexts[language];
    if (isRoom(component)) return capitalize(texts.rooms[component]);
    return isTrade(component) ? capitalize(texts.trades[component]) : component;
  },
  Art: ({ component }) => {
    if (isRoom(component)) {
      return (
        <span className={styles['room']} style={{ background: `var(--${component})` }}>
          <FinishedRoom room={component} isClosed={false} />
        </span>
      );
    }
    if (!isTrade(component)) return undefined;
    return <span className={styles['plate']} style={{ background: `var(--${component})` }} />;
  },
  Shapes: Sprite,
  palette: palette['palette'] ?? '',
};

function isRoom(component: string): component is Room {
  return (ROOMS as readonly string[]).includes(component);
}

function isTrade(component: string): component is Trade {
  return (TRADES as readonly string[]).includes(component);
}
