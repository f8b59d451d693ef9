import { catalog } from '@richtfest/catalog';
import { LANGUAGES, type Language } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { frameTexts } from '../texts/index.ts';
import { Gate } from './gate.tsx';
import { gameNames } from './houses.tsx';
import { Street } from './street.tsx';

/**
 * The static street in index.html, before any script has run, in every language; its styles show
 * one. It is rendered when the site is built.
 */
export function StreetBefore(): ReactNode {
  const words: Parameters<typeof Gate>[0]['words'] = (pick) =>
    inEveryLanguage((language) => pick(frameTexts[language]));
  return (
    <div className="street-before">
      <style>{LANGUAGES.map(shownIn).join('')}</style>
      <Street
        words={words}
        nameOf={(house) => inEveryLanguage((language) => gameNames(house)[language])}
        isOpen={(id) => catalog.some((entry) => entry.id === id)}
        lightsIn={() => 0}
        gate={<Gate words={words} />}
      />
    </div>
  );
}

/** Without quotes or combinators, which would be escaped in the static page. */
function shownIn(language: Language): string {
  return `:root[lang=${language}] .street-words :lang(${language}){display:inline}`;
}

function inEveryLanguage(say: (language: Language) => string): ReactNode {
  return (
    <span className="street-words">
      {LANGUAGES.map((language) => (
        <span key={language} lang={language}>
          {say(language)}
        </span>
      ))}
    </span>
  );
}
