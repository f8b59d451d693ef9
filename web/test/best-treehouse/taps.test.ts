import type { Move, View } from '@richtfest/best-treehouse';
import { describe, expect, test } from 'vitest';
import {
  NOTHING,
  type TapContext,
  onTap,
  settle,
} from '../../src/games/best-treehouse/table/taps.ts';
import { freshView } from './support.ts';

const fresh = freshView(3, 0);
const [first = 0, second = 0] = fresh.players[0]?.hand ?? [];
const choices: Move[] = [
  { verb: 'choose', card: first },
  { verb: 'choose', card: second },
];
const TAKE_BACK: Move = { verb: 'take-back' };

function context(changes: Partial<TapContext> = {}): TapContext {
  return { view: fresh, legal: choices, optional: [], seat: 0, ...changes };
}

function mine(changes: Partial<View['players'][number]>, phase: View['phase']): View {
  const players = fresh.players.map((player, seat) =>
    seat === 0 ? { ...player, ...changes } : player,
  );
  return { ...fresh, phase, players };
}

describe('choosing a card', () => {
  test('the first tap selects it, the second plays it under the leaf', () => {
    const lifted = onTap(NOTHING, { on: 'card', card: first }, context());
    expect(lifted).toEqual({ selection: { is: 'card', card: first } });
    const laid = onTap(lifted.selection, { on: 'card', card: first }, context());
    expect(laid).toEqual({ selection: NOTHING, play: choices[0] });
  });

  test('another card replaces the selection; a tap on the leaf plays it', () => {
    const lifted = { is: 'card', card: first } as const;
    expect(onTap(lifted, { on: 'card', card: second }, context()).selection).toEqual({
      is: 'card',
      card: second,
    });
    expect(onTap(lifted, { on: 'leaf' }, context()).play).toEqual(choices[0]);
  });

  test('the empty leaf explains itself; the full one returns the card', () => {
    expect(onTap(NOTHING, { on: 'leaf' }, context()).notice).toEqual({ is: 'leaf' });
    const waiting = context({ legal: [], optional: [TAKE_BACK] });
    expect(onTap(NOTHING, { on: 'leaf' }, waiting).play).toEqual(TAKE_BACK);
  });

  test('a card that can’t be chosen asks the rules why', () => {
    const asked = onTap(NOTHING, { on: 'card', card: first }, context({ legal: [] }));
    expect(asked.ask).toEqual(choices[0]);
  });

  test('a place says whether the selected card could go there, and builds nothing', () => {
    const place = { level: 2, position: 0 };
    const answer = onTap({ is: 'card', card: first }, { on: 'place', place }, context());
    expect(answer).toEqual({
      selection: { is: 'card', card: first },
      notice: { is: 'bar', place, card: first },
    });
  });

  test('a selection is cleared when it can no longer be played', () => {
    const lifted = { is: 'card', card: first } as const;
    expect(settle(lifted, context())).toEqual(lifted);
    expect(settle(lifted, context({ legal: [] }))).toEqual(NOTHING);
  });
});

describe('building', () => {
  const place = { level: 2, position: 1 };
  const build: Move = { verb: 'place', ...place };
  const view = mine({ revealed: first }, 'build');
  const building = context({ view, legal: [build, { verb: 'discard' }] });

  test('a tap on a place builds, on a blocked one asks why', () => {
    expect(onTap(NOTHING, { on: 'place', place }, building).play).toEqual(build);
    const barred = { level: 3, position: 0 };
    const answer = onTap(NOTHING, { on: 'place', place: barred }, building);
    expect(answer.ask).toEqual({ verb: 'place', ...barred });
  });

  test('the button discards', () => {
    expect(onTap(NOTHING, { on: 'discard' }, building).play).toEqual({ verb: 'discard' });
  });

  test('a tap on the leaf over the settled card takes it back', () => {
    const settled = mine({ revealed: first, hasSettled: true, settled: place }, 'build');
    const waiting = context({ view: settled, legal: [], optional: [TAKE_BACK] });
    expect(onTap(NOTHING, { on: 'place', place }, waiting).play).toEqual(TAKE_BACK);
  });

  test('a built room explains itself', () => {
    const tree = [{ ...place, card: second }];
    const built = context({ view: mine({ tree }, 'build'), legal: [] });
    expect(onTap(NOTHING, { on: 'place', place }, built).notice).toEqual({
      is: 'room',
      place,
      card: second,
    });
  });
});

describe('pennants', () => {
  const put: Move = { verb: 'put-bonus', colour: 'red' };
  const pegging = context({ view: { ...fresh, phase: 'put-bonus' }, legal: [put] });

  test('the first tap previews, the second tap or the button plays', () => {
    const picked = onTap(NOTHING, { on: 'pennant', colour: 'red' }, pegging);
    expect(picked).toEqual({ selection: { is: 'colour', colour: 'red' } });
    expect(onTap(picked.selection, { on: 'pennant', colour: 'red' }, pegging).play).toEqual(put);
    expect(onTap(picked.selection, { on: 'confirm' }, pegging).play).toEqual(put);
  });

  test('one with a bonus card asks why not; without a decision it explains itself', () => {
    expect(onTap(NOTHING, { on: 'pennant', colour: 'blue' }, pegging).ask).toEqual({
      verb: 'put-bonus',
      colour: 'blue',
    });
    expect(onTap(NOTHING, { on: 'pennant', colour: 'blue' }, context()).notice).toEqual({
      is: 'colour',
      colour: 'blue',
    });
  });

  test('with young players, colours are taken', () => {
    const take: Move = { verb: 'take-colour', colour: 'green' };
    const taking = context({ view: { ...fresh, phase: 'take-colour' }, legal: [take] });
    const picked = { is: 'colour', colour: 'green' } as const;
    expect(onTap(picked, { on: 'pennant', colour: 'green' }, taking).play).toEqual(take);
    expect(settle(picked, taking)).toEqual(picked);
    expect(settle(picked, pegging)).toEqual(NOTHING);
  });

  test('a bonus card is taken with one tap', () => {
    const take: Move = { verb: 'take-bonus', bonus: 2 };
    const taking = context({ view: { ...fresh, phase: 'take-bonus' }, legal: [take] });
    expect(onTap(NOTHING, { on: 'bonus', bonus: 2 }, taking).play).toEqual(take);
    expect(onTap(NOTHING, { on: 'bonus', bonus: 0 }, taking).ask).toBeDefined();
  });
});
