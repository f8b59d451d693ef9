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
  readonly loss: (points: string) => string;
  readonly loses: (name: string, points: string) => string;
  readonly losesOnAverage: (name: string, points: string) => string;
  readonly edge: (points: string) => string;
  readonly only: string;
  /** The game ends, and no points change. */
  readonly last: string;
  /** Nothing speaks clearly for this move. */
  readonly close: string;
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
    loss: (points) => `costs ${points}`,
    loses: (name, points) => `${name} loses ${points}`,
    losesOnAverage: (name, points) => `${name} loses about ${points} on average`,
    edge: (points) => `in the long run about ${points} better than any other move`,
    only: 'there is nothing else to do',
    last: 'no other move gets you more',
    close: 'no points yet, and other moves may be just as good',
  },
  de: {
    point: { one: 'Punkt', other: 'Punkte' },
    suggests: (name, move) => `${name} rät: ${move}`,
    waits: (name) => `${name} würde hier einfach abwarten.`,
    now: (points) => `sofort ${points}`,
    turn: (points) => `noch in diesem Zug ${points}`,
    average: (points) => `im Schnitt etwa ${points}`,
    costs: (points) => `kostet jetzt ${points}, aber danach stehst du besser da`,
    loss: (points) => `kostet ${points}`,
    loses: (name, points) => `${name} verliert ${points}`,
    losesOnAverage: (name, points) => `${name} verliert im Schnitt etwa ${points}`,
    edge: (points) => `auf Dauer etwa ${points} besser als jeder andere Zug`,
    only: 'etwas anderes geht nicht',
    last: 'kein anderer Zug bringt dir mehr',
    close: 'noch keine Punkte, und andere Züge sind vielleicht genauso gut',
  },
  nl: {
    point: { one: 'punt', other: 'punten' },
    suggests: (name, move) => `${name} raadt aan: ${move}`,
    waits: (name) => `${name} zou hier gewoon afwachten.`,
    now: (points) => `meteen ${points}`,
    turn: (points) => `nog deze beurt ${points}`,
    average: (points) => `gemiddeld ongeveer ${points}`,
    costs: (points) => `kost nu ${points}, maar daarna sta je er beter voor`,
    loss: (points) => `kost ${points}`,
    loses: (name, points) => `${name} verliest ${points}`,
    losesOnAverage: (name, points) => `${name} verliest gemiddeld ongeveer ${points}`,
    edge: (points) => `op den duur ongeveer ${points} beter dan elke andere zet`,
    only: 'iets anders kan niet',
    last: 'geen andere zet levert je meer op',
    close: 'nog geen punten, en andere zetten zijn misschien net zo goed',
  },
};

/** For a bot that explains its own move instead of advising a player. */
export const ownMoveTexts: ByLanguage<Pick<HintTexts, 'costs' | 'last' | 'close'>> = {
  en: {
    costs: (points) => `costs ${points} now, but pays off later`,
    last: 'that is the last move',
    close: 'no points yet, but good preparation',
  },
  de: {
    costs: (points) => `kostet jetzt ${points}, zahlt sich aber später aus`,
    last: 'das ist der letzte Zug',
    close: 'noch keine Punkte, aber eine gute Vorbereitung',
  },
  nl: {
    costs: (points) => `kost nu ${points}, maar loont later`,
    last: 'dat is de laatste zet',
    close: 'nog geen punten, maar een goede voorbereiding',
  },
};
