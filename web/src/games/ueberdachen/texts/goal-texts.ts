import type { ByLanguage } from '@richtfest/engine';
import type { GoalTexts } from '../../../board/goal-card.tsx';

/** UD-6, UD-16 and UD-17 in plain words; the table explains the rest when it first matters. */
export const goalTexts: ByLanguage<GoalTexts> = {
  en: {
    title: 'What gives points?',
    goal: 'Fill rooms with materials. Only finished rooms score; half-built ones are worth nothing.',
    scores: [
      { points: '1', what: 'for each finished small room' },
      { points: '3', what: 'for each finished large room' },
      { points: '3', what: 'for all six kinds of room' },
      { points: '1', what: 'for the most rooms of a kind' },
      { points: '2', what: 'for each floor without a gap' },
      { points: '3', what: 'for the roof' },
    ],
    notes: [
      'Your turn: roll, take materials, build them into a room, and swap for what is missing.',
      'Pillars carry the roof. When the first roof is on, the most points win.',
    ],
    close: 'Got it',
  },
  de: {
    title: 'Was bringt Punkte?',
    goal: 'Fülle Zimmer mit Baustoffen. Nur fertige Zimmer zählen, halbe bringen nichts.',
    scores: [
      { points: '1', what: 'für jedes fertige kleine Zimmer' },
      { points: '3', what: 'für jedes fertige große Zimmer' },
      { points: '3', what: 'für alle sechs Zimmerarten' },
      { points: '1', what: 'für die meisten Zimmer einer Art' },
      { points: '2', what: 'für jede Etage ohne Lücke' },
      { points: '3', what: 'für das Dach' },
    ],
    notes: [
      'Dein Zug: würfeln, Baustoffe nehmen, in ein Zimmer einbauen, und eintauschen, was fehlt.',
      'Pfeiler tragen das Dach. Liegt das erste Dach, gewinnen die meisten Punkte.',
    ],
    close: 'Alles klar',
  },
  nl: {
    title: 'Wat levert punten op?',
    goal: 'Vul kamers met materialen. Alleen kamers die klaar zijn tellen, halve leveren niets op.',
    scores: [
      { points: '1', what: 'voor elke kleine kamer die klaar is' },
      { points: '3', what: 'voor elke grote kamer die klaar is' },
      { points: '3', what: 'voor alle zes soorten kamers' },
      { points: '1', what: 'voor de meeste kamers van een soort' },
      { points: '2', what: 'voor elke verdieping zonder gat' },
      { points: '3', what: 'voor het dak' },
    ],
    notes: [
      'Je beurt: gooi, neem materialen, bouw ze in een kamer en ruil voor wat er ontbreekt.',
      'Pijlers dragen het dak. Ligt het eerste dak, dan winnen de meeste punten.',
    ],
    close: 'Begrepen',
  },
};
