import type { ByLanguage, Format, Seat } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

/** Texts of the replay of a finished match and of earlier moments. */
export interface ReplayTexts {
  readonly title: (game: string) => string;
  readonly bar: string;
  readonly slider: string;
  /** The shown moment: after a move, of all moves. */
  readonly moment: (move: string, number: number, of: number) => string;
  /** A move of a seat, inside a sentence. */
  readonly moveIn: (seat: Seat, when: string, format: Format) => string;
  readonly you: string;
  /** A move whose round is not known, inside a sentence. */
  readonly number: (move: number) => string;
  readonly start: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly eyes: string;
  readonly everyone: string;
  readonly public: string;
  readonly seat: (name: string) => string;
  readonly fork: string;
  readonly forkHelp: string;
  readonly forkAs: string;
  readonly forkGo: string;
  /** Only bots play. */
  readonly forkWatch: string;
  readonly running: string;
  /** Nobody can replay the match, because the source of its random values is unknown. */
  readonly noSecret: string;
  /** The table has turned reviews off. */
  readonly noReview: string;
  /** Everyone must know before a review is shown, but the table can't be reached. */
  readonly notAnnounced: string;
  /** The link to the review. */
  readonly review: string;
  readonly share: string;
  readonly shared: string;
  readonly notShared: string;
  /** The title of a log line that links to its moment. */
  readonly go: string;
  readonly back: (when: string, number: number, of: number) => string;
  readonly backHelp: string;
  readonly now: string;
}

export const replayTexts: ByLanguage<ReplayTexts> = {
  en: {
    title: (game) => `Replay: ${game}`,
    bar: 'Replay',
    slider: 'Moment of the game',
    moment: (move, number, of) => `${move} (${number} of ${of})`,
    moveIn: (seat, when, format) =>
      `${format.player(seat, 'your', (name) => `${name}’s`)} move in ${when}`,
    you: 'you',
    number: (move) => `move ${move}`,
    start: 'The start',
    first: 'To the start',
    previous: 'One move back',
    next: 'One move forward',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    eyes: 'Seen by',
    everyone: 'Everyone',
    public: 'Spectators',
    seat: (name) => name,
    fork: 'Continue from here',
    forkHelp:
      'A new game begins at this moment. Future dice and cards are random again. The old game stays as it is.',
    forkAs: 'Who plays?',
    forkGo: 'Play',
    forkWatch: 'Watch',
    running: 'This game is not over yet. You can replay it when it is.',
    noSecret:
      'The secret behind the dice and cards of this game has not been published, so it can’t be replayed.',
    noReview: 'This table has turned game reviews off. You can still replay the game.',
    notAnnounced:
      'At this table everyone sees who opens the review. The table can’t be reached right now; try again.',
    review: 'Game review',
    share: 'Copy a link to this moment',
    shared: 'The link is copied. It shows this moment, not the result.',
    notShared: 'The browser blocked copying. Copy the link from the address bar.',
    go: 'Show this moment',
    back: (when, number, of) => `You are looking back: ${when} (${number} of ${of})`,
    backHelp: 'You can’t move anything here.',
    now: 'Back to now',
  },
  de: {
    title: (game) => `${game}: durchsehen`,
    bar: 'Durch das Spiel',
    slider: 'Moment des Spiels',
    moment: (move, number, of) => `${move} (${number} von ${of})`,
    moveIn: (seat, when, format) =>
      `${format.player(seat, 'dein Zug', (name) => `der Zug von ${name}`)} in ${when}`,
    you: 'du',
    number: (move) => `Zug ${move}`,
    start: 'Der Anfang',
    first: 'Zum Anfang',
    previous: 'Einen Zug zurück',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    play: 'Abspielen',
    pause: 'Anhalten',
    eyes: 'Gesehen von',
    everyone: 'Allen',
    public: 'Zuschauern',
    seat: (name) => name,
    fork: 'Von hier weiterspielen',
    forkHelp:
      'Hier beginnt ein neues Spiel. Würfel und Karten, die noch kommen, werden neu gezogen; niemand kennt sie. Das alte Spiel bleibt, wie es ist.',
    forkAs: 'Wer spielt?',
    forkGo: 'Spielen',
    forkWatch: 'Zuschauen',
    running: 'Dieses Spiel ist noch nicht aus. Danach kannst du es durchsehen.',
    noSecret:
      'Das Geheimnis hinter den Würfeln und Karten dieses Spiels ist nicht veröffentlicht, darum lässt es sich nicht noch einmal durchspielen.',
    noReview:
      'An diesem Tisch ist der Rückblick ausgeschaltet. Durchsehen kannst du das Spiel trotzdem.',
    notAnnounced:
      'An diesem Tisch sehen alle, wer den Rückblick öffnet. Der Tisch ist gerade nicht erreichbar; versuch es noch einmal.',
    review: 'Rückblick',
    share: 'Link zu diesem Moment kopieren',
    shared: 'Der Link ist kopiert. Er zeigt diesen Moment, nicht das Ergebnis.',
    notShared: 'Der Browser erlaubt das Kopieren nicht. Kopiere den Link aus der Adresszeile.',
    go: 'Diesen Moment zeigen',
    back: (when, number, of) => `Du blickst zurück: ${when} (${number} von ${of})`,
    backHelp: 'Hier lässt sich nichts ziehen.',
    now: 'Zurück ins Spiel',
  },
  nl: {
    title: (game) => `${game}: terugkijken`,
    bar: 'Door het spel',
    slider: 'Moment van het spel',
    moment: (move, number, of) => `${move} (${number} van ${of})`,
    moveIn: (seat, when, format) =>
      `${format.player(seat, 'jouw zet', (name) => `de zet van ${name}`)} in ${when}`,
    you: 'jij',
    number: (move) => `zet ${move}`,
    start: 'Het begin',
    first: 'Naar het begin',
    previous: 'Een zet terug',
    next: 'Een zet verder',
    last: 'Naar het einde',
    play: 'Afspelen',
    pause: 'Pauzeren',
    eyes: 'Gezien door',
    everyone: 'Iedereen',
    public: 'Meekijkers',
    seat: (name) => name,
    fork: 'Vanaf hier verder spelen',
    forkHelp:
      'Hier begint een nieuw spel. Dobbelstenen en kaarten die nog komen, worden opnieuw getrokken; niemand kent ze. Het oude spel blijft zoals het is.',
    forkAs: 'Wie speelt?',
    forkGo: 'Spelen',
    forkWatch: 'Meekijken',
    running: 'Dit spel is nog niet uit. Daarna kun je het terugkijken.',
    noSecret:
      'Het geheim achter de dobbelstenen en kaarten van dit spel is niet gepubliceerd, dus het kan niet opnieuw worden doorgespeeld.',
    noReview: 'Aan deze tafel staat de terugblik uit. Je kunt het spel wel terugkijken.',
    notAnnounced:
      'Aan deze tafel ziet iedereen wie de terugblik opent. De tafel is nu niet bereikbaar; probeer het opnieuw.',
    review: 'Terugblik',
    share: 'Link naar dit moment kopiëren',
    shared: 'De link is gekopieerd. Hij toont dit moment, niet de uitslag.',
    notShared: 'De browser laat kopiëren niet toe. Kopieer de link uit de adresbalk.',
    go: 'Dit moment tonen',
    back: (when, number, of) => `Je kijkt terug: ${when} (${number} van ${of})`,
    backHelp: 'Hier valt niets te zetten.',
    now: 'Terug naar het spel',
  },
};

export const useReplayTexts = textsHook(replayTexts);
