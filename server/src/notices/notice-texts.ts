import type { ByLanguage, Language } from '@richtfest/engine';

/** A notification to an absent player. */
export type Message =
  /** It is their turn. */
  | { readonly is: 'turn'; readonly msLeft?: number }
  /** Their time has run out. */
  | { readonly is: 'late' }
  /** Another player's time has run out: a bot may play for them. */
  | { readonly is: 'waiting'; readonly name: string };

interface NoticeTexts {
  readonly turn: string;
  readonly timeLeft: (time: string) => string;
  readonly late: string;
  readonly waiting: (name: string) => string;
  /** In e-mails. */
  readonly table: (code: string) => string;
  readonly open: string;
  readonly why: string;
  readonly end: string;
  readonly confirmTitle: string;
  readonly confirmText: (game: string, name: string) => string;
  readonly confirm: string;
  readonly confirmIgnore: string;
}

const noticeTexts: ByLanguage<NoticeTexts> = {
  en: {
    turn: 'It is your turn.',
    timeLeft: (time) => `You have ${time}.`,
    late: 'The others are waiting for you: your time is up.',
    waiting: (name) => `${name} is late. If you like, let a bot make the move.`,
    table: (code) => `Table ${code}`,
    open: 'To the table',
    why: 'You get this e-mail because you asked to be told when it is your turn.',
    end: 'No more e-mails about this game',
    confirmTitle: 'Shall we write to you when it is your turn?',
    confirmText: (game, name) =>
      `${name} at a table of “${game}” left this address, to be told when it is their turn. If that was you, please say so:`,
    confirm: 'Yes, write to me',
    confirmIgnore: 'If it was not you, do nothing: nobody will write to you again.',
  },
  de: {
    turn: 'Du bist dran.',
    timeLeft: (time) => `Du hast ${time} Zeit.`,
    late: 'Die anderen warten auf dich: Deine Zeit ist um.',
    waiting: (name) => `${name} lässt auf sich warten. Wenn du magst, lass einen Bot ziehen.`,
    table: (code) => `Tisch ${code}`,
    open: 'Zum Tisch',
    why: 'Du bekommst diese E-Mail, weil du Bescheid haben wolltest, wenn du dran bist.',
    end: 'Keine E-Mails mehr zu diesem Spiel',
    confirmTitle: 'Sollen wir dir eine E-Mail schicken, wenn du dran bist?',
    confirmText: (game, name) =>
      `${name} hat an einem Tisch von „${game}“ diese Adresse angegeben, um Bescheid zu bekommen. Warst du das? Dann sag es uns bitte:`,
    confirm: 'Ja, schickt mir E-Mails',
    confirmIgnore: 'Wenn du es nicht warst, tu einfach nichts: Du bekommst keine weitere E-Mail.',
  },
  nl: {
    turn: 'Je bent aan de beurt.',
    timeLeft: (time) => `Je hebt ${time} de tijd.`,
    late: 'De anderen wachten op je: je tijd is om.',
    waiting: (name) => `${name} laat op zich wachten. Laat als je wilt een bot de zet doen.`,
    table: (code) => `Tafel ${code}`,
    open: 'Naar de tafel',
    why: 'Je krijgt deze e-mail omdat je wilde weten wanneer je aan de beurt bent.',
    end: 'Geen e-mails meer over dit spel',
    confirmTitle: 'Zullen we je mailen als je aan de beurt bent?',
    confirmText: (game, name) =>
      `${name} heeft aan een tafel van “${game}” dit adres opgegeven om bericht te krijgen. Was jij dat? Zeg het ons dan even:`,
    confirm: 'Ja, mail me',
    confirmIgnore: 'Was jij het niet? Doe dan niets: je krijgt geen e-mail meer.',
  },
};

export function textsFor(language: Language): NoticeTexts {
  return noticeTexts[language];
}

const HOUR = 60 * 60_000;

/** `It is your turn. You have 23 hours.` Nobody's time of day is known here. */
export function saidMessage(message: Message, language: Language): string {
  const texts = noticeTexts[language];
  if (message.is === 'late') return texts.late;
  if (message.is === 'waiting') return texts.waiting(message.name);
  const { msLeft = 0 } = message;
  return msLeft < HOUR ? texts.turn : `${texts.turn} ${texts.timeLeft(span(msLeft, language))}`;
}

function span(milliseconds: number, language: Language): string {
  const hours = Math.round(milliseconds / HOUR);
  const [amount, unit] = hours >= 48 ? [Math.round(hours / 24), 'day'] : [hours, 'hour'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(amount);
}
