import type { ByLanguage, Format, Seat } from '@richtfest/engine';
import type { Cause } from '@richtfest/review';

/** Texts of the review page. Percentages and points are formatted already. */
export interface ReviewPageTexts {
  readonly title: (game: string) => string;
  readonly computing: (percent: string) => string;
  /** There is a first result. */
  readonly refining: (percent: string) => string;
  /** Before the summary of a result that may still change. */
  readonly firstImpression: (summary: string) => string;
  readonly failed: string;
  readonly replay: string;
  /** To a reader who did not win: what cost most; two of them may follow each other. */
  readonly lost: Readonly<Record<Cause, string>>;
  readonly praise: (good: number, of: number) => string;
  readonly choice: (seat: Seat, move: number, format: Format) => string;
  readonly played: (seat: Seat, format: Format) => string;
  readonly better: string;
  readonly why: string;
  readonly happened: string;
  /** Another player's move and all chance after it count together. */
  readonly happenedTogether: string;
  readonly tableBefore: (move: number) => string;
  readonly tableAfter: (move: number) => string;
  readonly show: string;
  readonly tryIt: string;
  readonly courseTitle: string;
  readonly courseHelp: string;
  readonly courseSlider: string;
  readonly courseAt: (moves: number, of: number) => string;
  readonly courseList: string;
  readonly start: string;
  readonly end: string;
  /** A number on the chart that leads to its card. */
  readonly toMoment: (number: number) => string;
  /** Follows what ± means. */
  readonly uncertain: string;
  readonly filter: (which: 'notable' | 'all') => string;
  readonly which: string;
  readonly noNotable: string;
}

export const reviewPageTexts: ByLanguage<ReviewPageTexts> = {
  en: {
    title: (game) => `${game}: game review`,
    computing: (percent) => `The game is being reviewed … ${percent}`,
    refining: (percent) => `This may still change. It becomes more precise … ${percent}`,
    firstImpression: (summary) => `First impression: ${summary}`,
    failed: 'This game can’t be reviewed here. You can still replay it move by move.',
    replay: 'Replay',
    lost: {
      luck: 'Luck was not on your side this time.',
      own: 'One idea to try: look at your own choices below.',
      others: 'What the others chose cost you a lot this time.',
    },
    praise: (good, of) =>
      `${good} of your ${of} choices ${good === 1 ? 'was' : 'were'} good or the best.`,
    choice: (seat, move, format) =>
      `Move ${move}: ${format.player(seat, 'your choice', (name) => `${name}’s choice`)}`,
    played: (seat, format) => format.does(seat, 'You played', 'played'),
    better: 'Better',
    why: 'Why',
    happened: 'What happened',
    happenedTogether: 'What happened until the next choice',
    tableBefore: (move) => `The table before move ${move}`,
    tableAfter: (move) => `The table after move ${move}`,
    show: 'Show in the game',
    tryIt: 'Try it',
    courseTitle: 'When was the game won?',
    courseHelp: 'The wider a colour, the better that player’s chance to win.',
    courseSlider: 'Moment of the game',
    courseAt: (moves, of) => (moves === 0 ? 'The start' : `After move ${moves} of ${of}`),
    courseList: 'As a list',
    start: 'Start',
    end: 'End',
    toMoment: (number) => `To key moment ${number}`,
    uncertain: 'The fine lines on the bars show the same.',
    filter: (which) => (which === 'all' ? 'All choices' : 'To learn from'),
    which: 'Which choices?',
    noNotable: 'Nothing to improve here. Well played!',
  },
  de: {
    title: (game) => `${game}: Rückblick`,
    computing: (percent) => `Das Spiel wird ausgewertet … ${percent}`,
    refining: (percent) => `Das kann sich noch ändern. Es wird noch genauer … ${percent}`,
    firstImpression: (summary) => `Erster Eindruck: ${summary}`,
    failed:
      'Dieses Spiel lässt sich hier nicht auswerten. Zug für Zug durchsehen kannst du es trotzdem.',
    replay: 'Das Spiel durchsehen',
    lost: {
      luck: 'Das Glück war diesmal nicht auf deiner Seite.',
      own: 'Eine Idee zum Ausprobieren: Sieh dir unten deine eigenen Entscheidungen an.',
      others: 'Was die anderen gespielt haben, hat dich diesmal viel gekostet.',
    },
    praise: (good, of) =>
      `${good} deiner ${of} Entscheidungen ${good === 1 ? 'war gut oder die beste' : 'waren gut oder die besten'}.`,
    choice: (seat, move, format) =>
      `Zug ${move}: ${format.player(seat, 'deine Entscheidung', (name) => `Entscheidung von ${name}`)}`,
    played: (seat, format) => format.does(seat, 'Du hast gespielt', 'hat gespielt'),
    better: 'Besser',
    why: 'Warum',
    happened: 'Was geschah',
    happenedTogether: 'Was bis zur nächsten Entscheidung geschah',
    tableBefore: (move) => `Der Tisch vor Zug ${move}`,
    tableAfter: (move) => `Der Tisch nach Zug ${move}`,
    show: 'Im Spiel zeigen',
    tryIt: 'Ausprobieren',
    courseTitle: 'Wann war das Spiel gewonnen?',
    courseHelp: 'Je breiter eine Farbe, desto besser die Siegchance.',
    courseSlider: 'Moment des Spiels',
    courseAt: (moves, of) => (moves === 0 ? 'Der Anfang' : `Nach Zug ${moves} von ${of}`),
    courseList: 'Als Liste',
    start: 'Anfang',
    end: 'Ende',
    toMoment: (number) => `Zum wichtigen Moment ${number}`,
    uncertain: 'Die feinen Striche auf den Balken zeigen dasselbe.',
    filter: (which) => (which === 'all' ? 'Alle Entscheidungen' : 'Zum Lernen'),
    which: 'Welche Entscheidungen?',
    noNotable: 'Hier gibt es nichts zu verbessern. Gut gespielt!',
  },
  nl: {
    title: (game) => `${game}: terugblik`,
    computing: (percent) => `Het spel wordt beoordeeld … ${percent}`,
    refining: (percent) => `Dit kan nog veranderen. Het wordt nog nauwkeuriger … ${percent}`,
    firstImpression: (summary) => `Eerste indruk: ${summary}`,
    failed: 'Dit spel kan hier niet worden beoordeeld. Zet voor zet terugkijken kan wel.',
    replay: 'Het spel terugkijken',
    lost: {
      luck: 'Het geluk was deze keer niet aan jouw kant.',
      own: 'Een idee om te proberen: bekijk hieronder je eigen keuzes.',
      others: 'Wat de anderen speelden, heeft je deze keer veel gekost.',
    },
    praise: (good, of) =>
      `${good} van je ${of} keuzes ${good === 1 ? 'was' : 'waren'} goed of de beste.`,
    choice: (seat, move, format) =>
      `Zet ${move}: ${format.player(seat, 'jouw keuze', (name) => `keuze van ${name}`)}`,
    played: (seat, format) => format.does(seat, 'Je speelde', 'speelde'),
    better: 'Beter',
    why: 'Waarom',
    happened: 'Wat er gebeurde',
    happenedTogether: 'Wat er tot de volgende keuze gebeurde',
    tableBefore: (move) => `De tafel voor zet ${move}`,
    tableAfter: (move) => `De tafel na zet ${move}`,
    show: 'In het spel tonen',
    tryIt: 'Proberen',
    courseTitle: 'Wanneer was het spel gewonnen?',
    courseHelp: 'Hoe breder een kleur, hoe groter de kans van die speler om te winnen.',
    courseSlider: 'Moment van het spel',
    courseAt: (moves, of) => (moves === 0 ? 'Het begin' : `Na zet ${moves} van ${of}`),
    courseList: 'Als lijst',
    start: 'Begin',
    end: 'Einde',
    toMoment: (number) => `Naar belangrijk moment ${number}`,
    uncertain: 'De fijne streepjes op de balken laten hetzelfde zien.',
    filter: (which) => (which === 'all' ? 'Alle keuzes' : 'Om van te leren'),
    which: 'Welke keuzes?',
    noNotable: 'Hier valt niets te verbeteren. Goed gespeeld!',
  },
};
