import type { ByLanguage, Language } from '@richtfest/engine';
import type { ComponentType, ReactNode } from 'react';

/** By place: the component that lies there, `{ U1: 'kitchen', 'U1/decor': 'ice-cream-machine' }`. */
export type Entry = Readonly<Partial<Record<string, string>>>;

/** The components of a game's box, to put on places of a house by tapping. */
export interface GameComponents {
  /** What may lie on a place: what fits there comes first, then what the rules would refuse. */
  choicesAt(place: string): readonly string[];
  nameOf(component: string, language: Language): string;
  /** Words of names with `|` where they may break: not every browser knows where. */
  readonly wordBreaks?: ByLanguage<readonly string[]>;
  readonly Art: (props: { readonly component: string }) => ReactNode;
  /** Shapes that `Art` references; render it once on the page. */
  readonly Shapes?: ComponentType;
  /** The class with the colours that `Art` needs. */
  readonly palette: string;
}
