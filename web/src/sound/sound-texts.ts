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
    yes: 'With sound',
    no: 'Without',
  },
  de: {
    volume: 'Lautstärke',
    on: 'Ton an',
    off: 'Ton aus',
    offer: 'Mit Ton spielen?',
    listen: 'Anhören',
    yes: 'Mit Ton',
    no: 'Ohne',
  },
  nl: {
    volume: 'Volume',
    on: 'Geluid aan',
    off: 'Geluid uit',
    offer: 'Met geluid spelen?',
    listen: 'Luisteren',
    yes: 'Met geluid',
    no: 'Zonder',
  },
};

export const useSoundTexts = textsHook(texts);
