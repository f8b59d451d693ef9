import { LANGUAGES, type Language } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['auto', 'day', 'night', 'contrast'] as const;
export type ThemeWish = (typeof THEMES)[number];
type Theme = Exclude<ThemeWish, 'auto'>;

export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export type MotionWish = (typeof MOTIONS)[number];
type Motion = Exclude<MotionWish, 'auto'>;

/** How long bots let people look before they go on. */
export const PACES = ['calm', 'brisk', 'instant'] as const satisfies readonly BotPace[];

export const TEXT_SIZES = { min: 90, max: 140, step: 10 } as const;

/** What a person has settled for this device, with every `auto` already decided. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Signs on colours and materials, for those who can't tell colours apart. */
  readonly symbols: boolean;
  /** Per cent. */
  readonly textSize: number;
  /** Before somebody gives something up for good. */
  readonly asksFirst: boolean;
  /** Points are nobody's business until the end. */
  readonly hidesPoints: boolean;
  readonly aids: Aids;
  readonly pace: BotPace;
  /** Chat and reactions at tables by link. */
  readonly talk: boolean;
}

interface Aids {
  /** How likely the next roll is to bring what. */
  readonly chances: boolean;
  /** Whoever wants to may ask what an expert would do. */
  readonly hints: boolean;
}

/** What a person has chosen; `auto` follows the device. */
export interface SettingsWishes {
  readonly language: Language | 'auto';
  readonly theme: ThemeWish;
  readonly motion: MotionWish;
  readonly sound: boolean;
  readonly symbols: boolean;
  readonly textSize: number;
  /** Before somebody gives something up for good. */
  readonly asksFirst: boolean;
  readonly hidesPoints: boolean;
  readonly aids: Aids;
  readonly pace: BotPace;
  readonly talk: boolean;
}

export const DEFAULT_WISHES: SettingsWishes = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  symbols: false,
  textSize: 100,
  asksFirst: true,
  hidesPoints: false,
  aids: { chances: false, hints: true },
  pace: 'calm',
  talk: true,
};

/** What the device itself asks for. */
export interface DeviceWishes {
  readonly languages: readonly string[];
  readonly isDark: boolean;
  readonly wantsContrast: boolean;
  readonly wantsLessMotion: boolean;
}

export function settle(wishes: SettingsWishes, device: DeviceWishes): Settings {
  const { language, theme, motion, ...rest } = wishes;
  return {
    ...rest,
    language: language === 'auto' ? languageOf(device.languages) : language,
    theme: theme === 'auto' ? themeOf(device) : theme,
    motion: motion === 'auto' ? (device.wantsLessMotion ? 'reduced' : 'full') : motion,
  };
}

/** The first language of the device that is spoken here. */
export function languageOf(languages: readonly string[]): Language {
  for (const tag of languages) {
    const primary = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}

function themeOf({ isDark, wantsContrast }: DeviceWishes): Theme {
  if (wantsContrast) return 'contrast';
  return isDark ? 'night' : 'day';
}

interface SettingsStore {
  readonly wishes: SettingsWishes;
  readonly device: DeviceWishes;
  wish(changes: Partial<SettingsWishes>): void;
  deviceChanged(device: DeviceWishes): void;
}

/** Under this name in localStorage; the first script of index.html reads it, too. */
const SETTINGS_KEY = 'richtfest/settings';

export const useSettingsStore = create<SettingsStore>()(
  persist(
    (set) => ({
      wishes: DEFAULT_WISHES,
      device: { languages: ['en'], isDark: false, wantsContrast: false, wantsLessMotion: false },
      wish: (changes) => set(({ wishes }) => ({ wishes: { ...wishes, ...changes } })),
      deviceChanged: (device) => set({ device }),
    }),
    {
      name: SETTINGS_KEY,
      version: 1,
      partialize: ({ wishes }) => ({ wishes }),
      merge: (saved, fresh) => ({ ...fresh, wishes: mergeWishes(saved) }),
    },
  ),
);

/** What can be chosen from; of what is not here only the type is known. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  language: ['auto', ...LANGUAGES],
  theme: THEMES,
  motion: MOTIONS,
  pace: PACES,
};

/** Of settings that come from another device, perhaps of another version, those that mean something here. */
export function knownWishes(settings: Readonly<Record<string, unknown>>): Partial<SettingsWishes> {
  const isKnown = ([name, usual]: [string, unknown]) => {
    const value = settings[name];
    if (name === 'textSize')
      return Number(value) >= TEXT_SIZES.min && Number(value) <= TEXT_SIZES.max;
    if (typeof value !== typeof usual || value === null) return false;
    return CHOICES[name]?.includes(value) ?? true;
  };
  const known = Object.entries(DEFAULT_WISHES).filter(isKnown);
  const wishes: Partial<SettingsWishes> = Object.fromEntries(
    known.map(([name]) => [name, settings[name]]),
  );
  const { aids } = wishes;
  return aids === undefined ? wishes : { ...wishes, aids: { ...DEFAULT_WISHES.aids, ...aids } };
}

/** What was saved, over the defaults: a setting that came later has its default. */
function mergeWishes(saved: unknown): SettingsWishes {
  const wishes = (saved as { wishes?: Partial<SettingsWishes> } | undefined)?.wishes ?? {};
  const { pace = DEFAULT_WISHES.pace } = wishes;
  return {
    ...DEFAULT_WISHES,
    ...wishes,
    pace: PACES.includes(pace) ? pace : DEFAULT_WISHES.pace,
    aids: { ...DEFAULT_WISHES.aids, ...wishes.aids },
  };
}
