import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { hostPageTexts } from './host-page-texts.ts';
import { type HostPageName, hostText } from './host-text.ts';
import styles from './page.module.css';
import { Page, Sheet } from './page.tsx';

/** `/imprint` and `/privacy`: the general text and the host's own. */
export function HostPage({ name }: { readonly name: HostPageName }): ReactNode {
  const { language } = useSettings();
  const texts = hostPageTexts[language];
  const [paragraphs, setParagraphs] = useState<readonly string[]>();
  useEffect(() => {
    let isGone = false;
    void hostText(name, language).then((found) => {
      if (!isGone) setParagraphs(found);
    });
    return () => {
      isGone = true;
    };
  }, [name, language]);
  const isPrivacy = name === 'privacy';
  return (
    <Page title={texts.titles[name]}>
      {isPrivacy &&
        texts.kept.map(([title, text]) => (
          <Sheet key={title} title={title}>
            <p>{text}</p>
          </Sheet>
        ))}
      {paragraphs !== undefined && paragraphs.length > 0 && (
        <Sheet {...(isPrivacy ? { title: texts.fromHost } : {})}>
          {paragraphs.map((paragraph, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a text that never changes
            <p key={at} className={styles['lines']}>
              {paragraph}
            </p>
          ))}
        </Sheet>
      )}
      {paragraphs?.length === 0 && !isPrivacy && (
        <Sheet>
          <p>{texts.noImprint}</p>
        </Sheet>
      )}
    </Page>
  );
}
