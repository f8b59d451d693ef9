import type { ByLanguage, Format, Language } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { Settings } from '../../settings/settings.ts';

/** What pictures need around them, once: the game's shapes and words. */
export interface SurroundingsProps {
  readonly format: Format;
  readonly language: Language;
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** Small scenes of a game, from the parts of its table. */
export interface GamePictures {
  readonly Surroundings: (props: SurroundingsProps) => ReactNode;
  /** The class with the colours it is cut from. */
  readonly papers: string;
  /** By the number of the rule they stand beside. */
  readonly rules: Readonly<Record<string, () => ReactNode>>;
  /** How it goes, for those who look before they read. */
  readonly summary: readonly SummaryPicture[];
}

interface SummaryPicture {
  readonly Picture: () => ReactNode;
  readonly caption: ByLanguage<string>;
}
