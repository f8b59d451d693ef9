import type { Game } from '@richtfest/engine';
import { LawViolation, gameLaws } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { NONE, type TreehouseTypes, bestTreehouse } from '../src/index.ts';
import { treehouseFixture } from './fixture.ts';

/** Typical mistakes with secrets, each with the message of the law that finds it. */
const LEAKS: Record<string, [Partial<Game<TreehouseTypes>>, RegExp]> = {
  'eventFor passes every event on': [
    { eventFor: (event) => event },
    /during setup, the event “hand-dealt” tells the public a secret in its field cards\.\d: \d+ and \d+/,
  ],
  'a chosen card is shown to all': [
    {
      eventFor: (event, watcher, state) =>
        event.type === 'card-chosen' ? event : bestTreehouse.eventFor(event, watcher, state),
    },
    /when seat \d plays choose, the event “card-chosen” tells .+ a secret in its field card: \d+ and \d+/,
  ],
  'a setup event carries a hand': [
    {
      setup(table, dealer) {
        const state = bestTreehouse.setup(table, dealer);
        const [card = 0] = state.players[0]?.hand ?? [];
        dealer.report?.({ type: 'round-began', round: card });
        return state;
      },
    },
    /during setup, the event “round-began” tells .+ a secret in its field round: \d+ and \d+/,
  ],
  'the first view shows all hands': [
    {
      view(state, watcher) {
        const view = bestTreehouse.view(state, watcher);
        const isFirst = state.players.every(
          ({ chosen, tree }) => chosen === NONE && tree.every((card) => card === NONE),
        );
        const players = view.players.map((player, seat) => ({
          ...player,
          hand: [...(state.players[seat]?.hand ?? [])],
        }));
        return isFirst ? { ...view, players } : view;
      },
    },
    /seat \d sees view\.players\.\d\.hand\.\d: .+ only before the first move — .+ after move 0,/,
  ],
};

test.each(Object.entries(LEAKS))('the laws find the leak: %s', (_, [change, message]) => {
  const laws = gameLaws({ ...treehouseFixture, game: { ...bestTreehouse, ...change } });
  const violations = laws.flatMap((law) => {
    if (!/determinized|events tell|has seen/.test(law.name)) return [];
    try {
      law.check({ games: 2 });
      return [];
    } catch (error) {
      return error instanceof LawViolation ? [error.message] : [];
    }
  });
  expect(violations).toEqual([expect.stringMatching(message)]);
  expect(violations[0]).toMatch(
    /\nWhat to do: (eventFor must leave the secret out|if the field is a secret, `view` must not show it)/,
  );
});
