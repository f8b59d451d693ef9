import { catalog } from '@richtfest/catalog';
import { LANGUAGES } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { frameTexts } from '../texts/index.ts';
import { Gate } from './gate.tsx';
import { namesOf } from './houses.tsx';
import { Street } from './street.tsx';

/**
 * The static street in index.html, before any script has run, in every language; the style sheet
 * shows one. It is rendered when the site is built.
 */
export function StreetBefore(): ReactNode {
  const words: Parameters<typeof Gate>[0]['words'] = (pick) =>
    inEveryLanguage((language) => pick(frameTexts[language]));
  return (
    <div className="street-before">
      <Street
        words={words}
        nameOf={(house) => inEveryLanguage((language) => namesOf(house)[language])}
        isOpen={(id) => catalog.some((entry) => entry.id === id)}
        lightsIn={() => 0}
        gate={<Gate words={words} />}
      />
    </div>
  );
}

function inEveryLanguage(say: (language: (typeof LANGUAGES)[number]) => string): ReactNode {
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
