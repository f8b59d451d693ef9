import {
  type Bonus,
  HAND_SIZE,
  PICKS,
  type Phase,
  type Position,
  ROOMS,
  ROUNDS,
  SLOTS,
  writePlace,
} from '@richtfest/best-treehouse';
import type { JsonObject } from '@richtfest/engine';
import {
  type Draft,
  bagOf,
  dropped,
  readSeat,
  withEntry,
  without,
} from '../../../position-editor/position-kit.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import type { Entry } from '../../components.ts';
import { LEVELS, NOTHING, isDrafting, known, treeEntry } from './entry.ts';

export const COLOUR_OF = new Map<string, string>(ROOMS.map(({ id, colour }) => [id, colour]));

function treeLines(entry: Entry): string[] {
  const lines = LEVELS.map((level) =>
    SLOTS.filter((slot) => slot.level === level).map((slot) => entry[writePlace(slot)] ?? NOTHING),
  );
  const top = lines.findLastIndex((rooms) => rooms.some((room) => room !== NOTHING));
  return lines.slice(0, top + 1).map((rooms) => rooms.join(' '));
}

export function put(draft: Draft, { seat, place }: PadSpot, value: string | undefined): JsonObject {
  const position = known(draft);
  const [area = '', part = ''] = place.split('/');
  if (seat === undefined) return tableChange(draft, { area, part }, value);
  const own = draft.position as Position;
  const set = <T>(key: keyof Position, to: T, gap: T): JsonObject =>
    ({
      ...draft.position,
      [key]: withEntry(position[key] as readonly T[], seat, { to, gap }),
    }) as JsonObject;
  switch (area) {
    case 'hand': {
      const to = resolved(draft, bagOf(value));
      const hands = withEntry<readonly string[]>(own.hands, seat, { to, gap: [] });
      const { round = 1, pick = 1 } = position;
      return { ...draft.position, round, pick, hands };
    }
    case 'discarded':
    case 'sixth':
      return advanced(draft, set<readonly string[]>(area, resolved(draft, bagOf(value)), []));
    case 'chosen': {
      const [to = NOTHING] = value === undefined ? [] : resolved(draft, [value]);
      const chosen = withEntry<string>(own.chosen, seat, { to, gap: NOTHING });
      return { ...draft.position, chosen };
    }
    case 'settled':
      return set<string>('settled', value ?? NOTHING, NOTHING);
    case 'bonus': {
      const to = value === undefined || value === NOTHING ? NOTHING : (Number(value) as Bonus);
      return set<Bonus | string>('bonuses', to, NOTHING);
    }
    case 'week': {
      const points = withEntry(position.points?.[seat], Number(part) - 1, {
        to: Number(value ?? 0),
        gap: 0,
      });
      return set<readonly number[]>('points', points, []);
    }
    default: {
      const { [place]: _, ...others } = treeEntry(position.trees?.[seat] ?? []);
      const [room] = value === undefined ? [] : resolved(draft, [value]);
      const lines = treeLines(room === undefined ? others : { ...others, [place]: room });
      return advanced(draft, set<readonly string[]>('trees', lines, []));
    }
  }
}

function tableChange(
  { position: draft, ...rest }: Draft,
  { area, part }: { readonly area: string; readonly part: string },
  value: string | undefined,
): JsonObject {
  if (area === 'phase') {
    const phase = value as Phase;
    const isEnd = phase === 'over';
    const kept = dropped(draft, ['pick', 'hands', 'chosen', 'settled', 'bonuses', 'claims']);
    return { ...kept, phase, ...(isEnd ? { round: ROUNDS } : {}) };
  }
  if (area === 'round' || area === 'pick') {
    return { ...dropped(draft, ['hands']), [area]: Number(value) };
  }
  if (area !== 'claims') return { ...draft, [area]: readSeat(value) ?? 0 };
  const claims = dropped(known({ position: draft, ...rest }).claims ?? {}, [part]);
  const seat = readSeat(value);
  return { ...draft, claims: seat === undefined ? claims : { ...claims, [part]: seat } };
}

/** BT-7: with more rooms than picks so far, the game has gone on. */
function advanced(draft: Draft, position: JsonObject): JsonObject {
  const next = { ...draft, position };
  const { trees = [], discarded = [], round = 1, pick = 1 } = known(next);
  if (!isDrafting(known(next))) return position;
  const settled = Array.from({ length: draft.players }, (_, seat) => {
    const rooms = (trees[seat] ?? []).join(' ').split(' ');
    const built = rooms.filter((room) => room !== '' && room !== NOTHING).length;
    return built + (discarded[seat]?.length ?? 0);
  });
  const needed = Math.max(...settled);
  if (needed <= (round - 1) * PICKS + pick - 1) return position;
  const week = Math.min(ROUNDS, Math.floor(needed / PICKS) + 1);
  const now = Math.min(PICKS, needed - (week - 1) * PICKS + 1);
  const { hands } = position as Position;
  return {
    ...position,
    round: week,
    pick: now,
    ...(hands === undefined
      ? {}
      : { hands: hands.map((hand) => hand.slice(0, HAND_SIZE - now + 1)) }),
  };
}

/** BT-1: cards of a colour are alike, so a colour stands for one of its unused cards. */
function resolved(draft: Draft, names: readonly string[]): string[] {
  const used = new Set([...usedCards(draft), ...names]);
  return names.map((name) => {
    if (COLOUR_OF.has(name)) return name;
    const card = ROOMS.find(({ id, colour }) => colour === name && !used.has(id))?.id ?? name;
    used.add(card);
    return card;
  });
}

function usedCards({ position }: Draft): string[] {
  const { trees = [], hands = [], chosen = [], discarded = [], sixth = [] } = position as Position;
  const rooms = trees.flat().flatMap((line) => line.split(' '));
  const held = hands.flat();
  return [
    ...rooms,
    ...held,
    ...chosen.filter((card) => !held.includes(card)),
    ...discarded.flat(),
    ...sixth.flat(),
  ].filter((card) => card !== NOTHING);
}

export function left(draft: Draft): Map<string, number> {
  return without(
    ROOMS.map(({ colour }) => colour),
    usedCards(draft).map((card) => COLOUR_OF.get(card) ?? card),
  );
}
