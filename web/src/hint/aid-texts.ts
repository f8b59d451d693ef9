import type { ByLanguage, Format, Seat } from '@richtfest/engine';
import type { Aid, AidMode } from '@richtfest/protocol';
import { useSettings } from '../settings/use-settings.ts';

/** Texts about the aids that a table allows. */
interface AidTexts {
  readonly title: string;
  readonly names: Readonly<Record<Aid, string>>;
  readonly modes: Readonly<Record<AidMode, string>>;
  readonly help: string;
  used(aid: Aid, seat: Seat, format: Format): string;
}

const USED: ByLanguage<Readonly<Record<Aid, string>>> = {
  en: { hints: 'a hint', odds: 'the odds', reviews: 'the review' },
  de: { hints: 'einen Tipp', odds: 'die Chancen', reviews: 'den Rückblick' },
  nl: { hints: 'een tip', odds: 'de kansen', reviews: 'de terugblik' },
};

const aidTexts: ByLanguage<AidTexts> = {
  en: {
    title: 'Aids',
    names: { hints: 'Hints', odds: 'How likely a roll is', reviews: 'Review after the game' },
    modes: { off: 'Off', on: 'On', shown: 'On, everyone sees it' },
    help: '“On, everyone sees it” tells the whole table when a player uses it.',
    used: (aid, seat, format) => `${format.does(seat, 'You use', 'uses')} ${USED.en[aid]}.`,
  },
  de: {
    title: 'Hilfen',
    names: {
      hints: 'Tipps',
      odds: 'Wie wahrscheinlich ein Wurf ist',
      reviews: 'Rückblick nach dem Spiel',
    },
    modes: { off: 'Aus', on: 'An', shown: 'An, und alle sehen es' },
    help: 'Bei „An, und alle sehen es“ erfährt der ganze Tisch, wenn jemand die Hilfe nutzt.',
    used: (aid, seat, format) => `${format.does(seat, 'Du nutzt', 'nutzt')} ${USED.de[aid]}.`,
  },
  nl: {
    title: 'Hulp',
    names: {
      hints: 'Tips',
      odds: 'Hoe waarschijnlijk een worp is',
      reviews: 'Terugblik na het spel',
    },
    modes: { off: 'Uit', on: 'Aan', shown: 'Aan, en iedereen ziet het' },
    help: 'Bij ‘Aan, en iedereen ziet het’ hoort de hele tafel wanneer een speler de hulp gebruikt.',
    used: (aid, seat, format) => `${format.does(seat, 'Je gebruikt', 'gebruikt')} ${USED.nl[aid]}.`,
  },
};

export function useAidTexts(): AidTexts {
  return aidTexts[useSettings().language];
}
