import {
  type Bonus,
  COLOURS,
  type Colour,
  ROUNDS,
  SLOTS,
  type ScoringCard,
  type Slot,
  type View,
  scoreTree,
  writePlace,
} from '@richtfest/best-treehouse';
import type { JsonObject } from '@richtfest/engine';
import {
  type PadBreach,
  type PadPlace,
  type PlayedHouse,
  type PadSpot,
  seatIn,
  spotsWith,
} from '../../../score-pad/pad-game.ts';
import type { Entry } from '../../components.ts';
import { cardOf } from '../components.tsx';

/** Weeks whose points are entered; the last one is scored from the tree (BT-12). */
const EARLIER_WEEKS = Array.from({ length: ROUNDS - 1 }, (_, at) => `week/${at + 1}`);

const PLACES = SLOTS.map(writePlace);

export function housePlaces(): readonly string[] {
  return PLACES;
}

export function placesAt(place: string): PadPlace[] {
  return [{ id: place, is: 'component' }];
}

function isYoung(table: Entry): boolean {
  return table['young'] !== undefined;
}

/** BT-10, BT-15: a bonus card on some colours; with young players the colours that were taken. */
export function tablePlaces(table: Entry): PadPlace[] {
  return [
    { id: 'young', is: 'switch' },
    ...COLOURS.map((colour): PadPlace =>
      isYoung(table)
        ? { id: `taken/${colour}`, is: 'switch' }
        : { id: `bonus/${colour}`, is: 'component' },
    ),
  ];
}

export function morePlaces(): PadPlace[] {
  return EARLIER_WEEKS.map((id) => ({ id, is: 'number' }));
}

export function next(place: string, house: Entry): string | undefined {
  return PLACES.slice(PLACES.indexOf(place) + 1).find((each) => house[each] === undefined);
}

export function sheet(table: Entry, players: readonly PlayedHouse[]): JsonObject {
  return {
    young: isYoung(table),
    ...(isYoung(table) ? { taken: takenOf(table) } : { bonuses: bonusesOf(table) }),
    players: players.map(({ name, house }) => ({
      name,
      tree: treeText(house),
      points: EARLIER_WEEKS.map((week) => Number(house[week] ?? 0)),
    })),
  };
}

function takenOf(table: Entry): Colour[] {
  return COLOURS.filter((colour) => table[`taken/${colour}`] !== undefined);
}

function bonusesOf(table: Entry): Partial<Record<Colour, Bonus>> {
  return Object.fromEntries(
    COLOURS.flatMap((colour) => {
      const bonus = table[`bonus/${colour}`];
      return bonus === undefined ? [] : [[colour, Number(bonus) as Bonus]];
    }),
  );
}

/** Level by level from the bottom. */
function treeText(house: Entry): string[] {
  const levels = [...new Set(SLOTS.map(({ level }) => level))];
  return levels.map((level) =>
    SLOTS.filter((slot) => slot.level === level)
      .map((slot) => house[writePlace(slot)] ?? '-')
      .join(' '),
  );
}

export function spots(breach: PadBreach, players: readonly PlayedHouse[]): PadSpot[] {
  const { refused, where } = breach;
  const seat = seatIn(breach);
  const { colour, level, position } = refused;
  if (where === 'bonuses') return COLOURS.map((each) => ({ place: `bonus/${each}` }));
  if (where === 'taken') return COLOURS.map((each) => ({ place: `taken/${each}` }));
  const hasSeat = (spot: PadSpot) => seat === undefined || spot.seat === seat;
  if (colour !== undefined) {
    return spotsWith(players, (component) => component === colour).filter(hasSeat);
  }
  const slot = SLOTS.find((each) => each.level === level && each.position === position);
  return seat === undefined || slot === undefined ? [] : [{ seat, place: writePlace(slot) }];
}

/** BT-10, BT-15: fewer bonus cards or colours than players. */
export function isUnfinished({ refused: { have, want } }: PadBreach): boolean {
  return Number(have) < Number(want);
}

export function view(base: object, table: Entry, players: readonly PlayedHouse[]): View {
  const start = base as View;
  const scoringCards = cardsOf(table);
  return {
    ...start,
    options: { ...start.options, young: isYoung(table) },
    phase: 'over',
    round: ROUNDS,
    owing: [],
    scoringCards,
    players: start.players.map((player, seat) => {
      const house = players[seat]?.house ?? {};
      const tree = SLOTS.flatMap((slot) => roomAt(house, slot));
      const last = scoreTree(tree, scoringCards, isYoung(table));
      const earlier = EARLIER_WEEKS.map((week) => Number(house[week] ?? 0));
      const roundPoints = [...earlier, last.reduce((sum, { points }) => sum + points, 0)];
      const points = roundPoints.reduce((sum, week) => sum + week, 0);
      return { ...player, tree, balance: balanceOf(house), handSize: 0, roundPoints, points };
    }),
  };
}

function cardsOf(table: Entry): ScoringCard[] {
  const [taken, bonuses] = [takenOf(table), bonusesOf(table)];
  return COLOURS.map((colour) => {
    if (isYoung(table)) return taken.includes(colour) ? { colour, seat: 0 } : { colour };
    const bonus = bonuses[colour];
    return bonus === undefined ? { colour } : { colour, bonus };
  });
}

function roomAt(house: Entry, slot: Slot) {
  const card = cardOf(house[writePlace(slot)] ?? '');
  return card === undefined ? [] : [{ level: slot.level, position: slot.position, card }];
}

/** BT-5: the side with more rooms. */
export function balanceOf(house: Entry): View['players'][number]['balance'] {
  const sides = SLOTS.filter((slot) => house[writePlace(slot)] !== undefined).map(
    ({ side }) => side,
  );
  const lean =
    sides.filter((side) => side === 'right').length -
    sides.filter((side) => side === 'left').length;
  return lean === 0 ? 'middle' : lean < 0 ? 'left' : 'right';
}
