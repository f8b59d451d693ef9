import { catalog } from '@richtfest/catalog';
import type { ReactNode } from 'react';
import { creditOf } from '../games/credits.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { hostPageTexts } from './host-page-texts.ts';
import { HOST_PAGES } from './host-text.ts';
import { Page, Sheet } from './page.tsx';

/** Credits, and the note that this site is unofficial. */
export function AboutPage(): ReactNode {
  const { about, street } = useTexts();
  const { language } = useSettings();
  return (
    <Page title={about.title}>
      <Sheet>
        <p>{about.unofficial}</p>
        {HOST_PAGES.map((name) => (
          <LinkButton key={name} to={`/${name}`} variant="quiet">
            {hostPageTexts[language].titles[name]}
          </LinkButton>
        ))}
      </Sheet>
      <Sheet title={about.games}>
        {catalog.map((entry) => (
          <div key={entry.id}>
            <p>
              <strong>{entry.names[language]}</strong> {creditOf(entry, about)}
            </p>
            <LinkButton to={`/games/${entry.id}/rules`} icon="rules" variant="quiet">
              {street.rules}
            </LinkButton>
          </div>
        ))}
      </Sheet>
      <Sheet title={about.fair}>
        <p>{about.fairText}</p>
      </Sheet>
      <Sheet title={about.made}>
        <p>{about.madeText}</p>
        {/* Pages of their own, which the router does not know. */}
        <p>
          <a href="/docs/">{about.documentation}</a>
        </p>
      </Sheet>
      <Sheet title={about.fonts}>
        <p>{about.fontsText}</p>
      </Sheet>
    </Page>
  );
}
