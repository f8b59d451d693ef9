import type { Plural } from '@richtfest/engine';
import { PILLAR_PRICE, ueberdachenTexts } from '@richtfest/ueberdachen';
import { filledCells, totalOf } from '../table/derive.ts';
import { goodsIn, letterOf } from './goods.ts';
import type { TableTexts } from './table-texts.ts';

const { materials, rooms, inRoom, trades, pillar } = ueberdachenTexts.de;
const MATERIAL: Plural = { one: 'Baustoff', other: 'Baustoffe' };
const POINT: Plural = { one: 'Punkt', other: 'Punkte' };
const ROOM: Plural = { one: 'Zimmer', other: 'Zimmer' };
const goods = goodsIn({ materials, pillar, nothing: 'nichts' });

export const de: TableTexts = {
  supply: 'Würfel und Zimmerkarten',
  roll: 'Würfeln',
  rollOf: (roll, of, format) => `Wurf ${format.number(roll)} von ${format.number(of)}`,
  doubled: 'dein Flaschenöffner verdoppelt ihn',
  sixBrings: {
    ceiling: 'eine 6 schließt diese Etage',
    roof: 'eine 6 bringt das Dach und beendet das Spiel',
  },
  surplusAfter: (surplus, format) =>
    surplus === 1 ? 'danach muss 1 weg' : `danach müssen ${format.number(surplus)} weg`,
  rollThree: 'Bis zu drei Würfe auf die 6',
  die: (face, format) =>
    face === undefined ? 'Der Würfel. Würfeln' : `Der Würfel zeigt ${format.number(face)}`,
  chooseTrade: 'Wähle dein Handwerk',
  noPlate: 'würfelt noch auf eine 6',

  lorry: (size, format) =>
    `Laster mit ${format.number(size)} ${size === 1 ? MATERIAL.one : 'Baustoffen'}: wähle, welche`,
  more: (material, { loaded, isNeeded }, format) =>
    `Eins mehr: ${materials[material].one}${isNeeded ? ', fehlt deinem nächsten Zimmer' : ''} (${format.number(loaded)} geladen)`,
  less: (material) => `Eins weniger: ${materials[material].one}`,
  unload: 'Abladen',
  unloadNow: 'in mein Lager',
  loaded: (loaded, of, format) => `${format.number(loaded)} von ${format.number(of)} gewählt`,

  fence: 'Über den Zaun: die Lager der anderen',
  chooseLoot: (thefts, format) =>
    thefts > 1
      ? `Tippe an, was du nimmst, ${format.number(thefts)} Stück`
      : 'Tippe an, was du nimmst',
  noSteal: 'Nichts nehmen',
  steal: (material, name) => `${material} von ${name} nehmen`,
  emptyYard: 'Lager leer',

  openerDoubles:
    'Limo für alle am Bau, und sie packen doppelt an: Ab dem nächsten Zug zählen die Würfe doppelt.',
  setPillar: 'Pfeiler setzen',
  keepPillar: 'Zum Tauschen behalten',

  card: ({ size, room, left, recipe }, format) => {
    const kind = size === 'small' ? 'kleines' : 'großes';
    if (room === undefined || recipe === undefined) return `Kein ${kind} Zimmer mehr da`;
    return `${size === 'small' ? 'Kleines' : 'Großes'} Zimmer: ${rooms[room]}, braucht ${goods(recipe, 0, format)}. Noch ${format.number(left)} Karten`;
  },
  cardsLeft: (left, format) => `noch ${format.number(left)}`,
  manyUnfinished: (count, format) =>
    `Schon ${format.number(count)} Zimmer angefangen. Halbe zählen nicht: Erst eins fertig bauen?`,
  bay: (column) => `Freie Spalte ${letterOf(column - 1)}`,
  room: ({ room, column, built, isComplete, isPlanned, floor }, format) => {
    const where = `${floor === undefined ? '' : floor === 0 ? 'unten ' : 'oben '}bei ${letterOf(column)}`;
    if (isPlanned) return `Plan: ${rooms[room]} ${where}`;
    return `${rooms[room]} ${where}: ${isComplete ? 'fertig' : `${format.number(built)} eingebaut`}`;
  },
  cell: (material, row, mayBeBuilt) =>
    mayBeBuilt
      ? `${materials[material].one} in Reihe ${row} einbauen`
      : `Reihe ${row} braucht: ${materials[material].one}`,
  chooseACard: 'Tippe zuerst einen Bauplan an; dann kann hier ein Zimmer entstehen.',
  chooseCell: 'Tippe auf ein leuchtendes Feld, um zu beginnen. Andere Spalte? Tippe sie an.',
  choosePlace: 'Tippe ein leuchtendes Feld an',
  noPlaceFor: (material) =>
    `Kein offenes Zimmer braucht gerade: ${materials[material].one}. Öffne ein Zimmer oder tausche.`,
  wrongCell: 'Dieses Feld braucht etwas anderes; die Karte zeigt, was.',
  noRooms: 'noch kein Zimmer',
  cancel: 'Zurück',
  endTurn: 'Zug beenden',
  buildLeft: (material, room) => `${materials[material].one} ${inRoom[room]} einbauen`,
  openLeft: (room) => `Ein Zimmer beginnen: ${rooms[room]}`,

  storage: (total, format) => `Mein Lager: ${format.count(total, MATERIAL)}, 5 dürfen bleiben`,
  stored: 'Im Lager',
  ofLimit: (total, limit, format) => `${format.number(total)} von ${format.number(limit)}`,
  pile: (material, count, format) => format.count(count, materials[material]),
  discardMore: (count, format) =>
    `Lager zu voll: tippe ${format.count(count, MATERIAL)} zum Wegwerfen an`,

  needs: 'Dein nächstes Zimmer',
  nextRoom: (room) => `${room} braucht`,
  notBegun: 'erst ein Plan',
  needHeld: (material) => `${material}: hast du`,
  needMissing: (material, missing, format) =>
    `${material}: noch ${format.number(missing)} nötig. Tippe an, wie du daran kommst.`,
  progress: (filled, cells, format) =>
    `${format.number(filled)} von ${format.number(cells)} eingebaut`,
  floorFull: {
    pillar: (pillars, format) =>
      `Hier passt kein Zimmer mehr hin. Pfeiler ${format.number(pillars + 1)} von 4 bringt eine 6, oder die Bank für ${format.number(PILLAR_PRICE)} Baustoffe.`,
    ceiling: () =>
      'Hier passt kein Zimmer mehr hin. Eine 6 bringt die Decke, dann baust du oben weiter.',
    roof: () => 'Hier passt kein Zimmer mehr hin. Eine 6 bringt das Dach und beendet das Spiel.',
  },
  pillarsOf: (standing, of, format) =>
    `${format.number(standing)} von ${format.number(of)} Pfeilern auf dieser Etage`,
  aSixBrings: {
    ceiling: 'Eine 6 bringt die Decke',
    roof: 'Eine 6 bringt das Dach und beendet das Spiel',
  },
  ways: (material) => `${material}: So kommst du daran`,
  howToGet: 'So kommst du daran',
  offerWay: (name, given) => `${name} dafür ${given} anbieten`,
  proposeWay: (name, given) => `${name} dafür ${given} vorschlagen`,
  bankWay: (price, format) => `Bank: ${format.number(price)} beliebige dafür`,
  bankShort: (price, short, format) =>
    `Die Bank nimmt ${format.number(price)} beliebige Baustoffe für einen: Dir fehlen noch ${format.number(short)}.`,
  ownRolls: 'Dein eigener Laster bringt es, wenn du 1 bis 4 würfelst.',
  rollsOf: (names, count) =>
    `${names} ${count === 1 ? 'bekommt' : 'bekommen'} es bei einem Wurf von 1 bis 4.`,
  noSwap: 'Gerade ist kein Tausch dafür möglich.',

  merchant: 'Bank',
  bankRate: (price, format) => `${format.number(price)} beliebige für 1`,
  price: (material, price, format) =>
    `${format.number(material)} beliebige Baustoffe für einen deiner Wahl, ${format.number(price)} für einen Pfeiler`,
  order: (item, price, format) => `${item} für ${format.number(price)} Baustoffe bestellen`,
  chooseGoods: 'Tippe an, was du willst',
  payMore: (count, format) => `Bezahlen: tippe noch ${format.count(count, MATERIAL)} an`,

  trade: 'Tauschen',
  propose: 'Tausch vorschlagen',
  meanwhile: 'Inzwischen: Tippe an, was dein Zimmer braucht, und sieh, wie du es bekommst.',
  inAMoment: 'gleich',
  trestle: {
    offer: 'Tapeziertisch: mein Angebot',
    counter: 'Tapeziertisch: mein Gegenangebot',
    propose: 'Tapeziertisch: mein Vorschlag',
  },
  send: { offer: 'Anbieten', counter: 'Senden', propose: 'Vorschlagen' },
  toWhom: 'Wem',
  looksFor: (list, format) => `sucht: ${goods(list, 0, format)}`,
  bubblesShow: 'An wen? Die Blasen zeigen, was den anderen fehlt.',
  all: 'Alle',
  theirYard: 'Was sie haben',
  iGive: 'Ich gebe',
  iWant: 'Ich will',
  layOut: 'Tippe oben an, was du willst, unten, was du gibst.',
  alsoWant: 'Jetzt tippe oben an, was du dafür willst.',
  alsoGive: 'Jetzt tippe unten an, was du dafür gibst.',
  nothingToGive: 'Dein Lager ist leer: Noch hast du nichts zu geben.',
  nothingToWant: 'Noch hat niemand sonst Waren. Geh zurück und tausche in einem späteren Zug.',
  ready: 'Ein fairer Handel? Biete ihn an!',
  wantMore: (material, { laid, isNeeded }, format) =>
    `${materials[material].one} haben wollen${isNeeded ? ', fehlt deinem nächsten Zimmer' : ''} (${format.number(laid)} auf dem Tisch)`,
  takeBack: (material, count, format) =>
    `${format.count(count, materials[material])}: eins zurücknehmen`,
  pillarsLaid: (count, format) => format.count(count, pillar),
  morePillars: 'Ein Pfeiler mehr',
  lessPillars: 'Ein Pfeiler weniger',
  goods,
  nothing: 'nichts',
  isNeeded: 'Dein nächstes Zimmer braucht es',

  offerOf: (name) => `Angebot von ${name}`,
  gives: (name) => `${name} gibt`,
  wants: 'für',
  youGive: 'du gibst',
  answers: {
    owed: 'überlegt noch',
    accepted: 'sagt ja',
    declined: 'sagt nein',
    countered: 'will etwas anderes',
  },
  swapWith: (name) => `Mit ${name} tauschen`,
  takeCounter: (name) => `Nehmen, was ${name} stattdessen sagt`,
  accept: 'Abgemacht!',
  decline: 'Nein',
  counter: 'Gegenangebot',
  waiting: 'Die anderen überlegen',
  withdraw: 'Zurückziehen',
  pickOne: 'Tippe an, wessen Antwort du nimmst',
  pickNone: 'Kein Handel',

  proposals: 'Vorschläge',
  proposalOf: (name) => `${name} schlägt vor`,
  takeProposal: (name) => `Vorschlag von ${name} annehmen`,
  refuseProposal: (name) => `Vorschlag von ${name} ablehnen`,
  withdrawProposal: 'Meinen Vorschlag zurücknehmen',

  doNotDisturb: 'sagt zu jedem Tausch Nein',
  dontAsk: 'Frag mich nicht',
  dontAskStates: { on: 'du sagst immer Nein', off: 'ob ich tausche' },
  siteOf: (seat, format) =>
    format.player(seat, 'Deine Baustelle', (name) => `Baustelle von ${name}`),
  site: ({ trade, floor, pillars, rooms: built, storage, ...player }, hasOpener, format) => {
    if (trade === undefined) return 'noch keine Platte';
    const complete = built.filter(({ isComplete }) => isComplete).length;
    const facts = [
      trades[trade],
      `${floor === 0 ? 'untere' : 'obere'} Etage mit ${format.number(pillars[floor] ?? 0)} Pfeilern`,
      `${format.number(filledCells({ trade, floor, pillars, rooms: built, storage, ...player }, floor))} von 28 Feldern`,
      `${format.count(complete, ROOM)} fertig`,
      `${format.number(totalOf(storage))} im Lager`,
      ...(hasOpener ? ['hat den Flaschenöffner'] : []),
    ];
    return facts.join(', ');
  },
  points: (points, format) => format.count(points, POINT),
  keys: [
    { keys: ['R'], does: 'würfeln; 3: bis zu drei Würfe auf die 6' },
    { keys: ['U'], does: 'den Laster abladen' },
    { keys: ['T'], does: 'tauschen, vorschlagen oder mit etwas anderem antworten' },
    { keys: ['B'], does: 'zur Bank' },
    { keys: ['P', 'K'], does: 'Pfeiler setzen, zum Tauschen behalten' },
    { keys: ['O'], does: 'ausrufen, was auf dem Tapeziertisch liegt' },
    { keys: ['Y', 'N'], does: 'ja oder nein zu einem Angebot; N zieht das eigene zurück' },
    { keys: ['E'], does: 'Zug beenden oder nichts nehmen' },
    {
      keys: ['M', 'H', 'L', 'G'],
      does: 'zu den Zimmerkarten, zum Haus, zum Lager, zum nächsten Zimmer',
    },
    { keys: ['←', '→', '↑', '↓'], does: 'zwischen Feldern und Stapeln gehen' },
    { keys: ['Enter'], does: 'wählen, was markiert ist' },
    { keys: ['Esc'], does: 'Gewähltes loslassen' },
  ],
};
