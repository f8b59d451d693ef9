import { type ByLanguage, type NameProblem, cleanText, nameProblem } from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';

const texts: ByLanguage<Readonly<Record<NameProblem, string>>> = {
  en: {
    'not-shown': 'Nobody could see this name. Use at least one letter, number or emoji.',
    controls: 'This name has invisible control characters in it. Please type it again.',
  },
  de: {
    'not-shown':
      'Diesen Namen könnte niemand sehen. Nimm mindestens einen Buchstaben, eine Ziffer oder ein Emoji.',
    controls: 'In diesem Namen stecken unsichtbare Steuerzeichen. Bitte tippe ihn neu ein.',
  },
  nl: {
    'not-shown': 'Niemand zou deze naam kunnen zien. Gebruik minstens één letter, cijfer of emoji.',
    controls: 'In deze naam zitten onzichtbare stuurtekens. Typ hem alsjeblieft opnieuw.',
  },
};

/** What is wrong with a typed name; undefined if nothing. */
export function useNameProblem(name: string): string | undefined {
  const { language } = useSettings();
  const isEmpty = name.trim() === '';
  const fault = isEmpty ? undefined : nameProblem(cleanText(name));
  return fault === undefined ? undefined : texts[language][fault];
}
