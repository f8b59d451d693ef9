import { writePlace } from '@richtfest/best-treehouse';
import { type Plural, capitalize } from '@richtfest/engine';
import type { TableTexts } from './table-texts.ts';
import { wordBreaks } from './word-breaks.ts';

const CARD: Plural = { one: 'kaart', other: 'kaarten' };
const ROOM: Plural = { one: 'kamer', other: 'kamers' };
const POINT: Plural = { one: 'punt', other: 'punten' };
const PLACE: Plural = { one: 'plek', other: 'plekken' };
const TOWARDS = {
  left: 'de boom helt naar links',
  middle: 'het evenwicht blijft',
  right: 'de boom helt naar rechts',
} as const;

export const nl: TableTexts = {
  hand: 'Je hand',
  wordBreaks: wordBreaks.nl,
  hiddenHand: (count, format) => `${format.count(count, CARD)}, gesloten`,
  treeOf: (seat, format) => format.player(seat, 'Je boom', (name) => `Boom van ${name}`),
  rooms: (count, format) => format.count(count, ROOM),
  noRooms: 'Nog geen kamer',
  points: (points, format) => format.count(points, POINT),
  weekPoints: 'Punten per week, en op het laatst voor meerderheden',
  moment: (round, pick) =>
    pick === undefined
      ? `Week ${round} van 3`
      : `Week ${round} van 3 · kaart ${pick} van 5, dan punten`,
  pennantLegend: '“1:2” betekent: jij hebt 1 kamer, een ander 2',
  counted: 'Dit zijn de punten van deze week. Tik om verder te gaan.',
  majoritiesCounted:
    'Meerderheden: wie van een kleur de meeste heeft, krijgt die nog een keer. Tik om verder te gaan.',
  balance: (side) =>
    `Evenwicht: ${side}. De eikel laat zien waarheen je boom leunt: ligt hij aan de rand, dan past aan die kant geen kamer meer.`,
  place: (place) => `Plek ${writePlace(place)}`,
  barred: {
    support: 'niets om op te staan',
    colour: 'geen kamer van die kleur ernaast',
    balance: 'de boom zou omvallen',
  },
  buildHere: (where, side) => `Hier bouwen: ${where}, ${TOWARDS[side]}`,
  couldGoHere: (where) => `${where}: hier zou het kunnen`,
  closesHere: (colours) => `sluit ${colours} af`,
  settledHere: (where) => `${where}: je kamer, onder het blad. Terugnemen`,
  leaf: 'Het blad: leg je gekozen kaart hier',
  leafNote:
    'Tik een handkaart twee keer aan: dan ligt hij hier, en niemand ziet hem tot iedereen gekozen heeft.',
  chooseFirst:
    'Hier zou het kunnen. Kies hem eerst; er wordt gebouwd als alle kaarten open liggen.',
  underLeaf: (room) => `${room} ligt onder het blad. Terugnemen`,
  somethingUnderLeaf: 'Onder het blad ligt een kaart',
  openCard: (room) => `Je kaart: ${room}`,
  pennants: 'Waarderingskaarten',
  pennant: ({ colour, about, count, others, bonus, holder }, format) =>
    `${capitalize(colour)} ${format.number(count)}:${format.number(others)}, ${about}: ${format.count(count, ROOM)} in de boom, hoogstens ${format.number(others)} in een andere${
      holder === undefined
        ? ''
        : bonus === undefined
          ? `; genomen door ${holder}`
          : `; telt ${bonus} per kamer, door ${holder}`
    }`,
  compare: (colour, counts) => `${capitalize(colour)}: ${counts}`,
  majority: (seat, points, format) =>
    `${format.does(seat, 'Je hebt', 'heeft')} de meeste: +${points}`,
  majorityTied: (seats, format) => `${format.players(seats, 'Jij')} hebben er evenveel: niemand`,
  bonusCards: 'Bonuskaarten',
  bonusCard: (bonus) =>
    bonus === 2
      ? 'Een 2 nemen: een kleur naar keuze telt dubbel'
      : 'Een 0 nemen: een kleur naar keuze telt niet',
  yourBonus: (bonus) => `Je bonuskaart: ${bonus}`,
  isOver: 'Alle bomen zijn klaar. Tik er een aan om hem te bewonderen.',
  chooseOne: (next) => `Kies een kaart voor je boom. De rest gaat door naar ${next}.`,
  chooseLast: 'Kies een van de laatste twee kaarten. De andere gaat weg.',
  places: (open, format) =>
    open === 0 ? 'In je boom is er geen plek voor.' : `${format.count(open, PLACE)} ervoor.`,
  stuck: 'in je boom is er geen plek voor',
  noneFits: 'Geen van deze kaarten past in je boom. Kies er een: hij wordt afgelegd.',
  closes: (colours) => `Daarna kun je deze kleuren niet meer bouwen: ${colours}.`,
  placeIt: 'Tik een oplichtende plek aan.',
  noPlace: 'Geen plek in je boom past: de kaart moet weg.',
  lies: (room) => `${room} ligt onder het blad.`,
  placeSettled: 'Je kamer wacht onder het blad.',
  discardSettled: 'Je kaart gaat uit het spel.',
  takeBonus: 'Neem een kaart: met de 2 telt een kleur dubbel, met de 0 niet.',
  putBonus: (bonus) =>
    `Hang je ${bonus} aan een vaantje: die kamers tellen ${bonus === 2 ? 'voor iedereen dubbel' : 'voor niemand'}.`,
  takeColour: 'Neem een vaantje: die kamers tellen voor iedereen.',
  pegTitle: (colour, worth) => `${capitalize(colour)} × ${worth}`,
  pegPoints: (points) => `Deze week: ${points}`,
  acts: { choose: 'Kiezen', discard: 'Weggooien', confirm: 'Hier ophangen', 'take-back': 'Terug' },
  keys: [
    { keys: ['1', '…', '6'], does: 'een handkaart optillen; nog eens: kiezen' },
    { keys: ['L'], does: 'de kaart onder het blad leggen of terugnemen' },
    { keys: ['D'], does: 'de open kaart afleggen' },
    { keys: ['T'], does: 'naar de boom' },
    { keys: ['H'], does: 'naar de hand' },
    { keys: ['P'], does: 'naar de vaantjes' },
    { keys: ['N'], does: 'naar de buren' },
    { keys: ['←', '→', '↑', '↓'], does: 'tussen kaarten, plekken en vaantjes bewegen' },
    { keys: ['Enter'], does: 'kiezen wat gemarkeerd is' },
    { keys: ['Esc'], does: 'loslaten wat gekozen is' },
  ],
};
