import {
  type Event as TreeEvent,
  type View as TreeView,
  colourOf,
  writePlace,
} from '@richtfest/best-treehouse';
import type { View as DreamView } from '@richtfest/dream-home';
import type { GameEvent } from '@richtfest/engine';
import { type View as PigsView, houseLetter, writeTile } from '@richtfest/three-little-pigs';
import { type View as SiteView, columnLetter } from '@richtfest/ueberdachen';

/** Something a person taps: a component, and the place it lies on; without a seat, on the table. */
export interface Tap {
  readonly seat?: number;
  readonly place: string;
  readonly component: string;
}

/** By game: the taps that copy a finished table to the pad. */
export const tapsOf: Readonly<
  Record<string, (view: object, events: readonly GameEvent[]) => Tap[]>
> = {
  'dream-home': (view) => (view as DreamView).players.flatMap(dreamHomeTaps),
  'three-little-pigs': (view) => pigsTaps(view as PigsView),
  'best-treehouse': (view, events) =>
    treehouseTaps(view as TreeView, events as readonly TreeEvent[]),
  ueberdachen: (view) => siteTaps(view as SiteView),
};

function dreamHomeTaps(player: DreamView['players'][number], seat: number): Tap[] {
  const { house, roofs = [], outdoors, helpers } = player;
  const rooms = house.flatMap((on): Tap[] => {
    if (on.is === 'empty-room') return [{ seat, place: on.field, component: 'empty' }];
    if (on.is !== 'room') return [];
    const room = { seat, place: on.field, component: on.card.room };
    if (on.decor === undefined) return [room];
    return [room, { seat, place: `${on.field}/decor`, component: on.decor }];
  });
  const children = house.reduce((sum, on) => sum + (on.is === 'room' ? on.card.children : 0), 0);
  return [
    ...rooms,
    ...roofs.map(({ colour, window }, at) => {
      return {
        seat,
        place: `roof/${at + 1}`,
        component: `${colour} roof${window ? ' window' : ''}`,
      };
    }),
    ...outdoors.map((decor) => ({ seat, place: `garden/${decor}`, component: decor })),
    ...helpers
      .filter((helper) => helper === 'architect' || helper === 'interior-designer')
      .map((helper) => ({ seat, place: `helper/${helper}`, component: helper })),
    { seat, place: 'children', component: String(children) },
  ];
}

function pigsTaps({ options, players }: PigsView): Tap[] {
  return [
    ...(options.experienced ? [{ place: 'experienced', component: 'experienced' }] : []),
    ...players.flatMap(({ houses, cards }, seat) => [
      ...houses.flatMap((tiles, house) =>
        tiles.map((tile, floor) => ({
          seat,
          place: `${houseLetter(house)}/${floor + 1}`,
          component: writeTile(tile),
        })),
      ),
      ...cards.map((card) => ({ seat, place: `card/${card}`, component: card })),
    ]),
  ];
}

function treehouseTaps({ options, players }: TreeView, events: readonly TreeEvent[]): Tap[] {
  const last = events.findLastIndex(({ type }) => type === 'round-began');
  return [
    ...(options.young ? [{ place: 'young', component: 'young' }] : []),
    ...events.slice(last).flatMap((event): Tap[] => {
      if (event.type === 'bonus-put') {
        return [{ place: `bonus/${event.colour}`, component: String(event.bonus) }];
      }
      if (event.type !== 'colour-taken') return [];
      return [{ place: `taken/${event.colour}`, component: event.colour }];
    }),
    ...players.flatMap(({ tree, roundPoints }, seat) => [
      ...tree.map((room) => ({ seat, place: writePlace(room), component: colourOf(room.card) })),
      ...roundPoints.slice(0, 2).map((points, week) => {
        return { seat, place: `week/${week + 1}`, component: String(points) };
      }),
    ]),
  ];
}

function siteTaps({ players, roof }: SiteView): Tap[] {
  return players.flatMap(({ trade, rooms }, seat) => [
    ...(trade === undefined ? [] : [{ seat, place: 'trade', component: trade }]),
    ...(roof === seat ? [{ seat, place: 'roof', component: 'roof' }] : []),
    ...rooms.flatMap(({ room, floor, column, isComplete }) => {
      const place = `${floor}${columnLetter(column)}`;
      const unfinished = { seat, place: `${place}/unfinished`, component: 'unfinished' };
      return [{ seat, place, component: room }, ...(isComplete ? [] : [unfinished])];
    }),
  ]);
}
