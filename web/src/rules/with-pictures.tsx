import { formatWith } from '@richtfest/engine';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { RulePictures } from './rule-pictures.ts';

interface WithPicturesProps {
  readonly pictures: RulePictures | undefined;
  readonly children: ReactNode;
}

/** Provides what a game's pictures in its children need. */
export function WithPictures({ pictures, children }: WithPicturesProps): ReactNode {
  const settings = useSettings();
  const { language } = settings;
  const format = useMemo(() => formatWith(Intl, language, []), [language]);
  if (pictures === undefined) return children;
  return (
    <pictures.Surroundings format={format} language={language} settings={settings}>
      {children}
    </pictures.Surroundings>
  );
}
