import type { ByLanguage } from '@richtfest/engine';
import type { GoalTexts } from '../../../board/goal-card.tsx';

interface PigsGoal {
  /** LP-17: reward cards instead of points for pots and houses. */
  readonly isExperienced: boolean;
  /** LP-15: the number of empty stacks that end the game. */
  readonly stacks: number;
}

/** LP-7, LP-8, LP-14, LP-15, LP-16 and LP-17 in plain words. */
export const goalTexts: ByLanguage<(goal: PigsGoal) => GoalTexts> = {
  en: ({ isExperienced, stacks }) => ({
    title: 'What gives points?',
    goal: 'Build houses from a door or window up to the roof. Only houses with a roof count in the end.',
    scores: [
      { points: '2', what: 'for each part of straw' },
      { points: '3', what: 'for each part of wood' },
      { points: '4', what: 'for each part of stone' },
      ...(isExperienced
        ? [
            { points: '2', what: 'for the first house of one material, each' },
            { points: '3', what: 'for the most flower pots' },
            { points: '3', what: 'for the most finished houses' },
            { points: '3', what: 'for the highest house' },
          ]
        : [
            { points: '1', what: 'for each flower pot' },
            { points: '1', what: 'for each finished house' },
          ]),
    ],
    notes: [
      'Roll up to three times: tap the dice you want to roll again, the others stay. Two equal dice pay for straw, three for wood, four for stone.',
      'Two wolves end your turn: you build nothing, and the wolf blows at a neighbour’s house. Straw flies away easily, stone hardly ever.',
      `When ${stacks} stacks are empty, the game ends, and the most points win.`,
    ],
    close: 'Got it',
  }),
  de: ({ isExperienced, stacks }) => ({
    title: 'Was bringt Punkte?',
    goal: 'Baue Häuser, von Tür oder Fenster bis zum Dach. Am Ende zählen nur Häuser mit Dach.',
    scores: [
      { points: '2', what: 'für jedes Teil aus Stroh' },
      { points: '3', what: 'für jedes Teil aus Holz' },
      { points: '4', what: 'für jedes Teil aus Stein' },
      ...(isExperienced
        ? [
            { points: '2', what: 'für das erste Haus ganz aus einem Baustoff, je Baustoff' },
            { points: '3', what: 'für die meisten Blumentöpfe' },
            { points: '3', what: 'für die meisten fertigen Häuser' },
            { points: '3', what: 'für das höchste Haus' },
          ]
        : [
            { points: '1', what: 'für jeden Blumentopf' },
            { points: '1', what: 'für jedes fertige Haus' },
          ]),
    ],
    notes: [
      'Würfle bis zu dreimal: Tippe die Würfel an, die du neu werfen willst, die anderen bleiben liegen. Zwei gleiche Würfel bezahlen Stroh, drei Holz, vier Stein.',
      'Zwei Wölfe beenden deinen Zug: Du baust nichts, und der Wolf pustet gegen ein Nachbarhaus. Stroh fliegt leicht davon, Stein fast nie.',
      `Sind ${stacks} Stapel leer, endet das Spiel; die meisten Punkte gewinnen.`,
    ],
    close: 'Alles klar',
  }),
  nl: ({ isExperienced, stacks }) => ({
    title: 'Wat levert punten op?',
    goal: 'Bouw huizen, van deur of raam tot aan het dak. Aan het einde tellen alleen huizen met een dak.',
    scores: [
      { points: '2', what: 'voor elk deel van stro' },
      { points: '3', what: 'voor elk deel van hout' },
      { points: '4', what: 'voor elk deel van steen' },
      ...(isExperienced
        ? [
            { points: '2', what: 'voor het eerste huis van één materiaal, per materiaal' },
            { points: '3', what: 'voor de meeste bloempotten' },
            { points: '3', what: 'voor de meeste huizen die klaar zijn' },
            { points: '3', what: 'voor het hoogste huis' },
          ]
        : [
            { points: '1', what: 'voor elke bloempot' },
            { points: '1', what: 'voor elk huis dat klaar is' },
          ]),
    ],
    notes: [
      'Gooi tot drie keer: tik de dobbelstenen aan die je opnieuw wilt gooien, de andere blijven liggen. Twee gelijke dobbelstenen betalen stro, drie hout, vier steen.',
      'Twee wolven beëindigen je beurt: je bouwt niets, en de wolf blaast tegen een huis van een buur. Stro waait snel weg, steen bijna nooit.',
      `Als ${stacks} stapels leeg zijn, eindigt het spel; de meeste punten winnen.`,
    ],
    close: 'Begrepen',
  }),
};
