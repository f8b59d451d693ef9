import type { ByLanguage, Level } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface DailyTexts {
  readonly title: string;
  readonly intro: string;
  readonly fair: string;
  readonly practiceOnly: string;
  readonly bots: string;
  readonly levels: Readonly<Record<Exclude<Level, 'child'>, string>>;
  readonly play: string;
  readonly resume: string;
  readonly practise: string;
  readonly result: string;
  readonly calendar: string;
  readonly houses: (count: number) => string;
  readonly streak: (weeks: number) => string;
  readonly streakHelp: string;
  readonly notPlayed: string;
  readonly points: (points: number) => string;
  readonly place: (place: number, players: number) => string;
  readonly sending: string;
  readonly sentLater: string;
  readonly percentile: (percent: number, results: number) => string;
  readonly tooFew: (results: number) => string;
  readonly thinking: string;
  readonly noExpert: string;
  readonly yours: string;
  readonly experts: string;
  readonly sameLine: string;
  readonly parted: (move: number) => string;
  readonly youPlayed: string;
  readonly expertPlayed: string;
  readonly watch: string;
  readonly share: string;
  readonly picture: string;
  readonly copied: string;
  readonly group: string;
  readonly groupHelp: string;
  readonly makeGroup: string;
  readonly joinGroup: string;
  readonly yourName: string;
  readonly groupOf: (day: string) => string;
  readonly nothingYet: string;
  readonly hidden: string;
  readonly problem: string;
  readonly you: string;
  readonly beat: string;
  readonly sameCards: string;
  readonly sameCardsHelp: (name: string, points: number, game: string) => string;
  readonly badLink: string;
  readonly linkCopied: string;
  readonly linkFailed: string;
}

const dailyTexts: ByLanguage<DailyTexts> = {
  en: {
    title: 'Daily house',
    intro:
      'One table a day in each game, the same for everyone: same cards, same dice, same bots. Your first game counts; after that, practise as often as you like.',
    fair: 'The server fixes the luck of each day a week ahead and publishes it at midnight (UTC). This is a friendly comparison: anyone who wants to cheat can look ahead.',
    practiceOnly:
      'This device has not been online today, or this site has no server. You get a practice house with luck of its own; it does not count.',
    bots: 'Bots',
    levels: { family: 'Family', club: 'Club', expert: 'Expert' },
    play: 'Play today’s house',
    resume: 'Continue',
    practise: 'Practise',
    result: 'See how you did',
    calendar: 'Calendar',
    houses: (count) => (count === 1 ? '1 house' : `${count} houses`),
    streak: (weeks) => (weeks === 1 ? '1 week in a row' : `${weeks} weeks in a row`),
    streakHelp: 'A week counts with three houses or more. A missed day breaks nothing.',
    notPlayed: 'You have not finished this house on this device.',
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    place: (place, players) => `Place ${place} of ${players}`,
    sending: 'Sending your result …',
    sentLater: 'Your result has not been counted yet. Open this page again when you are online.',
    percentile: (percent, results) => `Better than ${percent} % of ${results} results.`,
    tooFew: (results) =>
      `${results === 1 ? 'Yours is the first result' : `${results} results so far`}. From 10 on you see where you stand.`,
    thinking: 'The expert is playing your cards …',
    noExpert: 'The expert could not play this table.',
    yours: 'Your house',
    experts: 'The expert’s house',
    sameLine: 'You played exactly like the expert.',
    parted: (move) => `Your game and the expert’s parted at your move ${move}.`,
    youPlayed: 'Your game',
    expertPlayed: 'Expert',
    watch: 'Watch your game',
    share: 'Share',
    picture: 'Save picture',
    copied: 'Copied.',
    group: 'With friends',
    groupHelp: 'A link makes a group for today: names, points and houses, no account needed.',
    makeGroup: 'Make a group',
    joinGroup: 'Join',
    yourName: 'Your name',
    groupOf: (day) => `Group of ${day}`,
    nothingYet: 'has not finished a house yet',
    hidden: 'You see this house when you have finished yours.',
    problem: 'That did not work. Please try again when you are online.',
    you: 'you',
    beat: 'Beat my cards',
    sameCards: 'Same cards',
    sameCardsHelp: (name, points, game) =>
      `${name} scored ${points === 1 ? '1 point' : `${points} points`} in ${game}. You get the same luck. Can you do better?`,
    badLink: 'This link is incomplete. Ask for it again.',
    linkCopied: 'Link copied.',
    linkFailed: 'The link could not be copied.',
  },
  de: {
    title: 'Haus des Tages',
    intro:
      'Jeden Tag in jedem Spiel ein Tisch, für alle gleich: gleiche Karten, gleiche Würfel, gleiche Bots. Dein erstes Spiel zählt; danach übst du, so oft du magst.',
    fair: 'Der Server legt das Glück jedes Tages eine Woche vorher fest und veröffentlicht es um Mitternacht (UTC). Das ist ein freundlicher Vergleich: Wer schummeln will, kann vorausschauen.',
    practiceOnly:
      'Dieses Gerät war heute noch nicht online, oder diese Seite hat keinen Server. Du bekommst ein Übungshaus mit eigenem Glück; es zählt nicht.',
    bots: 'Bots',
    levels: { family: 'Familie', club: 'Verein', expert: 'Profi' },
    play: 'Haus von heute spielen',
    resume: 'Weiterspielen',
    practise: 'Üben',
    result: 'So warst du',
    calendar: 'Kalender',
    houses: (count) => (count === 1 ? '1 Haus' : `${count} Häuser`),
    streak: (weeks) => (weeks === 1 ? '1 Woche in Folge' : `${weeks} Wochen in Folge`),
    streakHelp: 'Eine Woche zählt ab drei Häusern. Ein verpasster Tag macht nichts.',
    notPlayed: 'Du hast dieses Haus auf diesem Gerät nicht fertig gebaut.',
    points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
    place: (place, players) => `Platz ${place} von ${players}`,
    sending: 'Dein Ergebnis wird gesendet …',
    sentLater:
      'Dein Ergebnis zählt noch nicht. Öffne diese Seite noch einmal, wenn du online bist.',
    percentile: (percent, results) => `Besser als ${percent} % von ${results} Ergebnissen.`,
    tooFew: (results) =>
      `${results === 1 ? 'Deines ist das erste Ergebnis' : `Bisher ${results} Ergebnisse`}. Ab 10 siehst du, wo du stehst.`,
    thinking: 'Der Profi spielt mit deinen Karten …',
    noExpert: 'Der Profi konnte diesen Tisch nicht spielen.',
    yours: 'Dein Haus',
    experts: 'Das Haus des Profis',
    sameLine: 'Du hast genau wie der Profi gespielt.',
    parted: (move) => `Bei deinem Zug ${move} habt ihr euch getrennt, du und der Profi.`,
    youPlayed: 'Dein Spiel',
    expertPlayed: 'Profi',
    watch: 'Dein Spiel ansehen',
    share: 'Teilen',
    picture: 'Bild speichern',
    copied: 'Kopiert.',
    group: 'Mit Freunden',
    groupHelp: 'Ein Link macht eine Gruppe für heute: Namen, Punkte und Häuser, ohne Konto.',
    makeGroup: 'Gruppe machen',
    joinGroup: 'Mitmachen',
    yourName: 'Dein Name',
    groupOf: (day) => `Gruppe vom ${day}`,
    nothingYet: 'hat noch kein Haus fertig',
    hidden: 'Dieses Haus siehst du, wenn deins fertig ist.',
    problem: 'Das hat nicht geklappt. Versuch es noch einmal, wenn du online bist.',
    you: 'du',
    beat: 'Schlag meine Karten',
    sameCards: 'Gleiche Karten',
    sameCardsHelp: (name, points, game) =>
      `${name} hat in „${game}“ ${points === 1 ? '1 Punkt' : `${points} Punkte`}. Du bekommst das gleiche Glück. Schaffst du mehr?`,
    badLink: 'Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken.',
    linkCopied: 'Link kopiert.',
    linkFailed: 'Der Link konnte nicht kopiert werden.',
  },
  nl: {
    title: 'Huis van de dag',
    intro:
      'Elke dag in elk spel één tafel, voor iedereen hetzelfde: dezelfde kaarten, dezelfde dobbelstenen, dezelfde bots. Je eerste spel telt; daarna oefen je zo vaak je wilt.',
    fair: 'De server legt het geluk van elke dag een week van tevoren vast en maakt het om middernacht (UTC) bekend. Dit is een vriendelijke vergelijking: wie vals wil spelen, kan vooruitkijken.',
    practiceOnly:
      'Dit apparaat was vandaag nog niet online, of deze site heeft geen server. Je krijgt een oefenhuis met eigen geluk; het telt niet.',
    bots: 'Bots',
    levels: { family: 'Familie', club: 'Club', expert: 'Expert' },
    play: 'Huis van vandaag spelen',
    resume: 'Verder spelen',
    practise: 'Oefenen',
    result: 'Zo deed je het',
    calendar: 'Kalender',
    houses: (count) => (count === 1 ? '1 huis' : `${count} huizen`),
    streak: (weeks) => (weeks === 1 ? '1 week op rij' : `${weeks} weken op rij`),
    streakHelp: 'Een week telt vanaf drie huizen. Een gemiste dag is niet erg.',
    notPlayed: 'Je hebt dit huis op dit apparaat niet afgemaakt.',
    points: (points) => (points === 1 ? '1 punt' : `${points} punten`),
    place: (place, players) => `Plaats ${place} van ${players}`,
    sending: 'Je uitslag wordt verstuurd …',
    sentLater: 'Je uitslag telt nog niet. Open deze pagina nog eens als je online bent.',
    percentile: (percent, results) => `Beter dan ${percent} % van ${results} uitslagen.`,
    tooFew: (results) =>
      `${results === 1 ? 'Dit is de eerste uitslag' : `${results} uitslagen tot nu toe`}. Vanaf 10 zie je waar je staat.`,
    thinking: 'De expert speelt met jouw kaarten …',
    noExpert: 'De expert kon deze tafel niet spelen.',
    yours: 'Jouw huis',
    experts: 'Het huis van de expert',
    sameLine: 'Je speelde precies zoals de expert.',
    parted: (move) => `Bij je zet ${move} gingen jij en de expert uiteen.`,
    youPlayed: 'Jouw spel',
    expertPlayed: 'Expert',
    watch: 'Je spel bekijken',
    share: 'Delen',
    picture: 'Afbeelding opslaan',
    copied: 'Gekopieerd.',
    group: 'Met vrienden',
    groupHelp:
      'Met een link maak je een groep voor vandaag: namen, punten en huizen, zonder account.',
    makeGroup: 'Groep maken',
    joinGroup: 'Meedoen',
    yourName: 'Je naam',
    groupOf: (day) => `Groep van ${day}`,
    nothingYet: 'heeft nog geen huis af',
    hidden: 'Je ziet dit huis als dat van jou af is.',
    problem: 'Dat is niet gelukt. Probeer het nog eens als je online bent.',
    you: 'jij',
    beat: 'Versla mijn kaarten',
    sameCards: 'Dezelfde kaarten',
    sameCardsHelp: (name, points, game) =>
      `${name} haalde ${points === 1 ? '1 punt' : `${points} punten`} in ${game}. Jij krijgt hetzelfde geluk. Doe je het beter?`,
    badLink: 'Deze link is niet compleet. Vraag er nog eens om.',
    linkCopied: 'Link gekopieerd.',
    linkFailed: 'De link kon niet worden gekopieerd.',
  },
};

export const useDailyTexts = textsHook(dailyTexts);
