import { useEffect, useMemo } from 'react';
import {
  type DevicePreferences,
  type Settings,
  resolveSettings,
  useSettingsStore,
} from './settings.ts';

/** The resolved settings of this device. */
export function useSettings(): Settings {
  const chosen = useSettingsStore((store) => store.chosen);
  const device = useSettingsStore((store) => store.device);
  return useMemo(() => resolveSettings(chosen, device), [chosen, device]);
}

const QUERIES = {
  isDark: '(prefers-color-scheme: dark)',
  wantsContrast: '(prefers-contrast: more)',
  wantsLessMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** Follows the device's preferences and applies language, theme, motion and text size to the page. */
export function usePageSettings(): void {
  const { language, theme, motion, textSize } = useSettings();
  useEffect(() => {
    const { deviceChanged } = useSettingsStore.getState();
    const queries = Object.values(QUERIES).map((query) => matchMedia(query));
    const update = () => deviceChanged(devicePreferences());
    update();
    for (const query of queries) query.addEventListener('change', update);
    addEventListener('languagechange', update);
    return () => {
      for (const query of queries) query.removeEventListener('change', update);
      removeEventListener('languagechange', update);
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

export function devicePreferences(): DevicePreferences {
  return {
    languages: navigator.languages,
    isDark: matchMedia(QUERIES.isDark).matches,
    wantsContrast: matchMedia(QUERIES.wantsContrast).matches,
    wantsLessMotion: matchMedia(QUERIES.wantsLessMotion).matches,
  };
}
