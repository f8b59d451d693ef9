import { type View, treehouseTexts } from '@richtfest/best-treehouse';
import { formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type PromptOptions, promptOf } from '../../src/games/best-treehouse/table/prompts.ts';
import { NOTHING } from '../../src/games/best-treehouse/table/taps.ts';
import { en } from '../../src/games/best-treehouse/texts/en.ts';
import { freshView } from './support.ts';

const format = formatWith(Intl, 'en', ['Anna', 'Ben', 'Cleo']);
const speech = {
  texts: treehouseTexts.en,
  say: en,
  format,
  language: 'en',
  hasSigns: false,
} as const;
const fresh = freshView(3, 0);
const [card = 0] = fresh.players[0]?.hand ?? [];

function now(changes: Partial<PromptOptions>): PromptOptions {
  const base = {
    view: fresh,
    seat: 0,
    isAsked: true,
    mayTakeBack: false,
    open: 2,
    closes: [],
    isStuck: false,
  } as const;
  return { ...base, selection: NOTHING, ...changes };
}

function mine(changes: Partial<View['players'][number]>, phase: View['phase']): View {
  const players = fresh.players.map((player, seat) =>
    seat === 0 ? { ...player, ...changes } : player,
  );
  return { ...fresh, phase, players };
}

describe('the strip above the hand', () => {
  test('says what to do, and who gets the other cards', () => {
    expect(promptOf(now({}), speech)).toEqual({
      text: 'Choose a card for your tree. The rest goes on to Ben.',
    });
    const last = promptOf(now({ view: { ...fresh, pick: 5 } }), speech);
    expect(last.text).toContain('last two cards');
  });

  test('names the selected card and its places', () => {
    const prompt = promptOf(now({ selection: { is: 'card', card } }), speech);
    expect(prompt.act).toBe('choose');
    expect(prompt.title).toBeTruthy();
    expect(prompt.text).toContain('2 places for it.');
    const stuck = promptOf(now({ selection: { is: 'card', card }, open: 0 }), speech);
    expect(stuck.text).toContain('No place for it');
  });

  test('warns of a colour that could not grow any more', () => {
    const prompt = promptOf(now({ selection: { is: 'card', card }, closes: ['red'] }), speech);
    expect(prompt.warning).toBe('After this you can’t build these colours any more: red.');
    expect(prompt.line).toBeUndefined();
  });

  test('announces that no card fits', () => {
    expect(promptOf(now({ isStuck: true }), speech).text).toContain('None of these cards fits');
  });

  test('offers to discard while building, and says if that is the only option', () => {
    const view = mine({ revealed: card }, 'build');
    expect(promptOf(now({ view }), speech).act).toBe('discard');
    expect(promptOf(now({ view, open: 0 }), speech).text).toContain('fits nowhere');
  });

  test('a secret choice can be taken back while others decide', () => {
    const chosen = mine({ hasChosen: true, chosen: card }, 'choose');
    const waiting = { isAsked: false, mayTakeBack: true };
    expect(promptOf(now({ view: chosen, ...waiting }), speech)).toMatchObject({
      text: expect.stringContaining('under the leaf'),
      act: 'take-back',
    });
    const settled = mine({ revealed: card, hasSettled: true, settled: 'discard' }, 'build');
    expect(promptOf(now({ view: settled, ...waiting }), speech).text).toContain('out of the game');
    expect(promptOf(now({ isAsked: false }), speech)).toEqual({ text: '' });
  });

  test('a pennant shows the points of the week', () => {
    const view = mine({ bonus: 2, tree: [{ level: 2, position: 0, card: 0 }] }, 'put-bonus');
    expect(promptOf(now({ view }), speech).text).toContain('Peg your 2');
    const picked = promptOf(now({ view, selection: { is: 'colour', colour: 'red' } }), speech);
    expect(picked).toEqual({
      title: 'Red × 2',
      text: 'This week: Anna 2 · Ben 0 · Cleo 0',
      act: 'confirm',
    });
  });
});
