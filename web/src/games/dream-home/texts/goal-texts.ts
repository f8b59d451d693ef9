import type { ByLanguage } from '@richtfest/engine';
import type { GoalTexts } from '../../../board/goal-card.tsx';

/** DH-2, DH-13, DH-26 and DH-27 in plain words. */
export const goalTexts: ByLanguage<GoalTexts> = {
  en: {
    title: 'What gives points?',
    goal: 'Take a column each round. The room goes into your house; the second card, a roof, décor, a tool or a helper, is yours too. After twelve rounds the most points win.',
    scores: [
      { points: '0–9', what: 'for each room: the larger, the more' },
      { points: '1–3', what: 'for each piece of décor' },
      { points: '3', what: 'for a bathroom on both floors' },
      { points: '3', what: 'for bathroom, kitchen and bedroom' },
      { points: '8', what: 'for four roofs of one colour' },
      { points: '3', what: 'for four roofs of mixed colours' },
    ],
    notes: [
      'Equal cards side by side become one large room: three living rooms give 9 points, a single one gives 1.',
      'Every room stands on the ground or on another room. Garages, cellars and workshops belong in the basement, everything else above it.',
    ],
    close: 'Got it',
  },
  de: {
    title: 'Was bringt Punkte?',
    goal: 'Nimm jede Runde eine Spalte. Der Raum kommt in dein Haus, und auch Dach, Dekoration, Werkzeug oder Helfer gehören dir. Nach zwölf Runden gewinnen die meisten Punkte.',
    scores: [
      { points: '0–9', what: 'für jeden Raum: je größer, desto mehr' },
      { points: '1–3', what: 'für jede Dekoration' },
      { points: '3', what: 'für ein Bad auf beiden Etagen' },
      { points: '3', what: 'für Bad, Küche und Schlafzimmer' },
      { points: '8', what: 'für vier Dächer einer Farbe' },
      { points: '3', what: 'für vier bunt gemischte Dächer' },
    ],
    notes: [
      'Gleiche Karten nebeneinander werden ein großer Raum: Drei Wohnzimmer bringen 9 Punkte, ein einzelnes nur 1.',
      'Jeder Raum steht auf der Erde oder auf einem anderen Raum. Garage, Weinkeller und Werkstatt gehören in den Keller, alles andere darüber.',
    ],
    close: 'Alles klar',
  },
  nl: {
    title: 'Wat levert punten op?',
    goal: 'Neem elke ronde een kolom. De kamer komt in je huis, en ook het dak, de inrichting, het gereedschap of de klusser is voor jou. Na twaalf ronden winnen de meeste punten.',
    scores: [
      { points: '0–9', what: 'voor elke kamer: hoe groter, hoe meer' },
      { points: '1–3', what: 'voor elke inrichting' },
      { points: '3', what: 'voor een badkamer op beide verdiepingen' },
      { points: '3', what: 'voor badkamer, keuken en slaapkamer' },
      { points: '8', what: 'voor vier daken van één kleur' },
      { points: '3', what: 'voor vier daken in gemengde kleuren' },
    ],
    notes: [
      'Gelijke kaarten naast elkaar worden één grote kamer: drie woonkamers leveren 9 punten op, één alleen maar 1.',
      'Elke kamer staat op de grond of op een andere kamer. Garage, wijnkelder en werkplaats horen in de kelder, al het andere erboven.',
    ],
    close: 'Begrepen',
  },
};
