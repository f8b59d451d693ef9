import type { ByLanguage, MeasureText } from '@richtfest/engine';

type Name =
  | 'roof'
  | 'roofInOneColour'
  | 'bathrooms'
  | 'basics'
  | 'largeRooms'
  | 'bestRoom'
  | 'basement'
  | 'decor'
  | 'designers'
  | 'empty';

/** What a better move leads to, by measure. */
export const moveReasonTexts: ByLanguage<Readonly<Record<Name, MeasureText>>> = {
  en: {
    roof: 'a complete roof',
    roofInOneColour: 'a roof in one colour',
    bathrooms: 'bathrooms on both floors',
    basics: 'a kitchen, a bedroom and a bathroom',
    largeRooms: (seat, format) =>
      `${format.does(seat, 'you build', 'builds')} more rooms of two or three cards`,
    bestRoom: (seat, format) =>
      `${format.player(seat, 'your best room', (name) => `${name}’s best room`)} scores more points`,
    basement: 'a basement without an empty room',
    decor: (seat, format) => `${format.does(seat, 'you decorate', 'decorates')} more rooms`,
    designers: 'an architect or an interior designer',
    empty: (seat, format) => `${format.does(seat, 'you leave', 'leaves')} fewer rooms empty`,
  },
  de: {
    roof: 'ein fertiges Dach',
    roofInOneColour: 'ein Dach in einer Farbe',
    bathrooms: 'Bäder auf beiden Etagen',
    basics: 'Küche, Schlafzimmer und Bad',
    largeRooms: (seat, format) =>
      `${format.does(seat, 'du baust', 'baut')} mehr Räume aus zwei oder drei Karten`,
    bestRoom: (seat, format) =>
      `${format.player(seat, 'dein bester Raum', (name) => `der beste Raum von ${name}`)} bringt mehr Punkte`,
    basement: 'einen Keller ohne leeren Raum',
    decor: (seat, format) =>
      `${format.does(seat, 'du richtest', 'richtet')} mehr Räume mit Plättchen ein`,
    designers: 'eine Architektin oder Innenarchitektin',
    empty: (seat, format) => `${format.does(seat, 'du lässt', 'lässt')} weniger Räume leer`,
  },
  nl: {
    roof: 'een compleet dak',
    roofInOneColour: 'een dak in één kleur',
    bathrooms: 'badkamers op beide verdiepingen',
    basics: 'een keuken, een slaapkamer en een badkamer',
    largeRooms: (seat, format) =>
      `${format.does(seat, 'je bouwt', 'bouwt')} meer kamers van twee of drie kaarten`,
    bestRoom: (seat, format) =>
      `${format.player(seat, 'je beste kamer', (name) => `de beste kamer van ${name}`)} levert meer punten op`,
    basement: 'een kelder zonder lege kamer',
    decor: (seat, format) => `${format.does(seat, 'je richt', 'richt')} meer kamers in met tegels`,
    designers: 'een architect of interieurontwerpster',
    empty: (seat, format) => `${format.does(seat, 'je laat', 'laat')} minder kamers leeg`,
  },
};
