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
  won: (winners, format) =>
    winners.length === 1
      ? format.does(winners[0] ?? 0, 'Du hast gewonnen', 'hat gewonnen')
      : `${format.players(winners, 'Du')} ${winners.includes(format.reader ?? -1) ? 'habt' : 'haben'} zusammen gewonnen`,
  aboveAll: (causes) => `vor allem ${causes}`,
  because: {
    luck: 'mit Glück',
    own: 'durch gutes Spiel',
    others: 'weil die anderen Chancen liegen ließen',
  },
  ahead: (seat, chance, format) =>
    `Das Spiel ist nicht zu Ende gespielt: ${format.does(seat, 'Du hast', 'hat')} die besten Aussichten auf den Sieg, ${chance}`,
  decisive: (moment) => `am wichtigsten war ${moment}`,
  moveNumber: (move) => `Zug ${move}`,
  momentsTitle: 'Wichtige Momente',
  noMoments: 'Kein einzelner Zug und kein Glücksfall sticht heraus.',
  choice: ({ move, name, played, best }) => `Zug ${move}, ${name}: ${played}. Besser: ${best}.`,
  lucky: (seat, move, format) => `Zug ${move}: Glück für ${format.player(seat, 'dich')}`,
  unlucky: (seat, move, format) => `Zug ${move}: Pech für ${format.player(seat, 'dich')}`,
  luckyAfter: ({ seat, mover, move }, format) =>
    `Nach ${format.player(mover, `deinem Zug ${move}`, (name) => `Zug ${move} von ${name}`)}: Glück für ${format.player(seat, 'dich')}`,
  unluckyAfter: ({ seat, mover, move }, format) =>
    `Nach ${format.player(mover, `deinem Zug ${move}`, (name) => `Zug ${move} von ${name}`)}: Pech für ${format.player(seat, 'dich')}`,
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
