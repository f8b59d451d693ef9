import { catalog } from '@richtfest/catalog';
import {
  Match,
  type MatchHeader,
  type PlayableGame,
  chanceOf,
  checkedOptions,
  committedGenerator,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  botMovesOf,
  botNamed,
  lineMove,
  openLineQuestions,
  playLine,
  type LineQuestion,
} from '../src/index.ts';

const SECRET = 'ab'.repeat(32);

function headerOf(game: PlayableGame, bots: readonly (string | undefined)[]): MatchHeader {
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: bots.length, options: {} }),
    seats: bots.map((bot, at) => ({ name: `P${at}`, ...(bot === undefined ? {} : { bot }) })),
    generator: committedGenerator(SECRET, ['daily', '', '']),
  };
}

const texts = (match: Match) =>
  match.line.map(({ seat, move }) => `${seat} ${match.game.notation.writeMove(move)}`);

const games = catalog.map((entry) => [entry.id, entry] as const);

describe.each(games)('%s', (_, entry) => {
  test('a line of play determines the moves of its bots', async () => {
    const game = await entry.load();
    const match = playLine(game, headerOf(game, ['family', 'family', 'family']), SECRET);
    expect(game.result(match.state)).toBeDefined();
    const again = playLine(game, headerOf(game, ['family', 'family', 'family']), SECRET);
    expect(texts(again)).toEqual(texts(match));
    // The same match, recorded as one of a person and two bots.
    const recorded = { game, header: headerOf(game, [undefined, 'family', 'family']) };
    const moves = botMovesOf({ ...recorded, line: match.line }, SECRET);
    expect(moves.length).toBe(match.line.filter(({ seat }) => seat > 0).length);
    for (const { question, move } of moves) {
      expect(lineMove(game, question as LineQuestion)).toEqual(move);
    }
  });

  test('a question is the same after an undo and after a reload', async () => {
    const game = await entry.load();
    const header = headerOf(game, [undefined, 'family', 'family']);
    const open = () => new Match(game, header, chanceOf(header.generator, SECRET)!);
    const match = open();
    let hasUndone = false;
    for (let moves = 0; moves < 40 && game.result(match.state) === undefined; moves++) {
      const questions = openLineQuestions(match, SECRET);
      const bot = [1, 2].find((seat) => questions.of(seat) !== undefined);
      const move = bot === undefined ? game.legal(match.state, 0)[0] : undefined;
      if (bot !== undefined) match.play(bot, lineMove(game, questions.of(bot)!));
      else if (move !== undefined) match.play(0, move);
      if (match.undoable(0) > 0) {
        const after = openLineQuestions(match, SECRET);
        match.undo(0);
        match.play(0, move!);
        hasUndone = true;
        for (const seat of [1, 2]) {
          const { decision: __, ...asked } = openLineQuestions(match, SECRET).of(seat) ?? {};
          const { decision: ___, ...before } = after.of(seat) ?? {};
          expect(asked).toEqual(before);
        }
      }
    }
    const reloaded = open();
    for (const { seat, move } of match.line) reloaded.play(seat, move);
    for (const seat of [1, 2]) {
      expect(openLineQuestions(reloaded, SECRET).of(seat)).toEqual(
        openLineQuestions(match, SECRET).of(seat),
      );
    }
    expect(hasUndone || match.line.every(({ isLearned }) => isLearned)).toBe(true);
  });
});

test('a bot with a time limit is refused, because a clock decides its moves', async () => {
  const game = await catalog.find(({ id }) => id === 'dream-home')!.load();
  const header = headerOf(game, ['club@50ms', 'family', 'family']);
  expect(botNamed('club@50ms', { now: () => 0 })).toBeDefined();
  expect(() => playLine(game, header, SECRET)).toThrow(/time limit/u);
});
