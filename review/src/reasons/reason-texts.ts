import type { ByLanguage, Format, Plural, Seat } from '@richtfest/engine';

/** Clauses for reasons that every game has. */
interface ReasonTexts {
  readonly point: Plural;
  readonly morePoints: Plural;
  /** The gains, as a list. */
  parts(more: { seat: Seat; gains: string }, format: Format): string;
  /** The same, if it scores them at once. */
  partsNow(more: { seat: Seat; gains: string }, format: Format): string;
  gain(more: { points: string; part: string }): string;
  /** Whom it costs how much, as a list. */
  blocks(losses: string): string;
  loss(loss: { seat: Seat; points: string }, format: Format): string;
  now(points: string): string;
  later(points: string): string;
  likelier(chance: { seat: Seat; what: string }, format: Format): string;
  almostCertain(chance: { seat: Seat; what: string }, format: Format): string;
  instead(to: string, from: string): string;
  onAverage(figures: string): string;
}

export const reasonTexts: ByLanguage<ReasonTexts> = {
  en: {
    point: { one: 'point', other: 'points' },
    morePoints: { one: 'more point', other: 'more points' },
    parts: ({ seat, gains }, format) => `it brings ${format.player(seat, 'you')} ${gains}`,
    partsNow: ({ seat, gains }, format) =>
      `it brings ${format.player(seat, 'you')} ${gains} at once`,
    gain: ({ points, part }) => `about ${points} for “${part}”`,
    blocks: (losses) => `it costs ${losses}`,
    loss: ({ seat, points }, format) => `${format.player(seat, 'you')} about ${points}`,
    now: (points) => `it scores ${points} at once`,
    later: (points) => `it gives up ${points} now and pays off later`,
    likelier: ({ seat, what }, format) =>
      `${format.does(seat, 'you have', 'has')} a better chance of ${what}`,
    almostCertain: ({ seat, what }, format) =>
      `${format.does(seat, 'you almost certainly get', 'almost certainly gets')} ${what}`,
    instead: (to, from) => `${to} instead of ${from}`,
    onAverage: (figures) => `${figures} on average`,
  },
  de: {
    point: { one: 'Punkt', other: 'Punkte' },
    morePoints: { one: 'Punkt mehr', other: 'Punkte mehr' },
    parts: ({ seat, gains }, format) => `es bringt ${format.player(seat, 'dir')} ${gains}`,
    partsNow: ({ seat, gains }, format) =>
      `es bringt ${format.player(seat, 'dir')} sofort ${gains}`,
    gain: ({ points, part }) => `etwa ${points} für „${part}“`,
    blocks: (losses) => `es kostet ${losses}`,
    loss: ({ seat, points }, format) => `${format.player(seat, 'dich')} etwa ${points}`,
    now: (points) => `es bringt sofort ${points}`,
    later: (points) => `es kostet jetzt ${points} und zahlt sich später aus`,
    likelier: ({ seat, what }, format) =>
      `${format.does(seat, 'du hast', 'hat')} bessere Chancen auf ${what}`,
    almostCertain: ({ seat, what }, format) =>
      `${format.does(seat, 'du bekommst', 'bekommt')} so gut wie sicher ${what}`,
    instead: (to, from) => `${to} statt ${from}`,
    onAverage: (figures) => `im Schnitt ${figures}`,
  },
  nl: {
    point: { one: 'punt', other: 'punten' },
    morePoints: { one: 'punt meer', other: 'punten meer' },
    parts: ({ seat, gains }, format) => `het geeft ${format.player(seat, 'je')} ${gains}`,
    partsNow: ({ seat, gains }, format) => `het geeft ${format.player(seat, 'je')} meteen ${gains}`,
    gain: ({ points, part }) => `ongeveer ${points} voor “${part}”`,
    blocks: (losses) => `het kost ${losses}`,
    loss: ({ seat, points }, format) => `${format.player(seat, 'jou')} ongeveer ${points}`,
    now: (points) => `het levert meteen ${points} op`,
    later: (points) => `het kost nu ${points} en betaalt zich later terug`,
    likelier: ({ seat, what }, format) =>
      `${format.does(seat, 'je hebt', 'heeft')} meer kans op ${what}`,
    almostCertain: ({ seat, what }, format) =>
      `${format.does(seat, 'je krijgt', 'krijgt')} vrijwel zeker ${what}`,
    instead: (to, from) => `${to} in plaats van ${from}`,
    onAverage: (figures) => `gemiddeld ${figures}`,
  },
};
