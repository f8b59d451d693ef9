import { LANGUAGES, type Random } from '@richtfest/engine';
import { describe, expect, it } from 'vitest';
import { testSayings, testSources } from '../../../testkit/test/suites/sayings.ts';
import { testRandomTexts } from '../../../testkit/test/suites/random-texts.ts';
import { allDiffer } from '../../../testkit/test/words.ts';
import { CARD_COUNT, ROOMS, bestTreehouse as game } from '../src/index.ts';
import type { Move } from '../src/moves/index.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { texts } from '../src/texts/index.ts';
import { BONUSES, COLOURS } from '../src/words.ts';
import { events, moves, playReasons, tableauReasons } from './sayings.ts';
import { formatOf, randomGame, viewOf } from './support.ts';

const THREE = { players: 3, options: { firstSeat: 0 } };
const PROMPTED = [
  viewOf({}, THREE),
  viewOf({ chosen: ['gym'] }, THREE),
  viewOf({ chosen: ['gym', 'library'] }, THREE),
  viewOf({ phase: 'build' }, THREE),
  viewOf({ phase: 'build', settled: ['discard'] }, THREE),
  viewOf({ phase: 'build', settled: ['discard', 'discard'] }, THREE),
  viewOf({ phase: 'take-bonus' }, THREE),
  viewOf({ phase: 'put-bonus', bonuses: [2, 0, 2] }, THREE),
  viewOf({ phase: 'take-colour' }, { players: 2, options: { firstSeat: 0, young: true } }),
  viewOf({ phase: 'over', points: [[5], [7], [1]] }, THREE),
  viewOf({ phase: 'over', points: [[7], [7], [1]] }, THREE),
];

testSayings({
  game,
  moves,
  events,
  reasons: { ...playReasons, ...tableauReasons },
  prompted: PROMPTED,
  formatOf,
});

testSources(game, { numbers: RULE_NUMBERS, chapters: CHAPTERS });

it('calls the names of the rooms our own', () => {
  expect(rules.find(({ number }) => number === 'BT-1')?.sources).toContain('design');
});

it.each([
  ['choose', viewOf({ chosen: ['gym'] }, THREE)],
  ['build', viewOf({ phase: 'build', settled: ['discard'] }, THREE)],
])('asks the player who holds a shared device, not the others who still %s', (_, view) => {
  const sentences = LANGUAGES.map((language) => {
    const format = formatOf(language);
    return game.texts[language].prompt(view, { ...format, holder: 2 });
  });
  for (const sentence of sentences) {
    expect(sentence).toContain(formatOf('en').player(2, ''));
    expect(sentence).not.toContain(formatOf('en').player(1, ''));
  }
});

testRandomTexts({
  game,
  games: 40,
  randomGame,
  seatOf: ({ state, random }) => random.below(state.players.length),
  anyMove,
  formatOf,
  reasons: Object.keys(playReasons),
});

function anyMove(random: Random): Move {
  const colour = COLOURS[random.below(COLOURS.length)]!;
  const candidates: Move[] = [
    { verb: 'choose', card: random.below(CARD_COUNT) },
    { verb: 'place', level: 2 + random.below(5), position: random.below(6) },
    { verb: 'discard' },
    { verb: 'take-back' },
    { verb: 'take-bonus', bonus: BONUSES[random.below(2)]! },
    { verb: 'put-bonus', colour },
    { verb: 'take-colour', colour },
  ];
  return candidates[random.below(candidates.length)]!;
}

describe('the rooms', () => {
  const named = LANGUAGES.map((language) => ROOMS.map(({ id }) => texts[language].rooms[id]));

  it('have 72 names in each language, none twice', () => {
    for (const list of named) expect(new Set(list.map(({ name }) => name)).size).toBe(72);
  });

  it('have a line each, none twice, short enough for a card and ended like a sentence', () => {
    for (const list of named) {
      expect(new Set(list.map(({ line }) => line)).size).toBe(72);
      for (const { line } of list) {
        expect(line).toMatch(/[.!?…]$/u);
        expect(line.length).toBeLessThanOrEqual(48);
      }
    }
  });

  it('have lines of their own in each language', () => {
    const [en, de, nl] = named.map((list) => list.map(({ line }) => line));
    expect(en!.filter((line, at) => !allDiffer([line, de![at]!, nl![at]!]))).toEqual([]);
  });
});
