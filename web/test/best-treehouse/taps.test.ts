import type { Move, View } from '@richtfest/best-treehouse';
import { describe, expect, test } from 'vitest';
import {
  NOTHING,
  type Situation,
  react,
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

function situation(changes: Partial<Situation> = {}): Situation {
  return { view: fresh, legal: choices, optional: [], seat: 0, ...changes };
}

function mine(changes: Partial<View['players'][number]>, phase: View['phase']): View {
  const players = fresh.players.map((player, seat) =>
    seat === 0 ? { ...player, ...changes } : player,
  );
  return { ...fresh, phase, players };
}

describe('choosing a card', () => {
  test('the first tap lifts it, the second lays it under the leaf', () => {
    const lifted = react(NOTHING, { on: 'card', card: first }, situation());
    expect(lifted).toEqual({ selection: { is: 'card', card: first } });
    const laid = react(lifted.selection, { on: 'card', card: first }, situation());
    expect(laid).toEqual({ selection: NOTHING, play: choices[0] });
  });

  test('another card is lifted instead; the leaf takes what is lifted', () => {
    const lifted = { is: 'card', card: first } as const;
    expect(react(lifted, { on: 'card', card: second }, situation()).selection).toEqual({
      is: 'card',
      card: second,
    });
    expect(react(lifted, { on: 'leaf' }, situation()).play).toEqual(choices[0]);
  });

  test('the empty leaf says what it is for; the full one gives the card back', () => {
    expect(react(NOTHING, { on: 'leaf' }, situation()).look).toEqual({ is: 'leaf' });
    const waiting = situation({ legal: [], optional: [TAKE_BACK] });
    expect(react(NOTHING, { on: 'leaf' }, waiting).play).toEqual(TAKE_BACK);
  });

  test('a card that cannot be chosen now asks the rules why', () => {
    const asked = react(NOTHING, { on: 'card', card: first }, situation({ legal: [] }));
    expect(asked.ask).toEqual(choices[0]);
  });

  test('a place says whether the lifted card could go there, and builds nothing', () => {
    const place = { level: 2, position: 0 };
    const answer = react({ is: 'card', card: first }, { on: 'place', place }, situation());
    expect(answer).toEqual({
      selection: { is: 'card', card: first },
      look: { is: 'bar', place, card: first },
    });
  });

  test('what was lifted is let go when it can no longer be chosen', () => {
    const lifted = { is: 'card', card: first } as const;
    expect(settle(lifted, situation())).toEqual(lifted);
    expect(settle(lifted, situation({ legal: [] }))).toEqual(NOTHING);
  });
});

describe('building', () => {
  const place = { level: 2, position: 1 };
  const build: Move = { verb: 'place', ...place };
  const view = mine({ revealed: first }, 'build');
  const building = situation({ view, legal: [build, { verb: 'discard' }] });

  test('a tap on a place builds, on a barred one asks why', () => {
    expect(react(NOTHING, { on: 'place', place }, building).play).toEqual(build);
    const barred = { level: 3, position: 0 };
    const answer = react(NOTHING, { on: 'place', place: barred }, building);
    expect(answer.ask).toEqual({ verb: 'place', ...barred });
  });

  test('the button discards', () => {
    expect(react(NOTHING, { on: 'discard' }, building).play).toEqual({ verb: 'discard' });
  });

  test('a tap on the leaf over the settled place takes it back', () => {
    const settled = mine({ revealed: first, hasSettled: true, settled: place }, 'build');
    const waiting = situation({ view: settled, legal: [], optional: [TAKE_BACK] });
    expect(react(NOTHING, { on: 'place', place }, waiting).play).toEqual(TAKE_BACK);
  });

  test('a room that stands says what it is', () => {
    const tree = [{ ...place, card: second }];
    const built = situation({ view: mine({ tree }, 'build'), legal: [] });
    expect(react(NOTHING, { on: 'place', place }, built).look).toEqual({
      is: 'room',
      place,
      card: second,
    });
  });
});

describe('pennants', () => {
  const put: Move = { verb: 'put-bonus', colour: 'red' };
  const pegging = situation({ view: { ...fresh, phase: 'put-bonus' }, legal: [put] });

  test('the first tap shows what it would do, the second does it, and so does the button', () => {
    const picked = react(NOTHING, { on: 'pennant', colour: 'red' }, pegging);
    expect(picked).toEqual({ selection: { is: 'colour', colour: 'red' } });
    expect(react(picked.selection, { on: 'pennant', colour: 'red' }, pegging).play).toEqual(put);
    expect(react(picked.selection, { on: 'confirm' }, pegging).play).toEqual(put);
  });

  test('one with a bonus card asks why not; without a decision it only shows itself', () => {
    expect(react(NOTHING, { on: 'pennant', colour: 'blue' }, pegging).ask).toEqual({
      verb: 'put-bonus',
      colour: 'blue',
    });
    expect(react(NOTHING, { on: 'pennant', colour: 'blue' }, situation()).look).toEqual({
      is: 'colour',
      colour: 'blue',
    });
  });

  test('with young players they are taken', () => {
    const take: Move = { verb: 'take-colour', colour: 'green' };
    const taking = situation({ view: { ...fresh, phase: 'take-colour' }, legal: [take] });
    const picked = { is: 'colour', colour: 'green' } as const;
    expect(react(picked, { on: 'pennant', colour: 'green' }, taking).play).toEqual(take);
    expect(settle(picked, taking)).toEqual(picked);
    expect(settle(picked, pegging)).toEqual(NOTHING);
  });

  test('a bonus card is taken with one tap', () => {
    const take: Move = { verb: 'take-bonus', bonus: 2 };
    const taking = situation({ view: { ...fresh, phase: 'take-bonus' }, legal: [take] });
    expect(react(NOTHING, { on: 'bonus', bonus: 2 }, taking).play).toEqual(take);
    expect(react(NOTHING, { on: 'bonus', bonus: 0 }, taking).ask).toBeDefined();
  });
});
