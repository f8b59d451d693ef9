import { type Format, type Plural, capitalize, tableTexts } from '@richtfest/engine';
import type { ColumnCards } from '../events.ts';
import type { Decor, Roof, Room, RoomCard, ShownSpecial } from '../words.ts';
import { cardListTexts } from './card-list.ts';
import type { DreamHomeTexts } from './dream-home-texts.ts';
import { fieldNamer } from './field-name.ts';
import { promptFrom } from './prompt.ts';

const rooms: DreamHomeTexts['rooms'] = {
  'living-room': { one: 'woonkamer', other: 'woonkamers' },
  bedroom: { one: 'slaapkamer', other: 'slaapkamers' },
  bathroom: { one: 'badkamer', other: 'badkamers' },
  kitchen: { one: 'keuken', other: 'keukens' },
  'childrens-room': { one: 'kinderkamer', other: 'kinderkamers' },
  study: { one: 'studeerkamer', other: 'studeerkamers' },
  library: { one: 'bibliotheek', other: 'bibliotheken' },
  'games-room': { one: 'spelletjeskamer', other: 'spelletjeskamers' },
  sauna: { one: 'sauna', other: 'sauna’s' },
  pantry: { one: 'voorraadkast', other: 'voorraadkasten' },
  'dressing-room': { one: 'inloopkast', other: 'inloopkasten' },
  garage: { one: 'garage', other: 'garages' },
  'wine-cellar': { one: 'wijnkelder', other: 'wijnkelders' },
  workshop: { one: 'werkplaats', other: 'werkplaatsen' },
  'storage-room': { one: 'bergruimte', other: 'bergruimtes' },
  laundry: { one: 'washok', other: 'washokken' },
};

const decors: DreamHomeTexts['decors'] = {
  'grand-piano': 'piano',
  fireplace: 'open haard',
  'canopy-bed': 'hemelbed',
  whirlpool: 'whirlpool',
  'ice-cream-machine': 'ijsmachine',
  'rocking-horse': 'hobbelpaard',
  paintings: 'schilderijenwand',
  'cat-house': 'kattenhok',
  'tree-house': 'boomhut',
  'bird-house': 'vogelhuisje',
};

const helpers: DreamHomeTexts['helpers'] = {
  supplier: 'leverancier',
  handyman: 'klusjesman',
  roofer: 'dakdekker',
  architect: 'architect',
  'interior-designer': 'interieurontwerpster',
};

const tools: DreamHomeTexts['tools'] = {
  jackhammer: 'drilboor',
  'cement-mixer': 'cementmolen',
  drill: 'boor',
  scaffold: 'steiger',
};

const colours: DreamHomeTexts['colours'] = {
  red: 'rood',
  brown: 'bruin',
  grey: 'grijs',
  green: 'groen',
};

const WITH_HET: readonly (Room | Decor)[] = [
  'laundry',
  'canopy-bed',
  'rocking-horse',
  'cat-house',
  'bird-house',
];

const CHILD: Plural = { one: 'kind', other: 'kinderen' };
const POINT: Plural = { one: 'punt', other: 'punten' };
const CARD: Plural = { one: 'kaart', other: 'kaarten' };
const TILE: Plural = { one: 'tegel', other: 'tegels' };

const roof = ({ colour, window }: Roof) => `${colours[colour]} dak${window ? ' met raam' : ''}`;

const floorSigns = { U: 'B', G: 'G', B: 'K' } as const;

/** A field as it is called on the table. */
const at = fieldNamer(floorSigns);

export const nl: DreamHomeTexts = {
  name: 'Droomhuis',
  blurb:
    'Twaalf ronden, twaalf kamers: kies een kamer en wat erbij ligt, maak van kamers grotere kamers, richt ze in, spaar een dak en bouw het mooiste huis van de straat.',
  rooms,
  decors,
  helpers,
  tools,
  colours,
  floors: { U: 'bovenverdieping', G: 'begane grond', B: 'kelder' },
  floorSigns,
  field: at,
  emptyRoom: 'lege kamer',
  uses: {
    supplier:
      'Aan het einde: ruil een van je kaarten voor een kaart van de aflegstapel met kamers.',
    handyman: 'Aan het einde: laat twee van je eigen kaarten van plaats wisselen.',
    roofer: 'Aan het einde: haal een dak van de aflegstapel met verbouwingskaarten.',
    architect:
      'Aan het einde: 4 punten voor elke bonus voor functionaliteit, 1 punt voor elke lege kamer.',
    'interior-designer':
      'Je mag kamers met een tegel uitbreiden; aan het einde is elke tegel van jou 1 punt meer waard.',
    jackhammer:
      'Aan het begin van een ronde: pak vóór iedereen alleen een kamer; je beurt vervalt dan.',
    'cement-mixer': 'Voordat je pakt: laat twee kamers op het bord van plaats wisselen.',
    drill: 'Voordat je pakt: ruil een open kaart uit je huis voor een kamer op het bord.',
    scaffold: 'Draagt wat erboven ligt, tot een kamer zijn plaats inneemt.',
  },

  chapters: {
    components: 'Wat er in de doos zit',
    round: 'Een ronde',
    turn: 'Een beurt',
    placing: 'Kamers leggen',
    specials: 'Verbouwingskaarten',
    end: 'Het einde',
  },

  rules: {
    'DH-1': {
      title: 'Het huis',
      text: 'Je huis heeft twaalf velden: vijf op de bovenverdieping (B1 tot en met B5), vijf op de begane grond (G1 tot en met G5) en twee in de kelder (K4 en K5). Elk veld op de bovenverdieping staat op het veld op de begane grond met hetzelfde nummer. G4 staat op K4 en G5 op K5; G1, G2 en G3 staan op de aarde.',
    },
    'DH-2': {
      title: 'Kamerkaarten',
      text: 'Er zijn 60 kamerkaarten. Kaarten van dezelfde soort naast elkaar vormen één kamer (DH-15), en een kamer telt naar het aantal kaarten:',
      more: [
        [
          'Woonkamer (9 kaarten): 1, 4 of 9 punten voor één, twee of drie kaarten.',
          'Slaapkamer (8): 1 of 4 punten voor één of twee kaarten.',
          'Badkamer (8): 1 punt.',
          'Keuken (6): 1 of 6 punten.',
          'Kinderkamer (5): 2 of 6 punten.',
          'Studeerkamer, bibliotheek, spelletjeskamer (elk 2): 2 punten.',
          'Sauna (2): 1 punt, naast een badkamer 3.',
          'Voorraadkast (2): 1 punt, naast een keuken 3.',
          'Inloopkast (2): 1 punt, naast een slaapkamer 3.',
          'Garage (6), in de kelder: 0 of 4 punten.',
          'Wijnkelder en werkplaats (elk 2), bergruimte en washok (elk 1), in de kelder: 1 punt.',
        ],
        'Een kamer kan niet meer kaarten hebben dan er puntenaantallen zijn genoemd. Op sommige kaarten staan kinderen, die bij een gelijke stand tellen (DH-30). De aantallen kaarten, de kinderen en enkele waarden zijn van ons, omdat de gedrukte niet te krijgen waren; heb je de doos, dan kun je de echte lijst invullen.',
      ],
    },
    'DH-3': {
      title: 'Verbouwingskaarten',
      text: 'Er zijn 48 verbouwingskaarten:',
      more: [
        [
          'Daken: vijf in elk van vier kleuren, van elke kleur precies één met een raam.',
          'Inrichting: tien kaarten, één voor elke inrichtingstegel.',
          'Klussers: twee van elk: leverancier, klusjesman, dakdekker, architect en interieurontwerpster.',
          'Gereedschap: twee van elk: drilboor, cementmolen, boor en steiger.',
        ],
        'Een eigen kaartenlijst moet 60 kamerkaarten, 48 verbouwingskaarten en hoogstens één kaart per inrichtingstegel hebben.',
      ],
    },
    'DH-4': {
      title: 'Inrichtingstegels',
      text: 'Elke inrichtingstegel is punten waard en past bij bepaalde kamers:',
      more: [
        [
          'Piano (3) en open haard (2): woonkamer.',
          'Hemelbed (2): slaapkamer.',
          'Whirlpool (3): badkamer.',
          'IJsmachine (2): keuken.',
          'Hobbelpaard (2): kinderkamer.',
          'Schilderijenwand (1): woonkamer, slaapkamer, studeerkamer, bibliotheek of spelletjeskamer.',
          'Kattenhok (1): slaapkamer, woonkamer of kinderkamer.',
          'Boomhut (2) en vogelhuisje (1): buiten. Je mag ze allebei hebben.',
        ],
      ],
    },
    'DH-5': {
      title: 'Het bord',
      text: 'Op het bord liggen vijf kolommen met open kaarten. In kolom 1 ligt een kamerkaart, en als je die pakt, ben je in de volgende ronde startspeler. In de kolommen 2 tot en met 5 liggen telkens een kamerkaart en een verbouwingskaart. Elke kaart komt in een spel precies één keer langs.',
    },
    'DH-6': {
      title: 'Eerst de drilboren',
      text: 'Een ronde begint met de drilboren uit eerdere ronden. Met de klok mee vanaf de startspeler mag iedereen die er een heeft er één gebruiken, maar niet twee, of voor deze ronde passen. Gebruik je je drilboor:',
      more: [
        [
          'Pak de kamerkaart van een kolom naar keuze en leg hem in je huis.',
          'Leg de verbouwingskaart van die kolom af. Bij kolom 1 word je geen startspeler.',
          'Je hebt deze ronde geen beurt, en niemand kan die kolom nog kiezen.',
        ],
      ],
    },
    'DH-7': {
      title: 'Er gaat een kolom weg',
      text: 'Met twee of drie spelers kiest de startspeler daarna een van de kolommen 2 tot en met 5 waar beide kaarten nog liggen en legt ze af, ook als hij een drilboor heeft gebruikt. Met jongere kinderen kunnen jullie deze regel weglaten.',
    },
    'DH-8': {
      title: 'Beurten',
      text: 'Dan heeft iedereen die geen drilboor heeft gebruikt één beurt, met de klok mee vanaf de startspeler.',
    },
    'DH-9': {
      title: 'Einde van de ronde',
      text: 'De kaarten die op het bord over zijn, gaan naar twee aflegstapels, één voor kamerkaarten en één voor verbouwingskaarten, en er komen nieuwe kaarten. Wie kolom 1 heeft gepakt, wordt startspeler; heeft niemand dat gedaan, dan blijft de startspeler dezelfde.',
      more: [
        'De eerste startspeler wordt geloot, tenzij jullie er bij het klaarzetten van de tafel een aanwijzen. (In het Duitse boekje begint wie het laatst is verhuisd, in het Nederlandse de jongste.)',
      ],
    },
    'DH-10': {
      title: 'Gereedschap voor het pakken',
      text: 'Aan het begin van je beurt, voordat je kaarten pakt, mag je zoveel van je boren en cementmolens gebruiken als je wilt, in elke volgorde. In de ronde waarin je gereedschap hebt gepakt, kun je het nog niet gebruiken. Al het gereedschap werkt één keer en wordt dan afgelegd.',
    },
    'DH-11': { title: 'Pakken', text: 'Kies een kolom waar nog kaarten liggen, en pak ze.' },
    'DH-12': {
      title: 'Eerst de kamer',
      text: 'Leg eerst de kamerkaart neer, dan werkt de verbouwingskaart. Alleen een steiger mag je vóór of na de kamer leggen. Een nieuwe interieurontwerpster helpt dus pas vanaf je volgende kamer.',
    },
    'DH-13': {
      title: 'Niets zweeft',
      text: 'Leg een kamerkaart op een vrij veld of op een veld met een steiger. Het veld moet op de aarde staan, of er moet op het veld eronder al iets liggen. Ook lege kamers en steigers dragen wat erboven is.',
    },
    'DH-14': {
      title: 'Boven of beneden',
      text: 'Een kelderkamer mag alleen in de kelder open liggen, elke andere kamer alleen daarboven.',
    },
    'DH-15': {
      title: 'Grote kamers',
      text: 'Kaarten van dezelfde soort naast elkaar op een verdieping vormen één kamer. Een kaart mag alleen open liggen als de kamer daardoor niet groter wordt dan zijn soort toestaat (DH-2). De buren aan beide kanten tellen mee.',
    },
    'DH-16': {
      title: 'Kamers die klaar zijn',
      text: 'Een kamer met een inrichtingstegel is klaar: je kunt er geen kaart van dezelfde soort open naast leggen. Met de interieurontwerpster mag je kamers die klaar zijn uitbreiden, ook kamers die al klaar waren voordat je haar pakte. Maar een kamer mag nooit twee tegels hebben. Een kamer die zijn tegel kwijtraakt, is niet meer klaar.',
    },
    'DH-17': {
      title: 'Lege kamers',
      text: 'Een gesloten kaart is een lege kamer: hij heeft geen soort, hoort bij geen andere kamer, krijgt geen tegel en telt 0. Het veld kies je zelf. In de Duitse uitgave ligt de kaart daar open als dat mag, anders gesloten. In de Nederlandse mag je hem ook vrijwillig gesloten leggen, op elk veld waar een kamer kan liggen (DH-13).',
    },
    'DH-18': {
      title: 'Daken',
      text: 'Leg een dakkaart gesloten op je stapel. Tot het einde mag niemand hem bekijken, jijzelf ook niet. Bij het klaarzetten van de tafel kunnen jullie ook open daken kiezen.',
    },
    'DH-19': {
      title: 'Inrichting',
      text: 'Leg de tegel op een open kaart van een kamer waar hij bij past (DH-4). Die kamer mag nog geen tegel hebben. Wat buiten hoort, komt naast je huis. In de Duitse uitgave moet je de tegel leggen als het kan; in de Nederlandse mag je. Leg je hem niet, dan wordt de kaart afgelegd en is de tegel uit het spel.',
    },
    'DH-20': {
      title: 'Klussers en gereedschap',
      text: 'Klussers en gereedschap liggen open voor je. Alleen een steiger komt in je huis (DH-21).',
    },
    'DH-21': {
      title: 'Steiger',
      text: 'Leg de steiger meteen op een veld zonder kamer of steiger waar een kamer zou kunnen liggen (DH-13); ook daaronder mag een steiger staan. Later leg je er volgens de gewone regels een kamer op en leg je de steiger af. Je moet hem leggen als het kan. Maar je mag eerst de kamer leggen, zelfs op het laatste vrije veld; dan leg je de steiger af.',
    },
    'DH-22': {
      title: 'Boor',
      text: 'Ruil een van je open kaarten voor een kamerkaart op het bord. Eerst gaat jouw kaart uit het huis, en zijn tegel verhuist of is verloren (DH-23). Dan moet de nieuwe kaart op dat veld open mogen liggen. Je oude kaart komt in zijn plaats op het bord. Een lege kamer kun je niet ruilen.',
    },
    'DH-23': {
      title: 'Een tegel waarvan de kaart weggaat',
      text: 'Gaat er een kaart met een tegel uit je huis, dan verschillen de Duitse en de Nederlandse uitgave. Duitse uitgave: de tegel is alleen verloren als de kamer uit die ene kaart bestond; anders verhuist hij naar een kaart ernaast in die kamer, van twee naar de linker. Nederlandse uitgave: de tegel is altijd verloren.',
    },
    'DH-24': {
      title: 'Cementmolen',
      text: 'Verwissel de kamerkaarten van twee kolommen op het bord.',
    },
    'DH-25': {
      title: 'Klussers aan het einde',
      text: 'Na ronde 12 komen de laatste klussers aan bod, met de klok mee vanaf wie als volgende startspeler zou zijn. Wie niets met zijn klussers kan doen, wordt overgeslagen. Ben je aan de beurt, dan mag je deze klussers gebruiken, in elke volgorde:',
      more: [
        [
          'Leverancier: ruil een van je kaarten, ook een lege kamer, voor een kaart van de aflegstapel met kamerkaarten. Hij moet daar open mogen liggen, net als bij de boor (DH-22). Je oude kaart gaat naar die stapel.',
          'Klusjesman: verwissel twee van je kaarten. Daarna moet elke kaart op zijn nieuwe veld mogen liggen: in de kelder of daarboven (DH-14), en in een kamer die niet te groot is (DH-15). Inrichtingstegels houden je niet tegen; ze blijven op hun kaart. Een kamer met meer tegels houdt de waardevolste, van gelijke de meest linkse. Lege kamers blijven gesloten en mogen overal liggen.',
          'Dakdekker: pak een dak naar keuze van de aflegstapel met verbouwingskaarten, zonder je eigen daken te bekijken.',
        ],
      ],
    },
    'DH-26': {
      title: 'Punten voor het dak',
      text: 'De beste vier dakkaarten van je stapel tellen; ze worden voor je uitgezocht. Ze leveren 8 punten op als ze allemaal dezelfde kleur hebben, anders 3, plus 1 voor elk raam. Met minder dan vier kaarten krijg je niets.',
    },
    'DH-27': {
      title: 'Functionaliteit',
      text: 'Voor de functionaliteit van je huis zijn er twee bonussen:',
      more: [
        [
          '3 punten voor een badkamer op de begane grond en nog een op de bovenverdieping.',
          '3 punten voor minstens één badkamer, één keuken en één slaapkamer.',
        ],
      ],
    },
    'DH-28': {
      title: 'Architect en interieurontwerpster',
      text: 'Met de architect is elke bonus voor functionaliteit (DH-27) 4 in plaats van 3 punten waard en elke lege kamer 1 punt. Met de interieurontwerpster is elke inrichtingstegel van jou 1 punt meer waard, ook buiten. Een tweede kaart van dezelfde klusser voegt niets toe.',
    },
    'DH-29': {
      title: 'Ernaast',
      text: 'Sauna, voorraadkast en inloopkast tellen meer naast een bepaalde kamer (DH-2). Ernaast betekent: direct links of rechts op dezelfde verdieping; de andere kaart moet open liggen.',
    },
    'DH-30': {
      title: 'Wie wint',
      text: 'Tel je punten voor kamers, inrichting, functionaliteit en dak op. Wie de meeste punten heeft, wint. Bij een gelijke stand gaat wie meer kinderen op open kaarten heeft voor; is ook dat gelijk, dan wordt de plaats gedeeld.',
    },
  },

  options: {
    edition: {
      name: 'Gedrukte uitgave',
      help: 'De gedrukte spelregels verschillen op drie plaatsen: gesloten kamers, inrichting en tegels waarvan de kaart weggaat (DH-17, DH-19, DH-23).',
      values: { de: 'Duitse spelregels', nl: 'Nederlandse spelregels' },
      meanings: {
        de: 'Een kaart ligt open waar dat maar mag. Een inrichtingstegel moet je leggen als het kan. Een tegel schuift door binnen zijn kamer als zijn kaart weggaat.',
        nl: 'Je mag een kaart ook gesloten leggen omdat je dat wilt. Van een inrichtingstegel mag je afzien. Een tegel waarvan de kaart weggaat, ben je kwijt.',
      },
    },
    firstSeat: {
      name: 'Eerste startspeler',
      help: 'De plaats die begint, geteld vanaf 0, of “lot” om te loten (DH-9).',
    },
    columnDiscard: {
      name: 'Kolom afleggen',
      help: 'Met twee of drie spelers legt de startspeler eerst een kolom af. Zet het uit voor jongere kinderen (DH-7).',
    },
    openRoofs: {
      name: 'Open daken',
      help: 'Iedereen mag altijd in de dakstapels kijken (DH-18).',
    },
    cards: {
      name: 'Kaartenlijst',
      help: 'Aantallen, waarden en kinderen van alle kaarten en tegels. Sommige gedrukte getallen waren niet te vinden: deze zijn van ons; wie de doos heeft, kan de echte invullen (DH-2, DH-3, DH-4).',
      ...cardListTexts('nl', { rooms, decors, helpers, tools, colours }),
    },
  },

  tieBreaks: ['kinderen in huis'],
  parts: { rooms: 'Kamers', decor: 'Inrichting', furnishing: 'Functionaliteit', roof: 'Dak' },

  moves: {
    jackhammer: ({ column }) => `Drilboor: pak de kamer van kolom ${column}`,
    'decline-jackhammer': () => 'De drilboor bewaren',
    'discard-column': ({ column }) => `Kolom ${column} afleggen`,
    take: ({ column }) =>
      column === 1 ? 'Kolom 1 pakken en straks beginnen' : `Kolom ${column} pakken`,
    mixer: ({ a, b }) => `Cementmolen: wissel de kamers van kolom ${a} en ${b}`,
    drill: ({ column, field }) => `Boor: ruil ${at(field)} voor de kamer van kolom ${column}`,
    place: ({ field, faceUp }) =>
      faceUp
        ? `De kamer op ${at(field)} leggen`
        : `Gesloten op ${at(field)} leggen, als lege kamer`,
    scaffold: ({ field }) => `De steiger op ${at(field)} zetten`,
    decorate: ({ field }) =>
      field === 'outdoors' ? 'De tegel naast het huis leggen' : `De tegel op ${at(field)} leggen`,
    'decline-decor': () => 'Van de tegel afzien',
    supplier: (move, format) =>
      `Leverancier: ruil ${at(move.field)} voor een ${roomWith(move, format)}`,
    handyman: ({ a, b }) => `Klusjesman: wissel ${at(a)} en ${at(b)}`,
    roofer: (move) => `Dakdekker: haal een ${roof(move)}`,
    done: () => 'Geen hulp meer nodig',
  },

  events: {
    'start-seat-drawn': ({ seat }, format) => `Het lot wijst ${format.player(seat, 'jou')} aan.`,
    'round-began': ({ round, startSeat }, format) =>
      `Ronde ${round}: ${format.does(startSeat, 'jij begint', 'begint')}.`,
    'market-dealt': ({ columns }) => `Op het bord: ${columns.map(columnText).join('; ')}.`,
    'jackhammer-used': (event, format) => {
      const took = `${format.does(event.seat, 'Je gebruikt', 'gebruikt')} een drilboor en pakt ${the(event.room.room)} van kolom ${event.column}`;
      return event.special === undefined
        ? `${took}.`
        : `${took}; afgelegd wordt: ${special(event.special)}.`;
    },
    'jackhammer-declined': ({ seat }, format) =>
      `${format.does(seat, 'Je bewaart', 'bewaart')} de drilboor.`,
    'column-discarded': (event, format) =>
      `${format.does(event.seat, 'Je legt', 'legt')} kolom ${event.column} af: ${cardsText(event)}.`,
    'column-taken': (event, format) =>
      event.column === 1
        ? `${format.does(event.seat, 'Je pakt', 'pakt')} ${the(event.room.room)} van kolom 1 en begint de volgende ronde.`
        : `${format.does(event.seat, 'Je pakt', 'pakt')} kolom ${event.column}: ${cardsText(event)}.`,
    'rooms-mixed': ({ seat, columns: [a, b], rooms: [first, second] }, format) =>
      `${format.does(seat, 'Je gebruikt', 'gebruikt')} een cementmolen: in kolom ${a} ligt nu ${the(first.room)}, in kolom ${b} ${the(second.room)}.`,
    'room-drilled': ({ seat, column, field, brought, removed }, format) =>
      `${format.does(seat, 'Je gebruikt', 'gebruikt')} een boor: ${the(brought.room)} van kolom ${column} komt op ${at(field)}, ${the(removed.room)} gaat naar het bord.`,
    'room-placed': ({ seat, field, card, faceUp }, format) =>
      faceUp
        ? `${format.does(seat, 'Je legt', 'legt')} ${the(card.room)} op ${at(field)}.`
        : `${format.does(seat, 'Je legt', 'legt')} ${the(card.room)} gesloten op ${at(field)}: een lege kamer.`,
    'scaffold-laid': ({ seat, field }, format) =>
      `${format.does(seat, 'Je zet', 'zet')} een steiger op ${at(field)}.`,
    'scaffold-discarded': ({ field }) =>
      field === undefined
        ? 'Voor de steiger is geen veld meer; hij wordt afgelegd.'
        : `De steiger op ${at(field)} heeft zijn werk gedaan.`,
    'roof-taken': ({ seat, size }, format) =>
      `${format.player(seat, 'Je dakstapel', (name) => `De dakstapel van ${name}`)} heeft nu ${format.count(size, CARD)}.`,
    'helper-joined': ({ seat, helper }, format) =>
      `${format.does(seat, 'Je krijgt', 'krijgt')} hulp van een ${helpers[helper]}.`,
    'tool-taken': ({ seat, tool }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} een ${tools[tool]}, te gebruiken vanaf de volgende ronde.`,
    'decor-placed': ({ seat, decor, field }, format) =>
      field === 'outdoors'
        ? `${format.does(seat, 'Je legt', 'legt')} ${theDecor(decor)} naast het huis.`
        : `${format.does(seat, 'Je legt', 'legt')} ${theDecor(decor)} op ${at(field)}.`,
    'decor-impossible': ({ seat, decor }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} geen plaats voor ${theDecor(decor)}; die tegel is verloren.`,
    'decor-declined': ({ seat, decor }, format) =>
      `${format.does(seat, 'Je ziet', 'ziet')} af van ${theDecor(decor)}.`,
    'decor-moved': ({ decor, from, to }) =>
      `${capitalize(theDecor(decor))} schuift van ${at(from)} naar ${at(to)}.`,
    'decor-lost': ({ decor, field }) =>
      `${capitalize(theDecor(decor))} op ${at(field)} is verloren.`,
    'round-ended': ({ round, discarded, startSeat }, format) => {
      const left =
        discarded.length === 0 ? '' : ` Afgelegd: ${discarded.map(columnText).join('; ')}.`;
      return `Ronde ${round} is voorbij.${left} Startspeler: ${format.player(startSeat, 'jij')}.`;
    },
    'helpers-began': ({ seat }, format) =>
      `${format.player(seat, 'Je klussers', (name) => `De klussers van ${name}`)} gaan aan de slag.`,
    'supplier-used': ({ seat, field, brought, removed, wasEmpty }, format) =>
      `De leverancier brengt ${format.player(seat, 'je')} een ${rooms[brought.room].one} voor ${at(field)} en neemt ${wasEmpty ? 'de lege kamer' : the(removed.room)} mee.`,
    'handyman-used': ({ seat, fields: [a, b] }, format) =>
      `${format.player(seat, 'Je klusjesman', (name) => `De klusjesman van ${name}`)} wisselt ${at(a)} en ${at(b)}.`,
    'roofer-used': ({ seat, roof: fetched, size }, format) =>
      `De dakdekker haalt ${fetched === undefined ? 'een dak' : `een ${roof(fetched)}`} voor ${format.player(seat, 'je')}; de stapel heeft nu ${format.count(size, CARD)}.`,
    'helpers-done': ({ seat }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} geen hulp meer nodig.`,
    'roof-revealed': ({ seat, roofs, laid, points }, format) =>
      laid.length === 0
        ? `${format.does(seat, 'Je hebt', 'heeft')} maar ${format.count(roofs.length, { one: 'dakkaart', other: 'dakkaarten' })}: geen dak, geen punten.`
        : `${format.player(seat, 'Je dak', (name) => `Het dak van ${name}`)}: ${laid.map(roof).join(', ')}. ${format.count(points, POINT)}.`,
    'game-ended': () => 'Alle twaalf ronden zijn gespeeld: de huizen zijn klaar.',
  },

  reasons: {
    'jackhammer-window': () =>
      'De ronde begint net: gebruik je drilboor nu of bewaar hem; al het andere komt later.',
    'jackhammer-is-too-late': () =>
      'Drilboren komen helemaal aan het begin van een ronde, voor al het andere.',
    'column-is-discarded-first': () => 'Eerst leg je een van de kolommen 2 tot 5 af.',
    'column-is-taken-first': () =>
      'Nu pak je een kolom; daarvoor kunnen alleen boor en cementmolen.',
    'room-is-placed-first': () => 'Leg eerst de kamer neer die je hebt gepakt.',
    'tile-is-placed-first': () => 'Bepaal eerst waar de inrichtingstegel komt.',
    'scaffold-is-laid-first': () => 'Zet eerst de steiger neer.',
    'helpers-come-at-the-end': () =>
      'Leverancier, klusjesman en dakdekker helpen na de laatste ronde.',
    'helpers-are-used-now': () =>
      'Alle ronden zijn gespeeld: nu kunnen alleen leverancier, klusjesman en dakdekker nog iets doen.',
    'start-column-stays': () => 'Kolom 1 met het startrecht blijft liggen; leg een andere af.',
    'no-such-tool': ({ tool }) => `Je hebt geen ${tools[tool]}.`,
    'tool-is-new': ({ tool }) =>
      `Je hebt de ${tools[tool]} net pas gepakt; vanaf de volgende ronde kan het.`,
    'column-is-empty': ({ column }) => `In kolom ${column} liggen geen kaarten meer.`,
    'field-is-taken': ({ field }) => `Op ${at(field)} ligt al een kamer.`,
    'field-below-is-free': ({ field, below }) =>
      `Op ${at(field)} zou hij zweven: op ${at(below)} ligt nog niets.`,
    'belongs-in-the-basement': ({ room, field }) =>
      `Op ${at(field)} kan ${the(room)} niet open liggen: ${that(room)} hoort in de kelder.`,
    'belongs-above-the-basement': ({ room, field }) =>
      `Op ${at(field)} kan ${the(room)} niet open liggen: ${that(room)} hoort boven de kelder.`,
    'room-is-full': ({ room, field, max }) =>
      max === 1
        ? `Op ${at(field)}, naast de andere, kan de kaart niet open liggen: een ${rooms[room].one} is één kaart breed.`
        : `Op ${at(field)} kan de kaart niet open liggen: een ${rooms[room].one} heeft hoogstens ${inWords(max)} kaarten.`,
    'room-is-finished': ({ room, field, decor }) =>
      `Op ${at(field)} kan de kaart niet open liggen: met ${theDecor(decor)} is ${the(room)} klaar.`,
    'two-tiles-in-one-room': ({ field, decors: found }, format) =>
      `Op ${at(field)} zouden ${format.count(found.length, TILE)} in één kamer komen (${format.list(found.map((decor) => decors[decor]))}), en een kamer heeft er maar één.`,
    'lies-face-up-here': ({ room, field }) =>
      `Op ${at(field)} kan ${the(room)} open liggen, dus dat moet; gesloten kan alleen waar het open niet kan.`,
    'tile-must-be-placed': ({ decor }) =>
      `Er is plaats voor ${theDecor(decor)}, dus je moet de tegel leggen.`,
    'no-face-up-room': ({ decor, field }) =>
      `Op ${at(field)} ligt geen open kamer voor ${theDecor(decor)}.`,
    'tile-does-not-fit': ({ decor, room, field }) =>
      `${capitalize(theDecor(decor))} past niet bij ${the(room)} op ${at(field)}.`,
    'room-has-a-tile': ({ decor }) =>
      `In die kamer is al ${theDecor(decor)}, en een kamer heeft maar één tegel.`,
    'tile-goes-outdoors': ({ decor }) =>
      `${capitalize(theDecor(decor))} hoort buiten, naast het huis.`,
    'tile-goes-indoors': ({ decor }) =>
      `${capitalize(theDecor(decor))} hoort in een kamer, niet buiten.`,
    'no-scaffold-in-hand': () => 'Je hebt in deze beurt geen steiger gepakt.',
    'scaffold-is-there': ({ field }) => `Op ${at(field)} staat al een steiger.`,
    'no-face-up-card': ({ field }) =>
      `Op ${at(field)} heb je geen open kaart; lege kamers ruilt de boor niet.`,
    'no-such-helper': ({ helper }) => `Je hebt geen ${helpers[helper]}.`,
    'no-card-there': ({ field }) => `Op ${at(field)} ligt geen kaart.`,
    'card-is-not-in-the-pile': (reason, format) =>
      `Op de aflegstapel ligt geen ${roomWith(reason, format)}.`,
    'roof-is-not-in-the-pile': (reason) => `Op de aflegstapel ligt geen ${roof(reason)}.`,
    'too-many-rooms': ({ room, have, exist }, format) =>
      `De kaartenlijst heeft ${format.count(exist, rooms[room])}; hier zijn er ${format.number(have)}. Heeft jouw doos er meer, vul dan zijn lijst in.`,
    'no-such-card': (reason, format) =>
      reason.exist === 0
        ? `De kaartenlijst heeft geen ${roomWith(reason, format)}.`
        : `De kaartenlijst heeft maar ${format.number(reason.exist)} × ${roomWith(reason, format)}; hier zijn er ${format.number(reason.have)}.`,
    'too-many-specials': ({ card, have, exist }, format) =>
      `De kaartenlijst heeft ${format.number(exist)} × ${special(card)}; hier zijn er ${format.number(have)}.`,
    'tile-lies-twice': ({ decor }) => `Er is maar één ${decors[decor]}, en hier zijn er twee.`,
    'phase-is-impossible': ({ phase }) =>
      ({
        jackhammer: 'Alleen wie een drilboor uit een eerdere ronde heeft, mag er nu een gebruiken.',
        discard:
          'Alleen de startspeler legt een kolom af, alleen met twee of drie spelers, en alleen als jullie zo spelen.',
        turn: 'Wie deze ronde een drilboor heeft gebruikt, heeft geen andere beurt.',
        room: 'Om een kamerkaart aan te leggen, moet je er een in de hand hebben.',
        decor:
          'Om een tegel te leggen, moet de kaart in de hand zijn en de tegel in het huis passen.',
        scaffold: 'Om een steiger neer te zetten, moet die in de hand zijn en een vak vrij zijn.',
        helpers: 'Helpers worden alleen na ronde 12 ingezet, en alleen als ze iets kunnen doen.',
        over: 'Het spel eindigt pas na ronde 12.',
      })[phase],
    'held-cards-do-not-fit': () =>
      'Kaarten zijn alleen tussen pakken en aanleggen in de hand, en hun kolom is dan leeg.',
    'too-few-columns': ({ have, need }, format) =>
      `Voor de beurten van deze ronde moeten er ${format.number(need)} kolommen met kaarten liggen, maar het zijn er ${format.number(have)}.`,
    'column-1-not-taken': () => 'De volgende startspeler is wie deze ronde kolom 1 heeft gepakt.',
    'too-few-fields': ({ have, need }, format) =>
      `In dit huis zijn ${format.number(have)} vakken vrij, maar er komen nog ${format.number(need)} kamers.`,
    'decks-run-out': ({ have, need }, format) =>
      `De overige ronden hebben ${format.number(need)} kaarten nodig, maar er zijn er nog ${format.number(have)} in de stapel.`,
    'deck-differs': () => 'Een stapel bevat precies de kaarten die nergens anders liggen.',
    'column-is-incomplete': ({ column }) =>
      column === 1
        ? 'In kolom 1 ligt alleen een kamerkaart.'
        : `In kolom ${column} horen een kamerkaart en een verbouwingskaart.`,
    'more-cards-than-turns': ({ have, most }, format) =>
      `Een beurt levert hoogstens één speciale kaart op; hier kunnen er tot nu toe ${format.number(most)} liggen, niet ${format.number(have)}.`,
    'start-player-differs': ({ seat }, format) =>
      `${format.does(seat, 'Jij begint', 'begint')} aan deze tafel de eerste ronde.`,
    'tool-is-not-new': () =>
      'Gereedschap is alleen nieuw in de ronde waarin de kolom ervan is gepakt.',
    'no-tools-now': () => 'Boor en cementmolen gebruik je voordat je een kolom pakt.',
    'used-card-is-not-discarded': ({ card }) =>
      `Een gebruikte kaart ligt op de aflegstapel, maar deze niet: ${special(card)}.`,
    'two-new-tools': () => 'In één ronde kan een speler maar één gereedschap pakken.',
    'too-many-empty-rooms': () => 'Er zijn meer lege kamers dan kamerkaarten.',
    'lost-tile-is-there': ({ decor }) =>
      `${capitalize(theDecor(decor))} ligt bij een huis en is dus niet verloren.`,
    'scaffold-is-left': ({ field }) =>
      `Op ${at(field)} staat nog een steiger; voor het einde neemt een kamer zijn plaats in.`,
  },

  when: ({ round }) => `ronde ${round}`,
  prompt: promptFrom({
    jackhammer: ({ seat }, format) =>
      `De ronde begint: ${format.does(seat, 'je mag je', 'mag een')} drilboor gebruiken of hem bewaren.`,
    discard: ({ seat }, format) =>
      format.does(
        seat,
        'Jij begint: leg een van de kolommen 2 tot 5 af.',
        'begint en legt een van de kolommen 2 tot 5 af.',
      ),
    turn: ({ seat, hasTools }, format) =>
      hasTools
        ? format.does(
            seat,
            'Jouw beurt: pak een kolom; eerst mag je gereedschap gebruiken.',
            'pakt een kolom en mag eerst gereedschap gebruiken.',
          )
        : format.does(seat, 'Jouw beurt: pak een kolom.', 'pakt een kolom.'),
    room: ({ seat, room, hasScaffold }, format) =>
      hasScaffold
        ? `${format.does(seat, 'Leg', 'legt')} ${the(room)}, of eerst de steiger.`
        : `${format.does(seat, 'Leg', 'legt')} ${the(room)}${format.player(seat, ' in je huis', () => '')}.`,
    decor: ({ seat, decor, isOptional, isOutdoors }, format) => {
      const where = isOutdoors ? 'naast het huis' : 'in een kamer';
      return isOptional
        ? `${format.does(seat, 'Je mag', 'mag')} ${theDecor(decor)} ${where} leggen.`
        : `${format.does(seat, 'Leg', 'legt')} ${theDecor(decor)} ${where}.`;
    },
    scaffold: ({ seat }, format) => `${format.does(seat, 'Zet', 'zet')} de steiger neer.`,
    helpers: ({ seat }, format) =>
      `Na de laatste ronde: ${format.does(seat, 'je mag je', 'mag de')} klussers laten werken.`,
    over: ({ winners, points, byChildren }, format) => {
      const score = `${format.count(points, POINT)}${byChildren ? ' en meer kinderen' : ''}`;
      return `De huizen zijn klaar: ${tableTexts.nl.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'De huizen zijn klaar',
    toMove: 'Aan de beurt:',
    start: 'start',
    taken: 'weg',
    holds: 'heeft',
    market: 'Het bord',
    round: (round, rounds) => `Ronde ${round} van ${rounds}`,
    points: (points, format) => format.count(points, POINT),
    roofs: (count, format) => format.count(count, { one: 'dak', other: 'daken' }),
    fromNextRound: 'vanaf volgende ronde',
  },

  roof,
  special,
};

function special(card: ShownSpecial): string {
  switch (card.type) {
    case 'roof':
      return roof(card);
    case 'hidden-roof':
      return 'dak';
    case 'decor':
      return decors[card.decor];
    case 'helper':
      return helpers[card.helper];
    case 'tool':
      return tools[card.tool];
  }
}

function the(room: Room): string {
  return `${WITH_HET.includes(room) ? 'het' : 'de'} ${rooms[room].one}`;
}

function that(room: Room): string {
  return WITH_HET.includes(room) ? 'dat' : 'die';
}

function theDecor(decor: Decor): string {
  return `${WITH_HET.includes(decor) ? 'het' : 'de'} ${decors[decor]}`;
}

function roomWith({ room, children }: RoomCard, format: Format): string {
  return children === 0
    ? rooms[room].one
    : `${rooms[room].one} met ${format.count(children, CHILD)}`;
}

function cardsText({ room, special: card }: ColumnCards<ShownSpecial>): string {
  const name = rooms[room.room].one;
  return card === undefined ? name : `${name} en ${special(card)}`;
}

function columnText(cards: ColumnCards<ShownSpecial>): string {
  return `${cards.column} ${cardsText(cards)}`;
}

function inWords(count: number): string {
  return ['geen', 'één', 'twee', 'drie'][count] ?? `${count}`;
}
