import { type Format, type Plural, capitalize, tableTexts } from '@richtfest/engine';
import type { ColumnCards } from '../events.ts';
import type { Decor, Helper, Roof, Room, RoomCard, ShownSpecial, Tool } from '../words.ts';
import { cardListTexts } from './card-list.ts';
import type { DreamHomeTexts } from './dream-home-texts.ts';
import { fieldNamer } from './field-name.ts';
import { promptFrom } from './prompt.ts';

const rooms: DreamHomeTexts['rooms'] = {
  'living-room': { one: 'Wohnzimmer', other: 'Wohnzimmer' },
  bedroom: { one: 'Schlafzimmer', other: 'Schlafzimmer' },
  bathroom: { one: 'Badezimmer', other: 'Badezimmer' },
  kitchen: { one: 'Küche', other: 'Küchen' },
  'childrens-room': { one: 'Kinderzimmer', other: 'Kinderzimmer' },
  study: { one: 'Arbeitszimmer', other: 'Arbeitszimmer' },
  library: { one: 'Bibliothek', other: 'Bibliotheken' },
  'games-room': { one: 'Spielezimmer', other: 'Spielezimmer' },
  sauna: { one: 'Sauna', other: 'Saunen' },
  pantry: { one: 'Vorratskammer', other: 'Vorratskammern' },
  'dressing-room': { one: 'Ankleidezimmer', other: 'Ankleidezimmer' },
  garage: { one: 'Garage', other: 'Garagen' },
  'wine-cellar': { one: 'Weinkeller', other: 'Weinkeller' },
  workshop: { one: 'Werkstatt', other: 'Werkstätten' },
  'storage-room': { one: 'Abstellraum', other: 'Abstellräume' },
  laundry: { one: 'Waschküche', other: 'Waschküchen' },
};

const decors: DreamHomeTexts['decors'] = {
  'grand-piano': 'Flügel',
  fireplace: 'Kamin',
  'canopy-bed': 'Himmelbett',
  whirlpool: 'Whirlpool',
  'ice-cream-machine': 'Eismaschine',
  'rocking-horse': 'Schaukelpferd',
  paintings: 'Gemäldesammlung',
  'cat-house': 'Katzenhaus',
  'tree-house': 'Baumhaus',
  'bird-house': 'Vogelhäuschen',
};

const helpers: DreamHomeTexts['helpers'] = {
  supplier: 'Lieferant',
  handyman: 'Heimwerker',
  roofer: 'Dachdecker',
  architect: 'Architektin',
  'interior-designer': 'Innenarchitektin',
};

const tools: DreamHomeTexts['tools'] = {
  jackhammer: 'Presslufthammer',
  'cement-mixer': 'Zementmischer',
  drill: 'Bohrmaschine',
  scaffold: 'Gerüst',
};

const colours: DreamHomeTexts['colours'] = {
  red: 'rot',
  brown: 'braun',
  grey: 'grau',
  green: 'grün',
};

type Gender = 'der' | 'die' | 'das';
const GENDERS: Readonly<Record<Room | Decor | Helper | Tool, Gender>> = {
  'living-room': 'das',
  bedroom: 'das',
  bathroom: 'das',
  kitchen: 'die',
  'childrens-room': 'das',
  study: 'das',
  library: 'die',
  'games-room': 'das',
  sauna: 'die',
  pantry: 'die',
  'dressing-room': 'das',
  garage: 'die',
  'wine-cellar': 'der',
  workshop: 'die',
  'storage-room': 'der',
  laundry: 'die',
  'grand-piano': 'der',
  fireplace: 'der',
  'canopy-bed': 'das',
  whirlpool: 'der',
  'ice-cream-machine': 'die',
  'rocking-horse': 'das',
  paintings: 'die',
  'cat-house': 'das',
  'tree-house': 'das',
  'bird-house': 'das',
  supplier: 'der',
  handyman: 'der',
  roofer: 'der',
  architect: 'die',
  'interior-designer': 'die',
  jackhammer: 'der',
  'cement-mixer': 'der',
  drill: 'die',
  scaffold: 'das',
};
const THE_ACCUSATIVE: Readonly<Record<Gender, string>> = { der: 'den', die: 'die', das: 'das' };
const THE_DATIVE: Readonly<Record<Gender, string>> = { der: 'dem', die: 'der', das: 'dem' };
const TO: Readonly<Record<Gender, string>> = { der: 'zum', die: 'zur', das: 'zum' };
const A_ACCUSATIVE: Readonly<Record<Gender, string>> = { der: 'einen', die: 'eine', das: 'ein' };
const NO_ACCUSATIVE: Readonly<Record<Gender, string>> = {
  der: 'keinen',
  die: 'keine',
  das: 'kein',
};
const IT: Readonly<Record<Gender, string>> = { der: 'er', die: 'sie', das: 'es' };

const CHILD: Plural = { one: 'Kind', other: 'Kindern' };
const POINT: Plural = { one: 'Punkt', other: 'Punkte' };
const POINT_DATIVE: Plural = { one: 'Punkt', other: 'Punkten' };
const CARD: Plural = { one: 'Karte', other: 'Karten' };
const TILE: Plural = { one: 'Plättchen', other: 'Plättchen' };

const roof = ({ colour, window }: Roof) =>
  `${colours[colour]}es Dach${window ? ' mit Fenster' : ''}`;

const floorSigns = { U: 'O', G: 'E', B: 'K' } as const;

/** A field as it is called on the table. */
const at = fieldNamer(floorSigns);

export const de: DreamHomeTexts = {
  name: 'Mein Traumhaus',
  blurb:
    'Zwölf Runden, zwölf Räume: Such dir einen Raum und was dazugehört, verbinde Räume zu größeren, richte sie ein, sammle ein Dach und bau das schönste Haus der Straße.',
  rooms,
  decors,
  helpers,
  tools,
  colours,
  floors: { U: 'Obergeschoss', G: 'Erdgeschoss', B: 'Keller' },
  floorSigns,
  field: at,
  emptyRoom: 'leerer Raum',
  uses: {
    supplier: 'Am Ende: tausche eine deiner Karten gegen eine vom Ablagestapel der Räume.',
    handyman: 'Am Ende: lass zwei deiner Karten die Plätze tauschen.',
    roofer: 'Am Ende: hol dir ein Dach vom Ablagestapel der Spezialkarten.',
    architect: 'Am Ende: je Einrichtungsbonus 4 Punkte, je leerem Raum 1 Punkt.',
    'interior-designer':
      'Du darfst Räume mit Plättchen erweitern; am Ende zählt jedes deiner Plättchen 1 mehr.',
    jackhammer:
      'Zu Beginn einer Runde: nimm vor allen anderen nur einen Raum, dafür entfällt dein Zug.',
    'cement-mixer': 'Vor dem Nehmen: lass zwei Räume der Auslage die Plätze tauschen.',
    drill: 'Vor dem Nehmen: tausche eine offene Karte deines Hauses gegen einen Raum der Auslage.',
    scaffold: 'Stützt, was darüber liegt, bis ein Raum seinen Platz einnimmt.',
  },

  chapters: {
    components: 'Was in der Schachtel ist',
    round: 'Eine Runde',
    turn: 'Ein Zug',
    placing: 'Räume legen',
    specials: 'Spezialkarten',
    end: 'Das Ende',
  },

  rules: {
    'DH-1': {
      title: 'Das Haus',
      text: 'Dein Haus hat zwölf Felder: fünf im Obergeschoss (O1 bis O5), fünf im Erdgeschoss (E1 bis E5) und zwei im Keller (K4 und K5). Jedes Feld im Obergeschoss steht auf dem Feld im Erdgeschoss mit derselben Zahl. E4 steht auf K4 und E5 auf K5; E1, E2 und E3 stehen auf der Erde.',
    },
    'DH-2': {
      title: 'Raumkarten',
      text: 'Es gibt 60 Raumkarten. Karten derselben Art nebeneinander bilden einen Raum (DH-15), und ein Raum zählt nach der Zahl seiner Karten:',
      more: [
        [
          'Wohnzimmer (9 Karten): 1, 4 oder 9 Punkte für eine, zwei oder drei Karten.',
          'Schlafzimmer (8): 1 oder 4 Punkte für eine oder zwei Karten.',
          'Badezimmer (8): 1 Punkt.',
          'Küche (6): 1 oder 6 Punkte.',
          'Kinderzimmer (5): 2 oder 6 Punkte.',
          'Arbeitszimmer, Bibliothek, Spielezimmer (je 2): 2 Punkte.',
          'Sauna (2): 1 Punkt, neben einem Badezimmer 3.',
          'Vorratskammer (2): 1 Punkt, neben einer Küche 3.',
          'Ankleidezimmer (2): 1 Punkt, neben einem Schlafzimmer 3.',
          'Garage (6), im Keller: 0 oder 4 Punkte.',
          'Weinkeller und Werkstatt (je 2), Abstellraum und Waschküche (je 1), im Keller: 1 Punkt.',
        ],
        'Ein Raum kann nicht mehr Karten haben, als Punktzahlen genannt sind. Auf manchen Karten sind Kinder zu sehen, die bei Gleichstand zählen (DH-30). Die Kartenzahlen, die Kinder und einige Werte sind von uns, weil die gedruckten nicht zu bekommen waren; wenn du die Schachtel besitzt, kannst du die echte Liste eintragen.',
      ],
    },
    'DH-3': {
      title: 'Spezialkarten',
      text: 'Es gibt 48 Spezialkarten:',
      more: [
        [
          'Dächer: je fünf in vier Farben, in jeder Farbe genau eines mit Fenster.',
          'Dekorationen: zehn Karten, eine für jedes Dekorationsplättchen.',
          'Helfer: je zwei Lieferanten, Heimwerker, Dachdecker, Architektinnen und Innenarchitektinnen.',
          'Werkzeuge: je zwei Presslufthämmer, Zementmischer, Bohrmaschinen und Gerüste.',
        ],
        'Eine eigene Kartenliste muss 60 Raumkarten, 48 Spezialkarten und höchstens eine Karte je Dekorationsplättchen haben.',
      ],
    },
    'DH-4': {
      title: 'Dekorationsplättchen',
      text: 'Jedes Dekorationsplättchen ist Punkte wert und passt zu bestimmten Räumen:',
      more: [
        [
          'Flügel (3) und Kamin (2): Wohnzimmer.',
          'Himmelbett (2): Schlafzimmer.',
          'Whirlpool (3): Badezimmer.',
          'Eismaschine (2): Küche.',
          'Schaukelpferd (2): Kinderzimmer.',
          'Gemäldesammlung (1): Wohnzimmer, Schlafzimmer, Arbeitszimmer, Bibliothek oder Spielezimmer.',
          'Katzenhaus (1): Schlafzimmer, Wohnzimmer oder Kinderzimmer.',
          'Baumhaus (2) und Vogelhäuschen (1): draußen. Du darfst beide haben.',
        ],
      ],
    },
    'DH-5': {
      title: 'Die Auslage',
      text: 'In der Auslage liegen fünf Spalten mit offenen Karten. In Spalte 1 liegt eine Raumkarte, und wenn du sie nimmst, bist du in der nächsten Runde Startspieler. In den Spalten 2 bis 5 liegen je eine Raumkarte und eine Spezialkarte. Jede Karte kommt in einer Partie genau einmal.',
    },
    'DH-6': {
      title: 'Zuerst die Presslufthämmer',
      text: 'Eine Runde beginnt mit den Presslufthämmern aus früheren Runden. Im Uhrzeigersinn ab dem Startspieler darf jeder, der einen hat, einen einsetzen, aber nicht zwei, oder für diese Runde verzichten. Wenn du deinen einsetzt:',
      more: [
        [
          'Nimm die Raumkarte einer beliebigen Spalte und lege sie in dein Haus.',
          'Lege die Spezialkarte dieser Spalte ab. Bei Spalte 1 wirst du nicht Startspieler.',
          'Du hast in dieser Runde keinen Zug, und niemand kann die Spalte mehr wählen.',
        ],
      ],
    },
    'DH-7': {
      title: 'Eine Spalte fällt weg',
      text: 'Zu zweit und zu dritt sucht der Startspieler danach eine der Spalten 2 bis 5 aus, in der noch beide Karten liegen, und legt sie ab, auch wenn er einen Presslufthammer eingesetzt hat. Mit jüngeren Kindern könnt ihr diese Regel weglassen.',
    },
    'DH-8': {
      title: 'Züge',
      text: 'Dann hat jeder, der keinen Presslufthammer eingesetzt hat, einen Zug, im Uhrzeigersinn ab dem Startspieler.',
    },
    'DH-9': {
      title: 'Ende der Runde',
      text: 'Die Karten, die in der Auslage übrig sind, kommen auf zwei Ablagestapel, einen für Raumkarten und einen für Spezialkarten, und es werden neue aufgedeckt. Wer Spalte 1 genommen hat, wird Startspieler; hat sie niemand genommen, bleibt der Startspieler derselbe.',
      more: [
        'Der erste Startspieler wird ausgelost, wenn ihr beim Einrichten des Tisches niemanden aussucht. (In der deutschen Anleitung beginnt, wer zuletzt umgezogen ist, in der niederländischen die jüngste Person.)',
      ],
    },
    'DH-10': {
      title: 'Werkzeuge vor dem Nehmen',
      text: 'Zu Beginn deines Zuges, bevor du Karten nimmst, darfst du beliebig viele deiner Bohrmaschinen und Zementmischer einsetzen, in beliebiger Reihenfolge. In der Runde, in der du ein Werkzeug genommen hast, kannst du es noch nicht einsetzen. Jedes Werkzeug wirkt einmal und wird dann abgelegt.',
    },
    'DH-11': {
      title: 'Nehmen',
      text: 'Wähle eine Spalte, in der noch Karten liegen, und nimm sie.',
    },
    'DH-12': {
      title: 'Erst der Raum',
      text: 'Lege zuerst die Raumkarte, dann wirkt die Spezialkarte. Nur ein Gerüst darfst du vor oder nach dem Raum legen. Eine neue Innenarchitektin hilft also erst ab deinem nächsten Raum.',
    },
    'DH-13': {
      title: 'Nichts schwebt',
      text: 'Lege eine Raumkarte auf ein freies Feld oder auf ein Feld mit einem Gerüst. Das Feld muss auf der Erde stehen, oder auf dem Feld darunter muss schon etwas liegen. Auch leere Räume und Gerüste tragen, was über ihnen ist.',
    },
    'DH-14': {
      title: 'Oben oder unten',
      text: 'Ein Kellerraum darf nur im Keller offen liegen, jeder andere Raum nur darüber.',
    },
    'DH-15': {
      title: 'Große Räume',
      text: 'Karten derselben Art nebeneinander auf einem Stockwerk bilden einen Raum. Eine Karte darf nur offen liegen, wenn ihr Raum dadurch nicht größer wird, als seine Art erlaubt (DH-2). Die Nachbarn auf beiden Seiten zählen mit.',
    },
    'DH-16': {
      title: 'Fertige Räume',
      text: 'Ein Raum mit einem Dekorationsplättchen ist fertig: Du kannst keine Karte seiner Art offen daneben legen. Mit der Innenarchitektin darfst du fertige Räume erweitern, auch solche, die schon fertig waren, bevor du sie genommen hast. Ein Raum darf aber nie zwei Plättchen haben. Ein Raum, der sein Plättchen verliert, ist nicht mehr fertig.',
    },
    'DH-17': {
      title: 'Leere Räume',
      text: 'Eine verdeckte Karte ist ein leerer Raum: Sie hat keine Art, gehört zu keinem anderen Raum, bekommt kein Plättchen und zählt 0. Das Feld suchst du selbst aus. In der deutschen Ausgabe liegt die Karte dort offen, wenn sie es darf, sonst verdeckt. In der niederländischen darfst du sie auch freiwillig verdeckt legen, auf jedes Feld, auf dem ein Raum liegen kann (DH-13).',
    },
    'DH-18': {
      title: 'Dächer',
      text: 'Lege eine Dachkarte verdeckt auf deinen Stapel. Bis zum Ende darf niemand sie ansehen, auch du nicht. Beim Einrichten des Tisches könnt ihr auch offene Dächer wählen.',
    },
    'DH-19': {
      title: 'Dekoration',
      text: 'Lege das Plättchen auf eine offene Karte eines Raumes, zu dem es passt (DH-4). Dieser Raum darf noch kein Plättchen haben. Was nach draußen gehört, kommt neben dein Haus. In der deutschen Ausgabe musst du das Plättchen legen, wenn es geht; in der niederländischen darfst du. Legst du es nicht, wird die Karte abgelegt, und das Plättchen ist aus dem Spiel.',
    },
    'DH-20': {
      title: 'Helfer und Werkzeuge',
      text: 'Helfer und Werkzeuge liegen offen vor dir. Nur ein Gerüst kommt in dein Haus (DH-21).',
    },
    'DH-21': {
      title: 'Gerüst',
      text: 'Lege das Gerüst sofort auf ein Feld ohne Raum und Gerüst, auf dem ein Raum liegen könnte (DH-13); auch darunter darf ein Gerüst sein. Später legst du nach den üblichen Regeln einen Raum darauf und legst das Gerüst ab. Du musst es legen, wenn es geht. Du darfst aber zuerst den Raum legen, sogar auf das letzte freie Feld; dann legst du das Gerüst ab.',
    },
    'DH-22': {
      title: 'Bohrmaschine',
      text: 'Tausche eine deiner offenen Karten gegen eine Raumkarte der Auslage. Zuerst verlässt deine Karte das Haus, und ihr Plättchen wandert oder geht verloren (DH-23). Dann muss die neue Karte auf diesem Feld offen liegen dürfen. Deine alte Karte kommt an ihrer Stelle in die Auslage. Einen leeren Raum kannst du nicht tauschen.',
    },
    'DH-23': {
      title: 'Ein Plättchen, dessen Karte geht',
      text: 'Verlässt eine Karte mit Plättchen dein Haus, unterscheiden sich die deutsche und die niederländische Ausgabe. Deutsche Ausgabe: Das Plättchen ist nur verloren, wenn der Raum aus dieser einen Karte bestand; sonst wandert es auf eine Nachbarkarte des Raumes, von zweien auf die linke. Niederländische Ausgabe: Das Plättchen ist immer verloren.',
    },
    'DH-24': {
      title: 'Zementmischer',
      text: 'Vertausche die Raumkarten von zwei Spalten der Auslage.',
    },
    'DH-25': {
      title: 'Helfer am Ende',
      text: 'Nach Runde 12 kommen die letzten Helfer zum Einsatz, im Uhrzeigersinn ab dem, der als Nächster Startspieler wäre. Wessen Helfer nichts bewirken können, wird übersprungen. Bist du dran, darfst du diese Helfer einsetzen, in beliebiger Reihenfolge:',
      more: [
        [
          'Lieferant: Tausche eine deiner Karten, auch einen leeren Raum, gegen eine Karte vom Ablagestapel der Raumkarten. Sie muss dort offen liegen dürfen, wie bei der Bohrmaschine (DH-22). Deine alte Karte kommt auf diesen Stapel.',
          'Heimwerker: Vertausche zwei deiner Karten. Danach muss jede auf ihrem neuen Feld erlaubt sein: im Keller oder darüber (DH-14) und in einem Raum, der nicht zu groß ist (DH-15). Dekorationsplättchen hindern dich nicht; sie bleiben auf ihren Karten. Ein Raum mit mehreren Plättchen behält das wertvollste, von gleichen das am weitesten links. Leere Räume bleiben verdeckt und dürfen überall liegen.',
          'Dachdecker: Nimm ein Dach deiner Wahl vom Ablagestapel der Spezialkarten, ohne deine eigenen Dächer anzusehen.',
        ],
      ],
    },
    'DH-26': {
      title: 'Dachpunkte',
      text: 'Die besten vier Dachkarten deines Stapels zählen; sie werden für dich ausgesucht. Sie bringen 8 Punkte, wenn alle dieselbe Farbe haben, sonst 3, dazu 1 für jedes Fenster. Mit weniger als vier Karten bekommst du nichts.',
    },
    'DH-27': {
      title: 'Einrichtungsboni',
      text: 'Für die Einrichtung deines Hauses gibt es zwei Boni:',
      more: [
        [
          '3 Punkte für ein Badezimmer im Erdgeschoss und ein weiteres im Obergeschoss.',
          '3 Punkte für mindestens ein Badezimmer, eine Küche und ein Schlafzimmer.',
        ],
      ],
    },
    'DH-28': {
      title: 'Architektin und Innenarchitektin',
      text: 'Mit der Architektin ist jeder Einrichtungsbonus (DH-27) 4 statt 3 Punkte wert und jeder leere Raum 1 Punkt. Mit der Innenarchitektin ist jedes deiner Dekorationsplättchen 1 Punkt mehr wert, auch draußen. Eine zweite Karte derselben Helferin bringt nichts.',
    },
    'DH-29': {
      title: 'Daneben',
      text: 'Sauna, Vorratskammer und Ankleidezimmer zählen neben einem bestimmten Raum mehr (DH-2). Daneben heißt: direkt links oder rechts auf demselben Stockwerk; die andere Karte muss offen liegen.',
    },
    'DH-30': {
      title: 'Wer gewinnt',
      text: 'Zähle deine Punkte für Räume, Dekorationen, Einrichtung und Dach zusammen. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand liegt vorn, wer mehr Kinder auf offenen Karten hat; ist auch das gleich, wird der Platz geteilt.',
    },
  },

  options: {
    edition: {
      name: 'Gedruckte Ausgabe',
      help: 'Die gedruckten Anleitungen unterscheiden sich an drei Stellen: verdeckte Räume, Dekorationen und Plättchen, deren Karte geht (DH-17, DH-19, DH-23).',
      values: { de: 'Deutsche Anleitung', nl: 'Niederländische Anleitung' },
      meanings: {
        de: 'Eine Karte liegt offen, wo immer sie darf. Eine Dekoration muss gelegt werden, wenn es geht. Ein Plättchen rückt in seinem Raum weiter, wenn seine Karte geht.',
        nl: 'Du darfst eine Karte auch verdeckt legen, weil du es willst. Auf eine Dekoration darfst du verzichten. Ein Plättchen, dessen Karte geht, ist verloren.',
      },
    },
    firstSeat: {
      name: 'Erster Startspieler',
      help: 'Der Platz, der beginnt, ab 0 gezählt, oder „lot“ für das Los (DH-9).',
    },
    columnDiscard: {
      name: 'Spalte ablegen',
      help: 'Zu zweit und zu dritt legt der Startspieler zuerst eine Spalte ab. Für jüngere Kinder abschalten (DH-7).',
    },
    openRoofs: {
      name: 'Offene Dächer',
      help: 'Alle dürfen jederzeit in die Dachstapel sehen (DH-18).',
    },
    cards: {
      name: 'Kartenliste',
      help: 'Stückzahlen, Werte und Kinder aller Karten und Plättchen. Einige gedruckte Zahlen waren nicht zu bekommen: Diese sind von uns; wer die Schachtel besitzt, kann die echten eintragen (DH-2, DH-3, DH-4).',
      ...cardListTexts('de', { rooms, decors, helpers, tools, colours }),
    },
  },

  tieBreaks: ['Kinder im Haus'],
  parts: {
    rooms: 'Räume',
    decor: 'Dekorationen',
    furnishing: 'Einrichtungsboni',
    roof: 'Dach',
  },

  moves: {
    jackhammer: ({ column }) => `Presslufthammer: Raum aus Spalte ${column} nehmen`,
    'decline-jackhammer': () => 'Presslufthammer behalten',
    'discard-column': ({ column }) => `Spalte ${column} ablegen`,
    take: ({ column }) =>
      column === 1 ? 'Spalte 1 nehmen und die nächste Runde beginnen' : `Spalte ${column} nehmen`,
    mixer: ({ a, b }) => `Zementmischer: Räume der Spalten ${a} und ${b} vertauschen`,
    drill: ({ column, field }) =>
      `Bohrmaschine: ${at(field)} gegen den Raum aus Spalte ${column} tauschen`,
    place: ({ field, faceUp }) =>
      faceUp
        ? `Den Raum auf ${at(field)} legen`
        : `Verdeckt als leeren Raum auf ${at(field)} legen`,
    scaffold: ({ field }) => `Das Gerüst auf ${at(field)} stellen`,
    decorate: ({ field }) =>
      field === 'outdoors'
        ? 'Das Plättchen neben das Haus legen'
        : `Das Plättchen auf ${at(field)} legen`,
    'decline-decor': () => 'Auf das Plättchen verzichten',
    supplier: (move, format) =>
      `Lieferant: ${at(move.field)} gegen ${A_ACCUSATIVE[GENDERS[move.room]]} ${roomWith(move, format)} tauschen`,
    handyman: ({ a, b }) => `Heimwerker: ${at(a)} und ${at(b)} vertauschen`,
    roofer: (move) => `Dachdecker: ein ${roof(move)} holen`,
    done: () => 'Keine weitere Hilfe nötig',
  },

  events: {
    'start-seat-drawn': ({ seat }, format) => `Das Los fällt auf ${format.player(seat, 'dich')}.`,
    'round-began': ({ round, startSeat }, format) =>
      `Runde ${round}: ${format.does(startSeat, 'Du beginnst', 'beginnt')}.`,
    'market-dealt': ({ columns }) => `In der Auslage: ${columns.map(columnText).join('; ')}.`,
    'jackhammer-used': (event, format) => {
      const took = `${format.does(event.seat, 'Du setzt', 'setzt')} einen Presslufthammer ein und ${format.player(event.seat, 'nimmst', () => 'nimmt')} ${the(event.room.room)} aus Spalte ${event.column}`;
      return event.special === undefined
        ? `${took}.`
        : `${took}; abgelegt wird: ${special(event.special)}.`;
    },
    'jackhammer-declined': ({ seat }, format) =>
      `${format.does(seat, 'Du behältst', 'behält')} den Presslufthammer.`,
    'column-discarded': (event, format) =>
      `${format.does(event.seat, 'Du legst', 'legt')} Spalte ${event.column} ab: ${cardsText(event)}.`,
    'column-taken': (event, format) =>
      event.column === 1
        ? `${format.does(event.seat, 'Du nimmst', 'nimmt')} ${the(event.room.room)} aus Spalte 1 und ${format.player(event.seat, 'beginnst', () => 'beginnt')} die nächste Runde.`
        : `${format.does(event.seat, 'Du nimmst', 'nimmt')} Spalte ${event.column}: ${cardsText(event)}.`,
    'rooms-mixed': ({ seat, columns: [a, b], rooms: [first, second] }, format) =>
      `${format.does(seat, 'Du setzt', 'setzt')} einen Zementmischer ein: In Spalte ${a} liegt nun ${theIs(first.room)}, in Spalte ${b} ${theIs(second.room)}.`,
    'room-drilled': ({ seat, column, field, brought, removed }, format) =>
      `${format.does(seat, 'Du setzt', 'setzt')} eine Bohrmaschine ein: ${capitalize(theIs(brought.room))} aus Spalte ${column} kommt auf ${at(field)}, ${theIs(removed.room)} in die Auslage.`,
    'room-placed': ({ seat, field, card, faceUp }, format) =>
      faceUp
        ? `${format.does(seat, 'Du legst', 'legt')} ${the(card.room)} auf ${at(field)}.`
        : `${format.does(seat, 'Du legst', 'legt')} ${the(card.room)} verdeckt auf ${at(field)}: ein leerer Raum.`,
    'scaffold-laid': ({ seat, field }, format) =>
      `${format.does(seat, 'Du stellst', 'stellt')} ein Gerüst auf ${at(field)}.`,
    'scaffold-discarded': ({ field }) =>
      field === undefined
        ? 'Für das Gerüst ist kein Feld mehr da; es wird abgelegt.'
        : `Das Gerüst auf ${at(field)} hat ausgedient.`,
    'roof-taken': ({ seat, size }, format) =>
      `${format.player(seat, 'Dein Dachstapel', (name) => `Der Dachstapel von ${name}`)} hat nun ${format.count(size, CARD)}.`,
    'helper-joined': ({ seat, helper }, format) =>
      GENDERS[helper] === 'die'
        ? `Eine ${helpers[helper]} hilft ${format.player(seat, 'dir')}.`
        : `Ein ${helpers[helper]} hilft ${format.player(seat, 'dir')}.`,
    'tool-taken': ({ seat, tool }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} ${A_ACCUSATIVE[GENDERS[tool]]} ${tools[tool]}, zu gebrauchen ab der nächsten Runde.`,
    'decor-placed': ({ seat, decor, field }, format) =>
      field === 'outdoors'
        ? `${format.does(seat, 'Du legst', 'legt')} ${theDecor(decor)} neben das Haus.`
        : `${format.does(seat, 'Du legst', 'legt')} ${theDecor(decor)} auf ${at(field)}.`,
    'decor-impossible': ({ seat, decor }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} keinen Platz für ${theDecor(decor)}; ${IT[GENDERS[decor]]} ist verloren.`,
    'decor-declined': ({ seat, decor }, format) =>
      `${format.does(seat, 'Du verzichtest', 'verzichtet')} auf ${theDecor(decor)}.`,
    'decor-moved': ({ decor, from, to }) =>
      `${capitalize(decorIs(decor))} wandert von ${at(from)} nach ${at(to)}.`,
    'decor-lost': ({ decor, field }) =>
      `${capitalize(decorIs(decor))} auf ${at(field)} ist verloren.`,
    'round-ended': ({ round, discarded, startSeat }, format) => {
      const left =
        discarded.length === 0 ? '' : ` Abgelegt: ${discarded.map(columnText).join('; ')}.`;
      return `Runde ${round} ist zu Ende.${left} Startspieler: ${format.player(startSeat, 'du')}.`;
    },
    'helpers-began': ({ seat }, format) =>
      `${format.player(seat, 'Deine Helfer', (name) => `Die Helfer von ${name}`)} machen sich an die Arbeit.`,
    'supplier-used': ({ seat, field, brought, removed, wasEmpty }, format) =>
      `Der Lieferant bringt ${format.player(seat, 'dir')} ${A_ACCUSATIVE[GENDERS[brought.room]]} ${rooms[brought.room].one} für ${at(field)} und nimmt ${wasEmpty ? 'den leeren Raum' : the(removed.room)} mit.`,
    'handyman-used': ({ seat, fields: [a, b] }, format) =>
      `${format.player(seat, 'Dein Heimwerker', (name) => `Der Heimwerker von ${name}`)} vertauscht ${at(a)} und ${at(b)}.`,
    'roofer-used': ({ seat, roof: fetched, size }, format) =>
      `Der Dachdecker holt ${fetched === undefined ? 'ein Dach' : `ein ${roof(fetched)}`} für ${format.player(seat, 'dich')}; der Stapel hat nun ${format.count(size, CARD)}.`,
    'helpers-done': ({ seat }, format) =>
      `${format.does(seat, 'Du brauchst', 'braucht')} keine Hilfe mehr.`,
    'roof-revealed': ({ seat, roofs, laid, points }, format) =>
      laid.length === 0
        ? `${format.does(seat, 'Du hast', 'hat')} nur ${format.count(roofs.length, { one: 'Dachkarte', other: 'Dachkarten' })}: kein Dach, keine Punkte.`
        : `${format.player(seat, 'Dein Dach', (name) => `Das Dach von ${name}`)}: ${laid.map(roof).join(', ')}. ${format.count(points, POINT)}.`,
    'game-ended': () => 'Alle zwölf Runden sind gespielt: Die Häuser sind fertig.',
  },

  reasons: {
    'jackhammer-window': () =>
      'Die Runde beginnt gerade erst: Setz deinen Presslufthammer jetzt ein oder behalte ihn; alles andere kommt später.',
    'jackhammer-is-too-late': () =>
      'Presslufthämmer kommen ganz am Anfang einer Runde dran, vor allem anderen.',
    'column-is-discarded-first': () => 'Zuerst legst du eine der Spalten 2 bis 5 ab.',
    'column-is-taken-first': () =>
      'Jetzt nimmst du eine Spalte; davor gehen nur Bohrmaschine und Zementmischer.',
    'room-is-placed-first': () => 'Leg zuerst den Raum, den du genommen hast.',
    'tile-is-placed-first': () => 'Klär zuerst, wohin das Dekorationsplättchen kommt.',
    'scaffold-is-laid-first': () => 'Stell zuerst das Gerüst auf.',
    'helpers-come-at-the-end': () =>
      'Lieferant, Heimwerker und Dachdecker helfen nach der letzten Runde.',
    'helpers-are-used-now': () =>
      'Alle Runden sind gespielt: Jetzt können nur noch Lieferant, Heimwerker und Dachdecker etwas tun.',
    'start-column-stays': () =>
      'Spalte 1 mit dem Startrecht bleibt liegen; leg eine der anderen ab.',
    'no-such-tool': ({ tool }) => `Du hast ${NO_ACCUSATIVE[GENDERS[tool]]} ${tools[tool]}.`,
    'tool-is-new': ({ tool }) =>
      `Du hast ${THE_ACCUSATIVE[GENDERS[tool]]} ${tools[tool]} gerade erst genommen; ab der nächsten Runde geht es.`,
    'column-is-empty': ({ column }) => `In Spalte ${column} liegen keine Karten mehr.`,
    'field-is-taken': ({ field }) => `Auf ${at(field)} liegt schon ein Raum.`,
    'field-below-is-free': ({ field, below }) =>
      `Auf ${at(field)} würde er schweben: Auf ${at(below)} liegt noch nichts.`,
    'belongs-in-the-basement': ({ room, field }) =>
      `Auf ${at(field)} kann ${theIs(room)} nicht offen liegen: ${capitalize(IT[GENDERS[room]])} gehört in den Keller.`,
    'belongs-above-the-basement': ({ room, field }) =>
      `Auf ${at(field)} kann ${theIs(room)} nicht offen liegen: ${capitalize(IT[GENDERS[room]])} gehört über den Keller.`,
    'room-is-full': ({ room, field, max }) =>
      max === 1
        ? `Auf ${at(field)}, neben der anderen, kann die Karte nicht offen liegen: ${capitalize(aIs(room))} ist nur eine Karte breit.`
        : `Auf ${at(field)} kann die Karte nicht offen liegen: ${capitalize(aIs(room))} hat höchstens ${inWords(max)} Karten.`,
    'room-is-finished': ({ room, field, decor }) =>
      `Auf ${at(field)} kann die Karte nicht offen liegen: Mit ${THE_DATIVE[GENDERS[decor]]} ${decors[decor]} ist ${theIs(room)} fertig.`,
    'two-tiles-in-one-room': ({ field, decors: found }, format) =>
      `Auf ${at(field)} kämen ${format.count(found.length, TILE)} in einen Raum (${format.list(found.map((decor) => decors[decor]))}), und ein Raum hat nur eines.`,
    'lies-face-up-here': ({ room, field }) =>
      `Auf ${at(field)} kann ${theIs(room)} offen liegen, also muss ${IT[GENDERS[room]]} das; verdeckt geht es nur, wo es offen nicht geht.`,
    'tile-must-be-placed': ({ decor }) =>
      `Für ${theDecor(decor)} ist Platz, also musst du das Plättchen legen.`,
    'no-face-up-room': ({ decor, field }) =>
      `Auf ${at(field)} liegt kein offener Raum für ${theDecor(decor)}.`,
    'tile-does-not-fit': ({ decor, room, field }) =>
      `${capitalize(decorIs(decor))} passt nicht ${TO[GENDERS[room]]} ${rooms[room].one} auf ${at(field)}.`,
    'room-has-a-tile': ({ decor }) =>
      `In diesem Raum ist schon ${decorIs(decor)}, und ein Raum hat nur ein Plättchen.`,
    'tile-goes-outdoors': ({ decor }) =>
      `${capitalize(decorIs(decor))} gehört nach draußen, neben das Haus.`,
    'tile-goes-indoors': ({ decor }) =>
      `${capitalize(decorIs(decor))} gehört in einen Raum, nicht nach draußen.`,
    'no-scaffold-in-hand': () => 'Du hast in diesem Zug kein Gerüst genommen.',
    'scaffold-is-there': ({ field }) => `Auf ${at(field)} steht schon ein Gerüst.`,
    'no-face-up-card': ({ field }) =>
      `Auf ${at(field)} hast du keine offene Karte; leere Räume tauscht die Bohrmaschine nicht.`,
    'no-such-helper': ({ helper }) =>
      `Du hast ${NO_ACCUSATIVE[GENDERS[helper]]} ${helper === 'supplier' ? 'Lieferanten' : helpers[helper]}.`,
    'no-card-there': ({ field }) => `Auf ${at(field)} liegt keine Karte.`,
    'card-is-not-in-the-pile': (reason, format) =>
      `Auf dem Ablagestapel gibt es nicht: ${roomWith(reason, format)}.`,
    'roof-is-not-in-the-pile': (reason) => `Auf dem Ablagestapel liegt kein ${roof(reason)}.`,
    'too-many-rooms': ({ room, have, exist }, format) =>
      `In der Kartenliste gibt es ${format.number(exist)}-mal ${rooms[room].one}, hier ${format.number(have)}-mal. Hat deine Schachtel mehr, trag ihre Liste ein.`,
    'no-such-card': (reason, format) =>
      reason.exist === 0
        ? `In der Kartenliste gibt es nicht: ${roomWith(reason, format)}.`
        : `In der Kartenliste gibt es nur ${format.number(reason.exist)}-mal ${roomWith(reason, format)}, hier ${format.number(reason.have)}-mal.`,
    'too-many-specials': ({ card, have, exist }, format) =>
      `In der Kartenliste gibt es ${format.number(exist)}-mal ${special(card)}, hier ${format.number(have)}-mal.`,
    'tile-lies-twice': ({ decor }) => `${decors[decor]} gibt es nur einmal, und hier zweimal.`,
    'phase-is-impossible': ({ phase }) =>
      ({
        jackhammer:
          'Einen Presslufthammer darf jetzt nur einsetzen, wer einen aus einer früheren Runde hat.',
        discard:
          'Nur der Startspieler legt eine Spalte ab, nur zu zweit oder zu dritt, und nur wenn ihr so spielt.',
        turn: 'Wer in dieser Runde einen Presslufthammer eingesetzt hat, hat keinen weiteren Zug.',
        room: 'Um eine Raumkarte anzulegen, muss eine auf der Hand sein.',
        decor:
          'Um ein Plättchen zu legen, muss seine Karte auf der Hand sein und das Plättchen ins Haus passen.',
        scaffold: 'Um ein Gerüst zu legen, muss es auf der Hand sein und ein Feld frei sein.',
        helpers:
          'Helfer kommen nur nach Runde 12 zum Einsatz, und nur wenn sie etwas ausrichten können.',
        over: 'Das Spiel endet erst nach Runde 12.',
      })[phase],
    'held-cards-do-not-fit': () =>
      'Karten sind nur zwischen Nehmen und Anlegen auf der Hand, und ihre Spalte ist dann leer.',
    'too-few-columns': ({ have, need }, format) =>
      `Für die Züge dieser Runde braucht die Auslage ${format.number(need)} Spalten mit Karten, hat aber ${format.number(have)}.`,
    'column-1-not-taken': () =>
      'Nächster Startspieler ist, wer in dieser Runde Spalte 1 genommen hat.',
    'too-few-fields': ({ have, need }, format) =>
      `In diesem Haus sind ${format.number(have)} Felder frei, es kommen aber noch ${format.number(need)} Räume.`,
    'decks-run-out': ({ have, need }, format) =>
      `Die übrigen Runden brauchen ${format.number(need)} Karten, im Stapel sind nur noch ${format.number(have)}.`,
    'deck-differs': () => 'In einem Stapel liegen genau die Karten, die nirgends sonst liegen.',
    'column-is-incomplete': ({ column }) =>
      column === 1
        ? 'In Spalte 1 liegt nur eine Raumkarte.'
        : `In Spalte ${column} gehören eine Raumkarte und eine Spezialkarte.`,
    'more-cards-than-turns': ({ have, most }, format) =>
      `Ein Zug bringt höchstens eine Sonderkarte; hier können also bisher ${format.number(most)} liegen, nicht ${format.number(have)}.`,
    'start-player-differs': ({ seat }, format) =>
      `${format.does(seat, 'Du beginnst', 'beginnt')} an diesem Tisch die erste Runde.`,
    'tool-is-not-new': () =>
      'Ein Werkzeug ist nur in der Runde neu, in der man seine Spalte genommen hat.',
    'no-tools-now': () =>
      'Bohrmaschine und Zementmischer setzt man ein, bevor man eine Spalte nimmt.',
    'used-card-is-not-discarded': ({ card }) =>
      `Eine benutzte Karte liegt auf dem Ablagestapel, diese aber nicht: ${special(card)}.`,
    'two-new-tools': () => 'In einer Runde kann man nur ein Werkzeug nehmen.',
    'too-many-empty-rooms': () => 'Es gibt mehr leere Räume als Raumkarten.',
    'lost-tile-is-there': ({ decor }) =>
      `Das Plättchen „${decors[decor]}“ liegt an einem Haus, ist also nicht verloren.`,
    'scaffold-is-left': ({ field }) =>
      `Auf ${at(field)} steht noch ein Gerüst; vor dem Ende nimmt ein Raum seinen Platz ein.`,
  },

  when: ({ round }) => `Runde ${round}`,
  prompt: promptFrom({
    jackhammer: ({ seat }, format) =>
      `Die Runde beginnt: ${format.does(seat, 'Du darfst deinen', 'darf einen')} Presslufthammer einsetzen oder ihn behalten.`,
    discard: ({ seat }, format) =>
      format.does(
        seat,
        'Du beginnst: Leg eine der Spalten 2 bis 5 ab.',
        'beginnt und legt eine der Spalten 2 bis 5 ab.',
      ),
    turn: ({ seat, hasTools }, format) =>
      hasTools
        ? format.does(
            seat,
            'Du bist dran: Nimm eine Spalte; vorher darfst du Werkzeuge einsetzen.',
            'nimmt eine Spalte und darf vorher Werkzeuge einsetzen.',
          )
        : format.does(seat, 'Du bist dran: Nimm eine Spalte.', 'nimmt eine Spalte.'),
    room: ({ seat, room, hasScaffold }, format) =>
      hasScaffold
        ? `${format.does(seat, 'Leg', 'legt')} ${the(room)} oder zuerst das Gerüst.`
        : `${format.does(seat, 'Leg', 'legt')} ${the(room)}${format.player(seat, ' in dein Haus', () => '')}.`,
    decor: ({ seat, decor, isOptional, isOutdoors }, format) => {
      const where = isOutdoors ? 'neben das Haus' : 'in einen Raum';
      return isOptional
        ? `${format.does(seat, 'Du darfst', 'darf')} ${theDecor(decor)} ${where} legen.`
        : `${format.does(seat, 'Leg', 'legt')} ${theDecor(decor)} ${where}.`;
    },
    scaffold: ({ seat }, format) => `${format.does(seat, 'Stell', 'stellt')} das Gerüst auf.`,
    helpers: ({ seat }, format) =>
      `Nach der letzten Runde: ${format.does(seat, 'Du darfst deine', 'darf die')} Helfer arbeiten lassen.`,
    over: ({ winners, points, byChildren }, format) => {
      const score = `${format.count(points, POINT_DATIVE)}${byChildren ? ' und mehr Kindern' : ''}`;
      return `Die Häuser sind fertig: ${tableTexts.de.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'Die Häuser sind fertig',
    toMove: 'Dran:',
    start: 'Start',
    taken: 'weg',
    holds: 'hält',
    market: 'Auslage',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    points: (points, format) => format.count(points, POINT),
    roofs: (count, format) => format.count(count, { one: 'Dach', other: 'Dächer' }),
    fromNextRound: 'ab nächster Runde',
  },

  roof,
  special,
};

function special(card: ShownSpecial): string {
  switch (card.type) {
    case 'roof':
      return roof(card);
    case 'hidden-roof':
      return 'Dach';
    case 'decor':
      return decors[card.decor];
    case 'helper':
      return helpers[card.helper];
    case 'tool':
      return tools[card.tool];
  }
}

/** `die Küche`, `den Weinkeller`. */
function the(room: Room): string {
  return `${THE_ACCUSATIVE[GENDERS[room]]} ${rooms[room].one}`;
}

/** `die Küche`, `der Weinkeller`. */
function theIs(room: Room): string {
  return `${GENDERS[room]} ${rooms[room].one}`;
}

function aIs(room: Room): string {
  return `${GENDERS[room] === 'die' ? 'eine' : 'ein'} ${rooms[room].one}`;
}

function theDecor(decor: Decor): string {
  return `${THE_ACCUSATIVE[GENDERS[decor]]} ${decors[decor]}`;
}

function decorIs(decor: Decor): string {
  return `${GENDERS[decor]} ${decors[decor]}`;
}

function roomWith({ room, children }: RoomCard, format: Format): string {
  return children === 0
    ? rooms[room].one
    : `${rooms[room].one} mit ${format.count(children, CHILD)}`;
}

function cardsText({ room, special: card }: ColumnCards<ShownSpecial>): string {
  const name = rooms[room.room].one;
  return card === undefined ? name : `${name} und ${special(card)}`;
}

function columnText(cards: ColumnCards<ShownSpecial>): string {
  return `${cards.column} ${cardsText(cards)}`;
}

function inWords(count: number): string {
  return ['keine', 'eine', 'zwei', 'drei'][count] ?? `${count}`;
}
