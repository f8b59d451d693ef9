import type { ByLanguage } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { SpeakingProps } from '../board/speech.tsx';

/** Small scenes of a game, from the parts of its table. */
export interface RulePictures {
  /** Around all pictures, once: the game's texts, and shapes that several of them use. */
  readonly Surroundings: (props: SpeakingProps) => ReactNode;
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
