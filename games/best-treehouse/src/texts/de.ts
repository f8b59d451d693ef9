import { type Plural, tableTexts } from '@richtfest/engine';
import { colourOf, roomOf } from '../data/rooms.ts';
import { writePlace } from '../notation/cards.ts';
import type { Colour } from '../words.ts';
import { rooms } from './rooms/de.ts';
import { places, sum } from './phrases.ts';
import type { OwnTexts, TreehouseTexts } from './treehouse-texts.ts';

const POINT: Plural = { one: 'Punkt', other: 'Punkte' };
/** After `mit`. */
const WITH_POINTS: Plural = { one: 'Punkt', other: 'Punkten' };

const colours: TreehouseTexts['colours'] = {
  red: colour('Rot', 'Sport und Toben', 'rot'),
  yellow: colour('Gelb', 'Lernen und Werkeln', 'gelb'),
  green: colour('Grün', 'Draußen im Grünen', 'grün'),
  blue: colour('Blau', 'Wasser', 'blau'),
  purple: {
    name: 'Lila',
    about: 'Bühne und Spiel',
    rooms: { one: 'lila Raum', other: 'lila Räume' },
  },
  brown: colour('Braun', 'Essen und Trinken', 'braun'),
};

const balances: TreehouseTexts['balances'] = { left: 'links', middle: 'Mitte', right: 'rechts' };

export const de: OwnTexts = {
  name: 'Das allerbeste Baumhaus',
  blurb:
    'Drei Wochen, ein Baum: Alle wählen heimlich einen Raum, gebaut wird gleichzeitig, und die Karten wandern weiter. Halte deine Farben zusammen und deinen Baum im Lot, und rede mit, wenn es darum geht, was zählt.',
  colours,
  balances,
  rooms,

  chapters: {
    components: 'Was dazugehört',
    tree: 'Der Baum',
    round: 'Eine Woche',
    scoring: 'Die Wertung',
    end: 'Das Ende und ein einfacheres Spiel',
  },

  rules: {
    'BT-1': {
      title: 'Karten',
      text: 'Es gibt 72 Raumkarten, je 12 in sechs Farben: Rot für Sport, Gelb fürs Lernen, Grün für draußen, Blau fürs Wasser, Lila für Bühne und Spiel, Braun fürs Essen. Jeder Raum hat seinen eigenen Namen, doch es zählt nur die Farbe. Die Namen sind von uns. Außerdem gibt es:',
      more: [
        [
          'ein Startbaum für jeden: Er zählt keine Punkte und hat eine Gleichgewichtsleiste mit drei Kreisen.',
          'sechs Wertungskarten, eine für jede Farbe.',
          'vier Bonuskarten: zweimal „2“ und zweimal „0“.',
        ],
      ],
    },
    'BT-2': {
      title: 'Ebenen',
      text: 'Der Startbaum ist Ebene 1. Ebene 2 hat zwei Plätze, Ebene 3 drei und so weiter bis Ebene 6, der höchsten: zusammen 20 Plätze. Jede Ebene ist um eine halbe Karte versetzt, deshalb haben nur die Ebenen 3 und 5 einen Platz genau in der Mitte. Ein Platz heißt nach seiner Ebene und einem Buchstaben, von links gezählt: 3b ist die Mitte von Ebene 3.',
    },
    'BT-3': {
      title: 'Halt',
      text: 'Ein Raum braucht auf beiden Plätzen unter sich einen Raum. Am linken und rechten Rand liegt nur ein Platz darunter; dort genügt ein Raum. Ebene 2 steht auf dem Baum selbst.',
    },
    'BT-4': {
      title: 'Farben bleiben beisammen',
      text: 'Der erste Raum einer Farbe darf auf jeden Platz, den die anderen Regeln erlauben (BT-3, BT-5). Jeder weitere Raum dieser Farbe muss einen berühren, den du schon hast: daneben, darüber oder darunter. Eine Farbe kann also zugebaut werden, und dann kannst du keinen Raum dieser Farbe mehr bauen.',
    },
    'BT-5': {
      title: 'Gleichgewicht',
      text: 'Dein Gleichgewichtsmarker beginnt im mittleren Kreis. Baust du links der Mitte, schiebst du ihn einen Kreis nach links; baust du rechts, einen Kreis nach rechts. Ein Raum genau in der Mitte bewegt ihn nicht. Kann der Marker auf einer Seite nicht mehr weiter, kannst du auf dieser Seite nicht bauen.',
    },
    'BT-6': {
      title: 'Austeilen',
      text: 'Jede Woche bekommt jeder sechs Karten, die sonst niemand sehen darf.',
    },
    'BT-7': {
      title: 'Wählen und weitergeben',
      text: 'Alle wählen gleichzeitig und geheim eine Karte. Haben alle gewählt, wird aufgedeckt und gebaut. Dann gibt jeder die übrigen Handkarten im Uhrzeigersinn weiter, in allen drei Wochen. Gewählt wird fünfmal in der Woche: Von den letzten beiden Karten wählst du eine, die andere kommt verdeckt auf den Ablagestapel.',
    },
    'BT-8': {
      title: 'Ablegen',
      text: 'Eine Karte, die du nicht bauen kannst oder willst, drehst du um; sie ist aus dem Spiel und wird nicht mehr gezeigt. Auch die Karten, die am Ende einer Woche übrig bleiben, werden nie gezeigt.',
    },
    'BT-9': {
      title: 'Zwei Geheimnisse',
      text: 'Erst wählen alle eine Karte; sobald alle gewählt haben, wird aufgedeckt. Dann entscheiden alle, wohin ihre Karte kommt; sobald alle entschieden haben, wird gebaut. Bis dahin sehen die anderen nur, dass du dich entschieden hast, und du darfst es dir noch anders überlegen. Läuft deine Zeit ab, wird für dich die erste Karte deiner Hand gewählt; läuft sie beim Bauen ab, wird deine Karte abgelegt.',
    },
    'BT-10': {
      title: 'Bonuskarten',
      text: 'Zu dritt und zu viert entscheiden alle mit, was die Farben wert sind. Eine Person wählt zuerst:',
      more: [
        [
          'Von ihr an nimmt im Uhrzeigersinn jeder eine Bonuskarte, „2“ oder „0“. Zu dritt bleibt eine Karte übrig.',
          'Dann legt in umgekehrter Reihenfolge jeder seine Bonuskarte auf eine Wertungskarte, auf der noch keine liegt.',
        ],
        'Wer in Woche 1 zuerst wählt, bestimmt das Los, wenn ihr beim Einrichten des Tisches niemanden aussucht. (In der Anleitung beginnt die älteste Person.) In den Wochen 2 und 3 wählt zuerst, wer die meisten Punkte hat. Führen mehrere, ist es von ihnen diejenige Person, die im Uhrzeigersinn als Nächste nach der sitzt, die beim letzten Mal zuerst gewählt hat; diese selbst käme als Letzte.',
      ],
    },
    'BT-11': {
      title: 'Bonuskarten zu zweit',
      text: 'Zu zweit hat jeder eine „0“. Wer zuerst wählt (BT-10), legt seine auf eine Farbe, dann legt die andere Person ihre auf eine andere Farbe.',
    },
    'BT-12': {
      title: 'Punkte einer Woche',
      text: 'Jeder wertet seinen ganzen Baum. Jeder Raum zählt 1 Punkt; liegt auf seiner Farbe eine „2“, zählt er 2, liegt dort eine „0“, zählt er nichts. Danach kommen die Bonuskarten zurück.',
    },
    'BT-13': {
      title: 'Die meisten einer Farbe',
      text: 'Nach Woche 3 schaut ihr euch jede Farbe an: Wer mehr Räume davon hat als alle anderen, bekommt noch einmal so viele Punkte. Bei Gleichstand bekommt sie niemand. Beispiel: Du hast 5 blaue Räume und niemand sonst hat so viele, also bekommst du noch 5 Punkte.',
    },
    'BT-14': {
      title: 'Wer gewinnt',
      text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählt, wer in seiner größten Farbe mehr Räume hat, danach, wer in seiner zweitgrößten mehr hat. Ist beides gleich, wird der Platz geteilt. Für die hinteren Plätze gilt dasselbe.',
    },
    'BT-15': {
      title: 'Jüngere Kinder',
      text: 'Das ist ein einfacheres Spiel für jüngere Kinder, ohne Bonuskarten. Im Uhrzeigersinn nimmt jeder eine Wertungskarte; es beginnt, wer zuerst wählt (BT-10). Jeder Raum einer genommenen Farbe zählt für alle 1 Punkt, die anderen Farben zählen nichts. Danach kommen die Wertungskarten zurück. Die Punkte für die meisten Räume einer Farbe (BT-13) bleiben.',
    },
  },

  options: {
    firstSeat: {
      name: 'Wer zuerst wählt',
      help: 'Der Platz, der in der ersten Wertung zuerst wählt, gezählt ab 0, oder „lot“, dann entscheidet das Los. In der Anleitung ist es die älteste Person (BT-10).',
    },
    young: {
      name: 'Jüngere Kinder',
      help: 'Wertung ohne Bonuskarten: Jeder sucht eine Farbe aus, die zählt (BT-15).',
    },
  },

  tieBreaks: ['Räume der größten Farbe', 'Räume der zweitgrößten Farbe'],
  parts: {
    round1: 'Woche 1',
    round2: 'Woche 2',
    round3: 'Woche 3',
    most: 'Die meisten einer Farbe',
  },

  moves: {
    choose: ({ card }) => `${roomNamed(card)} wählen`,
    place: (move) => `Auf ${writePlace(move)} bauen`,
    discard: () => 'Karte umdrehen und ablegen',
    'take-back': () => 'Noch einmal überlegen',
    'take-bonus': ({ bonus }) => `Eine Bonuskarte „${bonus}“ nehmen`,
    'put-bonus': ({ colour: on }) => `Die Bonuskarte auf ${colours[on].name} legen`,
    'take-colour': ({ colour: taken }) => `${colours[taken].name} zählen lassen`,
  },

  events: {
    'first-chooser-drawn': ({ seat }, format) =>
      `Das Los sagt: In der ersten Wertung ${format.player(seat, 'wählst du', (name) => `wählt ${name}`)} zuerst.`,
    'round-began': ({ round }) => `Woche ${round} beginnt.`,
    'hand-dealt': ({ seat, cards }, format) =>
      cards === undefined
        ? `${format.does(seat, 'Du bekommst', 'bekommt')} sechs Karten.`
        : `${format.does(seat, 'Du bekommst', 'bekommt')} ${format.list(cards.map(roomNamed))}.`,
    'card-chosen': ({ seat, card }, format) =>
      card === undefined
        ? `${format.does(seat, 'Du hast', 'hat')} gewählt.`
        : `${format.does(seat, 'Du hast', 'hat')} ${roomNamed(card)} gewählt.`,
    'choice-taken-back': ({ seat }, format) =>
      `${format.does(seat, 'Du überlegst', 'überlegt')} noch einmal.`,
    'cards-revealed': ({ cards }, format) => {
      const shown = cards.map((card, seat) => `${format.player(seat, 'du')} ${shownRoom(card)}`);
      return `Aufgedeckt: ${format.list(shown)}.`;
    },
    'last-cards-put-away': () => 'Die letzte Karte jeder Hand kommt verdeckt auf den Ablagestapel.',
    'place-settled': ({ seat, place }, format) => {
      if (place === undefined) {
        return format.does(seat, 'Du hast dich entschieden.', 'hat sich entschieden.');
      }
      const will = format.does(seat, 'Du wirst', 'wird');
      return place === 'discard'
        ? `${will} die Karte ablegen.`
        : `${will} auf ${writePlace(place)} bauen.`;
    },
    'room-built': ({ seat, card, level, position, balance }, format) => {
      const leans = balance === 'middle' ? 'steht gerade' : `neigt sich nach ${balances[balance]}`;
      const at = writePlace({ level, position });
      return `${format.does(seat, 'Du baust', 'baut')} ${roomNamed(card)} auf ${at}; der Baum ${leans}.`;
    },
    'card-discarded': ({ seat }, format) =>
      `${format.does(seat, 'Du drehst', 'dreht')} die Karte um: aus dem Spiel.`,
    'hands-passed': () => 'Die Karten wandern im Uhrzeigersinn einen Platz weiter.',
    'scoring-began': ({ round, firstChooser }, format) =>
      `Woche ${round} wird gewertet; ${format.does(firstChooser, 'du wählst', 'wählt')} zuerst.`,
    'bonus-taken': ({ seat, bonus }, format) =>
      `${format.does(seat, 'Du nimmst', 'nimmt')} eine „${bonus}“.`,
    'bonus-put': ({ seat, bonus, colour: on }, format) =>
      `${format.does(seat, 'Du legst', 'legt')} die „${bonus}“ auf ${colours[on].name}.`,
    'colour-taken': ({ seat, colour: taken }, format) =>
      `${format.does(seat, 'Du lässt', 'lässt')} ${colours[taken].name} zählen.`,
    'round-scored': ({ round, points, totals }, format) => {
      const each = totals.map((total, seat) => {
        const won = format.count(sum(points[seat] ?? []), POINT);
        return `${format.player(seat, 'du')} ${won}${round === 1 ? '' : ` (zusammen ${total})`}`;
      });
      return `Woche ${round}: ${format.list(each)}.`;
    },
    'majority-won': ({ colour: most, seat, points }, format) =>
      `Die meisten Räume in ${colours[most].name} ${format.player(seat, 'hast du', (name) => `hat ${name}`)}: noch ${format.count(points, POINT)}.`,
    'majority-tied': ({ colour: most, seats }, format) =>
      `Die meisten Räume in ${colours[most].name}: Gleichstand von ${format.players(seats, 'dir')}, niemand bekommt etwas dafür.`,
    'game-ended': () => 'Die drei Wochen sind um: Die Baumhäuser sind fertig.',
  },

  reasons: {
    'no-such-slot': ({ level }) => `Ebene ${level} hat nur ${level} Plätze.`,
    'slot-is-taken': ({ card, ...place }) =>
      `Auf ${writePlace(place)} steht schon ${roomNamed(card)}.`,
    'no-support': ({ missing, ...place }, format) =>
      `Auf ${writePlace(place)} hinge der Raum in der Luft: Baue erst ${places(missing, format)}.`,
    'touches-no-room-of-its-colour': ({ colour: own, rooms: at, ...place }, format) =>
      `Auf ${writePlace(place)} würde er keinen Raum in ${colours[own].name} berühren; ${at.length === 1 ? 'deiner steht' : 'deine stehen'} auf ${places(at, format)}.`,
    'side-is-barred': ({ side }) =>
      `Dein Baum neigt sich schon nach ${balances[side]}: Baue erst auf der anderen Seite oder in der Mitte.`,
    'not-in-hand': ({ card }) => `${roomNamed(card)} hast du nicht auf der Hand.`,
    'still-choosing': () => 'Erst wählen alle eine Karte; gebaut wird, wenn alle aufgedeckt sind.',
    'already-chosen': ({ card }) =>
      `Du hast ${roomNamed(card)} gewählt. Nimm die Wahl zurück, wenn du eine andere willst.`,
    'already-settled': () =>
      'Du hast schon entschieden, wohin deine Karte kommt. Nimm es zurück, wenn du einen anderen Platz willst.',
    'cards-are-revealed': () => 'Die Karten liegen offen; jetzt baust du deine oder legst sie ab.',
    'nothing-to-take-back': () => 'Du hast nichts entschieden, was sich noch zurücknehmen ließe.',
    'not-scoring-yet': () => 'Das kommt in der Wertung, wenn fünfmal gewählt wurde.',
    'scoring-now': () => 'Gerade wird gewertet; zu wählen oder zu bauen gibt es jetzt nichts.',
    'bonus-is-gone': ({ bonus }) => `Beide Bonuskarten „${bonus}“ sind vergeben.`,
    'bonuses-are-still-taken': () => 'Erst nimmt jeder eine Bonuskarte, dann werden sie gelegt.',
    'bonuses-are-taken': () => 'Jeder hat eine Bonuskarte; jetzt werden sie auf Farben gelegt.',
    'colour-has-a-bonus': ({ colour: on }) =>
      `Auf ${colours[on].name} liegt schon eine Bonuskarte; nimm eine andere Farbe.`,
    'no-choice-between-two': () => 'Zu zweit hat jeder eine „0“; zu nehmen gibt es nichts.',
    'no-bonus-cards': () => 'Im Spiel für Jüngere gibt es keine Bonuskarten; nimm eine Farbe.',
    'only-with-young-players': () =>
      'Farben nimmt man nur im Spiel für Jüngere; hier werden Bonuskarten darauf gelegt.',
    'colour-is-taken': ({ colour: taken, seat }, format) =>
      `${colours[taken].name} ${format.player(seat, 'hast du schon', (name) => `hat schon ${name}`)}; nimm eine andere Farbe.`,
    'card-is-there-twice': ({ card }) =>
      `${roomNamed(card)} gibt es nur einmal, hier aber doppelt.`,
    'too-many-of-a-colour': ({ colour: of, have }, format) =>
      `Es gibt 12 Räume in ${colours[of].name}; hier sind es ${format.number(have)}.`,
    'too-many-bonus-cards': ({ bonus, have }, format) =>
      `Es gibt zwei Bonuskarten „${bonus}“; hier sind es ${format.number(have)}.`,
    'bonus-cards-miscounted': ({ have, want }, format) =>
      `Bei ${format.number(want)} Personen liegen ebenso viele Bonuskarten auf Farben, nicht ${format.number(have)}.`,
    'only-zeros-for-two': ({ bonus }) =>
      `Zu zweit sind beide Bonuskarten eine „0“; hier liegt eine „${bonus}“.`,
    'colours-miscounted': ({ have, want }, format) =>
      `Bei ${format.number(want)} Personen sind ebenso viele Farben genommen, nicht ${format.number(have)}.`,
    'room-hangs-in-the-air': ({ missing, ...place }, format) =>
      `Der Raum auf ${writePlace(place)} hängt in der Luft: Auf ${places(missing, format)} steht nichts.`,
    'colour-is-split': ({ colour: of }) =>
      `Die Räume in ${colours[of].name} hängen nicht zusammen; jeder muss einen anderen berühren.`,
    'tree-topples': ({ left, right }, format) =>
      `Mit ${format.number(left)} links und ${format.number(right)} rechts würde dieser Baum umkippen: Der Unterschied ist höchstens eins.`,
    'picks-are-not-done': () => 'Gewertet wird erst nach allen fünf Karten einer Woche.',
    'week-is-not-the-last': () => 'Das Spiel endet erst nach der dritten Woche.',
    'more-rooms-than-picks': ({ have, picks }, format) =>
      `Bisher wurden ${format.number(picks)} Karten ausgesucht; mehr kann niemand angebaut oder abgelegt haben, auch nicht ${format.number(have)}.`,
    'too-many-sixth-cards': ({ have, weeks }, format) =>
      `Jede Woche bleibt eine Karte übrig; bisher können es höchstens ${format.number(weeks)} sein, nicht ${format.number(have)}.`,
    'points-come-later': ({ weeks }, format) =>
      `Punkte gibt es nur für gewertete Wochen, und das sind bisher ${format.number(weeks)}.`,
    'first-chooser-differs': ({ seat }, format) =>
      `${format.does(seat, 'Du suchst', 'sucht')} hier zuerst aus.`,
    'too-many-points': ({ week, have, most }, format) =>
      `Die Räume von Woche ${format.number(week)} bringen höchstens ${format.number(most)} Punkte, nicht ${format.number(have)}.`,
    'hand-is-too-large': ({ have, size }, format) =>
      `In diesem Moment hat man ${format.number(size)} Karten auf der Hand, nicht ${format.number(have)}.`,
    'nothing-chosen-now': () =>
      'Karten werden nur ausgesucht, solange Räume ausgesucht und angebaut werden.',
    'nothing-settled-now': () => 'Plätze werden nur beim Anbauen festgelegt.',
    'nobody-decides': () => 'Mindestens ein Spieler muss noch etwas zu entscheiden haben.',
    'no-such-scoring-step': () => 'Diesen Schritt gibt es an einem Tisch wie eurem nicht.',
    'everyone-has-chosen': () => 'Wenn alle ausgesucht haben, ist dieser Schritt vorbei.',
    'chosen-out-of-order': () => 'Ausgesucht wird der Reihe nach; niemand wird übersprungen.',
    'no-bonus-now': () => 'Bonuskarten hat man nur während der Wertung.',
    'no-colour-now': () => 'Farben werden nur während der Wertung ausgesucht.',
    'two-colours-of-one-seat': () => 'Jeder Spieler sucht eine Farbe aus.',
    'no-order-of-building': () =>
      'Raum für Raum lässt sich dieser Baum nicht bauen: In jeder Reihenfolge würde einer keinen seiner Farbe berühren oder der Baum kippen.',
  },

  when: ({ round, pick }) => `Woche ${round}, Wahl ${pick}`,
  prompts: {
    choosing: ({ seats, isEverybody, asked }, format) => {
      if (asked !== undefined) {
        return format.player(
          asked,
          'Wähle eine Karte für deinen Baum.',
          (name) => `${name}: Wähle eine Karte für deinen Baum.`,
        );
      }
      if (isEverybody) return 'Alle wählen geheim eine Karte.';
      const choose = seats.length === 1 ? 'wählt' : 'wählen';
      return `${format.players(seats, 'Du')} ${choose} noch eine Karte.`;
    },
    building: ({ seats, isEverybody, asked }, format) => {
      if (asked !== undefined) {
        return format.player(
          asked,
          'Entscheide, wohin deine Karte kommt.',
          (name) => `${name}: Entscheide, wohin deine Karte kommt.`,
        );
      }
      if (isEverybody) return 'Alle entscheiden, wohin ihre offene Karte kommt.';
      return `${format.players(seats, 'Du')} ${seats.length === 1 ? 'baut' : 'bauen'} noch.`;
    },
    'taking-bonus': ({ seat }, format) =>
      `${format.does(seat, 'Du bist dran: Nimm', 'nimmt')} eine Bonuskarte.`,
    'putting-bonus': ({ seat, bonus }, format) =>
      format.player(
        seat,
        `Leg deine „${bonus}“ auf eine Farbe.`,
        (name) => `${name} legt die „${bonus}“ auf eine Farbe.`,
      ),
    'taking-colour': ({ seat }, format) =>
      `${format.does(seat, 'Du bist dran: Such', 'sucht')} eine Farbe aus, die zählt.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, WITH_POINTS);
      return `Das Spiel ist aus: ${tableTexts.de.wins(winners, score, format)}.`;
    },
  },

  picture: {
    isOver: 'Das Spiel ist aus',
    deciding: 'Dran:',
    hand: 'Deine Hand:',
    scoring: 'Was zählt:',
    open: 'offen:',
    goesTo: 'kommt auf',
    faceDown: 'verdeckt',
    week: (round, pick) => `Woche ${round} von 3, Wahl ${pick} von 5`,
    points: (points, format) => format.count(points, POINT),
  },
};

function colour(name: string, about: string, stem: string): TreehouseTexts['colours'][Colour] {
  return { name, about, rooms: { one: `${stem}er Raum`, other: `${stem}e Räume` } };
}

/** With its colour, which is what counts. */
function roomNamed(card: number): string {
  return `„${rooms[roomOf(card).id].name}“ (${colours[colourOf(card)].name.toLowerCase()})`;
}

/** BT-8 */
function shownRoom(card: number): string {
  return card < 0 ? 'eine inzwischen verdeckte Karte' : roomNamed(card);
}
