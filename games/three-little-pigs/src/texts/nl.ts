import { type Format, type Plural, tableTexts } from '@richtfest/engine';
import { dieLetter, houseLetter } from '../notation/tiles.ts';
import type { Kind, Material, Tile } from '../words.ts';
import { type BlowOutcome, outcomeOf } from './blow-outcome.ts';
import { componentTexts } from './component-words.ts';
import type { PigsTexts, TileNames } from './pigs-texts.ts';
import { promptFrom } from './prompt.ts';
import { groupTiles } from './tile-groups.ts';

const NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf'] as const;

const materials: PigsTexts['materials'] = { straw: 'stro', wood: 'hout', stone: 'steen' };

const faces: PigsTexts['faces'] = {
  door: { one: 'deur', other: 'deuren' },
  window: { one: 'raam', other: 'ramen' },
  roof: { one: 'dak', other: 'daken' },
  wolf: { one: 'wolf', other: 'wolven' },
};

const tiles: TileNames = {
  door: named('door'),
  window: named('window'),
  roof: named('roof'),
};

const POT: Plural = { one: 'bloempot', other: 'bloempotten' };
const ROLL: Plural = { one: 'worp', other: 'worpen' };
const POINT: Plural = { one: 'punt', other: 'punten' };

const components = componentTexts('nl', { faces, materials });

export const nl: PigsTexts = {
  name: 'De drie kleine biggetjes',
  blurb:
    'Gooi deuren, ramen en daken en bouw huizen van stro, hout en steen. Maar de wolf loopt rond en blaast nu eens tegen de huizen van de anderen, dan weer tegen die van jou.',
  materials,
  faces,
  tiles,

  chapters: {
    components: 'Wat erbij hoort',
    turn: 'Een beurt',
    building: 'Bouwen',
    wolf: 'De wolf',
    end: 'Het einde',
    start: 'Het begin',
  },

  rules: {
    'LP-1': {
      title: 'Tegels',
      text: 'Er zijn 36 tegels in negen stapels van vier: deuren, ramen en daken, elk van stro, hout en steen. Een tegel van stro kost 2 gelijke symbolen op de dobbelstenen, een van hout 3 en een van steen 4, en elke tegel is zoveel punten waard als hij kost. Elke stapel wordt geschud en ligt open, zodat iedereen de bovenste tegel en zijn bloempotten ziet.',
    },
    'LP-2': {
      title: 'Bloempotten',
      text: 'In elk materiaal hebben de vier deuren 0, 0, 1 en 1 bloempotten, de ramen 0, 0, 1 en 2, en de daken 0, 0, 0 en 1: samen 18. De gedrukte aantallen waren niet te krijgen, dus deze zijn van ons; heb je de doos, dan kun je de echte invullen.',
    },
    'LP-3': {
      title: 'Dobbelstenen',
      text: 'Twee dobbelstenen, a en b, tonen elk twee deuren, twee ramen en twee daken. Drie dobbelstenen, c, d en e, tonen elk twee deuren, twee ramen, één dak en één wolf.',
    },
    'LP-4': {
      title: 'Blaasrad',
      text: 'Het rad heeft zes even grote vakken: drie voor stro, twee voor hout en één voor steen.',
    },
    'LP-5': {
      title: 'Beloningskaarten',
      text: 'Deze kaarten horen alleen bij het spel voor ervaren biggetjes. Drie kaarten van 2 punten win je tijdens het spel: voor het eerste huis helemaal van stro, helemaal van hout en helemaal van steen (LP-13). Drie kaarten van 3 punten worden aan het einde verdeeld: voor de meeste bloempotten, de meeste voltooide huizen en het hoogste huis (LP-17).',
    },
    'LP-6': {
      title: 'Gooien',
      text: 'Je beurt begint met een worp van alle vijf de dobbelstenen. Daarna mag je nog hoogstens twee keer gooien. Kies elke keer welke dobbelstenen je opnieuw gooit, minstens één; het mogen ook dobbelstenen zijn die je eerder liet liggen. Een dobbelsteen die de wolf toont, blijft de rest van je beurt liggen. Je mag na elke worp stoppen.',
    },
    'LP-7': {
      title: 'Twee wolven',
      text: 'Zodra twee of meer dobbelstenen de wolf tonen, is het gooien voorbij en komt de wolf (LP-14). Je neemt deze beurt geen tegels.',
    },
    'LP-8': {
      title: 'Tegels nemen',
      text: 'Blijft de wolf weg, dan betaal je met je dobbelstenen voor tegels:',
      more: [
        [
          'Met twee gelijke symbolen betaal je een tegel van die soort van stro.',
          'Met drie betaal je er een van stro of hout.',
          'Met vier of vijf betaal je er een van stro, hout of steen.',
        ],
        'Met elke dobbelsteen betaal je maar één tegel. Je neemt één of twee tegels; twee moeten van verschillende stapels komen. Vier deuren zijn dus nooit genoeg voor twee strooien deuren, maar vijf deuren wel voor een strooien en een houten deur. Van een lege stapel kun je niets nemen.',
      ],
    },
    'LP-9': {
      title: 'Eén tegel is verplicht',
      text: 'Als je dobbelstenen, de stapels en de bouwregels het toelaten, moet je minstens één tegel nemen. De tweede is altijd vrijwillig. Een tegel die je niet kunt plaatsen, kun je niet nemen. Neem en plaats de tegels een voor een; de volgende tegel van de stapel ligt meteen open.',
    },
    'LP-10': {
      title: 'Waar tegels komen',
      text: 'Een nieuw huis begint met een deur of een raam. Een raam komt boven op een huis zonder dak. Een deur begint een huis of schuift onder een huis dat geen deur en geen dak heeft. Een dak sluit een huis af dat een deur of een raam heeft.',
    },
    'LP-11': {
      title: 'Huizen',
      text: 'Je mag materialen mengen. Een huis heeft hoogstens één deur, hoogstens één dak en zoveel ramen als je wilt. Zodra het een dak heeft, is het voltooid, ook zonder deur, en kun je er niets meer aan bouwen.',
    },
    'LP-12': {
      title: 'Bouwplaatsen',
      text: 'Je mag zoveel onvoltooide huizen tegelijk hebben als je wilt.',
    },
    'LP-13': {
      title: 'Materiaalkaarten',
      text: 'Wie in het spel voor ervaren biggetjes als eerste een huis van één enkel materiaal voltooit, neemt de kaart van dat materiaal. Het huis heeft een deur, een dak en minstens één raam nodig. Je houdt de kaart ook als het huis wordt omgeblazen. Je wint een kaart alleen door een dak te leggen, niet door wat de wolf van een huis overlaat.',
    },
    'LP-14': {
      title: 'De wolf blaast',
      text: 'Kies eerst een huis van een andere speler, voltooid of niet; draai dan aan het rad. Alle tegels van dat huis van het gedraaide materiaal gaan uit het spel: ze gaan in de doos, niet terug op de stapels. Blijft er alleen een dak over, dan gaat dat ook weg.',
      more: [
        'Wat overblijft, schuift aaneen. Aan een huis dat zijn dak kwijt is, kan weer worden gebouwd. Is een huis helemaal weg, dan schuiven de latere huizen van die speler een letter op. Je moet een huis kiezen; heeft geen andere speler er een, dan is je beurt gewoon voorbij.',
      ],
    },
    'LP-15': {
      title: 'Wanneer het spel eindigt',
      text: 'Het spel eindigt als er drie stapels leeg zijn (met twee of drie spelers), vier (met vier) of vijf (met vijf). De beurt die bezig is, wordt nog afgemaakt. Hebben jullie bij het klaarzetten van de tafel gekozen om de ronde af te maken, dan gaat het spel door tot ook de speler vóór de startspeler aan de beurt is geweest. Het aantal beurten is niet begrensd.',
    },
    'LP-16': {
      title: 'Punten',
      text: 'Huizen zonder dak worden weggehaald en tellen niet. Voor je voltooide huizen krijg je:',
      more: [
        [
          '2 punten voor elke tegel van stro, 3 voor elke tegel van hout en 4 voor elke tegel van steen.',
          '1 punt voor elke bloempot.',
          '1 punt voor elk huis.',
        ],
      ],
    },
    'LP-17': {
      title: 'Punten voor ervaren biggetjes',
      text: 'In het spel voor ervaren biggetjes tellen tegels als in LP-16. Bloempotten en voltooide huizen leveren zelf geen punten op, maar de beloningskaarten wel (LP-5). Zo worden de kaarten van 3 punten verdeeld:',
      more: [
        [
          'Een kaart gaat naar wie meer heeft dan alle anderen. Bij een gelijke stand, ook bij 0, krijgt niemand de kaart.',
          'Spelers worden vergeleken, niet huizen: twee even hoge huizen van dezelfde speler zijn geen gelijke stand.',
          'De hoogte van een huis is het aantal tegels.',
          'Alleen voltooide huizen tellen, en alleen de bloempotten daarop. Eén huis kan voor meer kaarten tellen.',
        ],
      ],
    },
    'LP-18': {
      title: 'Gelijke stand',
      text: 'Bij een gelijke stand gaat de speler met meer voltooide huizen voor. Is ook dat gelijk, dan wordt de plaats gedeeld.',
    },
    'LP-19': {
      title: 'Startspeler',
      text: 'De startspeler wordt geloot, tenzij jullie er bij het klaarzetten van de tafel een aanwijzen. (In het boekje begint wie het laatst een varken of een wolf heeft gezien.) De anderen volgen met de klok mee.',
    },
  },

  options: {
    firstSeat: {
      name: 'Startspeler',
      help: 'De plaats die begint, geteld vanaf 0, of “lot” om te loten (LP-19).',
    },
    experienced: {
      name: 'Ervaren biggetjes',
      help: 'Beloningskaarten in plaats van punten voor bloempotten en voltooide huizen (LP-5, LP-13, LP-17).',
    },
    finishRound: {
      name: 'Ronde afmaken',
      help: 'Zijn er genoeg stapels leeg, speel dan door tot iedereen even vaak aan de beurt is geweest (LP-15).',
    },
    pots: {
      name: 'Bloempotten',
      help: 'De bloempotten op de vier tegels van elke stapel, oplopend. De gedrukte aantallen waren niet te achterhalen: deze zijn van onszelf, en als je de doos hebt, kun je de echte invullen (LP-2).',
      ...components.pots,
    },
    dice: {
      name: 'Dobbelstenen',
      help: 'De zes zijden van elk van de vijf dobbelstenen (LP-3).',
      ...components.dice,
    },
    wheel: {
      name: 'Blaasrad',
      help: 'De vakken van het rad, elk even waarschijnlijk (LP-4).',
      ...components.wheel,
    },
  },

  tieBreaks: ['voltooide huizen'],
  parts: {
    tiles: 'Tegels',
    pots: 'Bloempotten',
    houses: 'Voltooide huizen',
    cards: 'Materiaalkaarten',
    potsCard: 'Meeste bloempotten',
    housesCard: 'Meeste voltooide huizen',
    heightCard: 'Hoogste huis',
  },

  moves: {
    roll: ({ dice }, format) => `Gooi ${diceNamed(dice, format)} opnieuw`,
    stop: () => 'Stop met gooien',
    build: ({ kind, material, house }) =>
      house === 'new'
        ? `Begin een nieuw huis met ${the(kind)} ${tiles[kind][material].one}`
        : `Bouw ${the(kind)} ${tiles[kind][material].one} ${at(kind)} huis ${houseLetter(house)}`,
    done: () => 'Neem geen tweede tegel',
    blow: ({ seat, house }, format) => `Blaas tegen ${houseOf(seat, house, format)}`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) =>
      `Het lot beslist: ${format.does(seat, 'jij begint', 'begint')}.`,
    'turn-began': ({ seat }, format) => `${format.does(seat, 'Jij bent', 'is')} aan de beurt.`,
    'dice-rolled': ({ seat, roll, thrown, dice }, format) => {
      const again = roll === 1 ? '' : ` ${diceNamed(thrown, format)} opnieuw`;
      return `${format.does(seat, 'Je gooit', 'gooit')}${again}: ${dice.map((face) => faces[face].one).join(', ')}.`;
    },
    'rolling-stopped': ({ seat }, format) =>
      `${format.does(seat, 'Je stopt', 'stopt')} met gooien.`,
    'nothing-to-build': ({ seat }, format) =>
      `Er is geen tegel die ${format.does(seat, 'je kunt', 'kan')} bouwen.`,
    'tile-built': ({ seat, tile, house, isNew }, format) => {
      const letter = houseLetter(house);
      const what = `een ${tiles[tile.kind][tile.material].one}`;
      const done = isNew
        ? `${format.does(seat, 'Je begint', 'begint')} huis ${letter} met ${what}`
        : `${format.does(seat, 'Je bouwt', 'bouwt')} ${what} ${at(tile.kind)} huis ${letter}`;
      return `${done}${tile.pots === 0 ? '' : ` (${format.count(tile.pots, POT)})`}.`;
    },
    'house-finished': ({ seat, house }, format) =>
      `Daarmee is ${houseOf(seat, house, format)} voltooid.`,
    'stack-turned': ({ kind, material, pots }, format) => {
      const next = kind === 'door' ? 'De' : 'Het';
      const carried = pots === 0 ? 'geen bloempot' : format.count(pots, POT);
      return `${next} volgende ${tiles[kind][material].one} ligt open: ${carried}.`;
    },
    'stack-emptied': ({ kind, material }) => `Er zijn geen ${tiles[kind][material].other} meer.`,
    'card-won': ({ seat, material }, format) =>
      `Het eerste huis helemaal van ${materials[material]}: de kaart gaat naar ${format.player(seat, 'jou')}.`,
    'wolf-came': ({ seat }, format) =>
      `De wolf komt! ${format.does(seat, 'Je bouwt', 'bouwt')} deze beurt niets.`,
    'wolf-left': () => 'Verder heeft niemand een huis, dus de wolf sjokt weg.',
    'house-blown': (event, format) => {
      const { seat, target, house, material } = event;
      const blow = `${format.does(seat, 'Je blaast', 'blaast')} tegen ${houseOf(target, house, format)}`;
      return `${blow}, en het rad wijst ${materials[material]} aan. ${outcome(outcomeOf(event), material, format)}`;
    },
    'game-ended': () => 'Er zijn genoeg stapels leeg: het spel is uit.',
  },

  reasons: {
    'rolling-is-over': () => 'Het gooien is voor deze beurt voorbij; nu wordt er gebouwd.',
    'no-dice-chosen': () =>
      'Voor een worp heb je minstens één dobbelsteen nodig. Ben je tevreden, stop dan.',
    'wolf-is-locked': ({ dice }, format) =>
      dice.length === 1
        ? `Dobbelsteen ${letters(dice, format)} toont de wolf en blijft de rest van de beurt liggen.`
        : `De dobbelstenen ${letters(dice, format)} tonen de wolf en blijven de rest van de beurt liggen.`,
    'wolf-has-come': () =>
      'De wolf is er: deze beurt kies je alleen een huis om tegenaan te blazen.',
    'still-rolling': () => 'Je bent nog aan het gooien. Stop eerst, bouw dan.',
    'stack-is-empty': ({ kind, material }) => `Er zijn geen ${tiles[kind][material].other} meer.`,
    'same-stack': ({ kind, material }) =>
      `Je eerste tegel was al een ${tiles[kind][material].one}; de tweede moet van een andere stapel komen.`,
    'too-few-symbols': ({ kind, material, need, have }) => {
      const price = `Een ${tiles[kind][material].one} kost ${inWords(need)} gegooide ${faces[kind].other}`;
      return `${price}; je hebt er ${have === 0 ? 'geen' : `maar ${inWords(have)}`} over.`;
    },
    'one-tile-is-owed': () =>
      'Je dobbelstenen betalen een tegel die je kunt bouwen, dus neem je er één; alleen de tweede is vrijwillig.',
    'nothing-to-finish': () => 'Je bent nog aan het gooien. Stop eerst, bouw dan.',
    'no-such-house': ({ house }) => `Je hebt geen huis ${houseLetter(house)}.`,
    'roof-needs-a-house': () =>
      'Met een dak kan geen huis beginnen: er hoort een deur of een raam onder.',
    'house-is-finished': ({ house }) =>
      `Huis ${houseLetter(house)} heeft zijn dak: het is voltooid en er komt niets meer bij.`,
    'house-has-a-door': ({ house }) =>
      `Huis ${houseLetter(house)} heeft al een deur, en een huis heeft er maar één.`,
    'no-wolf': () => 'Je blaast alleen als minstens twee dobbelstenen de wolf tonen.',
    'own-house': () => 'Dat is je eigen huis; de wolf blaast tegen die van de anderen.',
    'nothing-to-blow-there': ({ seat, house }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} geen huis ${houseLetter(house)}.`,
    'too-many-tiles': ({ kind, material, have, exist }, format) =>
      `In de doos ${exist === 1 ? 'zit' : 'zitten'} ${format.count(exist, tiles[kind][material])}; hier liggen er ${format.number(have)}.`,
    'no-such-pots': ({ kind, material, pots, exist }, format) => {
      const carrying = pots === 0 ? 'zonder bloempot' : `met ${format.count(pots, POT)}`;
      const number = exist === 0 ? 'geen' : `maar ${format.number(exist)}`;
      const { one, other } = tiles[kind][material];
      if (exist <= 1) {
        return `In de doos zit ${number} ${one} ${carrying}${exist === 0 ? '' : '; hier liggen er meer'}.`;
      }
      return `In de doos zitten ${number} ${other} ${carrying}; hier liggen er meer.`;
    },
    'no-cards-in-base-game': () =>
      'Beloningskaarten horen bij het spel voor ervaren biggetjes; het basisspel heeft er geen.',
    'door-is-not-at-the-bottom': () =>
      'Een deur is de onderkant van het huis; er ligt niets onder.',
    'two-doors': () => 'Dit huis heeft meer dan één deur, en een huis heeft er maar één.',
    'roof-is-not-on-top': () => 'Een dak is de bovenkant van het huis; er ligt niets boven.',
    'card-held-twice': ({ material }) =>
      `Voor een huis van ${materials[material]} is er maar één kaart, en hier is die twee keer uitgedeeld.`,
    'face-is-not-on-die': ({ die, face }) =>
      `Op dobbelsteen ${dieLetter(die)} staat geen ${faces[face].one}.`,
    'no-roll-left': () => 'Na drie worpen wordt er niet nog eens gegooid.',
    'turn-has-not-begun': () => 'Wie aan de beurt is, moet een beurt zijn begonnen.',
    'wolves-end-the-rolling': ({ wolves }, format) =>
      `Bij ${format.number(wolves)} wolven komt de wolf: niemand gooit of bouwt.`,
    'nothing-to-build': () => 'Met deze dobbelstenen kun je geen tegel nemen en aanbouwen.',
    'no-tile-before-building': () => 'Tegels neem je pas als de dobbelstenen vastliggen.',
    'nothing-to-blow-at': () =>
      'De wolf blaast alleen bij twee wolven en als er een huis is om tegen te blazen.',
    'stacks-end-the-game': ({ stacks }, format) =>
      `${format.number(stacks)} stapels zijn leeg, dus het spel is uit.`,
    'tiles-are-missing': ({ kind, material, missing }, format) =>
      `Deze tegels zouden nergens zijn: ${format.number(missing)} × ${tiles[kind][material].one}. Elke tegel ligt in een huis, op zijn stapel of in de doos.`,
    'first-tile-is-not-built': ({ kind, material }) =>
      `De eerste tegel van deze beurt staat al in een huis van de speler; daar staat hij niet: ${tiles[kind][material].one}.`,
    'more-tiles-than-turns': ({ have, most }, format) =>
      `Een beurt levert hoogstens twee tegels op; hier kunnen er tot nu toe ${format.number(most)} staan, niet ${format.number(have)}.`,
    'card-was-not-won': ({ material }) =>
      `De kaart voor een huis van ${materials[material]} win je met een deur, een raam en een dak daarvan; die staan bij de speler met de kaart, of de wolf heeft ze weggeblazen.`,
    'game-is-not-over': ({ stacks, need }, format) =>
      `Het spel eindigt als ${format.number(need)} stapels leeg zijn en de laatste beurt voorbij is; leeg zijn hier: ${format.number(stacks)}.`,
    'turns-do-not-go-round': () =>
      'De beurten gaan de tafel rond, dus niemand loopt een beurt voor.',
    'first-player-differs': ({ seat }, format) =>
      `${format.does(seat, 'Jij begint', 'begint')} aan deze tafel.`,
    'roof-stands-alone': () => 'Een dak kan niet alleen staan: zonder iets eronder stort het in.',
  },

  when: ({ players, seat }) => `ronde ${players[seat]?.turns ?? 1}`,
  prompt: promptFrom({
    rolling: ({ seat, rollsLeft, isFirstRoll, hasWolf }, format) => {
      const warning = hasWolf ? '; een tweede wolf beëindigt het gooien' : '';
      const first = isFirstRoll && !hasWolf ? 'er is gegooid; ' : '';
      const left = `(nog ${format.count(rollsLeft, ROLL)})`;
      return format.player(
        seat,
        `Jouw beurt: ${first}gooi opnieuw ${left} of stop${warning}.`,
        (name) => `${name} mag opnieuw gooien ${left} of stoppen${warning}.`,
      );
    },
    'first-tile': ({ seat }, format) =>
      format.does(
        seat,
        'Jouw beurt: neem een tegel en bouw ermee.',
        'neemt een tegel en bouwt ermee.',
      ),
    'second-tile': ({ seat }, format) =>
      format.does(
        seat,
        'Bouw een tweede tegel of laat het bij één.',
        'mag een tweede tegel bouwen of het bij één laten.',
      ),
    wolf: ({ seat }, format) =>
      `De wolf is er: ${format.does(seat, 'kies', 'kiest')} een huis om tegenaan te blazen.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, POINT);
      return `Het spel is uit: ${tableTexts.nl.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'Het spel is uit',
    toMove: 'Aan de beurt:',
    wolf: 'De wolf is er!',
    noHouses: 'nog geen huis',
    toSpend: 'te besteden:',
    card: 'kaart',
    rollsLeft: (rolls, format) =>
      rolls === 0 ? 'geen worp meer' : `nog ${format.count(rolls, ROLL)}`,
    emptyStacks: (empty, ofThose) => `lege stapels: ${empty} van ${ofThose}`,
    points: (points, format) => format.count(points, POINT),
  },
};

/** Adjectives of material never change their form: `het houten raam`, `een houten raam`. */
function named(kind: Kind): Readonly<Record<Material, Plural>> {
  const { one, other } = faces[kind];
  const of = (adjective: string) => ({
    one: `${adjective} ${one}`,
    other: `${adjective} ${other}`,
  });
  return { straw: of('strooien'), wood: of('houten'), stone: of('stenen') };
}

function the(kind: Kind): string {
  return kind === 'door' ? 'de' : 'het';
}

/** LP-10: a door comes under a house, all else on top. */
function at(kind: Kind): string {
  return kind === 'door' ? 'onder' : 'op';
}

function houseOf(seat: number, house: number, format: Format): string {
  const letter = houseLetter(house);
  return format.player(seat, `jouw huis ${letter}`, (name) => `huis ${letter} van ${name}`);
}

function letters(dice: readonly number[], format: Format): string {
  return format.list(dice.map(dieLetter));
}

function diceNamed(dice: readonly number[], format: Format): string {
  if (dice.length === 0) return 'geen dobbelsteen';
  if (dice.length === 5) return 'alle vijf dobbelstenen';
  return `${dice.length === 1 ? 'dobbelsteen' : 'dobbelstenen'} ${letters(dice, format)}`;
}

function inWords(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}

function counted(taken: readonly Tile[], format: Format): string {
  const groups = groupTiles(taken).map(({ tile: { kind, material }, count }) => {
    const name = tiles[kind][material];
    return count === 1 ? `een ${name.one}` : `${inWords(count)} ${name.other}`;
  });
  return format.list(groups);
}

function outcome({ is, taken }: BlowOutcome, material: Material, format: Format): string {
  switch (is) {
    case 'stands':
      return `Aan dat huis is niets van ${materials[material]}: het blijft staan.`;
    case 'damaged':
      return `De wind neemt ${counted(taken, format)} mee.`;
    case 'opened':
      return `De wind neemt ${counted(taken, format)} mee; het huis is weer open.`;
    case 'roof-fell-in':
      return `De wind neemt ${counted(taken, format)} mee en het dak stort in: het huis is weg.`;
    case 'levelled':
      return `De wind neemt ${counted(taken, format)} mee: het huis is weg.`;
  }
}
