import type { ByLanguage } from '@richtfest/engine';
import type { Reaction, Talk } from '@richtfest/protocol';
import { textsHook } from '../texts/texts-hook.ts';

interface TalkTexts {
  readonly unread: (lines: number) => string;
  readonly empty: string;
  readonly write: string;
  readonly send: string;
  readonly onlySeats: string;
  /** For several people at one device. */
  readonly speaksAs: string;
  readonly react: string;
  readonly reactions: Readonly<Record<Reaction, string>>;
  readonly says: (name: string, what: string) => string;
  readonly mute: (name: string) => string;
  readonly setting: string;
  readonly settingHelp: string;
  /** For the host. */
  readonly mayBeSaid: string;
  readonly talks: Readonly<Record<Talk, string>>;
}

const talkTexts: ByLanguage<TalkTexts> = {
  en: {
    unread: (lines) => (lines === 1 ? 'one new message' : `${lines} new messages`),
    empty: 'Nobody has said anything yet.',
    write: 'Your message',
    send: 'Send',
    onlySeats: 'Only players can write here.',
    speaksAs: 'Speak as',
    react: 'React',
    reactions: {
      clap: 'Bravo!',
      wow: 'Wow!',
      laugh: 'Haha!',
      'oh-no': 'Oh no!',
      thinking: 'Hmm …',
      thanks: 'Thank you!',
      ready: 'Whenever you’re ready',
    },
    says: (name, what) => `${name}: ${what}`,
    mute: (name) => `Mute ${name} on this device`,
    setting: 'Chat and reactions',
    settingHelp: 'At online tables. If switched off, this device hides them.',
    mayBeSaid: 'Chat at this table',
    talks: { all: 'Chat and reactions', reactions: 'Reactions only', off: 'Nothing' },
  },
  de: {
    unread: (lines) => (lines === 1 ? 'eine neue Nachricht' : `${lines} neue Nachrichten`),
    empty: 'Noch hat niemand etwas gesagt.',
    write: 'Deine Nachricht',
    send: 'Senden',
    onlySeats: 'Wer mitspielt, kann hier schreiben.',
    speaksAs: 'Wer spricht',
    react: 'Reagieren',
    reactions: {
      clap: 'Bravo!',
      wow: 'Wow!',
      laugh: 'Haha!',
      'oh-no': 'Oh nein!',
      thinking: 'Hmm …',
      thanks: 'Danke!',
      ready: 'Wenn du so weit bist',
    },
    says: (name, what) => `${name}: ${what}`,
    mute: (name) => `${name} auf diesem Gerät stumm stellen`,
    setting: 'Chat und Reaktionen',
    settingHelp: 'An Tischen per Link. Ausgeschaltet zeigt dieses Gerät nichts davon.',
    mayBeSaid: 'Was an diesem Tisch gesagt werden darf',
    talks: { all: 'Chat und Reaktionen', reactions: 'Nur Reaktionen', off: 'Nichts' },
  },
  nl: {
    unread: (lines) => (lines === 1 ? 'één nieuw bericht' : `${lines} nieuwe berichten`),
    empty: 'Er is nog niets gezegd.',
    write: 'Je bericht',
    send: 'Versturen',
    onlySeats: 'Wie meespeelt, kan hier schrijven.',
    speaksAs: 'Wie spreekt',
    react: 'Reageren',
    reactions: {
      clap: 'Bravo!',
      wow: 'Wauw!',
      laugh: 'Haha!',
      'oh-no': 'O nee!',
      thinking: 'Hmm …',
      thanks: 'Dank je!',
      ready: 'Als jij zover bent',
    },
    says: (name, what) => `${name}: ${what}`,
    mute: (name) => `${name} dempen op dit apparaat`,
    setting: 'Chat en reacties',
    settingHelp: 'Aan tafels via een link. Uitgezet laat dit apparaat er niets van zien.',
    mayBeSaid: 'Wat aan deze tafel gezegd mag worden',
    talks: { all: 'Chat en reacties', reactions: 'Alleen reacties', off: 'Niets' },
  },
};

export const useTalkTexts = textsHook(talkTexts);
