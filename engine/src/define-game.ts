import { cloneState } from './derived/clone.ts';
import { picture } from './derived/picture.ts';
import { positionNotation } from './derived/position.ts';
import { scoreSheet } from './derived/score-sheet.ts';
import type { Game, GameTypes, Notation } from './game.ts';
import { fallbackMove } from './fallback-move.ts';
import type { Seat } from './seats.ts';

type DerivedPart =
  | 'checkOptions'
  | 'clone'
  | 'optional'
  | 'memory'
  | 'eventFor'
  | 'evaluate'
  | 'timeoutMove'
  | 'scoreSheet'
  | 'picture';
type DerivedNotation = 'positionSchema' | 'writePosition' | 'readPosition';

/** A game without the parts that `defineGame` can derive. */
export type GameDefinition<T extends GameTypes> = PartlyOptional<
  Omit<Game<T>, 'notation'>,
  DerivedPart
> & {
  readonly notation: PartlyOptional<Notation<T>, DerivedNotation>;
};

type PartlyOptional<Whole, Part extends keyof Whole> = Omit<Whole, Part> &
  Partial<Pick<Whole, Part>>;

/**
 * Completes a game with defaults: no further option checks, no optional moves, no memory, public
 * events (only without private views), the lead in points as evaluation, the first legal move on a
 * timeout, positions as plain JSON, a score sheet of points by part, and a picture that lists the
 * view. Replace each when the game outgrows it.
 */
export function defineGame<T extends GameTypes>(definition: GameDefinition<T>): Game<T> {
  if (definition.hasPrivateViews === true && definition.eventFor === undefined) {
    throw new TypeError(
      `${definition.id} has private views, so it must say in eventFor which events each watcher sees.`,
    );
  }
  return {
    checkOptions: () => [],
    clone: cloneState,
    optional: () => [],
    memory: () => ({}),
    eventFor: (event) => event,
    evaluate: (state, seat) => leadOf(definition, state, seat),
    timeoutMove: (state, seat) => fallbackMove(definition.legal(state, seat), seat),
    scoreSheet: scoreSheet(definition),
    picture,
    ...definition,
    notation: { ...positionNotation(definition), ...definition.notation },
  };
}

function leadOf<T extends GameTypes>(
  { standing }: Pick<Game<T>, 'standing'>,
  state: T['State'],
  seat: Seat,
): number {
  const scores = standing(state, seat).map(({ score }) => score);
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - Math.max(...others);
}
