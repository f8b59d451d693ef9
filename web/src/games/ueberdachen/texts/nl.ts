import { type Plural, capitalize } from '@richtfest/engine';
import { PILLAR_PRICE, ueberdachenTexts } from '@richtfest/ueberdachen';
import { filledCells, totalOf } from '../table/derive.ts';
import { goodsIn, letterOf } from './goods.ts';
import type { TableTexts } from './table-texts.ts';

const { materials, rooms, inRoom, trades, pillar } = ueberdachenTexts.nl;
const MATERIAL: Plural = { one: 'materiaal', other: 'materialen' };
const POINT: Plural = { one: 'punt', other: 'punten' };
const ROOM: Plural = { one: 'kamer', other: 'kamers' };
const goods = goodsIn({ materials, pillar, nothing: 'niets' });

export const nl: TableTexts = {
  supply: 'Dobbelsteen en kamerkaarten',
  roll: 'Gooien',
  rollOf: (roll, of, format) => `worp ${format.number(roll)} van ${format.number(of)}`,
  doubled: 'je flesopener verdubbelt hem',
  sixBrings: {
    ceiling: 'een 6 sluit deze verdieping',
    roof: 'een 6 brengt het dak en beëindigt het spel',
  },
  surplusAfter: (surplus, format) =>
    surplus === 1 ? 'daarna moet er 1 weg' : `daarna moeten er ${format.number(surplus)} weg`,
  rollThree: 'Tot drie worpen voor de 6',
  die: (face, format) =>
    face === undefined ? 'De dobbelsteen. Gooien' : `De dobbelsteen toont ${format.number(face)}`,
  chooseTrade: 'Kies je vak',
  noPlate: 'gooit nog voor een 6',

  lorry: (size, format) => `Vrachtwagen met ${format.count(size, MATERIAL)}: kies welke`,
  more: (material, { loaded, isNeeded }, format) =>
    `Eén meer: ${materials[material].one}${isNeeded ? ', ontbreekt in je volgende kamer' : ''} (${format.number(loaded)} geladen)`,
  less: (material) => `Eén minder: ${materials[material].one}`,
  unload: 'Lossen',
  unloadNow: 'in mijn opslag',
  loaded: (loaded, of, format) => `${format.number(loaded)} van ${format.number(of)} gekozen`,

  fence: 'Over de schutting: de opslag van de anderen',
  chooseLoot: (thefts, format) =>
    thefts > 1 ? `Tik aan wat je pakt, ${format.number(thefts)} stuks` : 'Tik aan wat je pakt',
  noSteal: 'Niets pakken',
  steal: (material, name) => `${capitalize(material)} van ${name} pakken`,
  emptyYard: 'opslag leeg',

  openerDoubles:
    'Limonade voor de hele ploeg, en ze werken voor twee: vanaf de volgende beurt tellen worpen dubbel.',
  setPillar: 'Pijler plaatsen',
  keepPillar: 'Houden om te ruilen',

  card: ({ size, room, left, recipe }, format) => {
    const kind = size === 'small' ? 'kleine' : 'grote';
    if (room === undefined || recipe === undefined) return `Geen ${kind} kamers meer`;
    return `${capitalize(kind)} kamer: ${rooms[room]}, vraagt ${goods(recipe, 0, format)}. Nog ${format.number(left)} kaarten`;
  },
  cardsLeft: (left, format) => `nog ${format.number(left)}`,
  manyUnfinished: (count, format) =>
    `Al ${format.number(count)} kamers begonnen. Halve tellen niet: eerst één afmaken?`,
  bay: (column) => `Vrije kolom ${letterOf(column - 1)}`,
  room: ({ room, column, built, isComplete, isPlanned, floor }, format) => {
    const where = `${floor === undefined ? '' : floor === 0 ? 'beneden ' : 'boven '}bij ${letterOf(column)}`;
    if (isPlanned) return `Plan: ${rooms[room]} ${where}`;
    return `${capitalize(rooms[room])} ${where}: ${isComplete ? 'klaar' : `${format.number(built)} ingebouwd`}`;
  },
  cell: (material, row, mayBeBuilt) =>
    mayBeBuilt
      ? `${capitalize(materials[material].one)} in rij ${row} inbouwen`
      : `Rij ${row} vraagt: ${materials[material].one}`,
  chooseACard: 'Tik eerst een bouwtekening aan; dan kan hier een kamer komen.',
  chooseCell: 'Tik op een oplichtend vakje om te beginnen. Andere kolom? Tik die aan.',
  choosePlace: 'Tik een oplichtend vakje aan',
  noPlaceFor: (material) =>
    `Geen open kamer vraagt nu: ${materials[material].one}. Open een kamer of ruil.`,
  wrongCell: 'Dit vakje vraagt iets anders; de kaart toont wat.',
  noRooms: 'nog geen kamer',
  cancel: 'Terug',
  endTurn: 'Beurt klaar',
  buildLeft: (material, room) => `${capitalize(materials[material].one)} ${inRoom[room]} bouwen`,
  openLeft: (room) => `Een kamer beginnen: ${rooms[room]}`,

  storage: (total, format) => `Mijn opslag: ${format.count(total, MATERIAL)}, 5 mogen blijven`,
  stored: 'Opslag',
  ofLimit: (total, limit, format) => `${format.number(total)} van ${format.number(limit)}`,
  pile: (material, count, format) => format.count(count, materials[material]),
  discardMore: (count, format) =>
    `Te vol: tik ${format.count(count, MATERIAL)} aan om weg te gooien`,

  needs: 'Je volgende kamer',
  nextRoom: (room) => `${room} heeft nodig`,
  notBegun: 'nog een plan',
  needHeld: (material) => `${material}: heb je`,
  needMissing: (material, missing, format) =>
    `${material}: nog ${format.number(missing)} nodig. Hoe kom je eraan?`,
  progress: (filled, cells, format) =>
    `${format.number(filled)} van ${format.number(cells)} ingebouwd`,
  floorFull: {
    pillar: (pillars, format) =>
      `Hier past geen kamer meer. Pijler ${format.number(pillars + 1)} van 4 krijg je met een 6, of van de bank voor ${format.number(PILLAR_PRICE)} materialen.`,
    ceiling: () => 'Hier past geen kamer meer. Een 6 brengt het plafond, dan bouw je boven verder.',
    roof: () => 'Hier past geen kamer meer. Een 6 brengt het dak en beëindigt het spel.',
  },
  pillarsOf: (standing, of, format) =>
    `${format.number(standing)} van ${format.count(of, pillar)} op deze verdieping`,
  aSixBrings: {
    ceiling: 'Een 6 brengt het plafond',
    roof: 'Een 6 brengt het dak en beëindigt het spel',
  },
  ways: (material) => `${material}: zo kom je eraan`,
  howToGet: 'Zo kom je eraan',
  offerWay: (name, given) => `${name} daarvoor ${given} aanbieden`,
  proposeWay: (name, given) => `${name} daarvoor ${given} voorstellen`,
  bankWay: (price, format) => `Bank: ${format.number(price)} naar keuze ervoor`,
  bankShort: (price, short, format) =>
    `De bank neemt ${format.number(price)} materialen naar keuze voor één: je komt er nog ${format.number(short)} tekort.`,
  ownRolls: 'Je eigen vrachtwagen brengt het als je 1 tot 4 gooit.',
  rollsOf: (names, count) =>
    `${names} ${count === 1 ? 'krijgt' : 'krijgen'} het bij een worp van 1 tot 4.`,
  noSwap: 'Er kan nu niet voor geruild worden.',

  merchant: 'Bank',
  bankRate: (price, format) => `${format.number(price)} willekeurige voor 1`,
  price: (material, price, format) =>
    `${format.number(material)} willekeurige materialen voor één naar keuze, ${format.number(price)} voor een pijler`,
  order: (item, price, format) =>
    `${capitalize(item)} voor ${format.number(price)} materialen bestellen`,
  chooseGoods: 'Tik aan wat je wilt',
  payMore: (count, format) => `Betalen: tik nog ${format.count(count, MATERIAL)} aan`,

  trade: 'Ruilen',
  propose: 'Ruil voorstellen',
  meanwhile: 'Intussen: tik aan wat je kamer nodig heeft en zie hoe je eraan komt.',
  inAMoment: 'zo meteen',
  trestle: {
    offer: 'Schragentafel: mijn bod',
    counter: 'Schragentafel: mijn tegenbod',
    propose: 'Schragentafel: mijn voorstel',
  },
  send: { offer: 'Bieden', counter: 'Versturen', propose: 'Voorstellen' },
  toWhom: 'Aan wie',
  looksFor: (list, format) => `zoekt: ${goods(list, 0, format)}`,
  bubblesShow: 'Aan wie? De ballon toont wat ontbreekt.',
  all: 'Iedereen',
  theirYard: 'Wat ze hebben',
  iGive: 'Ik geef',
  iWant: 'Ik wil',
  layOut: 'Tik boven aan wat je wilt, onder wat je geeft.',
  alsoWant: 'Tik nu boven aan wat je ervoor wilt.',
  alsoGive: 'Tik nu onder aan wat je ervoor geeft.',
  nothingToGive: 'Je opslag is leeg: je hebt nog niets om te geven.',
  nothingToWant: 'Nog niemand anders heeft spullen. Ga terug en ruil in een latere beurt.',
  ready: 'Een eerlijke ruil? Roep hem om!',
  wantMore: (material, { laid, isNeeded }, format) =>
    `${capitalize(materials[material].one)} willen hebben${isNeeded ? ', ontbreekt in je volgende kamer' : ''} (${format.number(laid)} op tafel)`,
  takeBack: (material, count, format) =>
    `${format.count(count, materials[material])}: één terugnemen`,
  pillarsLaid: (count, format) => format.count(count, pillar),
  morePillars: 'Eén pijler meer',
  lessPillars: 'Eén pijler minder',
  goods,
  nothing: 'niets',
  isNeeded: 'Je volgende kamer heeft het nodig',

  offerOf: (name) => `Bod van ${name}`,
  gives: (name) => `${name} geeft`,
  wants: 'voor',
  youGive: 'jij geeft',
  answers: {
    owed: 'denkt nog na',
    accepted: 'zegt ja',
    declined: 'zegt nee',
    countered: 'wil iets anders',
  },
  swapWith: (name) => `Met ${name} ruilen`,
  takeCounter: (name) => `Nemen wat ${name} in plaats daarvan zegt`,
  accept: 'Afgesproken!',
  decline: 'Nee',
  counter: 'Tegenbod',
  waiting: 'De anderen denken na',
  withdraw: 'Intrekken',
  pickOne: 'Tik aan wiens antwoord je neemt',
  pickNone: 'Geen ruil',

  proposals: 'Voorstellen',
  proposalOf: (name) => `${name} stelt voor`,
  takeProposal: (name) => `Voorstel van ${name} aannemen`,
  refuseProposal: (name) => `Voorstel van ${name} afwijzen`,
  withdrawProposal: 'Mijn voorstel terugnemen',

  doNotDisturb: 'zegt nee tegen elke ruil',
  dontAsk: 'Vraag me niet',
  dontAskStates: { on: 'je zegt altijd nee', off: 'om te ruilen' },
  siteOf: (seat, format) =>
    format.player(seat, 'Je bouwplaats', (name) => `Bouwplaats van ${name}`),
  site: ({ trade, floor, pillars, rooms: built, storage, ...player }, hasOpener, format) => {
    if (trade === undefined) return 'nog geen plaat';
    const complete = built.filter(({ isComplete }) => isComplete).length;
    const facts = [
      trades[trade],
      `${floor === 0 ? 'onderste' : 'bovenste'} verdieping met ${format.count(pillars[floor] ?? 0, pillar)}`,
      `${format.number(filledCells({ trade, floor, pillars, rooms: built, storage, ...player }, floor))} van 28 vakjes`,
      `${format.count(complete, ROOM)} klaar`,
      `${format.number(totalOf(storage))} in opslag`,
      ...(hasOpener ? ['heeft de flesopener'] : []),
    ];
    return facts.join(', ');
  },
  points: (points, format) => format.count(points, POINT),
  keys: [
    { keys: ['R'], does: 'gooien; 3: tot drie worpen voor de 6' },
    { keys: ['U'], does: 'de vrachtwagen lossen' },
    { keys: ['T'], does: 'ruilen, voorstellen of met iets anders antwoorden' },
    { keys: ['B'], does: 'naar de bank' },
    { keys: ['P', 'K'], does: 'pijler plaatsen, houden om te ruilen' },
    { keys: ['O'], does: 'omroepen wat op de schragentafel ligt' },
    { keys: ['Y', 'N'], does: 'ja of nee tegen een bod; N trekt het eigen bod in' },
    { keys: ['E'], does: 'beurt klaar, of niets pakken' },
    {
      keys: ['M', 'H', 'L', 'G'],
      does: 'naar de kamerkaarten, het huis, de opslag, de volgende kamer',
    },
    { keys: ['←', '→', '↑', '↓'], does: 'tussen vakjes en stapels gaan' },
    { keys: ['Enter'], does: 'kiezen wat gemarkeerd is' },
    { keys: ['Esc'], does: 'loslaten wat gekozen is' },
  ],
};
