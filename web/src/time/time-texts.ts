import type { ByLanguage, Format, Seat } from '@richtfest/engine';
import type { LateWay } from '@richtfest/protocol';
import { textsHook } from '../texts/texts-hook.ts';

interface TimeTexts {
  /** On the set-up page. */
  readonly when: string;
  readonly whens: Readonly<Record<'now' | 'slow', string>>;
  readonly decision: string;
  readonly noClock: string;
  readonly slowHelp: string;
  readonly timeUp: string;
  readonly ways: Readonly<Record<LateWay, string>>;
  readonly wayHelps: Readonly<Record<LateWay, string>>;
  /** At the table. */
  readonly until: (moment: string) => string;
  readonly hasUntil: (seat: Seat, moment: string, format: Format) => string;
  readonly late: (names: string, count: number) => string;
  readonly youAreLate: string;
  readonly letBotMove: string;
  readonly letBotPlayOn: string;
  readonly botForYou: string;
  readonly botForOther: (name: string) => string;
  readonly back: string;
}

/** Texts about clocks and late players. */
export const timeTexts: ByLanguage<TimeTexts> = {
  en: {
    when: 'When do you play?',
    whens: { now: 'Together, right now', slow: 'A move a day, or so' },
    decision: 'Time for a decision',
    noClock: 'No clock',
    slowHelp:
      'Everyone drops in when they like. The table waits, and can tell you when it is your turn.',
    timeUp: 'When someone’s time is up',
    ways: {
      reminder: 'We remind them',
      move: 'A bot makes this move',
      'stand-in': 'A bot plays until they are back',
    },
    wayHelps: {
      reminder: 'Nothing is played. If it takes too long, you can call a bot.',
      move: 'Only this one; the next move is theirs again.',
      'stand-in': 'They keep the seat: as soon as they are back, the bot leaves.',
    },
    until: (moment) => `until ${moment}`,
    hasUntil: (seat, moment, format) => `${format.does(seat, 'You have', 'has')} until ${moment}`,
    late: (names, count) => `${names}: ${count === 1 ? 'the time is' : 'their time is'} up.`,
    youAreLate: 'Your time is up. You can still move.',
    letBotMove: 'Let a bot make this move',
    letBotPlayOn: 'Let a bot play on',
    botForYou: 'Your time was up: a bot is playing for you.',
    botForOther: (name) => `A bot is playing for ${name}.`,
    back: 'I’m back',
  },
  de: {
    when: 'Wann spielt ihr?',
    whens: { now: 'Zusammen, jetzt gleich', slow: 'Jeden Tag ein Zug' },
    decision: 'Zeit für eine Entscheidung',
    noClock: 'Keine Uhr',
    slowHelp:
      'Alle schauen vorbei, wann sie mögen. Der Tisch wartet und kann dir Bescheid sagen, wenn du dran bist.',
    timeUp: 'Und wenn die Zeit um ist?',
    ways: {
      reminder: 'Wir schicken eine Erinnerung',
      move: 'Ein Bot macht diesen Zug',
      'stand-in': 'Ein Bot spielt bis zur Rückkehr',
    },
    wayHelps: {
      reminder: 'Es wird nichts gespielt. Dauert es zu lang, könnt ihr einen Bot rufen.',
      move: 'Nur diesen einen; der nächste gehört wieder dem Menschen am Platz.',
      'stand-in': 'Der Platz bleibt reserviert: Bei der Rückkehr macht der Bot sofort Platz.',
    },
    until: (moment) => `bis ${moment}`,
    hasUntil: (seat, moment, format) => `${format.does(seat, 'Du hast', 'hat')} Zeit bis ${moment}`,
    late: (names, count) => `${names}: ${count === 1 ? 'Die Zeit ist' : 'Ihre Zeit ist'} um.`,
    youAreLate: 'Deine Zeit ist um. Du kannst trotzdem noch ziehen.',
    letBotMove: 'Einen Bot diesen Zug machen lassen',
    letBotPlayOn: 'Einen Bot weiterspielen lassen',
    botForYou: 'Deine Zeit war um: Ein Bot spielt für dich.',
    botForOther: (name) => `Für ${name} spielt ein Bot.`,
    back: 'Ich bin wieder da',
  },
  nl: {
    when: 'Wanneer spelen jullie?',
    whens: { now: 'Samen, nu meteen', slow: 'Elke dag een zet' },
    decision: 'Tijd voor een beslissing',
    noClock: 'Geen klok',
    slowHelp:
      'Iedereen komt langs wanneer het uitkomt. De tafel wacht en kan je laten weten dat je aan de beurt bent.',
    timeUp: 'En als de tijd om is?',
    ways: {
      reminder: 'We sturen een herinnering',
      move: 'Een bot doet deze zet',
      'stand-in': 'Een bot speelt tot de speler terug is',
    },
    wayHelps: {
      reminder: 'Er wordt niets gespeeld. Duurt het te lang, dan kunnen jullie een bot roepen.',
      move: 'Alleen deze ene; de volgende is weer voor wie er zit.',
      'stand-in': 'De plaats blijft gereserveerd: bij terugkomst maakt de bot meteen plaats.',
    },
    until: (moment) => `tot ${moment}`,
    hasUntil: (seat, moment, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} de tijd tot ${moment}`,
    late: (names, count) => `${names}: ${count === 1 ? 'de tijd is' : 'hun tijd is'} om.`,
    youAreLate: 'Je tijd is om. Je kunt nog steeds spelen.',
    letBotMove: 'Laat een bot deze zet doen',
    letBotPlayOn: 'Laat een bot verder spelen',
    botForYou: 'Je tijd was om: een bot speelt voor je.',
    botForOther: (name) => `Voor ${name} speelt een bot.`,
    back: 'Ik ben er weer',
  },
};

export const useTimeTexts = textsHook(timeTexts);
