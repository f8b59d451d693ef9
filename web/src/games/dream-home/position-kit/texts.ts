import type { Phase } from '@richtfest/dream-home';
import type { ByLanguage } from '@richtfest/engine';

interface PositionTexts {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly places: Readonly<
    Record<
      'startSeat' | 'nextStartSeat' | 'roofs' | 'helpers' | 'tools' | 'jackhammered' | 'lostDecor',
      string
    >
  >;
  readonly column: (column: number, isRoom: boolean) => string;
  readonly heldRoom: string;
  readonly heldSpecial: string;
  readonly roomDiscards: string;
  readonly specialDiscards: string;
  /** A tool that can't be used before the next round. */
  readonly isNew: (tool: string) => string;
}

export const positionTexts: ByLanguage<PositionTexts> = {
  en: {
    phases: {
      jackhammer: 'Use a jackhammer or not',
      discard: 'Discard a column',
      turn: 'Take a column',
      room: 'Place the room card',
      decor: 'Place the décor tile',
      scaffold: 'Place the scaffold',
      helpers: 'Use helpers at the end',
      over: 'The game is over',
    },
    places: {
      startSeat: 'Start player',
      nextStartSeat: 'Has taken column 1 in this round',
      roofs: 'Roof cards',
      helpers: 'Helpers',
      tools: 'Tools',
      jackhammered: 'Has used a jackhammer in this round',
      lostDecor: 'Décor tiles that are lost',
    },
    column: (column, isRoom) => `Column ${column}: ${isRoom ? 'room card' : 'special card'}`,
    heldRoom: 'Room card in hand',
    heldSpecial: 'Special card in hand',
    roomDiscards: 'Discarded room cards',
    specialDiscards: 'Discarded special cards',
    isNew: (tool) => `${tool} (taken in this round)`,
  },
  de: {
    phases: {
      jackhammer: 'Presslufthammer einsetzen oder nicht',
      discard: 'Eine Spalte ablegen',
      turn: 'Eine Spalte nehmen',
      room: 'Die Raumkarte anlegen',
      decor: 'Das Plättchen legen',
      scaffold: 'Das Gerüst aufstellen',
      helpers: 'Am Ende Helfer einsetzen',
      over: 'Das Spiel ist zu Ende',
    },
    places: {
      startSeat: 'Startspieler',
      nextStartSeat: 'Hat in dieser Runde Spalte 1 genommen',
      roofs: 'Dachkarten',
      helpers: 'Helfer',
      tools: 'Werkzeuge',
      jackhammered: 'Hat in dieser Runde einen Presslufthammer eingesetzt',
      lostDecor: 'Verlorene Plättchen',
    },
    column: (column, isRoom) => `Spalte ${column}: ${isRoom ? 'Raumkarte' : 'Spezialkarte'}`,
    heldRoom: 'Raumkarte auf der Hand',
    heldSpecial: 'Spezialkarte auf der Hand',
    roomDiscards: 'Abgelegte Raumkarten',
    specialDiscards: 'Abgelegte Spezialkarten',
    isNew: (tool) => `${tool} (in dieser Runde genommen)`,
  },
  nl: {
    phases: {
      jackhammer: 'Een drilboor gebruiken of niet',
      discard: 'Een kolom afleggen',
      turn: 'Een kolom pakken',
      room: 'De kamerkaart aanleggen',
      decor: 'De inrichtingstegel leggen',
      scaffold: 'De steiger neerzetten',
      helpers: 'Aan het eind helpers inzetten',
      over: 'Het spel is uit',
    },
    places: {
      startSeat: 'Startspeler',
      nextStartSeat: 'Heeft deze ronde kolom 1 gepakt',
      roofs: 'Dakkaarten',
      helpers: 'Helpers',
      tools: 'Gereedschap',
      jackhammered: 'Heeft deze ronde een drilboor gebruikt',
      lostDecor: 'Verloren tegels',
    },
    column: (column, isRoom) => `Kolom ${column}: ${isRoom ? 'kamerkaart' : 'verbouwingskaart'}`,
    heldRoom: 'Kamerkaart in de hand',
    heldSpecial: 'Verbouwingskaart in de hand',
    roomDiscards: 'Afgelegde kamerkaarten',
    specialDiscards: 'Afgelegde verbouwingskaarten',
    isNew: (tool) => `${tool} (in deze ronde gepakt)`,
  },
};
