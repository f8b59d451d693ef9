import { writePlace } from '@richtfest/best-treehouse';
import { type Plural, capitalize } from '@richtfest/engine';
import type { TableTexts } from './table-texts.ts';
import { wordBreaks } from './word-breaks.ts';

const CARD: Plural = { one: 'Karte', other: 'Karten' };
const ROOM: Plural = { one: 'Raum', other: 'Räume' };
const POINT: Plural = { one: 'Punkt', other: 'Punkte' };
const PLACE: Plural = { one: 'Platz', other: 'Plätze' };
const TOWARDS = {
  left: 'der Baum neigt sich nach links',
  middle: 'das Gleichgewicht bleibt',
  right: 'der Baum neigt sich nach rechts',
} as const;

export const de: TableTexts = {
  hand: 'Deine Hand',
  wordBreaks: wordBreaks.de,
  hiddenHand: (count, format) => `${format.count(count, CARD)}, verdeckt`,
  treeOf: (seat, format) => format.player(seat, 'Dein Baum', (name) => `Baum von ${name}`),
  rooms: (count, format) => format.count(count, ROOM),
  noRooms: 'Noch kein Raum',
  points: (points, format) => format.count(points, POINT),
  weekPoints: 'Punkte nach Wochen, zuletzt für Mehrheiten',
  moment: (round, pick) =>
    pick === undefined
      ? `Woche ${round} von 3`
      : `Woche ${round} von 3 · Karte ${pick} von 5, dann Punkte`,
  pennantLegend: '„1:2“ heißt: du hast 1 Raum, jemand anders 2',
  counted: 'Das sind die Punkte der Woche. Tippe, um weiterzuspielen.',
  majoritiesCounted:
    'Mehrheiten: Wer von einer Farbe am meisten hat, bekommt sie noch einmal. Tippe zum Weiterspielen.',
  balance: (side) =>
    `Gleichgewicht: ${side}. Die Eichel zeigt, wohin sich dein Baum neigt: Liegt sie am Rand, passt auf diese Seite kein Raum mehr.`,
  place: (place) => `Platz ${writePlace(place)}`,
  barred: {
    support: 'nichts trägt ihn',
    colour: 'kein Raum seiner Farbe daneben',
    balance: 'der Baum würde kippen',
  },
  buildHere: (where, side) => `Hier bauen: ${where}, ${TOWARDS[side]}`,
  couldGoHere: (where) => `${where}: hier ginge es`,
  closesHere: (colours) => `schließt ${colours} ab`,
  settledHere: (where) => `${where}: dein Raum, unter dem Blatt. Zurücknehmen`,
  leaf: 'Das Blatt: leg deine gewählte Karte hierher',
  leafNote:
    'Tippe eine Handkarte zweimal an: Dann liegt sie hier, und niemand sieht sie, bis alle gewählt haben.',
  chooseFirst: 'Hier ginge es. Wähle sie zuerst; gebaut wird, wenn alle Karten offen liegen.',
  underLeaf: (room) => `${room} liegt unter dem Blatt. Zurücknehmen`,
  somethingUnderLeaf: 'Unter dem Blatt liegt eine Karte',
  openCard: (room) => `Deine Karte: ${room}`,
  pennants: 'Wertungskarten',
  pennant: ({ colour, about, count, others, bonus, holder }, format) =>
    `${capitalize(colour)} ${format.number(count)}:${format.number(others)}, ${about}: ${format.count(count, ROOM)} im Baum, höchstens ${format.number(others)} in einem anderen${
      holder === undefined
        ? ''
        : bonus === undefined
          ? `; genommen von ${holder}`
          : `; zählt je ${bonus}, von ${holder}`
    }`,
  compare: (colour, counts) => `${capitalize(colour)}: ${counts}`,
  majority: (seat, points, format) =>
    `${format.does(seat, 'Du hast', 'hat')} am meisten: +${points}`,
  majorityTied: (seats, format) => `Gleich viele: ${format.players(seats, 'du')}. Also niemand`,
  bonusCards: 'Bonuskarten',
  bonusCard: (bonus) =>
    bonus === 2
      ? 'Eine 2 nehmen: eine Farbe deiner Wahl zählt doppelt'
      : 'Eine 0 nehmen: eine Farbe deiner Wahl zählt nichts',
  yourBonus: (bonus) => `Deine Bonuskarte: ${bonus}`,
  isOver: 'Alle Bäume sind fertig. Tippe einen an und bestaune ihn.',
  chooseOne: (next) => `Wähle eine Karte für deinen Baum. Der Rest geht weiter an ${next}.`,
  chooseLast: 'Wähle eine der letzten zwei Karten. Die andere kommt weg.',
  places: (open, format) =>
    open === 0 ? 'In deinem Baum ist kein Platz dafür.' : `${format.count(open, PLACE)} dafür.`,
  stuck: 'in deinem Baum ist kein Platz dafür',
  noneFits: 'Keine dieser Karten passt in deinen Baum. Wähle irgendeine: Sie wird abgelegt.',
  closes: (colours) => `Danach kannst du diese Farben nicht mehr anbauen: ${colours}.`,
  placeIt: 'Tippe auf einen leuchtenden Platz.',
  noPlace: 'Kein Platz in deinem Baum passt: Die Karte muss weg.',
  lies: (room) => `${room} liegt unter dem Blatt.`,
  placeSettled: 'Dein Raum wartet unter dem Blatt.',
  discardSettled: 'Deine Karte kommt aus dem Spiel.',
  takeBonus: 'Nimm eine Karte: Mit der 2 zählt eine Farbe doppelt, mit der 0 nichts.',
  putBonus: (bonus) =>
    `Häng deine ${bonus} an einen Wimpel: Seine Räume zählen für alle ${bonus === 2 ? 'doppelt' : 'nichts'}.`,
  takeColour: 'Nimm einen Wimpel: Seine Räume zählen für alle.',
  pegTitle: (colour, worth) => `${capitalize(colour)} × ${worth}`,
  pegPoints: (points) => `Diese Woche: ${points}`,
  acts: { choose: 'Wählen', discard: 'Wegwerfen', confirm: 'Hier anhängen', 'take-back': 'Zurück' },
  keys: [
    { keys: ['1', '…', '6'], does: 'eine Handkarte anheben; noch einmal: sie wählen' },
    { keys: ['L'], does: 'die Karte unter das Blatt legen oder zurücknehmen' },
    { keys: ['D'], does: 'die offene Karte ablegen' },
    { keys: ['T'], does: 'zum Baum' },
    { keys: ['H'], does: 'zur Hand' },
    { keys: ['P'], does: 'zu den Wimpeln' },
    { keys: ['N'], does: 'zu den Nachbarn' },
    { keys: ['←', '→', '↑', '↓'], does: 'zwischen Karten, Plätzen und Wimpeln wandern' },
    { keys: ['Enter'], does: 'wählen, was markiert ist' },
    { keys: ['Esc'], does: 'loslassen, was gewählt ist' },
  ],
};
