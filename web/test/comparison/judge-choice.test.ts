import { playLine } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { type GameMove, type MatchFile, checkedOptions, writeMatchFile } from '@richtfest/engine';
import type { Grade, JudgedMove } from '@richtfest/review';
import { dailyGenerator } from '@richtfest/protocol/daily';
import { describe, expect, test } from 'vitest';
import { judgeChoice } from '../../src/comparison/judge-choice.ts';
import type { ReviewAnswers, ReviewRequests } from '../../src/review/review-desk.ts';

const SECRET = 'ab'.repeat(32);
const game = await findGame('best-treehouse')!.load();

function finished(): MatchFile {
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: 3, options: {} }),
    seats: ['Ann', 'Berta', 'Carl'].map((name) => ({ name, bot: 'greedy' })),
    generator: dailyGenerator(SECRET, '2026-11-16'),
  };
  return writeMatchFile(playLine(game, header, SECRET), SECRET);
}

/** Judges by the last move of the file, and notes what it was asked. */
function judgeBy(grades: Readonly<Record<string, Grade | undefined>>) {
  const asked: { readonly file: MatchFile; readonly best: GameMove }[] = [];
  const ask = (_: string, request: ReviewRequests[keyof ReviewRequests]) => {
    const { file, best } = request as ReviewRequests['judge'];
    asked.push({ file, best });
    const grade = grades[file.moves.at(-1) ?? ''];
    const amount = { shares: 0.1, points: 2 };
    const judged: JudgedMove | undefined = grade && {
      grade,
      loss: amount,
      error: { shares: 0, points: 0 },
      reasons: [{ kind: 'now', points: 2 }],
    };
    return Promise.resolve(judged as ReviewAnswers[keyof ReviewAnswers]);
  };
  return { asked, worker: { ask } as Parameters<typeof judgeChoice>[2]['worker'] };
}

describe('two choices at the same table', () => {
  const file = finished();
  const at = file.moves.findIndex((move) => move.startsWith('0 '));
  const own = file.moves[at]!;
  const other = file.moves.find((move) => move.startsWith('0 ') && move !== own)!;
  const choice = { kind: 'choice', number: 1, at, own, other } as const;
  const judge = (grades: Readonly<Record<string, Grade | undefined>>) => {
    const { asked, worker } = judgeBy(grades);
    return judgeChoice(file, choice, { game, worker }).then((verdict) => ({ asked, verdict }));
  };

  test('the other one is better', async () => {
    const { asked, verdict } = await judge({ [own]: 'mistake' });
    expect(verdict).toMatchObject({ better: 'other', gain: { loss: { points: 2 } } });
    expect(asked).toHaveLength(1);
    // The file ends with the choice and has no result that would contradict it.
    expect(asked[0]!.file.moves).toEqual(file.moves.slice(0, at + 1));
    expect(asked[0]!.file).not.toHaveProperty('result');
  });

  test('the own one is better', async () => {
    const { asked, verdict } = await judge({ [own]: 'best', [other]: 'mistake' });
    expect(verdict).toMatchObject({ better: 'own', reasons: [{ kind: 'now' }] });
    expect(asked[1]!.file.moves).toEqual([...file.moves.slice(0, at), other]);
  });

  test('they are even', async () => {
    const { verdict } = await judge({ [own]: 'good', [other]: 'best' });
    expect(verdict).toEqual({ better: 'even', reasons: [] });
  });

  test('nothing can be said about a match that can’t be judged', async () => {
    expect((await judge({})).verdict).toBeUndefined();
  });
});
