import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface SoundTexts {
  readonly volume: string;
  readonly on: string;
  readonly off: string;
  readonly offer: string;
  readonly listen: string;
  readonly yes: string;
  readonly no: string;
}

const texts: ByLanguage<SoundTexts> = {
  en: {
    volume: 'Volume',
    on: 'Turn sound on',
    off: 'Mute',
    offer: 'Play with sound?',
    listen: 'Listen',
    yes: 'Yes',
    no: 'No',
  },
  de: {
    volume: 'Lautstärke',
    on: 'Ton an',
    off: 'Ton aus',
    offer: 'Mit Ton spielen?',
    listen: 'Anhören',
    yes: 'Ja',
    no: 'Nein',
  },
  nl: {
    volume: 'Volume',
    on: 'Geluid aan',
    off: 'Geluid uit',
    offer: 'Met geluid spelen?',
    listen: 'Luisteren',
    yes: 'Ja',
    no: 'Nee',
  },
};

export const useSoundTexts = textsHook(texts);
