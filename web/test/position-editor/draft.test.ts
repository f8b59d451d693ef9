import { catalog } from '@richtfest/catalog';
import {
  FastChance,
  type Game,
  type JsonObject,
  Match,
  checkedOptions,
  problemText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { siteGame } from '../../src/games/index.ts';
import {
  type CheckedDraft,
  type Editing,
  brokenPlaces,
  draftOf,
  offeredAt,
  offeredForBag,
  put,
} from '../../src/position-editor/draft.ts';
import type { PositionKit } from '../../src/position-editor/position-kit.ts';

async function editingOf(id: string, load: () => Promise<Game>): Promise<Editing> {
  const kit = await siteGame(id).loadPositionKit?.();
  if (kit === undefined) throw new Error(`${id} has no position kit`);
  return { game: await load(), kit };
}

/** Positions along a game in which every seat plays a varying legal move. */
function positionsOf(game: Game, players: number, options: JsonObject): JsonObject[] {
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `seat ${seat}` })),
    generator: { name: 'fast', seed: 'editor', game: players } as const,
  };
  const match = new Match(game, header, new FastChance(simulationKey('editor', players)));
  const positions: JsonObject[] = [];
  for (let move = 0; move < 90; move++) {
    if (move % 9 === 0) positions.push(game.notation.writePosition(match.state) as JsonObject);
    const [seat] = seatsIn(game.owing(match.state));
    if (seat === undefined) break;
    const legal = game.legal(match.state, seat);
    match.play(seat, legal[(move * 7 + players) % legal.length]);
  }
  return positions;
}

function seatsOf(draft: CheckedDraft): number[] {
  return Array.from({ length: draft.players }, (_, seat) => seat);
}

/** Every place of a draft with the seat it belongs to. */
function spotsOf(kit: PositionKit, draft: CheckedDraft) {
  const ofTable = kit.tablePlaces(draft).map((place) => ({ seat: undefined, id: place.id, place }));
  const ofSeats = seatsOf(draft).flatMap((seat) => {
    const entry = kit.entryOf(draft, seat);
    const house = kit.pad.housePlaces(entry).flatMap((place) => kit.placesAt(place, entry, draft));
    return [...house, ...kit.seatPlaces(draft, seat)].map((place) => ({
      seat,
      id: place.id,
      place,
    }));
  });
  return [...ofTable, ...ofSeats];
}

function spotOf(seat: number | undefined, place: string) {
  return seat === undefined ? { place } : { seat, place };
}

describe.each(catalog)('positions of $id', ({ id, load }) => {
  test('can be entered place by place on an empty table', async () => {
    const editing = await editingOf(id, load);
    const { game, kit } = editing;
    for (const players of [game.players.min, game.players.max]) {
      const options = checkedOptions(game, { players });
      for (const position of positionsOf(game, players, options)) {
        const draft = draftOf(editing, { players, options, position });
        expect(draft.problems.map(problemText)).toEqual([]);
        let entered = draftOf(editing, { players, options, position: {} });
        // The phase decides which places there are, and clears what belongs to another one.
        const phase = kit.entryOf(draft, undefined)['phase'];
        const spots = [{ seat: undefined, id: 'phase' }, ...spotsOf(kit, draft)];
        entered = put(editing, entered, { place: 'phase' }, phase);
        for (const pass of [1, 2]) {
          for (const { seat, id: place } of spots) {
            const value = kit.entryOf(draft, seat)[place];
            entered = put(editing, entered, spotOf(seat, place), value);
          }
          if (pass === 2) expect(entered.problems.map(problemText)).toEqual([]);
        }
        for (const { seat, id: place } of spots) {
          const [have, want] = [entered, draft].map((each) => kit.entryOf(each, seat)[place]);
          expect([seat, place, have]).toEqual([seat, place, want]);
        }
      }
    }
  });

  test('offer only what leaves a possible position possible', async () => {
    const editing = await editingOf(id, load);
    const { game, kit } = editing;
    const players = game.players.max;
    const options = checkedOptions(game, { players });
    let offered = 0;
    for (const position of positionsOf(game, players, options).slice(0, 12)) {
      const draft = draftOf(editing, { players, options, position });
      for (const { seat, place } of spotsOf(kit, draft)) {
        if (place.is !== 'component') continue;
        for (const { component, left } of offeredAt(editing, draft, spotOf(seat, place.id))) {
          const next = put(editing, draft, spotOf(seat, place.id), component);
          expect(next.problems.map(problemText)).toEqual([]);
          expect(left ?? 1).toBeGreaterThanOrEqual(0);
          offered++;
        }
      }
    }
    expect(offered).toBeGreaterThan(50);
  });

  test('name every place, value and component in every language', async () => {
    const editing = await editingOf(id, load);
    const { game, kit } = editing;
    const players = game.players.max;
    const options = checkedOptions(game, { players });
    for (const position of positionsOf(game, players, options)) {
      const draft = draftOf(editing, { players, options, position });
      for (const { seat, place } of spotsOf(kit, draft)) {
        for (const language of ['en', 'de', 'nl'] as const) {
          const names = [kit.placeName(place.id, language)];
          const spot = spotOf(seat, place.id);
          if (place.is === 'choice') {
            const words = place.values.filter((value) => !/^seat\/|^nobody$/.test(value));
            names.push(...words.map((value) => kit.valueName(place.id, value, language)));
          } else if (place.is === 'bag') {
            const found = offeredForBag(editing, draft, spot);
            names.push(...found.map(({ component }) => kit.components.nameOf(component, language)));
          }
          expect(names.every((name) => typeof name === 'string' && name !== '')).toBe(true);
          expect(names.filter((name) => name.includes('undefined'))).toEqual([]);
        }
      }
    }
  });
});

test('counters, proposals and pillars of Topping Out are entered like offers', async () => {
  const { load } = catalog.find(({ id }) => id === 'ueberdachen')!;
  const editing = await editingOf('ueberdachen', load);
  const options = checkedOptions(editing.game, { players: 3 });
  const position = {
    phase: 'act',
    die: 1,
    rolls: 1,
    seat: 0,
    loosePillars: 1,
    players: [
      { trade: 'electrician', storage: 'lamp' },
      { trade: 'mason', storage: 'plaster tiles' },
      { trade: 'plumber', storage: 'tap' },
    ],
  };
  let draft = draftOf(editing, { players: 3, options, position });
  const tap = (seat: number | undefined, place: string, value: string | undefined) => {
    draft = put(editing, draft, spotOf(seat, place), value);
    return draft.problems.map(({ path }) => path);
  };
  const placesOf = (seat: number) => editing.kit.seatPlaces(draft, seat).map(({ id }) => id);
  expect(placesOf(0)).not.toContain('proposal/give');
  // A proposal needs both sides; until then its seat is marked (UD-10).
  expect(tap(1, 'proposal/give', 'tiles')).toEqual(['position.proposals.1']);
  expect([...brokenPlaces(editing, draft, 1).keys()]).toEqual(['proposal/give']);
  expect(tap(1, 'proposal/want', 'lamp, pillar')).toEqual([]);
  expect(draft.complete['proposals']).toEqual({ 1: 'tiles for lamp pillar' });
  tap(1, 'proposal/give', undefined);
  expect(tap(1, 'proposal/want', undefined)).toEqual([]);
  expect(draft.complete['proposals']).toEqual({});

  tap(undefined, 'phase', 'answer');
  tap(undefined, 'loosePillars', '1');
  tap(undefined, 'offer/give', 'lamp, pillar');
  expect(tap(undefined, 'offer/want', 'tiles')).toEqual([]);
  expect(draft.complete['offer']).toMatchObject({ deal: 'lamp pillar for tiles' });
  expect(tap(1, 'answer', 'countered')).toEqual([]);
  expect(placesOf(1)).toEqual(expect.arrayContaining(['counter/give', 'counter/want']));
  expect(tap(1, 'counter/give', 'plaster, tiles')).toEqual([]);
  expect(tap(1, 'counter/want', 'lamp, lamp')).toEqual(['position.offer.answers.1']);
  expect([...brokenPlaces(editing, draft, 1).keys()]).toEqual(['answer']);
  expect(tap(1, 'counter/want', 'lamp, pillar')).toEqual([]);
  expect(draft.complete['offer']).toMatchObject({
    answers: { 1: 'plaster tiles for lamp pillar', 2: 'owed' },
  });
});
