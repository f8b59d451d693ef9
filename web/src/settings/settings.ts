import { LANGUAGES, type Language } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../storage/device-storage.ts';

export const THEMES = ['auto', 'day', 'night', 'contrast'] as const;
export type ThemeChoice = (typeof THEMES)[number];
type Theme = Exclude<ThemeChoice, 'auto'>;

export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export type MotionChoice = (typeof MOTIONS)[number];
type Motion = Exclude<MotionChoice, 'auto'>;

/** How long bots wait before their next move. */
export const PACES = ['calm', 'brisk', 'instant'] as const satisfies readonly BotPace[];

export const TEXT_SIZES = { min: 90, max: 140, step: 10 } as const;
export const VOLUMES = { min: 10, max: 100, step: 10 } as const;

/** The settings of this device, with every `auto` resolved. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Per cent. */
  readonly volume: number;
  /** Sound has been offered during a game; it is not offered again. */
  readonly soundOffered: boolean;
  /** Signs on colours and materials, for colour-blind players. */
  readonly symbols: boolean;
  /** Per cent. */
  readonly textSize: number;
  /** Confirms moves that give something up. */
  readonly asksFirst: boolean;
  /** Hides points until the end. */
  readonly hidesPoints: boolean;
  readonly aids: Aids;
  readonly pace: BotPace;
  /** Chat and reactions at online tables. */
  readonly talk: boolean;
}

interface Aids {
  /** Shows the probabilities of the next roll. */
  readonly chances: boolean;
  /** Offers hints from an expert bot. */
  readonly hints: boolean;
  /** Reminds of what is about to be missed in the last rounds. */
  readonly warnings: boolean;
}

/** The settings as chosen; `auto` follows the device. */
export interface ChosenSettings extends Omit<Settings, 'language' | 'theme' | 'motion'> {
  readonly language: Language | 'auto';
  readonly theme: ThemeChoice;
  readonly motion: MotionChoice;
}

export const DEFAULT_SETTINGS: ChosenSettings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  volume: 70,
  soundOffered: false,
  symbols: false,
  textSize: 100,
  asksFirst: true,
  hidesPoints: false,
  aids: { chances: false, hints: true, warnings: true },
  pace: 'calm',
  talk: true,
};

/** The preferences set in the browser or operating system. */
export interface DevicePreferences {
  readonly languages: readonly string[];
  readonly isDark: boolean;
  readonly wantsContrast: boolean;
  readonly wantsLessMotion: boolean;
}

export function resolveSettings(chosen: ChosenSettings, device: DevicePreferences): Settings {
  const { language, theme, motion, ...rest } = chosen;
  return {
    ...rest,
    language: language === 'auto' ? languageOf(device.languages) : language,
    theme: theme === 'auto' ? themeOf(device) : theme,
    motion: motion === 'auto' ? (device.wantsLessMotion ? 'reduced' : 'full') : motion,
  };
}

/** The first supported language of the device. */
export function languageOf(languages: readonly string[]): Language {
  for (const tag of languages) {
    const primary = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}

function themeOf({ isDark, wantsContrast }: DevicePreferences): Theme {
  if (wantsContrast) return 'contrast';
  return isDark ? 'night' : 'day';
}

interface SettingsStore {
  readonly chosen: ChosenSettings;
  readonly device: DevicePreferences;
  change(changes: Partial<ChosenSettings>): void;
  deviceChanged(device: DevicePreferences): void;
}

/** The key in localStorage; the first script of index.html reads it, too. */
const SETTINGS_KEY = 'richtfest/settings';

export const useSettingsStore = create<SettingsStore>()(
  persist(
    (set) => ({
      chosen: DEFAULT_SETTINGS,
      device: { languages: [], isDark: false, wantsContrast: false, wantsLessMotion: false },
      change: (changes) => set(({ chosen }) => ({ chosen: { ...chosen, ...changes } })),
      deviceChanged: (device) => set({ device }),
    }),
    {
      name: SETTINGS_KEY,
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ chosen }) => ({ wishes: chosen }),
      merge: (saved, fresh) => ({ ...fresh, chosen: mergeSettings(saved) }),
    },
  ),
);

/** The valid values of settings that are not validated by type alone. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  language: ['auto', ...LANGUAGES],
  theme: THEMES,
  motion: MOTIONS,
  pace: PACES,
};

const RANGES: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  textSize: TEXT_SIZES,
  volume: VOLUMES,
};

/** Filters settings from another device, perhaps of another version, for valid ones. */
export function knownSettings(
  settings: Readonly<Record<string, unknown>>,
): Partial<ChosenSettings> {
  const isKnown = ([name, usual]: [string, unknown]) => {
    const value = settings[name];
    const range = RANGES[name];
    if (range !== undefined) return Number(value) >= range.min && Number(value) <= range.max;
    if (typeof value !== typeof usual || value === null) return false;
    return CHOICES[name]?.includes(value) ?? true;
  };
  const known = Object.entries(DEFAULT_SETTINGS).filter(isKnown);
  const chosen: Partial<ChosenSettings> = Object.fromEntries(
    known.map(([name]) => [name, settings[name]]),
  );
  const { aids } = chosen;
  return aids === undefined ? chosen : { ...chosen, aids: { ...DEFAULT_SETTINGS.aids, ...aids } };
}

/** Saved settings over the defaults. */
function mergeSettings(saved: unknown): ChosenSettings {
  const chosen = (saved as { wishes?: Partial<ChosenSettings> } | undefined)?.wishes ?? {};
  const { pace = DEFAULT_SETTINGS.pace } = chosen;
  return {
    ...DEFAULT_SETTINGS,
    ...chosen,
    pace: PACES.includes(pace) ? pace : DEFAULT_SETTINGS.pace,
    aids: { ...DEFAULT_SETTINGS.aids, ...chosen.aids },
  };
}
