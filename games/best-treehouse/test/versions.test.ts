import {
  type Language,
  LANGUAGES,
  type MatchFile,
  replay,
  tiesOf,
  verify,
} from '@richtfest/engine';
import { rulePageChecks } from '@richtfest/testkit';
import { describe, expect, it } from 'vitest';
import { matchFolder } from '../../../testkit/test/folders.ts';
import { bestTreehouse, bestTreehouseV1 } from '../src/index.ts';
import { COLOURS } from '../src/words.ts';
import { formatOf } from './support.ts';

const matches = matchFolder(new URL('./matches/', import.meta.url));

function recorded(name: string): MatchFile {
  const found = matches.find((match) => match.name === name);
  if (found === undefined) throw new Error(`no match ${name}`);
  return found.file;
}

// The same moves: tied on points and on the two largest colours, different in the third.
const v1 = recorded('v1-two-tied.json');
const v2 = recorded('v2-two-tied.json');
const versions = [
  { game: bestTreehouseV1, file: v1, other: v2 },
  { game: bestTreehouse, file: v2, other: v1 },
];

function over(game: typeof bestTreehouse, file: MatchFile) {
  const { match } = replay(game, file);
  if (match === undefined) throw new Error('the match cannot be replayed');
  return match.state;
}

function placesOf({ result }: MatchFile): number[] {
  return result?.seats.map(({ place }) => place) ?? [];
}

describe('BT-14 under both versions of the rules', () => {
  it('decides by the third colour in version 1 and shares the place in version 2', () => {
    expect(v1.moves).toEqual(v2.moves);
    expect(new Set(placesOf(v1))).toEqual(new Set([1, 2]));
    expect(placesOf(v2)).toEqual([1, 1]);
  });

  it.each(versions)('verifies a match of version $game.rulesVersion', ({ game, file, other }) => {
    expect(verify(game, file).problems).toEqual([]);
    expect(verify(game, { ...other, rulesVersion: game.rulesVersion }).problems).toEqual([
      { kind: 'result', problem: 'different' },
    ]);
  });

  it.each(LANGUAGES)('names the winners of each version in %s', (language) => {
    const winner = v1.result!.seats.findIndex(({ place }) => place === 1);
    const prompts = versions.map(({ game, file }) => {
      const view = game.view(over(game, file), 'public');
      return game.texts[language].prompt(view, formatOf(language));
    });
    const loser = formatOf(language).seat(1 - winner);
    expect(prompts[0]).not.toContain(loser);
    expect(prompts[1]).toContain(loser);
  });

  it('explains a tie by the colour that decides', () => {
    const [tie] = tiesOf(v1.result!);
    expect(bestTreehouseV1.texts.en.tieBreaks?.[tie!.deciding!.key]).toMatch(
      /^rooms of the (third|fourth|fifth)-largest colour$/,
    );
    expect(tiesOf(v2.result!)[0]?.deciding).toBeUndefined();
  });

  it.each(LANGUAGES)('has a text for everything compared in %s', (language: Language) => {
    expect(bestTreehouseV1.texts[language].tieBreaks).toHaveLength(COLOURS.length);
    expect(bestTreehouse.texts[language].tieBreaks).toHaveLength(2);
  });

  it.each(LANGUAGES)(
    'has the rule of each version in %s, and all other rules alike',
    (language) => {
      const { 'BT-14': newest, ...rules } = bestTreehouse.texts[language].rules;
      const { 'BT-14': first, ...firstRules } = bestTreehouseV1.texts[language].rules;
      expect(firstRules).toEqual(rules);
      expect(first?.text).not.toEqual(newest?.text);
    },
  );

  it.each(rulePageChecks(bestTreehouseV1))('$name, under version 1', ({ check }) => check());

  it('scores a physical game under each version', () => {
    // Equal points; 2, 2 and 1 rooms against 2, 2 and 0.
    const sheet = {
      bonuses: { red: 0, blue: 0 },
      players: [
        { points: [1, 2], tree: ['red green', 'red yellow yellow'] },
        { points: [5, 0], tree: ['blue purple', 'blue purple -'] },
      ],
    };
    const places = versions.map(({ game }) => {
      const scored = game.scoreSheet.score(sheet);
      return 'result' in scored
        ? scored.result.seats.map(({ score, place }) => [score, place])
        : scored;
    });
    expect(places).toEqual([
      [
        [11, 1],
        [11, 2],
      ],
      [
        [11, 1],
        [11, 1],
      ],
    ]);
  });
});
