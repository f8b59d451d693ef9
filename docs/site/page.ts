import type { Language } from '@richtfest/engine';

/** What a page is, as search results show it. */
export const KINDS = ['guide', 'rules', 'reference', 'decision', 'api', 'source'] as const;
export type Kind = (typeof KINDS)[number];

/** A page before it is rendered. */
export interface Page {
  /** Its address below the root of the documentation. */
  readonly path: string;
  /** The file its links are relative to. */
  readonly source: string;
  /** Another file whose content it has: links to that file lead here. */
  readonly shows?: string;
  readonly kind: Kind;
  readonly markdown: string;
  readonly language?: Language;
  /** Shorter than the heading, for the navigation. */
  readonly navigation?: string;
  /** Pages that are the same in other languages. */
  readonly translations?: readonly Translation[];
}

interface Translation {
  readonly language: Language;
  readonly name: string;
  readonly path: string;
}

/** A heading of a page with the text below it, up to the next one. */
export interface Part {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

/** A page with its content as HTML. */
export interface RenderedPage extends Page {
  readonly title: string;
  readonly html: string;
  readonly parts: readonly Part[];
}
