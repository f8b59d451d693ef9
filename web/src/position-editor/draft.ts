import {
  type Game,
  type JsonObject,
  type PositionProblem,
  isEqualJson,
  problemText,
} from '@richtfest/engine';
import type { Entry } from '../games/components.ts';
import type { PadSpot } from '../score-pad/pad-game.ts';
import { type Draft, type PositionKit, bagOf, bagText, dropped } from './position-kit.ts';

/** A draft and what is wrong with it. */
export interface CheckedDraft extends Draft {
  readonly problems: readonly PositionProblem[];
}

export interface DraftOptions {
  readonly players: number;
  readonly options: JsonObject;
  readonly position: JsonObject;
}

/** A game and how its positions are set up. */
export interface Editing {
  readonly game: Game;
  readonly kit: PositionKit;
}

/** Starts with a position; one that can't be read shows the table of an empty one. */
export function draftOf(
  { game }: Editing,
  { players, options, position }: DraftOptions,
): CheckedDraft {
  const read = game.notation.readPosition({}, { players, options });
  if (!('state' in read)) throw new RangeError(`${game.id} has no first position`);
  const complete = game.notation.writePosition(read.state) as JsonObject;
  return checked(game, { players, options, position, complete });
}

function checked(game: Game, draft: Draft): CheckedDraft {
  const { players, options, position } = draft;
  const read = game.notation.readPosition(position, { players, options });
  if ('problems' in read) return { ...draft, problems: read.problems };
  return {
    players,
    options,
    position,
    complete: game.notation.writePosition(read.state) as JsonObject,
    problems: [],
  };
}

/**
 * Fills or clears a place. If the rules exclude the result only because of fields that follow from
 * others, such as the round, those are left to follow.
 */
export function put(
  { game, kit }: Editing,
  draft: CheckedDraft,
  spot: PadSpot,
  value: string | undefined,
): CheckedDraft {
  const current = kit.entryOf(draft, spot.seat)[spot.place];
  if (value === current || (current !== undefined && value === kindIn(kit, current))) return draft;
  const { players, options } = draft;
  const position = definedIn(kit.put(draft, spot, value));
  const gone = Object.keys(draft.position).filter((key) => !(key in position));
  const complete = dropped(draft.complete, gone);
  const changed = (changedPosition: JsonObject) =>
    checked(game, { players, options, position: changedPosition, complete });
  const next = changed(position);
  if (next.problems.length === 0) return next;
  const followers = kit.followers.filter((key) => key in position && key !== spot.place);
  if (followers.length === 0) return next;
  const freed = changed(dropped(position, followers));
  return freed.problems.length === 0 ? freed : next;
}

/** Without fields that are undefined, which JSON does not have. */
function definedIn(position: JsonObject): JsonObject {
  const fields: [string, unknown][] = Object.entries(position);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as JsonObject;
}

/** Moves the component of a place, and what lies on it, to another place of the same house. */
export function move(
  editing: Editing,
  draft: CheckedDraft,
  { seat, from, to }: { readonly seat: number; readonly from: string; readonly to: string },
): CheckedDraft {
  const entry = editing.kit.entryOf(draft, seat);
  const component = entry[from];
  if (component === undefined || from === to) return draft;
  const there = editing.kit.entryOf(draft, seat)[to];
  let next = put(editing, draft, { seat, place: from }, undefined);
  next = put(editing, next, { seat, place: to }, component);
  if (there !== undefined) next = put(editing, next, { seat, place: from }, there);
  for (const [place, value] of Object.entries(entry)) {
    if (!place.startsWith(`${from}/`)) continue;
    next = put(editing, next, { seat, place: `${to}${place.slice(from.length)}` }, value);
  }
  return next;
}

/** A component that can be put on a place. */
export interface Offered {
  readonly component: string;
  /** How many are left besides those on this place; undefined if there is no limit. */
  readonly left: number | undefined;
}

/** What may lie on a place: not used up, and breaking no rule that is not broken already. */
export function offeredAt(editing: Editing, draft: CheckedDraft, spot: PadSpot): Offered[] {
  const { kit } = editing;
  const left = kit.left(draft);
  const current = kit.entryOf(draft, spot.seat)[spot.place];
  return kit.choicesAt(draft, spot).flatMap((component) => {
    const offered = { component, left: left.get(component) };
    if (current !== undefined && [current, kindIn(kit, current)].includes(component)) {
      return [offered];
    }
    if ((offered.left ?? 1) <= 0) return [];
    return isSound(draft, put(editing, draft, spot, component)) ? [offered] : [];
  });
}

/** All faces of a die: what one shows may fit only once another shows something else. */
export function facesAt({ kit }: Editing, draft: CheckedDraft, spot: PadSpot): Offered[] {
  return kit.choicesAt(draft, spot).map((component) => ({ component, left: undefined }));
}

/** What may be added to a bag; what lies in it is always listed. */
export function offeredForBag(editing: Editing, draft: CheckedDraft, spot: PadSpot): Offered[] {
  const { kit } = editing;
  const left = kit.left(draft);
  const held = bagOf(kit.entryOf(draft, spot.seat)[spot.place]);
  return kit.choicesAt(draft, spot).flatMap((component) => {
    const rest = left.get(component);
    const isHeld = held.some((each) => kindIn(kit, each) === component);
    return isHeld || (rest ?? 1) > 0 ? [{ component, left: rest }] : [];
  });
}

/** What a component counts as. */
export function kindIn({ kindOf }: PositionKit, component: string): string {
  return kindOf?.(component) ?? component;
}

/** A bag with one more or one fewer of a component. */
export function changedBag(
  entry: Entry,
  place: string,
  {
    component,
    by,
    kit,
  }: { readonly component: string; readonly by: 1 | -1; readonly kit: PositionKit },
): string | undefined {
  const held = bagOf(entry[place]);
  if (by === 1) return bagText([...held, component]);
  const at = held.findLastIndex((each) => kindIn(kit, each) === component);
  return bagText(held.filter((_, each) => each !== at));
}

/** Whether a change adds no problem. */
function isSound(before: CheckedDraft, after: CheckedDraft): boolean {
  return after.problems.every((problem) =>
    before.problems.some(
      (known) =>
        isEqualJson(known.reason, problem.reason) && problemText(known) === problemText(problem),
    ),
  );
}

/** The places that problems are about, for a seat or for the table. */
export function brokenPlaces(
  { kit }: Editing,
  draft: CheckedDraft,
  seat: number | undefined,
): ReadonlyMap<string, PositionProblem> {
  const broken = new Map<string, PositionProblem>();
  for (const problem of draft.problems) {
    for (const spot of kit.spotsOf(problem, draft)) {
      if (spot.seat === seat && !broken.has(spot.place)) broken.set(spot.place, problem);
    }
  }
  return broken;
}
