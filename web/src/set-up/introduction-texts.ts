import type { ByLanguage } from '@richtfest/engine';

interface IntroductionTexts {
  readonly title: string;
  readonly help: string;
  readonly skip: string;
}

export const introductionTexts: ByLanguage<IntroductionTexts> = {
  en: {
    title: 'Who is playing?',
    help: 'Tell us once: from now on this is you at every table.',
    skip: 'Skip',
  },
  de: {
    title: 'Wer spielt?',
    help: 'Sag es einmal: Ab jetzt bist du das an jedem Tisch.',
    skip: 'Überspringen',
  },
  nl: {
    title: 'Wie speelt er?',
    help: 'Zeg het één keer: vanaf nu ben jij dat aan elke tafel.',
    skip: 'Overslaan',
  },
};
