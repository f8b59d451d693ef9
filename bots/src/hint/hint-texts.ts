import type { ByLanguage, Plural } from '@richtfest/engine';

/** The parts of a hint: `Ada suggests: Stop rolling – 3 points at once (Tiles).` */
export interface HintTexts {
  readonly point: Plural;
  readonly suggests: (name: string, move: string) => string;
  /** The seat owes nothing and no optional move is worth making. */
  readonly waits: (name: string) => string;
  readonly now: (points: string) => string;
  readonly turn: (points: string) => string;
  readonly average: (points: string) => string;
  readonly costs: (points: string) => string;
  readonly loses: (name: string, points: string) => string;
  readonly losesOnAverage: (name: string, points: string) => string;
  readonly edge: (points: string) => string;
  readonly only: string;
  readonly best: string;
}

export const hintTexts: ByLanguage<HintTexts> = {
  en: {
    point: { one: 'point', other: 'points' },
    suggests: (name, move) => `${name} suggests: ${move}`,
    waits: (name) => `${name} would just wait here.`,
    now: (points) => `${points} at once`,
    turn: (points) => `${points} still this turn`,
    average: (points) => `about ${points} on average`,
    costs: (points) => `costs ${points} now, but leaves you better placed`,
    loses: (name, points) => `${name} loses ${points}`,
    losesOnAverage: (name, points) => `${name} loses about ${points} on average`,
    edge: (points) => `in the long run about ${points} better than the rest`,
    only: 'there is nothing else to do',
    best: 'no points yet, but it leaves you best placed',
  },
  de: {
    point: { one: 'Punkt', other: 'Punkte' },
    suggests: (name, move) => `${name} rät: ${move}`,
    waits: (name) => `${name} würde hier einfach abwarten.`,
    now: (points) => `sofort ${points}`,
    turn: (points) => `noch in diesem Zug ${points}`,
    average: (points) => `im Schnitt etwa ${points}`,
    costs: (points) => `kostet jetzt ${points}, aber danach stehst du besser da`,
    loses: (name, points) => `${name} verliert ${points}`,
    losesOnAverage: (name, points) => `${name} verliert im Schnitt etwa ${points}`,
    edge: (points) => `auf Dauer etwa ${points} besser als der Rest`,
    only: 'etwas anderes geht nicht',
    best: 'noch keine Punkte, aber so stehst du am besten da',
  },
  nl: {
    point: { one: 'punt', other: 'punten' },
    suggests: (name, move) => `${name} raadt aan: ${move}`,
    waits: (name) => `${name} zou hier gewoon afwachten.`,
    now: (points) => `meteen ${points}`,
    turn: (points) => `nog deze beurt ${points}`,
    average: (points) => `gemiddeld ongeveer ${points}`,
    costs: (points) => `kost nu ${points}, maar daarna sta je er beter voor`,
    loses: (name, points) => `${name} verliest ${points}`,
    losesOnAverage: (name, points) => `${name} verliest gemiddeld ongeveer ${points}`,
    edge: (points) => `op den duur ongeveer ${points} beter dan de rest`,
    only: 'iets anders kan niet',
    best: 'nog geen punten, maar zo sta je er het best voor',
  },
};

/** For a bot that explains its own move instead of advising a player. */
export const ownMoveTexts: ByLanguage<Pick<HintTexts, 'costs' | 'best'>> = {
  en: {
    costs: (points) => `costs ${points} now, but pays off later`,
    best: 'no points yet, but good preparation',
  },
  de: {
    costs: (points) => `kostet jetzt ${points}, zahlt sich aber später aus`,
    best: 'noch keine Punkte, aber eine gute Vorbereitung',
  },
  nl: {
    costs: (points) => `kost nu ${points}, maar loont later`,
    best: 'nog geen punten, maar een goede voorbereiding',
  },
};
