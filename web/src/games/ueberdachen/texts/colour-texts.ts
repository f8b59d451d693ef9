import type { ByLanguage } from '@richtfest/engine';

/** Where the colours of the seats come from. */
export const colourTexts: ByLanguage<string> = {
  en: 'Each trade has its colour. The trades are dealt when the game begins.',
  de: 'Jedes Handwerk hat seine Farbe. Es wird zu Beginn verteilt.',
  nl: 'Elk beroep heeft zijn kleur. De beroepen worden aan het begin verdeeld.',
};
