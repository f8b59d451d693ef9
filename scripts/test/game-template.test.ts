import { defineGame, formatWith, plainText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import type { State } from '../game-template/src/state.ts';
import { xyzGame } from '../game-template/src/index.ts';
import { namesFrom } from '../new-game/names.ts';

const table = { players: 2, options: { rounds: 3 } };
const dealer = { chance: { pick: <T>([first]: readonly T[]) => first! }, report: undefined };
const start = (): State => xyzGame.setup(table, dealer);

/** What the second seat sees at the start. */
function pictureFor(names: readonly string[], { hasUnicode }: { hasUnicode: boolean }): string {
  const style = { hasUnicode, width: 60, format: formatWith(Intl, 'en', names) };
  return plainText(xyzGame.picture(xyzGame.view(start(), 1), xyzGame.texts.en, style));
}

describe('the parts that a game can leave out', () => {
  test('a position is checked by the types of a state', () => {
    const read = (position: unknown) => xyzGame.notation.readPosition(position, table);
    expect(read({ phase: 'over' })).toMatchObject({ state: { phase: 'over', owing: 3 } });
    expect(read({ phase: 3 })).toEqual({
      problems: [{ path: 'position.phase', message: 'must be a text, not a number' }],
    });
    expect(read({ players: [{ hand: ['4'] }] })).toEqual({
      problems: [{ path: 'position.players[0].hand[0]', message: 'must be a number, not a text' }],
    });
    expect(read({ deck: [] })).toEqual({
      problems: [
        {
          path: 'position.deck',
          message: 'is no field of a position; known are phase, owing, players',
        },
      ],
    });
  });

  test('what a position leaves out is as after the set-up, of each player too', () => {
    const read = xyzGame.notation.readPosition({ players: [{ walls: 2 }, { hand: [9] }] }, table);
    expect(read).toMatchObject({
      state: {
        players: [
          { hand: [1, 2, 3], chosen: 0, laid: [], walls: 2, best: 0 },
          { hand: [9], chosen: 0, laid: [], walls: 0, best: 0 },
        ],
      },
    });
  });

  test('a position is written as the state without its options, and read again', () => {
    const state = { ...start(), phase: 'over' as const };
    const position = xyzGame.notation.writePosition(state);
    expect(position).toEqual({ phase: 'over', owing: 3, players: state.players });
    expect(xyzGame.notation.readPosition(position, table)).toEqual({ state });
  });

  test('a copy of a state shares nothing with it but its options', () => {
    const state = start();
    const copy = xyzGame.clone(state);
    expect(copy).toEqual(state);
    expect(copy.options).toBe(state.options);
    copy.players[0]!.hand.push(9);
    copy.players[1]!.walls = 2;
    expect(state).toEqual(start());
  });

  test('a position is as good as the lead in points over the best other seat', () => {
    const state = start();
    for (const [seat, walls] of [3, 1].entries()) state.players[seat]!.walls = walls;
    expect([0, 1].map((seat) => xyzGame.evaluate(state, seat))).toEqual([2, -2]);
    const three = xyzGame.setup({ ...table, players: 3 }, dealer);
    for (const [seat, walls] of [1, 4, 2].entries()) three.players[seat]!.walls = walls;
    expect([0, 1, 2].map((seat) => xyzGame.evaluate(three, seat))).toEqual([-3, 2, -2]);
  });

  test('a score sheet counts the points of every part and breaks ties', () => {
    const { scoreSheet } = xyzGame;
    const score = (sheet: unknown) => scoreSheet.score(sheet);
    expect(score(scoreSheet.example)).toMatchObject({
      result: { seats: [{ place: 2 }, { place: 1, score: 2 }] },
      names: ['Anna', 'Ben'],
    });
    const tied = [{ parts: { walls: 2 }, tieBreaks: [9] }, { parts: { walls: 2 } }];
    expect(score({ players: tied })).toMatchObject({
      result: { seats: [{ place: 1 }, { place: 2 }] },
    });
    expect(score({ players: [{ parts: { doors: 1 } }] })).toMatchObject({
      problems: [{ path: 'players[0].parts' }, { path: 'players[0].parts' }],
    });
  });

  test('a picture lists what the watcher sees', () => {
    const picture = pictureFor(['Anna', 'Ben'], { hasUnicode: true });
    expect(picture).toContain('phase: choose');
    expect(picture).toContain('owing: Anna and Ben');
    expect(picture).toMatch(/  Ben: *\n    handSize: 3\n    hand: 4 5 6/u);
    expect(picture).not.toContain('hand: 1 2 3');
  });

  test('a picture for a terminal without Unicode is plain ASCII', () => {
    const names = ['Zoë', 'Jürgen'];
    expect(pictureFor(names, { hasUnicode: true })).toContain('owing: Zoë and Jürgen');
    const plain = pictureFor(names, { hasUnicode: false });
    expect(plain).toContain('owing: Zoe and Juergen');
    expect(plain).toMatch(/^[ -~\n]+$/);
  });

  test('who sees which event is never left out where views are private', () => {
    const open = { ...xyzGame, eventFor: undefined } as never;
    expect(() => defineGame(open)).toThrow('must say in eventFor which events each watcher sees');
  });
});

describe('the names of a new game', () => {
  test('follow from its id', () => {
    expect(namesFrom('bird-house-2', {})).toEqual({
      id: 'bird-house-2',
      variable: 'birdHouse2',
      type: 'BirdHouse2',
      name: 'Bird House 2',
      prefix: 'BH',
    });
    expect(namesFrom('hut', { name: 'The Hut', prefix: 'HT' })).toMatchObject({
      name: 'The Hut',
      prefix: 'HT',
    });
  });

  test.each(['Shed', 'my shed', '2-sheds', 'catalog', '../shed', ''])('“%s” is no id', (id) => {
    expect(() => namesFrom(id, {})).toThrow('Use lower-case words with hyphens');
  });

  test.each([
    [{ prefix: 'x' }, '--prefix must be two capital letters'],
    [{ name: ' ' }, '--name must have 1 to 40 characters'],
    [{ name: "It's" }, 'no quote'],
  ])('%o is refused', (options, message) => {
    expect(() => namesFrom('shed', options)).toThrow(message);
  });
});
