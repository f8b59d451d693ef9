import type { ByLanguage, Level } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface DailyTexts {
  readonly title: string;
  readonly intro: string;
  readonly fair: string;
  readonly practiceOnly: string;
  readonly practiceHouse: string;
  /** The server has not kept its promise. */
  readonly broken: string;
  readonly onDevice: string;
  readonly bots: string;
  readonly levels: Readonly<Record<Exclude<Level, 'child'>, string>>;
  readonly play: string;
  readonly resume: string;
  readonly practise: string;
  readonly result: string;
  readonly yesterday: string;
  readonly calendar: string;
  readonly houses: (count: number) => string;
  readonly thisWeek: (houses: number, goal: number) => string;
  readonly streak: (weeks: number) => string;
  readonly streakHelp: string;
  readonly notPlayed: string;
  readonly playedElsewhere: string;
  readonly points: (points: number) => string;
  readonly place: (place: number, players: number) => string;
  readonly sending: string;
  readonly sentLater: string;
  readonly notSentElsewhere: string;
  readonly percentile: (percent: number, others: number) => string;
  readonly tooFew: (results: number) => string;
  readonly thinking: string;
  readonly noExpert: string;
  readonly expert: string;
  readonly expertWithYourLuck: string;
  readonly watch: string;
  readonly share: string;
  readonly picture: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly copyText: string;
  readonly noSpoilers: string;
  readonly noPicture: string;
  readonly betterThan: (percent: number) => string;
  readonly group: string;
  readonly inviteFriends: string;
  readonly groupLink: string;
  /** The message with the link to a group. */
  readonly groupText: string;
  readonly groupHelp: string;
  readonly makeGroup: string;
  readonly joinGroup: string;
  readonly yourName: string;
  readonly groupOf: (day: string) => string;
  readonly nothingYet: string;
  readonly hidden: string;
  readonly problem: string;
  readonly you: string;
}

const dailyTexts: ByLanguage<DailyTexts> = {
  en: {
    title: 'Daily house',
    intro:
      'One table a day in each game, the same for everyone: same cards, same dice, same bots. Your first game counts; after that, practise as often as you like.',
    fair: 'The server fixes the luck of each day a week ahead and publishes it at midnight (UTC). This is a friendly comparison: anyone who wants to cheat can look ahead.',
    practiceOnly:
      'This device has not been online today. You get a practice house with luck of its own; it does not count.',
    practiceHouse: 'Practice house: it does not count.',
    broken: 'The server fixed other luck for this house a while ago. So it does not count.',
    onDevice:
      'This site has no server: everyone gets the same house, but results stay on this device.',
    bots: 'Bots',
    levels: { family: 'Family', club: 'Club', expert: 'Expert' },
    play: 'Play today’s house',
    resume: 'Continue',
    practise: 'Practise',
    result: 'See how you did',
    yesterday: 'Yesterday',
    calendar: 'Calendar',
    houses: (count) => (count === 1 ? '1 house' : `${count} houses`),
    thisWeek: (houses, goal) =>
      houses < goal ? `This week: ${houses} of ${goal} houses.` : `This week: ${houses} houses.`,
    streak: (weeks) => (weeks === 1 ? '1 week in a row.' : `${weeks} weeks in a row!`),
    streakHelp: 'A week counts with three houses or more. A missed day breaks nothing.',
    notPlayed: 'You have not finished this house on this device.',
    playedElsewhere:
      'You played this house on another of your devices. Open it there to see the houses and the expert’s game.',
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    place: (place, players) => `Place ${place} of ${players}`,
    sending: 'Sending your result …',
    sentLater: 'Your result has not been counted yet. It is sent as soon as you are online.',
    notSentElsewhere: 'Your other device has not sent its result yet.',
    percentile: (percent, others) => `Better than ${percent} % of the ${others} other results.`,
    tooFew: (results) =>
      `${results === 1 ? 'Yours is the first result' : `${results} results so far`}. From 10 on you see where you stand.`,
    thinking: 'The expert is playing this house …',
    noExpert: 'The expert could not play this table.',
    expert: 'Expert',
    expertWithYourLuck: 'Expert with the same luck',
    watch: 'Watch your game',
    share: 'Share',
    picture: 'Save picture',
    copied: 'Copied.',
    notCopied: 'The text could not be copied.',
    copyText: 'Copy text',
    noSpoilers: 'No points, cards or houses: the others can still play.',
    noPicture: 'The picture could not be drawn.',
    betterThan: (percent) => `Better than ${percent} %`,
    group: 'With friends',
    inviteFriends: 'Invite friends',
    groupLink: 'Link to this group',
    groupText:
      'Build the house of the day with me: same luck for everyone. Who gets the most points?',
    groupHelp: 'A link makes a group for today: names, points and houses, no account needed.',
    makeGroup: 'Make a group',
    joinGroup: 'Join',
    yourName: 'Your name',
    groupOf: (day) => `Group of ${day}`,
    nothingYet: 'has not finished a house yet',
    hidden: 'You see this house when you have finished yours.',
    problem: 'That did not work. Please try again when you are online.',
    you: 'you',
  },
  de: {
    title: 'Haus des Tages',
    intro:
      'Jeden Tag in jedem Spiel ein Tisch, für alle gleich: gleiche Karten, gleiche Würfel, gleiche Bots. Dein erstes Spiel zählt; danach übst du, so oft du magst.',
    fair: 'Der Server legt das Glück jedes Tages eine Woche vorher fest und veröffentlicht es um Mitternacht (UTC). Das ist ein freundlicher Vergleich: Wer schummeln will, kann vorausschauen.',
    practiceOnly:
      'Dieses Gerät war heute noch nicht online. Du bekommst ein Übungshaus mit eigenem Glück; es zählt nicht.',
    practiceHouse: 'Übungshaus: Es zählt nicht.',
    broken: 'Der Server hatte für dieses Haus anderes Glück festgelegt. Darum zählt es nicht.',
    onDevice:
      'Diese Seite hat keinen Server: Alle bekommen das gleiche Haus, aber Ergebnisse bleiben auf diesem Gerät.',
    bots: 'Bots',
    levels: { family: 'Familie', club: 'Klub', expert: 'Profi' },
    play: 'Heute spielen',
    resume: 'Weiterspielen',
    practise: 'Üben',
    result: 'Dein Ergebnis',
    yesterday: 'Gestern',
    calendar: 'Kalender',
    houses: (count) => (count === 1 ? '1 Haus' : `${count} Häuser`),
    thisWeek: (houses, goal) =>
      houses < goal
        ? `Diese Woche: ${houses} von ${goal} Häusern.`
        : `Diese Woche: ${houses} Häuser.`,
    streak: (weeks) => (weeks === 1 ? '1 Woche in Folge.' : `${weeks} Wochen in Folge!`),
    streakHelp: 'Eine Woche zählt ab drei Häusern. Ein verpasster Tag macht nichts.',
    notPlayed: 'Du hast dieses Haus auf diesem Gerät nicht fertig gebaut.',
    playedElsewhere:
      'Du hast dieses Haus auf einem anderen Gerät gespielt. Dort siehst du auch die Häuser und das Spiel des Profis.',
    points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
    place: (place, players) => `Platz ${place} von ${players}`,
    sending: 'Dein Ergebnis wird gesendet …',
    sentLater: 'Dein Ergebnis zählt noch nicht. Es wird gesendet, sobald du online bist.',
    notSentElsewhere: 'Dein anderes Gerät hat sein Ergebnis noch nicht gesendet.',
    percentile: (percent, others) => `Besser als ${percent} % der ${others} anderen Ergebnisse.`,
    tooFew: (results) =>
      `${results === 1 ? 'Deines ist das erste Ergebnis' : `Bisher ${results} Ergebnisse`}. Ab 10 siehst du, wo du stehst.`,
    thinking: 'Der Profi spielt dieses Haus …',
    noExpert: 'Der Profi konnte diesen Tisch nicht spielen.',
    expert: 'Profi',
    expertWithYourLuck: 'Profi mit dem gleichen Glück',
    watch: 'Dein Spiel ansehen',
    share: 'Teilen',
    picture: 'Bild speichern',
    copied: 'Kopiert.',
    notCopied: 'Der Text konnte nicht kopiert werden.',
    copyText: 'Text kopieren',
    noSpoilers: 'Ohne Punkte, Karten und Häuser: Die anderen können noch spielen.',
    noPicture: 'Das Bild konnte nicht gezeichnet werden.',
    betterThan: (percent) => `Besser als ${percent} %`,
    group: 'Mit Freunden',
    inviteFriends: 'Freunde einladen',
    groupLink: 'Link zu dieser Gruppe',
    groupText:
      'Bau mit mir das Haus des Tages: gleiches Glück für alle. Wer schafft die meisten Punkte?',
    groupHelp: 'Ein Link macht eine Gruppe für heute: Namen, Punkte und Häuser, ohne Konto.',
    makeGroup: 'Gruppe machen',
    joinGroup: 'Mitmachen',
    yourName: 'Dein Name',
    groupOf: (day) => `Gruppe vom ${day}`,
    nothingYet: 'hat noch kein Haus fertig',
    hidden: 'Dieses Haus siehst du, wenn deins fertig ist.',
    problem: 'Das hat nicht geklappt. Versuch es noch einmal, wenn du online bist.',
    you: 'du',
  },
  nl: {
    title: 'Huis van de dag',
    intro:
      'Elke dag in elk spel één tafel, voor iedereen hetzelfde: dezelfde kaarten, dezelfde dobbelstenen, dezelfde bots. Je eerste spel telt; daarna oefen je zo vaak je wilt.',
    fair: 'De server legt het geluk van elke dag een week van tevoren vast en maakt het om middernacht (UTC) bekend. Dit is een vriendelijke vergelijking: wie vals wil spelen, kan vooruitkijken.',
    practiceOnly:
      'Dit apparaat was vandaag nog niet online. Je krijgt een oefenhuis met eigen geluk; het telt niet.',
    practiceHouse: 'Oefenhuis: het telt niet.',
    broken: 'De server had voor dit huis ander geluk vastgelegd. Daarom telt het niet.',
    onDevice:
      'Deze site heeft geen server: iedereen krijgt hetzelfde huis, maar uitslagen blijven op dit apparaat.',
    bots: 'Bots',
    levels: { family: 'Familie', club: 'Club', expert: 'Expert' },
    play: 'Vandaag spelen',
    resume: 'Verder spelen',
    practise: 'Oefenen',
    result: 'Zo deed je het',
    yesterday: 'Gisteren',
    calendar: 'Kalender',
    houses: (count) => (count === 1 ? '1 huis' : `${count} huizen`),
    thisWeek: (houses, goal) =>
      houses < goal
        ? `Deze week: ${houses} van de ${goal} huizen.`
        : `Deze week: ${houses} huizen.`,
    streak: (weeks) => (weeks === 1 ? '1 week op rij.' : `${weeks} weken op rij!`),
    streakHelp: 'Een week telt vanaf drie huizen. Een gemiste dag is niet erg.',
    notPlayed: 'Je hebt dit huis op dit apparaat niet afgemaakt.',
    playedElsewhere:
      'Je hebt dit huis op een ander apparaat gespeeld. Daar zie je ook de huizen en het spel van de expert.',
    points: (points) => (points === 1 ? '1 punt' : `${points} punten`),
    place: (place, players) => `Plaats ${place} van ${players}`,
    sending: 'Je uitslag wordt verstuurd …',
    sentLater: 'Je uitslag telt nog niet. Hij wordt verstuurd zodra je online bent.',
    notSentElsewhere: 'Je andere apparaat heeft zijn uitslag nog niet verstuurd.',
    percentile: (percent, others) => `Beter dan ${percent} % van de ${others} andere uitslagen.`,
    tooFew: (results) =>
      `${results === 1 ? 'Dit is de eerste uitslag' : `${results} uitslagen tot nu toe`}. Vanaf 10 zie je waar je staat.`,
    thinking: 'De expert speelt dit huis …',
    noExpert: 'De expert kon deze tafel niet spelen.',
    expert: 'Expert',
    expertWithYourLuck: 'Expert met hetzelfde geluk',
    watch: 'Je spel bekijken',
    share: 'Delen',
    picture: 'Afbeelding opslaan',
    copied: 'Gekopieerd.',
    notCopied: 'De tekst kon niet worden gekopieerd.',
    copyText: 'Tekst kopiëren',
    noSpoilers: 'Zonder punten, kaarten en huizen: de anderen kunnen nog spelen.',
    noPicture: 'De afbeelding kon niet worden getekend.',
    betterThan: (percent) => `Beter dan ${percent} %`,
    group: 'Met vrienden',
    inviteFriends: 'Vrienden uitnodigen',
    groupLink: 'Link naar deze groep',
    groupText:
      'Bouw met mij het huis van de dag: hetzelfde geluk voor iedereen. Wie haalt de meeste punten?',
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
  },
};

export const useDailyTexts = textsHook(dailyTexts);
