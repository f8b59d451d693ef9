import { describe, expect, test } from 'vitest';
import { DEFAULT_WISHES, knownWishes, languageOf, settle } from '../src/settings/settings.ts';

const device = {
  languages: ['fr-FR', 'de-AT', 'en'],
  isDark: true,
  wantsContrast: false,
  wantsLessMotion: true,
};

describe('settings', () => {
  test('follow the device where nothing else is wished', () => {
    const settings = settle(DEFAULT_WISHES, device);
    expect(settings).toMatchObject({
      language: 'de',
      theme: 'night',
      motion: 'reduced',
      sound: false,
    });
    expect(settle(DEFAULT_WISHES, { ...device, wantsContrast: true }).theme).toBe('contrast');
  });

  test('follow a wish against the device', () => {
    const wishes = { ...DEFAULT_WISHES, language: 'nl', theme: 'day', motion: 'full' } as const;
    expect(settle(wishes, device)).toMatchObject({ language: 'nl', theme: 'day', motion: 'full' });
  });

  test('speak English to whoever speaks none of the three', () => {
    expect(languageOf(['fr', 'pt-BR'])).toBe('en');
    expect(languageOf([])).toBe('en');
    expect(languageOf(['NL-be'])).toBe('nl');
  });

  test('of another device count where they mean something here', () => {
    const theirs = { theme: 'night', sound: true, textSize: 120, aids: { hints: false } };
    expect(knownWishes({ ...theirs, hat: 'red' })).toEqual({
      ...theirs,
      aids: { ...DEFAULT_WISHES.aids, hints: false },
    });
    const strange = { theme: 'sepia', sound: 'loud', textSize: 900, language: 'fr', aids: null };
    expect(knownWishes(strange)).toEqual({});
    expect(knownWishes({ ...DEFAULT_WISHES })).toEqual(DEFAULT_WISHES);
  });
});
