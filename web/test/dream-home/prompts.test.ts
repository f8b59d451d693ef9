import {
  type DreamHomeTypes,
  ROUNDS,
  type RoomCard,
  type SpecialCard,
  type View,
  dreamHome as game,
  dreamHomeTexts,
  placingsOf,
} from '@richtfest/dream-home';
import {
  FastChance,
  LANGUAGES,
  checkedOptions,
  formatWith,
  simulationKey,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { marksOf } from '../../src/games/dream-home/table/marks.ts';
import { askingOf } from '../../src/games/dream-home/table/prompts.ts';
import { NOTHING, type TapContext } from '../../src/games/dream-home/table/selection.ts';
import { type Speech, speech as spoken } from '../../src/games/dream-home/table/speech.ts';

const speech: Speech = {
  say: spoken.tableTexts.en,
  texts: dreamHomeTexts.en,
  format: formatWith(Intl, 'en', ['Anna', 'Ben']),
  language: 'en',
  hasSigns: false,
};

interface Shown {
  readonly room?: RoomCard;
  readonly special?: SpecialCard;
  readonly round?: number;
  readonly openRoofs?: boolean;
}

/** Seat 0 is to take a column; these cards are in column 3. */
function taking({ room, special, round = 1, openRoofs = false }: Shown): TapContext {
  const dealer = { chance: new FastChance(simulationKey('prompts', 1)), report: undefined };
  const chosen = { columnDiscard: false, firstSeat: 0, openRoofs };
  const options = checkedOptions(game, { players: 2, options: chosen });
  const table = { players: 2, options: options as unknown as DreamHomeTypes['Options'] };
  const state = game.setup(table, dealer);
  const view: View = game.view(state, 0);
  const market = view.market.map((each) =>
    each.column === 3 ? { ...each, ...(room && { room }), ...(special && { special }) } : each,
  );
  const shown = { ...view, market, round };
  const placings = (card: RoomCard) => placingsOf(shown, 0, card);
  return { view: shown, legal: game.legal(state, 0), seat: 0, placings };
}

function hintFor(shown: Shown): string | undefined {
  return askingOf({ is: 'column', column: 3, isTurned: false }, taking(shown), speech)?.hint;
}

describe('before a column is taken, the prompt says', () => {
  test('what a tool is good for, and in the last round that it comes too late', () => {
    const special: SpecialCard = { type: 'tool', tool: 'cement-mixer' };
    const kitchen = { room: 'kitchen', children: 0 } as const;
    expect(hintFor({ room: kitchen, special, round: ROUNDS - 1 })).toBe(
      dreamHomeTexts.en.uses['cement-mixer'],
    );
    expect(hintFor({ room: kitchen, special, round: ROUNDS })).toMatch(/^Too late: /u);
    const scaffold: SpecialCard = { type: 'tool', tool: 'scaffold' };
    expect(hintFor({ room: kitchen, special: scaffold, round: ROUNDS })).toBe(
      dreamHomeTexts.en.uses.scaffold,
    );
  });

  test('where roof cards go, if they are hidden', () => {
    const special: SpecialCard = { type: 'roof', colour: 'red', window: false };
    const room = { room: 'kitchen', children: 0 } as const;
    expect(hintFor({ room, special })).toContain('under the tarpaulin');
    expect(hintFor({ room, special, openRoofs: true })).not.toContain('tarpaulin');
  });

  test('beside which room it counts more', () => {
    const special: SpecialCard = { type: 'helper', helper: 'roofer' };
    expect(hintFor({ room: { room: 'sauna', children: 0 }, special })).toBe(
      `Right beside a bathroom: 3 points. ${dreamHomeTexts.en.uses.roofer}`,
    );
  });
});

test('a room in hand that fits nowhere face up is not said to have glowing fields', () => {
  const context = taking({});
  const held = {
    column: 3,
    room: { room: 'kitchen', children: 0 },
    isJackhammered: false,
  } as const;
  const view: View = { ...context.view, phase: 'room', held };
  const fits = askingOf(NOTHING, { ...context, view }, speech);
  expect(fits?.hint).toMatch(/glowing field/u);
  const faceDown: TapContext['placings'] = () => [
    { field: 'B4', faceUp: false, now: 0 } as ReturnType<TapContext['placings']>[number],
  ];
  const not = askingOf(NOTHING, { ...context, view, placings: faceDown }, speech);
  expect(not?.hint).toMatch(/grey field/u);
});

test('the roofer says that the own roof cards stay hidden (DH-18)', () => {
  const hidden = askingOf({ is: 'roofer' }, taking({}), speech);
  expect(hidden?.hint).toContain('nobody may look');
  const open = askingOf({ is: 'roofer' }, taking({ openRoofs: true }), speech);
  expect(open?.hint).not.toContain('tarpaulin');
});

test('discarded cards go to the piles that suppliers and roofers use (DH-7, DH-25)', () => {
  const context = taking({});
  const view: View = { ...context.view, phase: 'discard' };
  const hints = LANGUAGES.map((language) => {
    const said = { ...speech, say: spoken.tableTexts[language], texts: dreamHomeTexts[language] };
    return askingOf({ is: 'column', column: 3, isTurned: false }, { ...context, view }, said)?.hint;
  });
  expect(hints).toEqual([
    'Both cards go to the discard piles',
    'Beide Karten kommen auf die Ablagestapel',
    'Beide kaarten gaan naar de aflegstapels',
  ]);
});

test.each([
  [['architect'], 1],
  [[], 0],
] as const)('a card turned over shows what an empty room gains with %o (DH-28)', (helpers, now) => {
  const kitchen = { room: 'kitchen', children: 0 } as const;
  const { view, legal } = taking({ room: kitchen });
  const players = view.players.map((player) => ({ ...player, helpers }));
  const seen: View = { ...view, players };
  const placings = (card: RoomCard) => placingsOf(seen, 0, card);
  const context: TapContext = { view: seen, legal, seat: 0, placings };
  const { places } = marksOf({ is: 'column', column: 3, isTurned: true }, context, () => 0);
  expect(places.get('G1')).toEqual({ ghost: { is: 'empty-room' }, now, because: undefined });
});
