import type { ReviewTexts } from './review-texts.ts';

export const de: ReviewTexts = {
  point: { one: 'Punkt', other: 'Punkte' },
  grades: {
    forced: 'erzwungen',
    best: 'bester Zug',
    good: 'gut',
    inaccuracy: 'ungenau',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  won: (name) => `${name} hat gewonnen`,
  shared: (names) => `${names} teilen sich den Sieg`,
  aboveAll: (causes) => `vor allem ${causes}`,
  because: {
    luck: 'mit Glück',
    own: 'durch gutes Spiel',
    others: 'weil die anderen Chancen liegen ließen',
  },
  ahead: (name, chance) =>
    `Die Partie ist noch nicht aus: ${name} hat die besten Aussichten auf den Sieg, ${chance}.`,
  decisive: (move) => `Zug ${move} hat am meisten verändert.`,
  momentsTitle: 'Wichtige Momente',
  noMoments: 'Kein einzelner Zug und kein Glücksfall sticht heraus.',
  choice: ({ move, name, played, best }) => `Zug ${move}, ${name}: ${played}. Besser: ${best}.`,
  kind: ({ move, name }) => `Zug ${move}: Glück für ${name}.`,
  unkind: ({ move, name }) => `Zug ${move}: Pech für ${name}.`,
  kindAfter: ({ move, name, mover }) => `Nach Zug ${move} von ${mover}: Glück für ${name}.`,
  unkindAfter: ({ move, name, mover }) => `Nach Zug ${move} von ${mover}: Pech für ${name}.`,
  balanceTitle: 'Woher das Ergebnis kam',
  balance: {
    start: 'Anfang',
    luck: 'Glück',
    own: 'eigenes Spiel',
    others: 'die anderen',
    result: 'Ergebnis',
  },
  chance: 'Siegchance',
  pointsAhead: 'Punkte Vorsprung',
  gradesTitle: 'Entscheidungen',
  note: 'Anfang, Glück, eigenes Spiel und die anderen ergeben zusammen das Ergebnis. Gemessen wird gegen jemanden, der vernünftig spielt.',
  certainty: {
    playouts: '± zeigt, wie unsicher eine Zahl ist (ein Standardfehler).',
    'plan-rollouts': '± zeigt, wie unsicher eine Zahl ist (ein Standardfehler).',
    'whole-turns':
      '± zeigt, wie unsicher eine Zahl ist (ein Standardfehler). In diesem Spiel werden ganze Züge samt Handel bewertet. Was danach kommt, schätzt eine gelernte Bewertung, deren eigener Fehler nicht gezeigt wird.',
    'exact-turns':
      'Alle Würfe und Drehungen eines Zuges sind genau durchgerechnet, deshalb steht hier kein ±. Ganz sicher sind die Zahlen trotzdem nicht: Wie es nach dem Zug weitergeht, schätzt eine gelernte Bewertung, deren eigener Fehler nicht gezeigt wird.',
  },
  stopped: 'Vorzeitig beendet: Die Zahlen sind ungenauer als sonst.',
  stoppedEarly: 'Beendet, bevor es ein erstes Ergebnis gab.',
};
