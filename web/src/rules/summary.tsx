import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { PictureFrame } from './picture-frame.tsx';
import type { RulePictures } from './rule-pictures.ts';
import styles from './summary.module.css';
import { useRulesTexts } from './texts.ts';

/** The summary on one screen: a few pictures with a sentence each. */
export function Summary({ pictures }: { readonly pictures: RulePictures }): ReactNode {
  const texts = useRulesTexts();
  const { language } = useSettings();
  return (
    <section aria-labelledby="how-it-goes">
      <h2 id="how-it-goes" className={styles['title']}>
        {texts.howItGoes}
      </h2>
      <ol className={styles['steps']}>
        {pictures.summary.map(({ Picture, caption }) => (
          <li key={caption.en} className={styles['step']}>
            <PictureFrame papers={pictures.papers} Picture={Picture} />
            <p>{caption[language]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
