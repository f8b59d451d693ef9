import { type Game, NO_SEATS } from '@richtfest/engine';
import { LawViolation, gameLaws } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { type TreehouseTypes, bestTreehouse } from '../src/index.ts';
import { treehouseFixture } from './fixture.ts';

/** Mistakes that are easy to make with secrets, each with what the laws say about it. */
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
        const isFirst = state.pick === 1 && state.round === 1 && state.owing !== NO_SEATS;
        const players = view.players.map((player, seat) => ({
          ...player,
          hand: [...(state.players[seat]?.hand ?? [])],
        }));
        return isFirst ? { ...view, players } : view;
      },
      // Does not read the leaked hands: what a watcher must not know is drawn.
      determinize: ({ watcher, view, memory }, random) =>
        bestTreehouse.determinize(
          {
            watcher,
            view: {
              ...view,
              players: view.players.map(({ hand, ...player }, seat) =>
                seat === watcher && hand !== undefined ? { ...player, hand } : player,
              ),
            },
            memory,
          },
          random,
        ),
    },
    /after determinize, the public observes another view\.players\.\d\.hand\.\d: .+ after move 0,/,
  ],
};

test.each(Object.entries(LEAKS))('the laws find the leak: %s', (_, [change, message]) => {
  const laws = gameLaws({ ...treehouseFixture, game: { ...bestTreehouse, ...change } });
  const violations = laws.flatMap((law) => {
    if (!/determinized|events tell/.test(law.name)) return [];
    try {
      law.check({ games: 2 });
      return [];
    } catch (error) {
      return error instanceof LawViolation ? [error.message] : [];
    }
  });
  expect(violations).toEqual([expect.stringMatching(message)]);
  expect(violations[0]).toMatch(
    /\nWhat to do: (eventFor must leave the secret out|if the field is a secret, leave it out)/,
  );
});
