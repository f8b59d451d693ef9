import type { ByLanguage } from '@richtfest/engine';

export type PuzzleCategory =
  | 'trade'
  | 'bank'
  | 'pillar'
  | 'room'
  | 'build'
  | 'steal'
  | 'take'
  | 'discard'
  | 'turn';

/** What a puzzle is about. */
export const puzzleCategories: ByLanguage<Readonly<Record<PuzzleCategory, string>>> = {
  en: {
    trade: 'Swap or not?',
    bank: 'At the bank',
    pillar: 'A pillar',
    room: 'A new room',
    build: 'What to build?',
    steal: 'What to steal?',
    take: 'What to take?',
    discard: 'What to discard?',
    turn: 'End the turn?',
  },
  de: {
    trade: 'Tauschen oder nicht?',
    bank: 'Bei der Bank',
    pillar: 'Ein Pfeiler',
    room: 'Ein neues Zimmer',
    build: 'Was bauen?',
    steal: 'Was wegnehmen?',
    take: 'Was nehmen?',
    discard: 'Was ablegen?',
    turn: 'Zug beenden?',
  },
  nl: {
    trade: 'Ruilen of niet?',
    bank: 'Bij de bank',
    pillar: 'Een pijler',
    room: 'Een nieuwe kamer',
    build: 'Wat bouwen?',
    steal: 'Wat afpakken?',
    take: 'Wat nemen?',
    discard: 'Wat afleggen?',
    turn: 'Beurt beëindigen?',
  },
};
