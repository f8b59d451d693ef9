import type { ByLanguage } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { SpeakingProps } from '../board/speech.tsx';
import type { DrawData } from './draw-data.ts';

/** Small scenes of a game, drawn with its table's components. */
export interface RulePictures {
  /** Wraps all pictures once: the game's texts and shared shapes. */
  readonly Surroundings: (props: SpeakingProps) => ReactNode;
  /** The class of the colour palette. */
  readonly papers: string;
  /** Illustrates the form of a custom edition; default: no pictures there. */
  readonly drawData?: DrawData;
  /** By rule number. */
  readonly rules: Readonly<Record<string, () => ReactNode>>;
  /** The summary in pictures. */
  readonly summary: readonly SummaryPicture[];
}

interface SummaryPicture {
  readonly Picture: () => ReactNode;
  readonly caption: ByLanguage<string>;
}
