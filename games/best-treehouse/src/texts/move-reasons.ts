import type { ByLanguage, MeasureText, Plural } from '@richtfest/engine';

type Name =
  | 'rooms'
  | 'largestColour'
  | 'majorities'
  | 'lead'
  | 'colours'
  | 'balance'
  | 'openColours'
  | 'walledIn';

const ROOM: ByLanguage<Plural> = {
  en: { one: 'room', other: 'rooms' },
  de: { one: 'Raum', other: 'Räume' },
  nl: { one: 'kamer', other: 'kamers' },
};

/** What a better move leads to, by measure. */
export const moveReasonTexts: ByLanguage<Readonly<Record<Name, MeasureText>>> = {
  en: {
    rooms: {
      clause: (seat, format) => `${format.does(seat, 'you build', 'builds')} more rooms`,
      unit: ROOM.en,
    },
    largestColour: {
      clause: (seat, format) =>
        `${format.player(seat, 'your largest colour', (name) => `${name}’s largest colour`)} has more rooms`,
      unit: ROOM.en,
    },
    majorities: (seat, format) =>
      `${format.does(seat, 'you have', 'has')} the most rooms in more colours`,
    lead: {
      clause: (seat, format) =>
        `${format.player(seat, 'your lead in your best colour is', (name) => `${name}’s lead in the best colour is`)} larger`,
      unit: ROOM.en,
    },
    colours: (seat, format) => `${format.does(seat, 'you build', 'builds')} in more colours`,
    balance: (seat, format) =>
      `${format.player(seat, 'your tree', (name) => `${name}’s tree`)} is in balance, so both sides stay open`,
    openColours: (seat, format) =>
      `more colours still fit into ${format.player(seat, 'your tree', (name) => `${name}’s tree`)}`,
    walledIn: (seat, format) =>
      `fewer of ${format.player(seat, 'your colours', (name) => `${name}’s colours`)} are walled in`,
  },
  de: {
    rooms: {
      clause: (seat, format) => `${format.does(seat, 'du baust', 'baut')} mehr Räume`,
      unit: ROOM.de,
    },
    largestColour: {
      clause: (seat, format) =>
        `${format.player(seat, 'deine größte Farbe', (name) => `die größte Farbe von ${name}`)} bekommt mehr Räume`,
      unit: ROOM.de,
    },
    majorities: (seat, format) =>
      `${format.does(seat, 'du hast', 'hat')} in mehr Farben die meisten Räume`,
    lead: {
      clause: (seat, format) =>
        `${format.player(seat, 'dein Vorsprung in deiner besten Farbe ist', (name) => `der Vorsprung von ${name} in der besten Farbe ist`)} größer`,
      unit: ROOM.de,
    },
    colours: (seat, format) => `${format.does(seat, 'du baust', 'baut')} in mehr Farben`,
    balance: (seat, format) =>
      `${format.player(seat, 'dein Baum', (name) => `der Baum von ${name}`)} ist im Gleichgewicht, und beide Seiten bleiben offen`,
    openColours: (seat, format) =>
      `mehr Farben passen noch in ${format.player(seat, 'deinen Baum', (name) => `den Baum von ${name}`)}`,
    walledIn: (seat, format) =>
      `${format.player(seat, 'in deinem Baum', (name) => `im Baum von ${name}`)} sind weniger Farben zugebaut`,
  },
  nl: {
    rooms: {
      clause: (seat, format) => `${format.does(seat, 'je bouwt', 'bouwt')} meer kamers`,
      unit: ROOM.nl,
    },
    largestColour: {
      clause: (seat, format) =>
        `${format.player(seat, 'je grootste kleur', (name) => `de grootste kleur van ${name}`)} krijgt meer kamers`,
      unit: ROOM.nl,
    },
    majorities: (seat, format) =>
      `${format.does(seat, 'je hebt', 'heeft')} in meer kleuren de meeste kamers`,
    lead: {
      clause: (seat, format) =>
        `${format.player(seat, 'je voorsprong in je beste kleur is', (name) => `de voorsprong van ${name} in de beste kleur is`)} groter`,
      unit: ROOM.nl,
    },
    colours: (seat, format) => `${format.does(seat, 'je bouwt', 'bouwt')} in meer kleuren`,
    balance: (seat, format) =>
      `${format.player(seat, 'je boom', (name) => `de boom van ${name}`)} is in evenwicht, en beide kanten blijven open`,
    openColours: (seat, format) =>
      `er passen nog meer kleuren in ${format.player(seat, 'je boom', (name) => `de boom van ${name}`)}`,
    walledIn: (seat, format) =>
      `in ${format.player(seat, 'je boom', (name) => `de boom van ${name}`)} zitten minder kleuren ingesloten`,
  },
};
