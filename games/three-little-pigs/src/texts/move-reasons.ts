import type { ByLanguage, MeasureText } from '@richtfest/engine';

type Name =
  | 'finishedHouses'
  | 'openHouses'
  | 'openValue'
  | 'doors'
  | 'pots'
  | 'height'
  | 'stone'
  | 'straw';

/** What a better move leads to by the end of the turn, by measure. */
export const moveReasonTexts: ByLanguage<Readonly<Record<Name, MeasureText>>> = {
  en: {
    finishedHouses: (seat, format) => `${format.does(seat, 'you finish', 'finishes')} more houses`,
    openHouses: (seat, format) =>
      `${format.does(seat, 'you leave', 'leaves')} fewer houses without a roof`,
    openValue: (seat, format) =>
      `${format.player(seat, 'your open houses', (name) => `${name}’s open houses`)} will score more points once they have a roof`,
    doors: (seat, format) =>
      `more of ${format.player(seat, 'your open houses', (name) => `${name}’s open houses`)} have a door`,
    pots: (seat, format) => `${format.does(seat, 'you get', 'gets')} more flower pots`,
    height: (seat, format) =>
      `${format.player(seat, 'your tallest house', (name) => `${name}’s tallest house`)} gets more tiles`,
    stone: (seat, format) =>
      `${format.does(seat, 'you use', 'uses')} more stone tiles, which are worth most`,
    straw: (seat, format) =>
      `${format.does(seat, 'you use', 'uses')} fewer straw tiles, which are worth least`,
  },
  de: {
    finishedHouses: (seat, format) =>
      `${format.does(seat, 'du stellst', 'stellt')} mehr Häuser fertig`,
    openHouses: (seat, format) =>
      `${format.does(seat, 'du lässt', 'lässt')} weniger Häuser ohne Dach`,
    openValue: (seat, format) =>
      `${format.player(seat, 'deine offenen Häuser', (name) => `die offenen Häuser von ${name}`)} bringen mehr Punkte, sobald sie ein Dach haben`,
    doors: (seat, format) =>
      `mehr von ${format.player(seat, 'deinen offenen Häusern', (name) => `den offenen Häusern von ${name}`)} haben eine Tür`,
    pots: (seat, format) => `${format.does(seat, 'du bekommst', 'bekommt')} mehr Blumentöpfe`,
    height: (seat, format) =>
      `${format.player(seat, 'dein höchstes Haus', (name) => `das höchste Haus von ${name}`)} bekommt mehr Hausteile`,
    stone: (seat, format) =>
      `${format.does(seat, 'du verbaust', 'verbaut')} mehr Hausteile aus Stein, die am meisten wert sind`,
    straw: (seat, format) =>
      `${format.does(seat, 'du verbaust', 'verbaut')} weniger Hausteile aus Stroh, die am wenigsten wert sind`,
  },
  nl: {
    finishedHouses: (seat, format) => `${format.does(seat, 'je maakt', 'maakt')} meer huizen af`,
    openHouses: (seat, format) =>
      `${format.does(seat, 'je laat', 'laat')} minder huizen zonder dak`,
    openValue: (seat, format) =>
      `${format.player(seat, 'je open huizen', (name) => `de open huizen van ${name}`)} leveren meer punten op zodra ze een dak hebben`,
    doors: (seat, format) =>
      `meer van ${format.player(seat, 'je open huizen', (name) => `de open huizen van ${name}`)} hebben een deur`,
    pots: (seat, format) => `${format.does(seat, 'je krijgt', 'krijgt')} meer bloempotten`,
    height: (seat, format) =>
      `${format.player(seat, 'je hoogste huis', (name) => `het hoogste huis van ${name}`)} krijgt meer tegels`,
    stone: (seat, format) =>
      `${format.does(seat, 'je gebruikt', 'gebruikt')} meer tegels van steen, die het meest waard zijn`,
    straw: (seat, format) =>
      `${format.does(seat, 'je gebruikt', 'gebruikt')} minder tegels van stro, die het minst waard zijn`,
  },
};
