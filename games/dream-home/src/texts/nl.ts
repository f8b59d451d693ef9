import type { Format, Plural } from '@richtfest/engine';
import type { ColumnCards } from '../events.ts';
import type { Decor, Roof, Room, RoomCard, ShownSpecial } from '../words.ts';
import type { DreamHomeTexts } from './dream-home-texts.ts';
import { promptFrom } from './situation.ts';

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
      text: 'Je huis heeft twaalf velden: vijf op de bovenverdieping (U1 tot U5), vijf op de begane grond (G1 tot G5) en twee in de kelder (B4 en B5). Elk U-veld staat op het G-veld met hetzelfde nummer, G4 op B4, G5 op B5; G1, G2 en G3 staan op de aarde.',
    },
    'DH-2': {
      title: 'Kamerkaarten',
      text: 'Er zijn 60 kamerkaarten; een kamer telt naar het aantal kaarten waaruit hij bestaat. Woonkamer (9 kaarten): 1, 4, 9 punten voor één, twee, drie kaarten. Slaapkamer (8): 1, 4. Badkamer (8): 1. Keuken (6): 1, 6. Kinderkamer (5): 2, 6. Studeerkamer, bibliotheek, spelletjeskamer (elk 2): 2. Sauna, voorraadkast, inloopkast (elk 2): 1, of 3 naast een badkamer, een keuken, een slaapkamer. In de kelder: garage (6): 0, 4; wijnkelder en werkplaats (elk 2), bergruimte en washok (elk 1): 1. Op sommige kaarten staan kinderen. De aantallen, de kinderen en enkele waarden zijn van ons, omdat de gedrukte niet te vinden waren; wie de doos heeft, kan de echte lijst invullen.',
    },
    'DH-3': {
      title: 'Verbouwingskaarten',
      text: 'Er zijn 48 verbouwingskaarten: vijf daken in elk van vier kleuren, waarvan precies één met een raam; tien inrichtingskaarten, één voor elke tegel; twee van elk van de vijf klussers en de vier soorten gereedschap. Een eigen lijst moet 60 kamers, 48 verbouwingskaarten en hoogstens één kaart per tegel hebben.',
    },
    'DH-4': {
      title: 'Inrichtingstegels',
      text: 'Piano 3 en open haard 2: woonkamer. Hemelbed 2: slaapkamer. Whirlpool 3: badkamer. IJsmachine 2: keuken. Hobbelpaard 2: kinderkamer. Schilderijenwand 1: woonkamer, slaapkamer, studeerkamer, bibliotheek of spelletjeskamer. Kattenhok 1: slaapkamer, woonkamer of kinderkamer. Boomhut 2 en vogelhuisje 1: buiten, je mag ze allebei hebben.',
    },
    'DH-5': {
      title: 'Het bord',
      text: 'Er liggen vijf kolommen open. Kolom 1 heeft een kamer en het recht om de volgende ronde te beginnen; de kolommen 2 tot 5 hebben elk een kamer en een verbouwingskaart. Elke kaart komt in een spel precies één keer langs.',
    },
    'DH-6': {
      title: 'Eerst de drilboren',
      text: 'Aan het begin van een ronde mag, met de klok mee vanaf de startspeler, iedereen die al sinds een eerdere ronde een drilboor heeft er één gebruiken of ervan afzien; nee blijft nee voor die ronde, en niemand gebruikt er twee. Pak de kamer van een kolom naar keuze en leg hem neer. De verbouwingskaart van die kolom wordt afgelegd; uit kolom 1 krijg je het startrecht niet. Je hebt deze ronde geen beurt, en de kolom blijft voor iedereen leeg.',
    },
    'DH-7': {
      title: 'Er gaat een kolom weg',
      text: 'Met twee of drie spelers legt de startspeler daarna beide kaarten af van een van de kolommen 2 tot 5 waar nog kaarten liggen, ook als hij een drilboor heeft gebruikt. Met jongere kinderen kun je dit weglaten.',
    },
    'DH-8': {
      title: 'Beurten',
      text: 'Dan heeft, met de klok mee vanaf de startspeler, iedereen die geen drilboor heeft gebruikt één beurt.',
    },
    'DH-9': {
      title: 'Einde van de ronde',
      text: 'Wat op het bord over is, gaat naar de twee aflegstapels, en er komen nieuwe kaarten. Wie kolom 1 heeft gepakt, is startspeler; anders verandert er niets. De eerste startspeler wordt geloot, tenzij de tafel er een aanwijst.',
    },
    'DH-10': {
      title: 'Gereedschap voor het pakken',
      text: 'Aan het begin van je beurt mag je zoveel van je boren en cementmolens gebruiken als je wilt, in elke volgorde. Gereedschap is één keer te gebruiken, vanaf de ronde na die waarin je het pakte; daarna wordt het afgelegd.',
    },
    'DH-11': { title: 'Pakken', text: 'Pak de kaarten van een kolom waar ze nog liggen.' },
    'DH-12': {
      title: 'Eerst de kamer',
      text: 'Eerst wordt de kamer neergelegd, dan werkt de verbouwingskaart. Alleen een steiger mag voor of na de kamer komen. Een nieuwe interieurontwerpster helpt dus vanaf je volgende kamer.',
    },
    'DH-13': {
      title: 'Niets zweeft',
      text: 'Een kamer komt op een vrij veld (of een veld met een steiger) dat op de aarde staat of waaronder al iets ligt. Ook lege kamers en steigers dragen wat erboven is.',
    },
    'DH-14': {
      title: 'Boven of beneden',
      text: 'Open liggen kelderkamers alleen in de kelder, alle andere alleen daarboven.',
    },
    'DH-15': {
      title: 'Grote kamers',
      text: 'Dezelfde kaarten naast elkaar op een verdieping zijn één kamer. Open mag een kaart geen kamer groter maken dan zijn soort toestaat; de buren aan beide kanten tellen mee.',
    },
    'DH-16': {
      title: 'Kamers die klaar zijn',
      text: 'Een kamer met een inrichtingstegel is klaar: geen kaart van die soort ligt er open naast. Met de interieurontwerpster mag je hem toch uitbreiden, maar nooit krijgt een kamer een tweede tegel. Een kamer die zijn tegel kwijt is, is niet meer klaar.',
    },
    'DH-17': {
      title: 'Lege kamers',
      text: 'Een gesloten kaart is een lege kamer: hij heeft geen soort, hoort bij niets, krijgt geen tegel en telt 0. Het veld kies je zelf. In de Duitse uitgave ligt de kaart daar open als dat mag, anders gesloten; in de Nederlandse mag je hem ook overal vrijwillig gesloten leggen.',
    },
    'DH-18': {
      title: 'Daken',
      text: 'Een dak gaat gesloten op je stapel, en tot het einde mag niemand erin kijken, jijzelf ook niet. Een tafel kan met open stapels spelen.',
    },
    'DH-19': {
      title: 'Inrichting',
      text: 'De tegel komt op een open kaart van een kamer waar hij past en die nog geen tegel heeft; wat buiten hoort, komt naast het huis. In de Duitse uitgave moet je hem leggen als het kan, in de Nederlandse mag je. Kan het niet, dan wordt de kaart afgelegd en is de tegel voor dit spel verloren.',
    },
    'DH-20': {
      title: 'Klussers en gereedschap',
      text: 'Klussers en gereedschap liggen open voor je; een steiger komt in het huis.',
    },
    'DH-21': {
      title: 'Steiger',
      text: 'Hij komt meteen op een vrij veld dat gedragen wordt, ook boven een andere steiger. Later neemt volgens de gewone regels een kamer zijn plaats in en wordt hij afgelegd. Je moet hem leggen als het kan, maar de kamer mag eerst en mag het laatste veld opmaken; dan wordt hij afgelegd.',
    },
    'DH-22': {
      title: 'Boor',
      text: 'Ruil een open kaart uit je huis voor een kamer op het bord. Eerst gaat jouw kaart weg, soms met zijn tegel (DH-23); dan moet de nieuwe daar open mogen liggen. Jouw kaart neemt zijn plaats op het bord in. Lege kamers kun je niet ruilen.',
    },
    'DH-23': {
      title: 'Een tegel waarvan de kaart weggaat',
      text: 'Duitse uitgave: hij is alleen verloren als de kamer uit die ene kaart bestond; anders schuift hij naar de kaart ernaast in die kamer, van twee naar de linker. Nederlandse uitgave: hij is verloren.',
    },
    'DH-24': {
      title: 'Cementmolen',
      text: 'Laat de kamers van twee kolommen van plaats wisselen.',
    },
    'DH-25': {
      title: 'Klussers aan het einde',
      text: 'Na ronde 12 gebruikt iedereen, met de klok mee vanaf wie dan startspeler is, zijn klussers voor het einde, elk alleen als hij wil en in elke volgorde. Leverancier: ruil een kaart uit je huis, ook een lege kamer, voor een kaart van de aflegstapel met kamers die daar open mag liggen; jouw kaart gaat naar die stapel. Klusjesman: twee van je kaarten wisselen van plaats; soort en grootte moeten dan kloppen, tegels zijn geen bezwaar en blijven op hun kaart, lege kamers blijven leeg en mogen overal liggen; een kamer met meer tegels houdt de waardevolste, van gelijke de linker. Dakdekker: pak een dak van de aflegstapel met verbouwingskaarten, zonder je eigen daken te bekijken. Wie niets kan doen, wordt overgeslagen.',
    },
    'DH-26': {
      title: 'Punten voor het dak',
      text: 'De beste vier kaarten van je stapel tellen: 8 punten als ze allemaal dezelfde kleur hebben, anders 3, plus 1 per raam. Minder dan vier kaarten tellen niet. De keuze gaat vanzelf.',
    },
    'DH-27': {
      title: 'Functionaliteit',
      text: '3 punten voor een badkamer op de begane grond en een op de bovenverdieping; 3 punten voor minstens één badkamer, één keuken en één slaapkamer.',
    },
    'DH-28': {
      title: 'Architect en interieurontwerpster',
      text: 'Met de architect is elke bonus voor functionaliteit 4 in plaats van 3 punten waard en telt elke lege kamer 1. Met de interieurontwerpster telt elke tegel van jou 1 meer, ook buiten. Een tweede kaart ervan voegt niets toe.',
    },
    'DH-29': {
      title: 'Ernaast',
      text: 'Sauna, voorraadkast en inloopkast kijken op hun verdieping naar links en rechts; de buurkamer moet open liggen.',
    },
    'DH-30': {
      title: 'Wie wint',
      text: 'Kamers, inrichting, functionaliteit en dak worden opgeteld. Bij een gelijke stand beslissen meer kinderen op open kaarten; zijn die ook gelijk, dan wordt de plaats gedeeld.',
    },
  },

  options: {
    edition: {
      name: 'Uitgave',
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
    drill: ({ column, field }) => `Boor: ruil ${field} voor de kamer van kolom ${column}`,
    place: ({ field, faceUp }) =>
      faceUp ? `De kamer op ${field} leggen` : `Gesloten op ${field} leggen, als lege kamer`,
    scaffold: ({ field }) => `De steiger op ${field} zetten`,
    decorate: ({ field }) =>
      field === 'outdoors' ? 'De tegel naast het huis leggen' : `De tegel op ${field} leggen`,
    'decline-decor': () => 'Van de tegel afzien',
    supplier: (move, format) =>
      `Leverancier: ruil ${move.field} voor een ${roomWith(move, format)}`,
    handyman: ({ a, b }) => `Klusjesman: wissel ${a} en ${b}`,
    roofer: (move) => `Dakdekker: haal een ${roof(move)}`,
    done: () => 'Geen hulp meer nodig',
  },

  events: {
    'start-seat-drawn': ({ seat }, format) => `Het lot wijst ${format.seat(seat)} aan.`,
    'round-began': ({ round, startSeat }, format) =>
      `Ronde ${round}: ${format.seat(startSeat)} begint.`,
    'market-dealt': ({ columns }) => `Op het bord: ${columns.map(columnText).join('; ')}.`,
    'jackhammer-used': (event, format) => {
      const took = `${format.seat(event.seat)} gebruikt een drilboor en pakt ${the(event.room.room)} van kolom ${event.column}`;
      return event.special === undefined
        ? `${took}.`
        : `${took}; afgelegd wordt: ${special(event.special)}.`;
    },
    'jackhammer-declined': ({ seat }, format) => `${format.seat(seat)} bewaart de drilboor.`,
    'column-discarded': (event, format) =>
      `${format.seat(event.seat)} legt kolom ${event.column} af: ${cardsText(event)}.`,
    'column-taken': (event, format) =>
      event.column === 1
        ? `${format.seat(event.seat)} pakt ${the(event.room.room)} van kolom 1 en begint de volgende ronde.`
        : `${format.seat(event.seat)} pakt kolom ${event.column}: ${cardsText(event)}.`,
    'rooms-mixed': ({ seat, columns: [a, b], rooms: [first, second] }, format) =>
      `${format.seat(seat)} gebruikt een cementmolen: in kolom ${a} ligt nu ${the(first.room)}, in kolom ${b} ${the(second.room)}.`,
    'room-drilled': ({ seat, column, field, brought, removed }, format) =>
      `${format.seat(seat)} gebruikt een boor: ${the(brought.room)} van kolom ${column} komt op ${field}, ${the(removed.room)} gaat naar het bord.`,
    'room-placed': ({ seat, field, card, faceUp }, format) =>
      faceUp
        ? `${format.seat(seat)} legt ${the(card.room)} op ${field}.`
        : `${format.seat(seat)} legt ${the(card.room)} gesloten op ${field}: een lege kamer.`,
    'scaffold-laid': ({ seat, field }, format) =>
      `${format.seat(seat)} zet een steiger op ${field}.`,
    'scaffold-discarded': ({ field }) =>
      field === undefined
        ? 'Voor de steiger is geen veld meer; hij wordt afgelegd.'
        : `De steiger op ${field} heeft zijn werk gedaan.`,
    'roof-taken': ({ seat, size }, format) =>
      `De dakstapel van ${format.seat(seat)} heeft nu ${format.count(size, CARD)}.`,
    'helper-joined': ({ seat, helper }, format) =>
      `${format.seat(seat)} krijgt hulp van een ${helpers[helper]}.`,
    'tool-taken': ({ seat, tool }, format) =>
      `${format.seat(seat)} heeft een ${tools[tool]}, te gebruiken vanaf de volgende ronde.`,
    'decor-placed': ({ seat, decor, field }, format) =>
      field === 'outdoors'
        ? `${format.seat(seat)} legt ${theDecor(decor)} naast het huis.`
        : `${format.seat(seat)} legt ${theDecor(decor)} op ${field}.`,
    'decor-impossible': ({ seat, decor }, format) =>
      `${format.seat(seat)} heeft geen plaats voor ${theDecor(decor)}; die tegel is verloren.`,
    'decor-declined': ({ seat, decor }, format) =>
      `${format.seat(seat)} ziet af van ${theDecor(decor)}.`,
    'decor-moved': ({ decor, from, to }) =>
      `${capital(theDecor(decor))} schuift van ${from} naar ${to}.`,
    'decor-lost': ({ decor, field }) => `${capital(theDecor(decor))} op ${field} is verloren.`,
    'round-ended': ({ round, discarded, startSeat }, format) => {
      const left =
        discarded.length === 0 ? '' : ` Afgelegd: ${discarded.map(columnText).join('; ')}.`;
      return `Ronde ${round} is voorbij.${left} Startspeler: ${format.seat(startSeat)}.`;
    },
    'helpers-began': ({ seat }, format) => `De klussers van ${format.seat(seat)} gaan aan de slag.`,
    'supplier-used': ({ seat, field, brought, removed, wasEmpty }, format) =>
      `De leverancier brengt ${format.seat(seat)} een ${rooms[brought.room].one} voor ${field} en neemt ${wasEmpty ? 'de lege kamer' : the(removed.room)} mee.`,
    'handyman-used': ({ seat, fields: [a, b] }, format) =>
      `De klusjesman van ${format.seat(seat)} wisselt ${a} en ${b}.`,
    'roofer-used': ({ seat, roof: fetched, size }, format) =>
      `De dakdekker haalt ${fetched === undefined ? 'een dak' : `een ${roof(fetched)}`} voor ${format.seat(seat)}; de stapel heeft nu ${format.count(size, CARD)}.`,
    'helpers-done': ({ seat }, format) => `${format.seat(seat)} heeft geen hulp meer nodig.`,
    'roof-revealed': ({ seat, roofs, laid, points }, format) =>
      laid.length === 0
        ? `${format.seat(seat)} heeft maar ${format.count(roofs.length, { one: 'dakkaart', other: 'dakkaarten' })}: geen dak, geen punten.`
        : `Het dak van ${format.seat(seat)}: ${laid.map(roof).join(', ')}. ${format.count(points, POINT)}.`,
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
    'field-is-taken': ({ field }) => `Op ${field} ligt al een kamer.`,
    'field-below-is-free': ({ field, below }) =>
      `Op ${field} zou hij zweven: op ${below} ligt nog niets.`,
    'belongs-in-the-basement': ({ room, field }) =>
      `Op ${field} kan ${the(room)} niet open liggen: ${that(room)} hoort in de kelder.`,
    'belongs-above-the-basement': ({ room, field }) =>
      `Op ${field} kan ${the(room)} niet open liggen: ${that(room)} hoort boven de kelder.`,
    'room-is-full': ({ room, field, max }) =>
      max === 1
        ? `Op ${field}, naast de andere, kan de kaart niet open liggen: een ${rooms[room].one} is één kaart breed.`
        : `Op ${field} kan de kaart niet open liggen: een ${rooms[room].one} heeft hoogstens ${inWords(max)} kaarten.`,
    'room-is-finished': ({ room, field, decor }) =>
      `Op ${field} kan de kaart niet open liggen: met ${theDecor(decor)} is ${the(room)} klaar.`,
    'two-tiles-in-one-room': ({ field, decors: found }, format) =>
      `Op ${field} zouden ${format.count(found.length, TILE)} in één kamer komen (${format.list(found.map((decor) => decors[decor]))}), en een kamer heeft er maar één.`,
    'lies-face-up-here': ({ room, field }) =>
      `Op ${field} kan ${the(room)} open liggen, dus dat moet; gesloten kan alleen waar het open niet kan.`,
    'tile-must-be-placed': ({ decor }) =>
      `Er is plaats voor ${theDecor(decor)}, dus je moet de tegel leggen.`,
    'no-face-up-room': ({ decor, field }) =>
      `Op ${field} ligt geen open kamer voor ${theDecor(decor)}.`,
    'tile-does-not-fit': ({ decor, room, field }) =>
      `${capital(theDecor(decor))} past niet bij ${the(room)} op ${field}.`,
    'room-has-a-tile': ({ decor }) =>
      `In die kamer is al ${theDecor(decor)}, en een kamer heeft maar één tegel.`,
    'tile-goes-outdoors': ({ decor }) =>
      `${capital(theDecor(decor))} hoort buiten, naast het huis.`,
    'tile-goes-indoors': ({ decor }) =>
      `${capital(theDecor(decor))} hoort in een kamer, niet buiten.`,
    'no-scaffold-in-hand': () => 'Je hebt in deze beurt geen steiger gepakt.',
    'scaffold-is-there': ({ field }) => `Op ${field} staat al een steiger.`,
    'no-face-up-card': ({ field }) =>
      `Op ${field} heb je geen open kaart; lege kamers ruilt de boor niet.`,
    'no-such-helper': ({ helper }) => `Je hebt geen ${helpers[helper]}.`,
    'no-card-there': ({ field }) => `Op ${field} ligt geen kaart.`,
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
    'empty-room-has-a-tile': ({ field, decor }) =>
      `Op ${field} zou ${theDecor(decor)} in een lege kamer liggen, en die krijgt geen tegel.`,
    'scaffold-is-left': ({ field }) =>
      `Op ${field} staat nog een steiger; voor het einde neemt een kamer zijn plaats in.`,
  },

  prompt: promptFrom({
    jackhammer: ({ seat }, format) =>
      `De ronde begint: ${format.seat(seat)} mag een drilboor gebruiken of hem bewaren.`,
    discard: ({ seat }, format) =>
      `${format.seat(seat)} begint en legt een van de kolommen 2 tot 5 af.`,
    turn: ({ seat, hasTools }, format) =>
      hasTools
        ? `${format.seat(seat)} pakt een kolom en mag eerst gereedschap gebruiken.`
        : `${format.seat(seat)} pakt een kolom.`,
    room: ({ seat, room, hasScaffold }, format) =>
      hasScaffold
        ? `${format.seat(seat)} legt ${the(room)}, of eerst de steiger.`
        : `${format.seat(seat)} legt ${the(room)}.`,
    decor: ({ seat, decor, isOptional, isOutdoors }, format) => {
      const where = isOutdoors ? 'naast het huis' : 'in een kamer';
      return isOptional
        ? `${format.seat(seat)} mag ${theDecor(decor)} ${where} leggen.`
        : `${format.seat(seat)} legt ${theDecor(decor)} ${where}.`;
    },
    scaffold: ({ seat }, format) => `${format.seat(seat)} zet de steiger neer.`,
    helpers: ({ seat }, format) =>
      `Na de laatste ronde: ${format.seat(seat)} mag de klussers laten werken.`,
    over: ({ winners, points, byChildren }, format) => {
      const names = format.list(winners.map((seat) => format.seat(seat)));
      const wins = winners.length === 1 ? 'wint' : 'delen de winst';
      const each = winners.length === 1 ? '' : 'elk ';
      const why = byChildren ? ' en meer kinderen' : '';
      return `De huizen zijn klaar: ${names} ${wins} met ${each}${format.count(points, POINT)}${why}.`;
    },
  }),

  picture: {
    isOver: 'De huizen zijn klaar',
    onTurn: 'Aan de beurt:',
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
