import type { ByLanguage } from '@richtfest/engine';
import type { GoalTexts } from '../../../board/goal-card.tsx';

/** BT-3 to BT-5, BT-7 and BT-12 to BT-15 in plain words; a simpler scoring for young players. */
export const goalTexts: ByLanguage<(isYoung: boolean) => GoalTexts> = {
  en: (isYoung) => ({
    title: 'What gives points?',
    goal: 'Everybody secretly chooses a card, all build at once, and the hands move on. Your tree is scored three times, once after each week, so early rooms pay off most.',
    scores: [
      isYoung
        ? { points: '1', what: 'for each room of the colours you all choose' }
        : { points: '1', what: 'for each room, each week' },
      ...(isYoung
        ? []
        : [
            { points: '×2', what: 'for a colour with a bonus card “2”' },
            { points: '0', what: 'for a colour with a bonus card “0”' },
          ]),
      {
        points: '+',
        what: 'At the end, your rooms of a colour score once more if you have the most of it',
      },
    ],
    notes: [
      'A room rests on the rooms below it and touches a room of its own colour; only the first of a colour may stand anywhere.',
      'Keep your balance: rooms on the left need rooms on the right; the acorn shows where the tree leans. Rooms in the middle don’t count.',
      '“1:2” on a pennant: you have one room of the colour, another player two.',
    ],
    close: 'Got it',
  }),
  de: (isYoung) => ({
    title: 'Was bringt Punkte?',
    goal: 'Alle wählen heimlich eine Karte und bauen zugleich, dann wandern die Karten weiter. Dein Baum zählt dreimal, nach jeder Woche einmal; frühe Räume lohnen sich also am meisten.',
    scores: [
      isYoung
        ? { points: '1', what: 'für jeden Raum der Farben, die ihr gemeinsam wählt' }
        : { points: '1', what: 'für jeden Raum, jede Woche' },
      ...(isYoung
        ? []
        : [
            { points: '×2', what: 'für eine Farbe mit der Bonuskarte „2“' },
            { points: '0', what: 'für eine Farbe mit der Bonuskarte „0“' },
          ]),
      {
        points: '+',
        what: 'Am Ende zählen deine Räume einer Farbe noch einmal, wenn du die meisten hast',
      },
    ],
    notes: [
      'Ein Raum ruht auf den Räumen darunter und berührt einen Raum seiner Farbe; nur der erste einer Farbe darf überall stehen.',
      'Bleib im Gleichgewicht: Räume links brauchen Räume rechts; die Eichel zeigt, wohin sich der Baum neigt. Räume in der Mitte zählen nicht.',
      '„1:2“ am Wimpel: Du hast einen Raum, jemand anders zwei.',
    ],
    close: 'Alles klar',
  }),
  nl: (isYoung) => ({
    title: 'Wat levert punten op?',
    goal: 'Iedereen kiest in het geheim een kaart, jullie bouwen tegelijk en de kaarten gaan door. Je boom telt drie keer, na elke week één keer; vroege kamers leveren dus het meest op.',
    scores: [
      isYoung
        ? { points: '1', what: 'voor elke kamer van de kleuren die jullie samen kiezen' }
        : { points: '1', what: 'voor elke kamer, elke week' },
      ...(isYoung
        ? []
        : [
            { points: '×2', what: 'voor een kleur met bonuskaart “2”' },
            { points: '0', what: 'voor een kleur met bonuskaart “0”' },
          ]),
      {
        points: '+',
        what: 'Aan het einde tellen je kamers van een kleur nog een keer als jij de meeste hebt',
      },
    ],
    notes: [
      'Een kamer rust op de kamers eronder en raakt een kamer van haar eigen kleur; alleen de eerste van een kleur mag overal staan.',
      'Blijf in evenwicht: bij kamers links horen kamers rechts; de eikel laat zien waarheen de boom leunt. Kamers in het midden tellen niet.',
      '“1:2” op een vaantje: jij hebt één kamer, een ander twee.',
    ],
    close: 'Begrepen',
  }),
};
