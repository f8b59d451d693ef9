import {
  BONUSES,
  COLOURS,
  type Options,
  PHASES,
  PICKS,
  type Phase,
  type Position,
  ROUNDS,
  SLOTS,
  writePlace,
} from '@richtfest/best-treehouse';
import {
  type Draft,
  type KitPlace,
  NOBODY,
  bagText,
  seatValue,
  seatValues,
} from '../../../position-editor/position-kit.ts';
import type { Entry } from '../../components.ts';

export const NOTHING = '-';

export const DISCARD = 'discard';

const PILES = ['discarded', 'sixth'] as const;

export const PLACES = SLOTS.map(writePlace);

export const LEVELS = [...new Set(SLOTS.map(({ level }) => level))];

export function known(draft: Draft): Position {
  return { ...(draft.complete as Position), ...(draft.position as Position) };
}

export function isDrafting({ phase }: Position): boolean {
  return phase === 'choose' || phase === 'build';
}

/** BT-10, BT-11, BT-15: the scoring has other steps with two, and with young players. */
function phasesOf({ players, options }: Draft): Phase[] {
  const { young } = options as unknown as Options;
  return PHASES.filter((phase) => {
    if (phase === 'take-colour') return young;
    if (phase === 'take-bonus') return !young && players > 2;
    return phase !== 'put-bonus' || !young;
  });
}

export function tablePlaces(draft: Draft): KitPlace[] {
  const seats = seatValues(draft.players);
  const position = known(draft);
  const isClaiming = position.phase === 'put-bonus' || position.phase === 'take-colour';
  return [
    { id: 'phase', is: 'choice', values: phasesOf(draft) },
    { id: 'round', is: 'number', least: 1, most: ROUNDS },
    ...(isDrafting(position) ? [{ id: 'pick', is: 'number', least: 1, most: PICKS } as const] : []),
    { id: 'firstChooser', is: 'choice', values: seats },
    ...(isClaiming
      ? COLOURS.map((colour): KitPlace => ({
          id: `claims/${colour}`,
          is: 'choice',
          values: [NOBODY, ...seats],
        }))
      : []),
  ];
}

export function seatPlaces(draft: Draft): KitPlace[] {
  const { phase = 'choose' } = known(draft);
  const hasBonus = phase === 'take-bonus' || (phase === 'put-bonus' && draft.players > 2);
  return [
    ...(phase === 'choose' || phase === 'build'
      ? ([
          { id: 'hand', is: 'bag' },
          { id: 'chosen', is: 'component' },
        ] as const)
      : []),
    ...(phase === 'build'
      ? [{ id: 'settled', is: 'choice', values: [NOTHING, DISCARD, ...PLACES] } as const]
      : []),
    ...(hasBonus
      ? [{ id: 'bonus', is: 'choice', values: [NOTHING, ...BONUSES.map(String)] } as const]
      : []),
    ...PILES.map((id): KitPlace => ({ id, is: 'bag' })),
    ...Array.from({ length: ROUNDS }, (_, week): KitPlace => ({
      id: `week/${week + 1}`,
      is: 'number',
      least: 0,
      most: 99,
    })),
  ];
}

export function entryOf(draft: Draft, seat: number | undefined): Entry {
  const position = known(draft);
  if (seat === undefined) {
    return {
      phase: position.phase,
      round: String(position.round ?? 1),
      pick: String(position.pick ?? 1),
      firstChooser: seatValue(position.firstChooser),
      ...Object.fromEntries(
        COLOURS.map((colour) => [`claims/${colour}`, seatValue(position.claims?.[colour])]),
      ),
    };
  }
  const { hands, chosen } = draft.position as Position;
  const own = chosen?.[seat];
  return {
    ...treeEntry(position.trees?.[seat] ?? []),
    // Cards that nobody named are dealt when a move is tried.
    hand: bagText(hands?.[seat] ?? []),
    chosen: own === NOTHING ? undefined : own,
    settled: position.settled?.[seat] ?? NOTHING,
    bonus: String(position.bonuses?.[seat] ?? NOTHING),
    ...Object.fromEntries(PILES.map((pile) => [pile, bagText(position[pile]?.[seat] ?? [])])),
    ...Object.fromEntries(
      Array.from({ length: ROUNDS }, (_, week) => [
        `week/${week + 1}`,
        String(position.points?.[seat]?.[week] ?? 0),
      ]),
    ),
  };
}

export function treeEntry(lines: readonly string[]): Entry {
  return Object.fromEntries(
    lines.flatMap((line, at) =>
      line.split(' ').flatMap((room, position) => {
        const slot = SLOTS.find((each) => each.level === LEVELS[at] && each.position === position);
        return room === NOTHING || slot === undefined ? [] : [[writePlace(slot), room]];
      }),
    ),
  );
}
