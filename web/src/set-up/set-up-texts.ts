import type { ByLanguage, NameProblem } from '@richtfest/engine';
import type { PresetName } from './presets.ts';

interface SetUpTexts {
  readonly presets: string;
  readonly presetNames: Readonly<Record<PresetName, string>>;
  readonly presetHelps: Readonly<Record<PresetName, string>>;
  /** For two people and the bots on the seats that a game needs besides. */
  readonly twoAndBots: (bots: number) => string;
  readonly forward: (number: number) => string;
  /** The heading of what few people change. */
  readonly more: string;
  readonly bots: (pace: string) => string;
  readonly off: string;
  readonly noWatchers: string;
  /** The page that “Invite someone” leads to. */
  readonly inviteTitle: (game: string) => string;
  readonly inviteHelp: string;
  readonly getLink: string;
  /** Why the order matters. */
  readonly order: string;
  readonly nameProblems: Readonly<Record<NameProblem, string>>;
}

/** Texts for presets, the order of seats and names. */
export const setUpTexts: ByLanguage<SetUpTexts> = {
  en: {
    presets: 'A table in one tap',
    presetNames: {
      quick: 'A quick game',
      children: 'With the children',
      two: 'The two of us',
      elsewhere: 'With someone elsewhere',
      'child-elsewhere': 'With a child elsewhere',
    },
    presetHelps: {
      quick: 'You and two bots that don’t dawdle',
      children: 'Easier rules, a gentle bot, no hurry',
      two: 'Two people around one device',
      elsewhere: 'You send a link, no account needed',
      'child-elsewhere': 'Easier rules; you send a link',
    },
    twoAndBots: (bots) =>
      `Two people around one device and ${bots === 1 ? 'a bot' : `${bots} bots`}`,
    forward: (number) => `Move seat ${number} one place forward`,
    more: 'More options',
    bots: (pace) => `Bots: ${pace.toLowerCase()}`,
    off: 'off',
    noWatchers: 'nobody may watch',
    inviteTitle: (game) => `Invite someone: ${game}`,
    inviteHelp: 'You get a link to send. Nobody needs an account.',
    getLink: 'Get the link',
    order: 'You play in this order. Tap a symbol to choose another colour.',
    nameProblems: {
      'not-shown': 'Nobody could see this name. Use at least one letter, number or emoji.',
      controls: 'This name has invisible control characters in it. Please type it again.',
    },
  },
  de: {
    presets: 'Ein Tisch mit einem Fingertipp',
    presetNames: {
      quick: 'Ein schnelles Spiel',
      children: 'Mit den Kindern',
      two: 'Wir zwei',
      elsewhere: 'Mit jemandem anderswo',
      'child-elsewhere': 'Mit einem Kind anderswo',
    },
    presetHelps: {
      quick: 'Du und zwei Bots, die nicht trödeln',
      children: 'Leichtere Regeln, ein sanfter Bot, keine Eile',
      two: 'Zwei Menschen an einem Gerät',
      elsewhere: 'Du schickst einen Link, ganz ohne Konto',
      'child-elsewhere': 'Leichtere Regeln; du schickst einen Link',
    },
    twoAndBots: (bots) =>
      `Zwei Menschen an einem Gerät und ${bots === 1 ? 'ein Bot' : `${bots} Bots`}`,
    forward: (number) => `Platz ${number} eins nach vorn`,
    more: 'Mehr Möglichkeiten',
    bots: (pace) => `Bots: ${pace}`,
    off: 'aus',
    noWatchers: 'niemand darf zuschauen',
    inviteTitle: (game) => `Jemanden einladen: ${game}`,
    inviteHelp: 'Du bekommst einen Link zum Verschicken. Niemand braucht ein Konto.',
    getLink: 'Link holen',
    order:
      'Gespielt wird in dieser Reihenfolge. Tippe auf ein Zeichen, um eine andere Farbe zu wählen.',
    nameProblems: {
      'not-shown':
        'Diesen Namen könnte niemand sehen. Nimm mindestens einen Buchstaben, eine Ziffer oder ein Emoji.',
      controls: 'In diesem Namen stecken unsichtbare Steuerzeichen. Bitte tippe ihn neu ein.',
    },
  },
  nl: {
    presets: 'Een tafel met één tik',
    presetNames: {
      quick: 'Een snel spel',
      children: 'Met de kinderen',
      two: 'Wij tweeën',
      elsewhere: 'Met iemand ergens anders',
      'child-elsewhere': 'Met een kind ergens anders',
    },
    presetHelps: {
      quick: 'Jij en twee bots die niet treuzelen',
      children: 'Makkelijkere regels, een milde bot, geen haast',
      two: 'Twee mensen aan één apparaat',
      elsewhere: 'Je stuurt een link, zonder account',
      'child-elsewhere': 'Makkelijkere regels; je stuurt een link',
    },
    twoAndBots: (bots) =>
      `Twee mensen aan één apparaat en ${bots === 1 ? 'een bot' : `${bots} bots`}`,
    forward: (number) => `Plaats ${number} één naar voren`,
    more: 'Meer mogelijkheden',
    bots: (pace) => `Bots: ${pace.toLowerCase()}`,
    off: 'uit',
    noWatchers: 'niemand mag meekijken',
    inviteTitle: (game) => `Iemand uitnodigen: ${game}`,
    inviteHelp: 'Je krijgt een link om te sturen. Niemand heeft een account nodig.',
    getLink: 'Maak de link',
    order: 'Jullie spelen in deze volgorde. Tik op een teken om een andere kleur te kiezen.',
    nameProblems: {
      'not-shown':
        'Niemand zou deze naam kunnen zien. Gebruik minstens één letter, cijfer of emoji.',
      controls: 'In deze naam zitten onzichtbare stuurtekens. Typ hem alsjeblieft opnieuw.',
    },
  },
};
