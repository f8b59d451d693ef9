import type { ByLanguage } from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';

interface HostTexts {
  /** A bot plays for somebody who is away. */
  readonly standsIn: string;
  readonly letBotPlay: (name: string) => string;
  readonly letBotPlayHelp: string;
}

/** What whoever set a table by link up can do about it. */
export const hostTexts: ByLanguage<HostTexts> = {
  en: {
    standsIn: 'a bot plays on',
    letBotPlay: (name) => `Let a bot play for ${name}`,
    letBotPlayHelp: 'The seat stays theirs: as soon as they are back, the bot makes room.',
  },
  de: {
    standsIn: 'ein Bot spielt weiter',
    letBotPlay: (name) => `Einen Bot für ${name} spielen lassen`,
    letBotPlayHelp: 'Der Platz bleibt reserviert: Bei der Rückkehr macht der Bot sofort Platz.',
  },
  nl: {
    standsIn: 'een bot speelt door',
    letBotPlay: (name) => `Laat een bot voor ${name} spelen`,
    letBotPlayHelp: 'De plaats blijft bezet: bij terugkomst maakt de bot meteen plaats.',
  },
};

export function useHostTexts(): HostTexts {
  return hostTexts[useSettings().language];
}
