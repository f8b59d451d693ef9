import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SETTINGS,
  knownSettings,
  languageOf,
  resolveSettings,
} from '../src/settings/settings.ts';

const device = {
  languages: ['fr-FR', 'de-AT', 'en'],
  isDark: true,
  wantsContrast: false,
  wantsLessMotion: true,
};

describe('settings', () => {
  test('follow the device by default', () => {
    const settings = resolveSettings(DEFAULT_SETTINGS, device);
    expect(settings).toMatchObject({
      language: 'de',
      theme: 'night',
      motion: 'reduced',
      sound: false,
    });
    expect(resolveSettings(DEFAULT_SETTINGS, { ...device, wantsContrast: true }).theme).toBe(
      'contrast',
    );
  });

  test('follow a choice against the device', () => {
    const chosen = { ...DEFAULT_SETTINGS, language: 'nl', theme: 'day', motion: 'full' } as const;
    expect(resolveSettings(chosen, device)).toMatchObject({
      language: 'nl',
      theme: 'day',
      motion: 'full',
    });
  });

  test('use English if no language of the device is supported', () => {
    expect(languageOf(['fr', 'pt-BR'])).toBe('en');
    expect(languageOf([])).toBe('en');
    expect(languageOf(['NL-be'])).toBe('nl');
  });

  test('of another device are filtered for valid ones', () => {
    const theirs = { theme: 'night', sound: true, textSize: 120, aids: { hints: false } };
    expect(knownSettings({ ...theirs, hat: 'red' })).toEqual({
      ...theirs,
      aids: { ...DEFAULT_SETTINGS.aids, hints: false },
    });
    const strange = { theme: 'sepia', sound: 'loud', textSize: 900, language: 'fr', aids: null };
    expect(knownSettings(strange)).toEqual({});
    expect(knownSettings({ ...DEFAULT_SETTINGS })).toEqual(DEFAULT_SETTINGS);
  });
});
