import {
  type DreamHomeTypes,
  type Move,
  type View,
  dreamHome as game,
  placingsOf,
} from '@richtfest/dream-home';
import {
  FastChance,
  checkedOptions,
  firstSeatOf,
  randomFromText,
  simulationKey,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type Marks, marksOf } from '../../src/games/dream-home/table/marks.ts';
import { onTap } from '../../src/games/dream-home/table/taps.ts';
import {
  NOTHING,
  type Selection,
  type TapContext,
  type Tap,
} from '../../src/games/dream-home/table/selection.ts';

const GAMES = process.env['RICHTFEST_LONG'] === '1' ? 40 : 10;

interface Decision {
  readonly context: TapContext;
  readonly legal: readonly Move[];
}

/** Every decision of a random game, from the table's perspective. */
function* decisions(number: number): Generator<Decision> {
  const chosen = { edition: number % 2 === 0 ? 'de' : 'nl' };
  const options = checkedOptions(game, { players: 2, options: chosen });
  const random = randomFromText(`taps/${number}`);
  const dealer = { chance: new FastChance(simulationKey('taps', number)), report: undefined };
  const table = {
    players: 2 + (number % 3),
    options: options as unknown as DreamHomeTypes['Options'],
  };
  const state = game.setup(table, dealer);
  while (game.owing(state) !== 0) {
    const seat = firstSeatOf(game.owing(state));
    const legal = game.legal(state, seat);
    const view = game.view(state, seat);
    yield {
      legal,
      context: { view, legal, seat, placings: (card) => placingsOf(view, seat, card) },
    };
    game.play(state, seat, legal[random.below(legal.length)] ?? { verb: 'done' }, dealer);
  }
}

/** The taps that make a move. */
function tapsFor(move: Move, { view, legal }: TapContext): Tap[] {
  switch (move.verb) {
    case 'take':
    case 'jackhammer':
    case 'discard-column':
      return [{ on: 'column', column: move.column }, { on: 'confirm' }];
    case 'mixer':
      return [
        { on: 'tool', tool: 'cement-mixer' },
        { on: 'column', column: move.b },
        { on: 'column', column: move.a },
      ];
    case 'drill':
      return [
        { on: 'tool', tool: 'drill' },
        { on: 'column', column: move.column },
        { on: 'place', place: move.field },
      ];
    case 'place':
      return placeTaps(move, legal);
    case 'scaffold': {
      const place: Tap = { on: 'place', place: move.field };
      if (view.phase !== 'room' || view.held === undefined) return [place];
      return [{ on: 'column', column: view.held.column }, place];
    }
    case 'decorate':
      return [{ on: 'place', place: move.field }];
    case 'decline-jackhammer':
    case 'decline-decor':
      return [{ on: 'decline' }];
    case 'supplier':
      return [
        { on: 'helper', helper: 'supplier' },
        { on: 'card', card: { room: move.room, children: move.children } },
        { on: 'place', place: move.field },
      ];
    case 'handyman':
      return [
        { on: 'helper', helper: 'handyman' },
        { on: 'place', place: move.b },
        { on: 'place', place: move.a },
      ];
    case 'roofer':
      return [
        { on: 'helper', helper: 'roofer' },
        { on: 'roof', roof: { colour: move.colour, window: move.window } },
      ];
    case 'done':
      return [{ on: 'done' }];
  }
}

/** To place it face down, turn it over or tap twice. */
function placeTaps(
  { field, faceUp }: Extract<Move, { verb: 'place' }>,
  legal: readonly Move[],
): Tap[] {
  const place: Tap = { on: 'place', place: field };
  if (faceUp) return [place];
  const canLieFaceUp = legal.some(
    (move) => move.verb === 'place' && move.faceUp && move.field === field,
  );
  return canLieFaceUp ? [{ on: 'turn-over' }, place] : [place, place];
}

/** Whether the table marks this target as enabled. */
function isShown(tap: Tap, { columns, places, tools, helpers }: Marks, { held }: View): boolean {
  switch (tap.on) {
    case 'column':
      return columns.has(tap.column) || held?.column === tap.column;
    case 'place':
      return places.has(tap.place);
    case 'tool':
      return tools.has(tap.tool);
    case 'helper':
      return helpers.has(tap.helper);
    case 'cancel':
    case 'card':
    case 'confirm':
    case 'decline':
    case 'done':
    case 'pick':
    case 'roof':
    case 'turn-over':
    default:
      return true;
  }
}

describe('by taps', () => {
  test('every legal move can be made by tapping highlighted elements', () => {
    const verbs = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      for (const { context, legal } of decisions(number)) {
        for (const move of legal) {
          let selection: Selection = NOTHING;
          let played: Move | undefined;
          for (const tap of tapsFor(move, context)) {
            const marks = marksOf(selection, context, () => 0);
            expect({ move, tap, isShown: isShown(tap, marks, context.view) }).toEqual({
              move,
              tap,
              isShown: true,
            });
            const result = onTap(selection, tap, context);
            selection = result.selection;
            played = result.play;
          }
          expect(played).toEqual(move);
          verbs.add(move.verb);
        }
      }
    }
    expect([...verbs].toSorted()).toEqual(game.verbs.toSorted());
  });

  test('a highlighted field takes the room of a selected column at once', () => {
    for (let number = 0; number < 10; number++) {
      for (const { context } of decisions(number)) {
        const { view, legal } = context;
        const take = legal.find((move) => move.verb === 'take');
        if (view.phase !== 'turn' || take?.verb !== 'take') continue;
        const chosen: Selection = { is: 'column', column: take.column, isTurned: false };
        for (const [place, { ghost }] of marksOf(chosen, context, () => 0).places) {
          const faceUp = ghost.is === 'room';
          const warned = onTap(chosen, { on: 'place', place }, context);
          const last = faceUp ? warned : onTap(warned.selection, { on: 'place', place }, context);
          expect(last.play).toEqual(take);
          expect(last.followUp).toEqual({ verb: 'place', field: place, faceUp });
        }
      }
    }
  });
});
