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
  readonly lost: Readonly<Record<Exclude<Cause, 'own'>, string>>;
  /** A better move than the most expensive one of the reader. */
  readonly idea: (when: string, better: string) => string;
  readonly praise: (good: number, of: number) => string;
  readonly choice: (seat: Seat, when: string, format: Format) => string;
  readonly luck: (luck: LuckOfSeat, format: Format) => string;
  /** Key moments are shown once they are certain. */
  readonly seeking: string;
  readonly played: (seat: Seat, format: Format) => string;
  readonly better: string;
  readonly why: string;
  readonly happened: string;
  /** Another player's move and all chance after it count together. */
  readonly happenedTogether: string;
  readonly tableBefore: (move: string) => string;
  readonly tableAfter: (move: string) => string;
  readonly show: string;
  readonly tryIt: string;
  readonly courseTitle: string;
  readonly courseHelp: string;
  readonly courseSlider: string;
  readonly courseStart: string;
  /** After a move. */
  readonly courseAt: (move: string) => string;
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

interface LuckOfSeat {
  readonly seat: Seat;
  /** Another player whose move came before it. */
  readonly mover: Seat | undefined;
  readonly when: string;
  readonly isGood: boolean;
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
      others: 'What the others chose cost you a lot this time.',
    },
    idea: (when, better) => `One idea to try, in ${when}: ${better}.`,
    praise: (good, of) =>
      `${good} of your ${of} choices ${good === 1 ? 'was' : 'were'} good or the best.`,
    choice: (seat, when, format) =>
      `${when}: ${format.player(seat, 'your choice', (name) => `${name}’s choice`)}`,
    luck: ({ seat, mover, when, isGood }, format) => {
      const after = (whose: Seat) =>
        `, after ${format.player(whose, 'your move', (name) => `${name}’s move`)}`;
      const luck = `${isGood ? 'good' : 'bad'} luck for ${format.player(seat, 'you')}`;
      return `${when}${mover === undefined ? '' : after(mover)}: ${luck}`;
    },
    seeking: 'Still looking: the moments that mattered are shown here as soon as they are certain.',
    played: (seat, format) => format.does(seat, 'You played', 'played'),
    better: 'Better',
    why: 'Why',
    happened: 'What happened',
    happenedTogether: 'What happened until the next choice',
    tableBefore: (move) => `The table before ${move}`,
    tableAfter: (move) => `The table after ${move}`,
    show: 'Show in the game',
    tryIt: 'Try it',
    courseTitle: 'When was the game won?',
    courseHelp: 'The taller a player’s band, the better their chance to win.',
    courseSlider: 'Moment of the game',
    courseStart: 'The start',
    courseAt: (move) => `After ${move}`,
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
      others: 'Was die anderen gespielt haben, hat dich diesmal viel gekostet.',
    },
    idea: (when, better) => `Eine Idee zum Ausprobieren, in ${when}: ${better}.`,
    praise: (good, of) =>
      `${good} deiner ${of} Entscheidungen ${good === 1 ? 'war gut oder die beste' : 'waren gut oder die besten'}.`,
    choice: (seat, when, format) =>
      `${when}: ${format.player(seat, 'deine Entscheidung', (name) => `Entscheidung von ${name}`)}`,
    luck: ({ seat, mover, when, isGood }, format) => {
      const after = (whose: Seat) =>
        `, nach ${format.player(whose, 'deinem Zug', (name) => `dem Zug von ${name}`)}`;
      const luck = `${isGood ? 'Glück' : 'Pech'} für ${format.player(seat, 'dich')}`;
      return `${when}${mover === undefined ? '' : after(mover)}: ${luck}`;
    },
    seeking: 'Noch wird gesucht: Die wichtigen Momente erscheinen hier, sobald sie sicher sind.',
    played: (seat, format) => format.does(seat, 'Du hast gespielt', 'hat gespielt'),
    better: 'Besser',
    why: 'Warum',
    happened: 'Was geschah',
    happenedTogether: 'Was bis zur nächsten Entscheidung geschah',
    tableBefore: (move) => `Der Tisch davor: ${move}`,
    tableAfter: (move) => `Der Tisch danach: ${move}`,
    show: 'Im Spiel zeigen',
    tryIt: 'Ausprobieren',
    courseTitle: 'Wann war das Spiel gewonnen?',
    courseHelp: 'Je höher das Band einer Farbe, desto besser die Siegchance.',
    courseSlider: 'Moment des Spiels',
    courseStart: 'Der Anfang',
    courseAt: (move) => `Danach: ${move}`,
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
      others: 'Wat de anderen speelden, heeft je deze keer veel gekost.',
    },
    idea: (when, better) => `Een idee om te proberen, in ${when}: ${better}.`,
    praise: (good, of) =>
      `${good} van je ${of} keuzes ${good === 1 ? 'was' : 'waren'} goed of de beste.`,
    choice: (seat, when, format) =>
      `${when}: ${format.player(seat, 'jouw keuze', (name) => `keuze van ${name}`)}`,
    luck: ({ seat, mover, when, isGood }, format) => {
      const after = (whose: Seat) =>
        `, na ${format.player(whose, 'jouw zet', (name) => `de zet van ${name}`)}`;
      const luck = `${isGood ? 'geluk' : 'pech'} voor ${format.player(seat, 'jou')}`;
      return `${when}${mover === undefined ? '' : after(mover)}: ${luck}`;
    },
    seeking: 'Nog aan het zoeken: de belangrijke momenten komen hier zodra ze zeker zijn.',
    played: (seat, format) => format.does(seat, 'Je speelde', 'speelde'),
    better: 'Beter',
    why: 'Waarom',
    happened: 'Wat er gebeurde',
    happenedTogether: 'Wat er tot de volgende keuze gebeurde',
    tableBefore: (move) => `De tafel voor ${move}`,
    tableAfter: (move) => `De tafel na ${move}`,
    show: 'In het spel tonen',
    tryIt: 'Proberen',
    courseTitle: 'Wanneer was het spel gewonnen?',
    courseHelp: 'Hoe hoger de band van een kleur, hoe groter de kans van die speler om te winnen.',
    courseSlider: 'Moment van het spel',
    courseStart: 'Het begin',
    courseAt: (move) => `Na ${move}`,
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
