import { type Plural, capitalize, tableTexts } from '@richtfest/engine';
import { colourOf, roomOf } from '../data/rooms.ts';
import { writePlace } from '../notation/cards.ts';
import type { Colour } from '../words.ts';
import { rooms } from './rooms/nl.ts';
import { places, sum } from './phrases.ts';
import type { OwnTexts, TreehouseTexts } from './treehouse-texts.ts';

const POINT: Plural = { one: 'punt', other: 'punten' };

const colours: TreehouseTexts['colours'] = {
  red: colour('rood', 'sporten en ravotten', 'rode'),
  yellow: colour('geel', 'leren en knutselen', 'gele'),
  green: colour('groen', 'buiten in het groen', 'groene'),
  blue: colour('blauw', 'water', 'blauwe'),
  purple: colour('paars', 'podium en spel', 'paarse'),
  brown: colour('bruin', 'eten en drinken', 'bruine'),
};

const balances: TreehouseTexts['balances'] = { left: 'links', middle: 'midden', right: 'rechts' };

export const nl: OwnTexts = {
  name: 'De allerbeste boomhut',
  blurb:
    'Drie weken, één boom: iedereen kiest in het geheim een kamer, alles wordt tegelijk gebouwd en de kaarten gaan door naar de buren. Houd je kleuren bij elkaar en je boom in evenwicht, en praat mee over wat er telt.',
  colours,
  balances,
  rooms,

  chapters: {
    components: 'Wat erbij hoort',
    tree: 'De boom',
    round: 'Een week',
    scoring: 'De telling',
    end: 'Het einde en een eenvoudiger spel',
  },

  rules: {
    'BT-1': {
      title: 'Kaarten',
      text: 'Er zijn 72 kamerkaarten, 12 in elk van zes kleuren: rood voor sport, geel voor leren, groen voor buiten, blauw voor water, paars voor podium en spel, bruin voor eten. Elke kamer heeft een eigen naam, maar alleen de kleur telt. De namen zijn van ons. Verder zijn er:',
      more: [
        [
          'een startboom voor iedereen: hij is geen punten waard en heeft een evenwichtsbalk met drie cirkels.',
          'zes telkaarten, één voor elke kleur.',
          'vier bonuskaarten: twee keer “2” en twee keer “0”.',
        ],
      ],
    },
    'BT-2': {
      title: 'Verdiepingen',
      text: 'De startboom is verdieping 1. Verdieping 2 heeft twee plekken, verdieping 3 drie, en zo verder tot verdieping 6, de hoogste: samen 20 plekken. Elke verdieping ligt een halve kaart verschoven, dus alleen verdieping 3 en 5 hebben een plek precies in het midden. Een plek heet naar zijn verdieping en een letter, geteld vanaf links: 3b is het midden van verdieping 3.',
    },
    'BT-3': {
      title: 'Steun',
      text: 'Een kamer heeft op beide plekken eronder een kamer nodig. Aan de linker- en rechterrand ligt er maar één plek onder; daar is één kamer genoeg. Verdieping 2 rust op de boom zelf.',
    },
    'BT-4': {
      title: 'Kleuren blijven bij elkaar',
      text: 'De eerste kamer van een kleur mag op elke plek die de andere regels toestaan (BT-3, BT-5). Elke volgende kamer van die kleur moet er een raken die je al hebt: ernaast, erboven of eronder. Een kleur kan dus ingesloten raken, en dan kun je geen kamer van die kleur meer bouwen.',
    },
    'BT-5': {
      title: 'Evenwicht',
      text: 'Je evenwichtsmarker begint in de middelste cirkel. Bouw je links van het midden, dan schuif je hem één cirkel naar links; bouw je rechts, dan één cirkel naar rechts. Een kamer precies in het midden verschuift hem niet. Kan de marker aan een kant niet verder, dan kun je aan die kant niet bouwen.',
    },
    'BT-6': {
      title: 'Delen',
      text: 'Elke week krijgt iedereen zes kaarten, die niemand anders mag zien.',
    },
    'BT-7': {
      title: 'Kiezen en doorgeven',
      text: 'Iedereen kiest tegelijk en in het geheim één kaart. Als iedereen gekozen heeft, gaan de kaarten open en wordt er gebouwd. Daarna geeft iedereen de rest van zijn hand met de klok mee door, in alle drie de weken. Je kiest vijf keer per week: van de laatste twee kaarten kies je er één, de andere gaat gesloten op de aflegstapel.',
    },
    'BT-8': {
      title: 'Afleggen',
      text: 'Een kaart die je niet kunt of wilt bouwen, draai je om; hij is uit het spel en wordt niet meer getoond. Ook de kaarten die aan het eind van een week overblijven, worden nooit getoond.',
    },
    'BT-9': {
      title: 'Twee geheimen',
      text: 'Eerst kiest iedereen een kaart; zodra iedereen gekozen heeft, gaan de kaarten open. Dan beslist iedereen waar zijn kaart komt; zodra iedereen beslist heeft, wordt er gebouwd. Tot dan zien de anderen alleen dát je beslist hebt, en mag je je nog bedenken. Is je tijd om, dan wordt de eerste kaart van je hand voor je gekozen; is hij om terwijl je bouwt, dan wordt je kaart afgelegd.',
    },
    'BT-10': {
      title: 'Bonuskaarten',
      text: 'Met drie of vier spelers beslist iedereen mee wat de kleuren waard zijn. Eén speler kiest het eerst:',
      more: [
        [
          'Vanaf die speler neemt ieder met de klok mee een bonuskaart, “2” of “0”. Met drie spelers blijft er één kaart over.',
          'Daarna legt ieder in omgekeerde volgorde zijn bonuskaart op een telkaart waar er nog geen ligt.',
        ],
        'Wie in week 1 het eerst kiest, bepaalt het lot, tenzij jullie bij het klaarzetten van de tafel iemand aanwijzen. (In het boekje begint de oudste.) In week 2 en 3 kiest de speler met de meeste punten het eerst. Staan er meer spelers voor, dan is het van hen degene die met de klok mee als eerste zit na wie de vorige keer het eerst koos; die speler zelf komt het laatst.',
      ],
    },
    'BT-11': {
      title: 'Bonuskaarten met z’n tweeën',
      text: 'Met twee spelers heeft ieder een “0”. Wie het eerst kiest (BT-10), legt de zijne op een kleur, daarna legt de ander de zijne op een andere kleur.',
    },
    'BT-12': {
      title: 'Punten van een week',
      text: 'Iedereen telt zijn hele boom. Elke kamer telt 1 punt; ligt er op zijn kleur een “2”, dan telt hij 2, ligt er een “0”, dan telt hij niet. Daarna gaan de bonuskaarten terug.',
    },
    'BT-13': {
      title: 'De meeste kamers van een kleur',
      text: 'Na week 3 kijken jullie naar elke kleur: wie er meer kamers van heeft dan alle anderen, krijgt nog eens zoveel punten. Bij een gelijke stand krijgt niemand ze. Voorbeeld: je hebt 5 blauwe kamers en niemand anders heeft er zoveel, dus krijg je er 5 punten bij.',
    },
    'BT-14': {
      title: 'Wie wint',
      text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand telt wie in zijn grootste kleur meer kamers heeft, en daarna wie in zijn op één na grootste meer heeft. Is dat allebei gelijk, dan wordt de plaats gedeeld. Voor de lagere plaatsen geldt hetzelfde.',
    },
    'BT-15': {
      title: 'Jongere kinderen',
      text: 'Dit is een eenvoudiger spel voor jongere kinderen, zonder bonuskaarten. Met de klok mee neemt ieder een telkaart, te beginnen bij wie het eerst kiest (BT-10). Elke kamer van een genomen kleur telt voor iedereen 1 punt, de andere kleuren tellen niet. Daarna gaan de telkaarten terug. De punten voor de meeste kamers van een kleur (BT-13) blijven.',
    },
  },

  options: {
    firstSeat: {
      name: 'Wie het eerst kiest',
      help: 'De plaats die bij de eerste telling het eerst kiest, geteld vanaf 0, of “lot” om het lot te laten beslissen. Volgens het boekje de oudste (BT-10).',
    },
    young: {
      name: 'Jongere kinderen',
      help: 'Tellen zonder bonuskaarten: iedereen kiest een kleur die telt (BT-15).',
    },
  },

  tieBreaks: ['kamers van de grootste kleur', 'kamers van de op één na grootste kleur'],
  parts: {
    round1: 'Week 1',
    round2: 'Week 2',
    round3: 'Week 3',
    most: 'Meeste kamers van een kleur',
  },

  moves: {
    choose: ({ card }) => `${roomNamed(card)} kiezen`,
    place: (move) => `Op ${writePlace(move)} bouwen`,
    discard: () => 'De kaart omdraaien en afleggen',
    'take-back': () => 'Toch nog eens nadenken',
    'take-bonus': ({ bonus }) => `Een bonuskaart “${bonus}” nemen`,
    'put-bonus': ({ colour: on }) => `De bonuskaart op ${colours[on].name} leggen`,
    'take-colour': ({ colour: taken }) => `${capitalize(colours[taken].name)} laten tellen`,
  },

  events: {
    'first-chooser-drawn': ({ seat }, format) =>
      `Het lot wijst ${format.player(seat, 'jou aan: je', (name) => `${name} aan: die`)} kiest het eerst als week 1 geteld wordt.`,
    'round-began': ({ round }) => `Week ${round} begint.`,
    'hand-dealt': ({ seat, cards }, format) =>
      cards === undefined
        ? `${format.does(seat, 'Je krijgt', 'krijgt')} zes kaarten.`
        : `${format.does(seat, 'Je krijgt', 'krijgt')} ${format.list(cards.map(roomNamed))}.`,
    'card-chosen': ({ seat, card }, format) =>
      card === undefined
        ? `${format.does(seat, 'Je hebt', 'heeft')} gekozen.`
        : `${format.does(seat, 'Je hebt', 'heeft')} ${roomNamed(card)} gekozen.`,
    'choice-taken-back': ({ seat }, format) =>
      `${format.does(seat, 'Je denkt', 'denkt')} nog eens na.`,
    'cards-revealed': ({ cards }, format) => {
      const shown = cards.map((card, seat) => `${format.player(seat, 'jij')} ${shownRoom(card)}`);
      return `De kaarten gaan open: ${format.list(shown)}.`;
    },
    'last-cards-put-away': () => 'De laatste kaart van elke hand gaat gesloten op de aflegstapel.',
    'place-settled': ({ seat, place }, format) => {
      if (place === undefined) return format.does(seat, 'Je hebt beslist.', 'heeft beslist.');
      const will = format.does(seat, 'Je gaat', 'gaat');
      return place === 'discard'
        ? `${will} de kaart afleggen.`
        : `${will} op ${writePlace(place)} bouwen.`;
    },
    'room-built': ({ seat, card, level, position, balance }, format) => {
      const leans = balance === 'middle' ? 'staat recht' : `helt naar ${balances[balance]}`;
      const at = writePlace({ level, position });
      return `${format.does(seat, 'Je bouwt', 'bouwt')} ${roomNamed(card)} op ${at}; de boom ${leans}.`;
    },
    'card-discarded': ({ seat }, format) =>
      `${format.does(seat, 'Je draait', 'draait')} de kaart om: uit het spel.`,
    'hands-passed': () => 'De handen gaan met de klok mee één plaats verder.',
    'scoring-began': ({ round, firstChooser }, format) =>
      `Week ${round} wordt geteld; ${format.does(firstChooser, 'jij kiest', 'kiest')} het eerst.`,
    'bonus-taken': ({ seat, bonus }, format) =>
      `${format.does(seat, 'Je neemt', 'neemt')} een “${bonus}”.`,
    'bonus-put': ({ seat, bonus, colour: on }, format) =>
      `${format.does(seat, 'Je legt', 'legt')} de “${bonus}” op ${colours[on].name}.`,
    'colour-taken': ({ seat, colour: taken }, format) =>
      `${format.does(seat, 'Je laat', 'laat')} ${colours[taken].name} tellen.`,
    'round-scored': ({ round, points, totals }, format) => {
      const each = totals.map((total, seat) => {
        const won = format.count(sum(points[seat] ?? []), POINT);
        return `${format.player(seat, 'jij')} ${won}${round === 1 ? '' : ` (samen ${total})`}`;
      });
      return `Week ${round}: ${format.list(each)}.`;
    },
    'majority-won': ({ colour: most, seat, points }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} de meeste ${colours[most].rooms.other}: nog ${format.count(points, POINT)}.`,
    'majority-tied': ({ colour: most, seats }, format) =>
      `De meeste ${colours[most].rooms.other}: gelijke stand van ${format.players(seats, 'jou')}, niemand krijgt er iets voor.`,
    'game-ended': () => 'De drie weken zijn om: de boomhutten zijn klaar.',
  },

  reasons: {
    'no-such-slot': ({ level }) => `Verdieping ${level} heeft maar ${level} plekken.`,
    'slot-is-taken': ({ card, ...place }) => `Op ${writePlace(place)} staat ${roomNamed(card)} al.`,
    'no-support': ({ missing, ...place }, format) =>
      `Op ${writePlace(place)} zou de kamer in de lucht hangen: bouw eerst ${places(missing, format)}.`,
    'touches-no-room-of-its-colour': ({ colour: own, rooms: at, ...place }, format) =>
      `Op ${writePlace(place)} zou hij geen ${colours[own].rooms.one} raken; die van jou ${at.length === 1 ? 'staat' : 'staan'} op ${places(at, format)}.`,
    'side-is-barred': ({ side }) =>
      `Je boom helt al naar ${balances[side]}: bouw eerst aan de andere kant of in het midden.`,
    'not-in-hand': ({ card }) => `${roomNamed(card)} heb je niet in je hand.`,
    'still-choosing': () => 'Eerst kiest iedereen een kaart; als alles open ligt, ga je bouwen.',
    'already-chosen': ({ card }) =>
      `Je hebt ${roomNamed(card)} gekozen. Neem je keuze terug als je een andere wilt.`,
    'already-settled': () =>
      'Je hebt al beslist waar je kaart komt. Neem het terug als je een andere plek wilt.',
    'cards-are-revealed': () => 'De kaarten liggen open; nu bouw je de jouwe of leg je hem af.',
    'nothing-to-take-back': () => 'Je hebt niets beslist wat je nog kunt terugnemen.',
    'not-scoring-yet': () => 'Dat komt bij de telling, als er vijf keer gekozen is.',
    'scoring-now': () => 'De week wordt geteld; er valt nu niets te kiezen of te bouwen.',
    'bonus-is-gone': ({ bonus }) => `Beide bonuskaarten “${bonus}” zijn al genomen.`,
    'bonuses-are-still-taken': () => 'Eerst neemt iedereen een bonuskaart; dan worden ze gelegd.',
    'bonuses-are-taken': () => 'Iedereen heeft een bonuskaart; nu worden ze op kleuren gelegd.',
    'colour-has-a-bonus': ({ colour: on }) =>
      `Op ${colours[on].name} ligt al een bonuskaart; kies een andere kleur.`,
    'no-choice-between-two': () => 'Met twee spelers heeft ieder een “0”; er valt niets te nemen.',
    'no-bonus-cards': () => 'Met jongere kinderen zijn er geen bonuskaarten; neem een kleur.',
    'only-with-young-players': () =>
      'Kleuren neem je alleen in het spel voor jongere kinderen; hier leg je er bonuskaarten op.',
    'colour-is-taken': ({ colour: taken, seat }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} ${colours[taken].name} al genomen; kies een andere kleur.`,
    'card-is-there-twice': ({ card }) =>
      `${roomNamed(card)} bestaat maar één keer, en hier twee keer.`,
    'too-many-of-a-colour': ({ colour: of, have }, format) =>
      `Er zijn 12 ${colours[of].rooms.other}; hier zijn het er ${format.number(have)}.`,
    'too-many-bonus-cards': ({ bonus, have }, format) =>
      `Er zijn twee bonuskaarten “${bonus}”; hier zijn het er ${format.number(have)}.`,
    'bonus-cards-miscounted': ({ have, want }, format) =>
      `Elk van de ${format.number(want)} spelers legt één bonuskaart op een kleur: samen ${format.number(want)}, niet ${format.number(have)}.`,
    'only-zeros-for-two': ({ bonus }) =>
      `Met twee spelers zijn beide bonuskaarten een “0”; hier ligt een “${bonus}”.`,
    'colours-miscounted': ({ have, want }, format) =>
      `Elk van de ${format.number(want)} spelers neemt één kleur: samen ${format.number(want)}, niet ${format.number(have)}.`,
    'room-hangs-in-the-air': ({ missing, ...place }, format) =>
      `De kamer op ${writePlace(place)} hangt in de lucht: op ${places(missing, format)} staat niets.`,
    'colour-is-split': ({ colour: of }) =>
      `De ${colours[of].rooms.other} hangen niet samen; elke moet een andere raken.`,
    'tree-topples': ({ left, right }, format) =>
      `Met ${format.number(left)} links en ${format.number(right)} rechts zou deze boom omvallen: het verschil is hoogstens één.`,
    'picks-are-not-done': () => 'Er wordt pas geteld na alle vijf kaarten van een week.',
    'week-is-not-the-last': () => 'Het spel eindigt pas na de derde week.',
    'more-rooms-than-picks': ({ have, picks }, format) =>
      `Tot nu toe zijn er ${format.number(picks)} kaarten gekozen; niemand kan er ${format.number(have)} hebben gebouwd of afgelegd.`,
    'too-many-sixth-cards': ({ have, weeks }, format) =>
      `Elke week blijft er één kaart over; tot nu toe kunnen het er hoogstens ${format.number(weeks)} zijn, niet ${format.number(have)}.`,
    'points-come-later': ({ weeks }, format) =>
      `Punten zijn er alleen voor getelde weken, en dat zijn er tot nu toe ${format.number(weeks)}.`,
    'first-chooser-differs': ({ seat }, format) =>
      `${format.does(seat, 'Jij kiest', 'kiest')} hier als eerste.`,
    'too-many-points': ({ week, have, most }, format) =>
      `De kamers van week ${format.number(week)} leveren hoogstens ${format.number(most)} punten op, niet ${format.number(have)}.`,
    'hand-is-too-large': ({ have, size }, format) =>
      `Op dit moment heb je ${format.number(size)} kaarten in de hand, niet ${format.number(have)}.`,
    'nothing-chosen-now': () => 'Kaarten kies je alleen terwijl kamers worden verdeeld en gebouwd.',
    'nothing-settled-now': () => 'Plekken worden alleen bij het bouwen vastgelegd.',
    'nobody-decides': () => 'Minstens één speler moet nog iets te beslissen hebben.',
    'no-such-scoring-step': () => 'Deze stap bestaat niet aan een tafel als die van jullie.',
    'everyone-has-chosen': () => 'Als iedereen heeft gekozen, is deze stap voorbij.',
    'chosen-out-of-order': () => 'Er wordt op volgorde gekozen; niemand wordt overgeslagen.',
    'no-bonus-now': () => 'Bonuskaarten heb je alleen tijdens de telling.',
    'no-colour-now': () => 'Kleuren kies je alleen tijdens de telling.',
    'two-colours-of-one-seat': () => 'Elke speler kiest één kleur.',
    'no-order-of-building': () =>
      'Kamer voor kamer kan deze boom niet gebouwd zijn: in elke volgorde zou er één geen van zijn kleur raken, of zou de boom kantelen.',
  },

  when: ({ round, pick }) => `week ${round}, keuze ${pick}`,
  prompts: {
    choosing: ({ seats, isEverybody, asked }, format) => {
      if (asked !== undefined) {
        return format.player(
          asked,
          'Kies een kaart voor je boom.',
          (name) => `${name}: kies een kaart voor je boom.`,
        );
      }
      if (isEverybody) return 'Iedereen kiest in het geheim een kaart.';
      const choose = seats.length === 1 ? 'kiest' : 'kiezen';
      return `${format.players(seats, 'Jij')} ${choose} nog een kaart.`;
    },
    building: ({ seats, isEverybody, asked }, format) => {
      if (asked !== undefined) {
        return format.player(
          asked,
          'Beslis waar je kaart komt.',
          (name) => `${name}: beslis waar je kaart komt.`,
        );
      }
      if (isEverybody) return 'Iedereen beslist waar de open kaart komt.';
      return `${format.players(seats, 'Jij')} ${seats.length === 1 ? 'bouwt' : 'bouwen'} nog.`;
    },
    'taking-bonus': ({ seat }, format) =>
      `${format.does(seat, 'Jouw beurt: neem', 'neemt')} een bonuskaart.`,
    'putting-bonus': ({ seat, bonus }, format) =>
      format.player(
        seat,
        `Leg je “${bonus}” op een kleur.`,
        (name) => `${name} legt de “${bonus}” op een kleur.`,
      ),
    'taking-colour': ({ seat }, format) =>
      `${format.does(seat, 'Jouw beurt: kies', 'kiest')} een kleur die telt.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, POINT);
      return `Het spel is uit: ${tableTexts.nl.wins(winners, score, format)}.`;
    },
  },

  picture: {
    isOver: 'Het spel is uit',
    deciding: 'Aan zet:',
    hand: 'Jouw hand:',
    scoring: 'Wat telt:',
    open: 'open:',
    goesTo: 'gaat naar',
    faceDown: 'dicht',
    week: (round, pick) => `Week ${round} van 3, keuze ${pick} van 5`,
    points: (points, format) => format.count(points, POINT),
  },
};

function colour(name: string, about: string, adjective: string): TreehouseTexts['colours'][Colour] {
  return { name, about, rooms: { one: `${adjective} kamer`, other: `${adjective} kamers` } };
}

/** With its colour, which is what counts. */
function roomNamed(card: number): string {
  return `“${rooms[roomOf(card).id].name}” (${colours[colourOf(card)].name})`;
}

/** BT-8 */
function shownRoom(card: number): string {
  return card < 0 ? 'een kaart die nu dicht ligt' : roomNamed(card);
}
