import type { ByLanguage } from '@richtfest/engine';
import type { GoalTexts } from '../../../board/goal-card.tsx';

/** UD-4, UD-7, UD-8, UD-16 and UD-17 in plain words. */
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
      'Die: 1 to 4 brings materials of your trade, 5 lets you take one from a neighbour, 6 brings a pillar. With a 5 or 6 you also win the bottle opener, which doubles your next rolls.',
      'Swap for what you lack. Four pillars carry the upper floor, four more the roof. With the first roof the game ends at once, and the most points win.',
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
      'Würfel: 1 bis 4 bringt Baustoffe deines Handwerks, mit der 5 nimmst du einem Nachbarn etwas weg, die 6 bringt einen Pfeiler. Mit 5 und 6 gewinnst du auch den Flaschenöffner: Er verdoppelt deine nächsten Würfe.',
      'Tausche ein, was dir fehlt. Vier Pfeiler tragen die obere Etage, vier weitere das Dach. Mit dem ersten Dach endet das Spiel sofort; die meisten Punkte gewinnen.',
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
      'Dobbelsteen: 1 tot 4 brengt materialen van je vak, met een 5 pak je iets van een buur, een 6 brengt een pijler. Met een 5 of 6 win je ook de flesopener: die verdubbelt je volgende worpen.',
      'Ruil voor wat je mist. Vier pijlers dragen de bovenverdieping, nog vier het dak. Bij het eerste dak is het spel meteen afgelopen; de meeste punten winnen.',
    ],
    close: 'Begrepen',
  },
};
