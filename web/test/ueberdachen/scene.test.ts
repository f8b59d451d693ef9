import { type Event, type View, ueberdachen } from '@richtfest/ueberdachen';
import { describe, expect, test } from 'vitest';
import { afterEvent } from '../../src/games/ueberdachen/table/scene.ts';
import { playedUntil, lotOf } from './played-until.ts';

const seats = ['Anna', 'Ben', 'Cleo', 'Dirk'].map((name) => ({ name }));

/** What the events alone must reproduce; phases and counters come with the next view. */
function shown({ players, stacks, opener, roof, die, seat, proposals }: View) {
  return {
    players: players.map((player) => ({ ...player, turns: 0 })),
    tops: [stacks.small.top, stacks.large.top],
    opener,
    roof,
    die,
    seat,
    proposals: proposals.toSorted((a, b) => a.seat - b.seat),
  };
}

const MUST_OCCUR = [
  'trade-chosen',
  'opener-taken',
  'material-stolen',
  'goods-swapped',
  'ceiling-set',
  'roof-set',
  'bank-delivered',
  'room-completed',
  'proposal-made',
  'proposal-refused',
] as const satisfies readonly Event['type'][];

/** Plays random moves to the end; after every move the scene must match the view. */
function playThrough(start: number, met: Set<Event['type']>): void {
  const { match } = playedUntil({ seats, options: { quickStart: start > 1 }, until: () => true });
  const lot = lotOf(start);
  let scene = ueberdachen.view(match.state, 'public');
  for (let count = 0; count < 6000; count++) {
    const [seat] = ueberdachen.view(match.state, 'public').owing;
    if (seat === undefined) break;
    const next = (seat + 1) % seats.length;
    const optional = ueberdachen.optional(match.state, next);
    const isOptional = optional.length > 0 && lot(6) === 0;
    const moves = isOptional ? optional : ueberdachen.legal(match.state, seat);
    const played = match.play(isOptional ? next : seat, moves[lot(moves.length)]!);
    if (!('step' in played)) throw new Error('a listed move was refused');
    for (const event of played.step.events) {
      met.add(event.type);
      scene = afterEvent(scene, event);
    }
    const view = ueberdachen.view(match.state, 'public');
    expect(shown(scene)).toEqual(shown(view));
    scene = view;
  }
}

describe('the scene', () => {
  test('events lead from each view to the next, in whole games', () => {
    const met = new Set<Event['type']>();
    for (const start of [1, 2, 3, 4]) playThrough(start, met);
    expect([...met]).toEqual(expect.arrayContaining([...MUST_OCCUR]));
  });

  test('an open offer shows the owing seats, then their answers', () => {
    const { match } = playedUntil({ seats, until: ({ phase }) => phase === 'act' });
    const view = ueberdachen.view(match.state, 'public');
    const deal = { give: ['lamp'], want: ['door'], pillars: 0 } as const;
    const offered = afterEvent(view, { type: 'offer-made', seat: 0, to: 'all', ...deal });
    expect(offered.offer?.answers.map(({ seat, answer }) => [seat, answer])).toEqual([
      [1, 'owed'],
      [2, 'owed'],
      [3, 'owed'],
    ]);
    const counter = { give: ['shelf'], want: ['lamp'], pillars: 0 } as const;
    const answered = [
      { type: 'offer-declined', seat: 1 } as const,
      { type: 'offer-countered', seat: 2, ...counter } as const,
    ].reduce(afterEvent, offered);
    expect(answered.offer?.answers).toEqual([
      { seat: 1, answer: 'declined' },
      { seat: 2, answer: 'countered', counter },
      { seat: 3, answer: 'owed' },
    ]);
    expect(afterEvent(answered, { type: 'offer-withdrawn', seat: 0 }).offer).toBeUndefined();
  });
});
