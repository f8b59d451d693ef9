import { useEffect, useMemo } from 'react';
import { type DeviceWishes, type Settings, settle, useSettingsStore } from './settings.ts';

/** The settings as they hold now. */
export function useSettings(): Settings {
  const wishes = useSettingsStore((store) => store.wishes);
  const device = useSettingsStore((store) => store.device);
  return useMemo(() => settle(wishes, device), [wishes, device]);
}

const QUERIES = {
  isDark: '(prefers-color-scheme: dark)',
  wantsContrast: '(prefers-contrast: more)',
  wantsLessMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** Keeps up with the device while the site is open, and dresses the page accordingly. */
export function useDressedPage(): void {
  const { language, theme, motion, textSize } = useSettings();
  useEffect(() => {
    const { deviceChanged } = useSettingsStore.getState();
    const queries = Object.values(QUERIES).map((query) => matchMedia(query));
    const look = () => deviceChanged(deviceWishes());
    look();
    for (const query of queries) query.addEventListener('change', look);
    addEventListener('languagechange', look);
    return () => {
      for (const query of queries) query.removeEventListener('change', look);
      removeEventListener('languagechange', look);
    };
  }, []);
  useEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dataset['theme'] = theme;
    page.dataset['motion'] = motion;
    page.style.setProperty('--text-scale', String(textSize / 100));
    const sky = getComputedStyle(page).getPropertyValue('--sky-top');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', sky);
  }, [language, theme, motion, textSize]);
}

export function deviceWishes(): DeviceWishes {
  return {
    languages: navigator.languages,
    isDark: matchMedia(QUERIES.isDark).matches,
    wantsContrast: matchMedia(QUERIES.wantsContrast).matches,
    wantsLessMotion: matchMedia(QUERIES.wantsLessMotion).matches,
  };
}
