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

const POINT: Plural = { one: 'punt', other: 'punten' };
const ROOF: Plural = { one: 'dakkaart', other: 'dakkaarten' };

const words: Describing = {
  column: 'Kolom',
  empty: 'leeg',
  free: 'vrij',
  scaffold: 'steiger',
  child: { one: 'kind', other: 'kinderen' },
  point: POINT,
  roofCard: ROOF,
  room: { one: 'kamer', other: 'kamers' },
  emptyRoom: { one: 'lege kamer', other: 'lege kamers' },
  startRight: 'wie hem pakt, begint de volgende ronde',
  heldBy: (seat, format) => format.player(seat, 'in je hand', (name) => `in de hand van ${name}`),
  sizes: (points, { format }) =>
    points
      .map((worth, at) =>
        at === 0
          ? format.count(worth, POINT)
          : `${format.number(at + 1)} kaarten breed ${format.number(worth)}`,
      )
      .join(', '),
  beside: (room, points) => `${points} naast: ${room}`,
  with: (decor) => `met ${decor}`,
  decorValue: (value, { format }) => format.count(value, POINT),
  layHere: (room) => `Leg hier: ${room}`,
  layFaceDown: 'Leg hem hier gesloten, als lege kamer',
  putHere: (what) => `${capitalize(what)} hier`,
  choose: 'Kies',
  now: (points, { format }) => `${format.count(points, POINT)} nu`,
  possible: (points, { format }) => `later tot ${format.number(points)}`,
};

export const nl: TableTexts = {
  market: 'Het bord',
  actions: 'Wat te doen',
  kit: 'Gereedschap en klussers',
  startSign: 'Startspeler',
  startPlayer: 'begint deze ronde',
  fromNextRound: 'nieuw',
  outdoors: 'In de tuin',
  wordBreaks: [
    'woon|kamer',
    'slaap|kamer',
    'bad|kamer',
    'kinder|kamer',
    'stu|deer|kamer',
    'biblio|theek',
    'spel|letjes|kamer',
    'voor|raad|kast',
    'inloop|kast',
    'wijn|kelder',
    'werk|plaats',
    'berg|ruimte',
    'hemel|bed',
    'whirl|pool',
    'ijs|machine',
    'hobbel|paard',
    'schil|derijen|wand',
    'katten|hok',
    'boom|hut',
    'vogel|huisje',
    'leve|ran|cier',
    'klusjes|man',
    'dak|dekker',
    'archi|tect',
    'inte|rieur|ont|werp|ster',
    'dril|boor',
    'cement|molen',
    'Start|speler',
  ],
  faceDownShort: 'ge\u00adsloten',
  upTo: (points) => `tot ${points}`,
  roomPile: 'Afgelegde kamers',
  roofPile: 'Afgelegde daken',

  take: 'Pakken',
  discard: 'Afleggen',
  declineJackhammer: 'Nu niet',
  declineDecor: 'Laat maar',
  done: 'Klaar',
  cancel: 'Terug',
  turnOver: 'Omdraaien',
  faceUp: 'Open',
  scaffoldFirst: 'Eerst steiger',
  roomFirst: 'Eerst kamer',

  chooseColumn: 'Tik op een kolom van het bord',
  remember: 'Denk eraan',
  warning: warningTexts.nl,
  chooseDiscard:
    'Met twee of drie spelers wordt er elke ronde een kolom afgelegd: tik op de kolom die niemand mag krijgen',
  discardHint: 'Beide kaarten gaan naar de aflegstapels',
  jackhammerHint: 'Tik op een kolom: je krijgt meteen de kamer ervan, en geen beurt',
  placeHint: 'Tik op een oplichtend veld. Je ziet de punten van nu en wat er later bij kan komen',
  placeTurned: 'Tik op een veld: het wordt een lege kamer',
  placeFaceDown:
    'Deze kamer past nergens open. Tik op een grijs veld: daar wordt het een lege kamer',
  besideBonus: (points, room) => `Direct naast een ${room}: ${points}.`,
  roofUse: (isHidden) =>
    `${isHidden ? 'Wacht gesloten onder het dekzeil. ' : ''}Aan het einde leveren vier dakkaarten van één kleur 8 punten op, gemengde 3.`,
  tooLate: 'Te laat: gereedschap werkt pas vanaf de volgende ronde, en dit is de laatste.',
  decorHint: 'Tik op de kamer die dit krijgt',
  outdoorsHint: 'Dit komt in de tuin',
  scaffoldHint: 'Tik op een veld voor de steiger',
  drillColumn: 'Tik op het bord op de kamer die je wilt',
  drillField: 'Tik op de kamer van je huis die ervoor weggaat',
  drillOther: 'Tik op de kamer die ervoor komt',
  mixFirst: 'Twee kamers van het bord wisselen van plaats. Tik op de eerste',
  mixSecond: 'Tik nu op de kamer waarmee hij wisselt',
  chooseHelper: 'Tik op een klusser bij je hek, of rond af',
  helpersAtWork: 'De winkel is dicht. Nu zijn de klussers aan het werk.',
  supplierCard: 'Tik op een kamer van de aflegstapel',
  supplierField: 'Tik op de kamer van je huis die ervoor weggaat',
  handymanFirst: 'Tik op een van de twee kamers',
  handymanSecond: 'Tik op de kamer waarmee hij ruilt',
  rooferCard: (isHidden) =>
    isHidden
      ? 'Tik op het dak dat je wilt. Die van jou liggen onder het dekzeil: niemand mag kijken'
      : 'Tik op het dak dat je wilt',

  houseOf: (seat, format) => format.player(seat, 'Je huis', (name) => `Huis van ${name}`),
  points: (points, format) => format.count(points, POINT),
  roofs: (count, format) =>
    count < ROOF_SIZE
      ? `${format.number(count)} van ${format.count(ROOF_SIZE, ROOF)}`
      : format.count(count, ROOF),
  tile: (what, value, where, format) =>
    `${capitalize(what)}: ${format.count(value, POINT)}, past in: ${where}.`,
  round: (round, rounds) => `Ronde ${round} van ${rounds}`,
  bonuses: {
    bathrooms: 'Badkamer op beide verdiepingen',
    basics: 'Badkamer, keuken en slaapkamer',
  },
  scored: (what, where, points) =>
    `${capitalize(what)}${where.length === 0 ? '' : ` (${where.join(', ')})`}: ${points}`,
  faceDownHere: (reason) => `${reason} Tik nog eens, dan ligt hij hier gesloten, als lege kamer.`,
  garden: 'Tuin',
  putOutdoors: (decor) => `Zet ${decor} in de tuin`,
  column: (label, wording) => describeColumn(label, wording, words),
  place: (label, wording) => describePlace(label, wording, words),
  pileRoom: (card, wording) =>
    `${capitalize(cardOf(card, wording, words))}${card.count > 1 ? `, ${wording.format.number(card.count)} ervan` : ''}${card.may ? '' : ', past nergens'}`,
  pileRoof: (roof, { texts, format }) =>
    `${capitalize(texts.roof(roof))}${roof.count > 1 ? `, ${format.number(roof.count)} ervan` : ''}`,
  tool: ({ tool, count, isUsable }, { texts, format }) =>
    `${capitalize(texts.tools[tool])}${count > 1 ? `, ${format.number(count)} ervan` : ''}${isUsable ? '' : ', vanaf de volgende ronde'}. ${texts.uses[tool]}`,
  helper: ({ helper, count }, { texts, format }) =>
    `${capitalize(texts.helpers[helper])}${count > 1 ? `, ${format.number(count)} ervan` : ''}. ${texts.uses[helper]}`,
  about: (player, wording) => describeHouse(player, wording, words),
  keys: [
    { keys: ['1', '2', '3', '4', '5'], does: 'een kolom kiezen; twee keer: pakken' },
    { keys: ['M'], does: 'naar het bord' },
    { keys: ['H'], does: 'naar je huis' },
    { keys: ['T'], does: 'naar gereedschap en klussers' },
    { keys: ['F'], does: 'de kaart omdraaien, waar dat mag' },
    { keys: ['S'], does: 'eerst steiger of eerst kamer' },
    { keys: ['D'], does: 'afzien, of klaar' },
    { keys: ['←', '→', '↑', '↓'], does: 'tussen kolommen, velden en kaarten gaan' },
    { keys: ['Enter'], does: 'kiezen wat gemarkeerd is' },
    { keys: ['Esc'], does: 'loslaten wat gekozen is' },
  ],
};
