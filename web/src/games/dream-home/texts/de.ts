import { ROOF_SIZE } from '@richtfest/dream-home';
import { type Plural, capitalize } from '@richtfest/engine';
import {
  type Describing,
  cardOf,
  describeColumn,
  describeHouse,
  describePlace,
} from './describe.ts';
import type { TableTexts } from './table-texts.ts';
import { warningTexts } from './warning-texts.ts';

const POINT: Plural = { one: 'Punkt', other: 'Punkte' };
const ROOF: Plural = { one: 'Dachkarte', other: 'Dachkarten' };

const words: Describing = {
  column: 'Spalte',
  empty: 'leer',
  free: 'frei',
  scaffold: 'Gerüst',
  child: { one: 'Kind', other: 'Kinder' },
  point: POINT,
  roofCard: ROOF,
  room: { one: 'Raum', other: 'Räume' },
  emptyRoom: { one: 'leerer Raum', other: 'leere Räume' },
  startRight: 'wer sie nimmt, beginnt die nächste Runde',
  heldBy: (seat, format) =>
    format.player(seat, 'in deiner Hand', (name) => `in der Hand von ${name}`),
  sizes: (points, { format }) =>
    points
      .map((worth, at) =>
        at === 0
          ? format.count(worth, POINT)
          : `${format.number(at + 1)} Karten breit ${format.number(worth)}`,
      )
      .join(', '),
  beside: (room, points) => `${points} neben: ${room}`,
  with: (decor) => `mit ${decor}`,
  decorValue: (value, { format }) => format.count(value, POINT),
  layHere: (room) => `${room} hierher legen`,
  layFaceDown: 'Hier verdeckt hinlegen, als leeren Raum',
  putHere: (what) => `${what} hierher`,
  choose: 'Auswählen',
  now: (points, { format }) => `${format.count(points, POINT)} jetzt`,
  possible: (points, { format }) => `später bis zu ${format.number(points)}`,
};

export const de: TableTexts = {
  market: 'Auslage',
  actions: 'Was zu tun ist',
  kit: 'Werkzeuge und Helfer',
  startSign: 'Startspieler',
  startPlayer: 'beginnt diese Runde',
  fromNextRound: 'neu',
  outdoors: 'In den Garten',
  wordBreaks: [
    'Wohn|zimmer',
    'Schlaf|zimmer',
    'Bade|zimmer',
    'Kinder|zimmer',
    'Arbeits|zimmer',
    'Biblio|thek',
    'Spiele|zimmer',
    'Vorrats|kammer',
    'An|kleide|zimmer',
    'Wein|keller',
    'Werk|statt',
    'Ab|stell|raum',
    'Wasch|küche',
    'Him|mel|bett',
    'Whirl|pool',
    'Eis|ma|schine',
    'Schau|kel|pferd',
    'Gemälde|samm|lung',
    'Katzen|haus',
    'Baum|haus',
    'Vogel|häus|chen',
    'Liefe|rant',
    'Heim|werker',
    'Dach|decker',
    'Archi|tektin',
    'Innen|archi|tektin',
    'Press|luft|hammer',
    'Zement|mischer',
    'Bohr|ma|schine',
    'Start|spieler',
  ],
  faceDownShort: 'ver\u00addeckt',
  upTo: (points) => `bis ${points}`,
  roomPile: 'Abgelegte Räume',
  roofPile: 'Abgelegte Dächer',

  take: 'Nehmen',
  discard: 'Ablegen',
  declineJackhammer: 'Jetzt nicht',
  declineDecor: 'Weglassen',
  done: 'Fertig',
  cancel: 'Zurück',
  turnOver: 'Umdrehen',
  faceUp: 'Aufdecken',
  scaffoldFirst: 'Erst Gerüst',
  roomFirst: 'Erst Raum',

  chooseColumn: 'Tippe auf eine Spalte der Auslage',
  remember: 'Denk daran',
  warning: warningTexts.de,
  chooseDiscard:
    'Zu zweit und zu dritt wird jede Runde eine Spalte abgelegt: Tippe auf die, die niemand bekommen soll',
  discardHint: 'Beide Karten kommen auf die Ablagestapel',
  jackhammerHint: 'Tippe auf eine Spalte: Du bekommst gleich ihren Raum und keinen Zug',
  placeHint:
    'Tippe auf ein leuchtendes Feld. Du siehst die Punkte jetzt und was später dazukommen kann',
  placeTurned: 'Tippe auf ein Feld: Es wird ein leerer Raum',
  placeFaceDown: 'Offen passt er nirgends. Tippe auf ein graues Feld: Dort wird er ein leerer Raum',
  besideBonus: (points, room) => `${points} gleich neben: ${room}.`,
  roofUse: (isHidden) =>
    `${isHidden ? 'Wartet verdeckt unter der Plane. ' : ''}Am Ende bringen vier Dachkarten einer Farbe 8 Punkte, gemischte 3.`,
  tooLate: 'Zu spät: Ein Werkzeug wirkt erst ab der nächsten Runde, und dies ist die letzte.',
  decorHint: 'Tippe auf den Raum, der das bekommt',
  outdoorsHint: 'Das kommt in den Garten',
  scaffoldHint: 'Tippe auf ein Feld für das Gerüst',
  drillColumn: 'Tippe in der Auslage auf den Raum, den du willst',
  drillField: 'Tippe auf den Raum in deinem Haus, der dafür geht',
  drillOther: 'Tippe auf den Raum, der dafür kommt',
  mixFirst: 'Zwei Räume der Auslage tauschen die Plätze. Tippe auf den ersten',
  mixSecond: 'Tippe jetzt auf den Raum, mit dem er tauscht',
  chooseHelper: 'Tippe auf einen Helfer am Zaun, oder schließ ab',
  helpersAtWork: 'Der Laden ist zu. Jetzt sind die Helfer dran.',
  supplierCard: 'Tippe auf einen Raum vom Ablagestapel',
  supplierField: 'Tippe auf den Raum in deinem Haus, der dafür geht',
  handymanFirst: 'Tippe auf einen der beiden Räume',
  handymanSecond: 'Tippe auf den Raum, mit dem er tauscht',
  rooferCard: (isHidden) =>
    isHidden
      ? 'Tippe auf das Dach, das du willst. Deine liegen unter der Plane: Niemand darf nachsehen'
      : 'Tippe auf das Dach, das du willst',

  houseOf: (seat, format) => format.player(seat, 'Dein Haus', (name) => `Haus von ${name}`),
  points: (points, format) => format.count(points, POINT),
  roofs: (count, format) =>
    count < ROOF_SIZE
      ? `${format.number(count)} von ${format.count(ROOF_SIZE, ROOF)}`
      : format.count(count, ROOF),
  tile: (what, value, where, format) =>
    `${capitalize(what)}: ${format.count(value, POINT)}, passt in: ${where}.`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  bonuses: {
    bathrooms: 'Badezimmer auf beiden Stockwerken',
    basics: 'Badezimmer, Küche und Schlafzimmer',
  },
  scored: (what, where, points) =>
    `${capitalize(what)}${where.length === 0 ? '' : ` (${where.join(', ')})`}: ${points}`,
  faceDownHere: (reason) =>
    `${reason} Tippe noch einmal, dann liegt die Karte hier verdeckt, als leerer Raum.`,
  garden: 'Garten',
  putOutdoors: (decor) => `${decor}: in den Garten`,
  column: (label, wording) => describeColumn(label, wording, words),
  place: (label, wording) => describePlace(label, wording, words),
  pileRoom: (card, wording) =>
    `${capitalize(cardOf(card, wording, words))}${card.count > 1 ? `, ${wording.format.number(card.count)} davon` : ''}${card.may ? '' : ', passt nirgends'}`,
  pileRoof: (roof, { texts, format }) =>
    `${capitalize(texts.roof(roof))}${roof.count > 1 ? `, ${format.number(roof.count)} davon` : ''}`,
  tool: ({ tool, count, isUsable }, { texts, format }) =>
    `${texts.tools[tool]}${count > 1 ? `, ${format.number(count)} davon` : ''}${isUsable ? '' : ', ab der nächsten Runde'}. ${texts.uses[tool]}`,
  helper: ({ helper, count }, { texts, format }) =>
    `${texts.helpers[helper]}${count > 1 ? `, ${format.number(count)} davon` : ''}. ${texts.uses[helper]}`,
  about: (player, wording) => describeHouse(player, wording, words),
  keys: [
    { keys: ['1', '2', '3', '4', '5'], does: 'eine Spalte wählen; zweimal: nehmen' },
    { keys: ['M'], does: 'zur Auslage' },
    { keys: ['H'], does: 'zu deinem Haus' },
    { keys: ['T'], does: 'zu Werkzeugen und Helfern' },
    { keys: ['F'], does: 'die Karte umdrehen, wo das erlaubt ist' },
    { keys: ['S'], does: 'erst Gerüst oder erst Raum' },
    { keys: ['D'], does: 'verzichten oder fertig' },
    { keys: ['←', '→', '↑', '↓'], does: 'zwischen Spalten, Feldern und Karten gehen' },
    { keys: ['Enter'], does: 'wählen, was markiert ist' },
    { keys: ['Esc'], does: 'loslassen, was gewählt ist' },
  ],
};
