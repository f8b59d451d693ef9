import { useEffect } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** The title of the browser's tab. */
export function usePageTitle(title: string): void {
  const { name } = useTexts();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
