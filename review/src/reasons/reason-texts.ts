import type { ByLanguage, Plural } from '@richtfest/engine';

/** Clauses for reasons that every game has. */
interface ReasonTexts {
  readonly point: Plural;
  part(points: string, part: string): string;
  blocks(name: string, points: string): string;
  now(points: string): string;
  later(points: string): string;
}

export const reasonTexts: ByLanguage<ReasonTexts> = {
  en: {
    point: { one: 'point', other: 'points' },
    part: (points, part) => `it brings about ${points} more for “${part}”`,
    blocks: (name, points) => `it costs ${name} about ${points}`,
    now: (points) => `it scores ${points} more at once`,
    later: (points) => `it gives up ${points} now and pays off later`,
  },
  de: {
    point: { one: 'Punkt', other: 'Punkte' },
    part: (points, part) => `es bringt etwa ${points} mehr für „${part}“`,
    blocks: (name, points) => `es kostet ${name} etwa ${points}`,
    now: (points) => `es bringt sofort ${points} mehr`,
    later: (points) => `es kostet jetzt ${points} und zahlt sich später aus`,
  },
  nl: {
    point: { one: 'punt', other: 'punten' },
    part: (points, part) => `het levert ongeveer ${points} meer op voor “${part}”`,
    blocks: (name, points) => `het kost ${name} ongeveer ${points}`,
    now: (points) => `het levert meteen ${points} meer op`,
    later: (points) => `het kost nu ${points} en betaalt zich later terug`,
  },
};
