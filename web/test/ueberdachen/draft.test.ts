import { describe, expect, test } from 'vitest';
import { NO_COUNTS, countsOf } from '../../src/games/ueberdachen/table/derive.ts';
import {
  canDeal,
  canGive,
  counterTo,
  emptyDraft,
  isEmpty,
  laid,
  moveOf,
  offered,
  wasTurnedDown,
} from '../../src/games/ueberdachen/table/draft.ts';
import { siteView } from './site-view.ts';

describe('a draft on the trestle table', () => {
  test('is a move in the order of the rules', () => {
    let draft = emptyDraft('offer', 2);
    expect(isEmpty(draft)).toBe(true);
    for (const material of ['tiles', 'lamp', 'lamp'] as const)
      draft = laid(draft, 'give', material, 1);
    draft = laid(draft, 'want', 'door', 1);
    expect(moveOf(draft)).toEqual({
      verb: 'offer',
      to: 2,
      give: ['lamp', 'lamp', 'tiles'],
      want: ['door'],
      pillars: 0,
    });
    expect(moveOf({ ...draft, as: 'propose' })).toEqual({
      verb: 'propose',
      give: ['lamp', 'lamp', 'tiles'],
      want: ['door'],
      pillars: 0,
    });
  });

  test('a kind is on one side only: adding it to the other removes it from the first', () => {
    const draft = laid(emptyDraft('offer', 1), 'want', 'door', 1);
    const back = laid(draft, 'give', 'door', 1);
    expect([back.want, back.give]).toEqual([NO_COUNTS, NO_COUNTS]);
    expect(laid(back, 'give', 'door', -1).give).toEqual(NO_COUNTS);
  });

  test('an offer needs a partner with goods or a pillar to give away', () => {
    const empty = siteView({ storages: [['door']] });
    const draft = emptyDraft('offer', 1);
    expect(canDeal(empty, draft, [1, 2])).toBe(false);
    expect(canDeal({ ...empty, loosePillars: 1 }, draft, [1, 2])).toBe(true);
    const other = siteView({ storages: [[], [], ['lamp']] });
    expect(canDeal(other, draft, [1, 2])).toBe(true);
  });

  test('an offer needs something of one’s own to give', () => {
    const empty = siteView({ storages: [[], ['lamp']] });
    const draft = emptyDraft('offer', 1);
    expect(canGive(empty, draft)).toBe(false);
    expect(canGive({ ...empty, loosePillars: 1 }, draft)).toBe(true);
    expect(canGive(siteView({ storages: [['door']] }), draft)).toBe(true);
  });

  test('a counter-offer starts as the mirrored offer', () => {
    const draft = counterTo({ give: ['lamp'], want: ['door', 'door'], pillars: 1 }, 0);
    expect(draft).toMatchObject({
      as: 'counter',
      to: 0,
      pillars: 1,
      give: countsOf(['door', 'door']),
      want: countsOf(['lamp']),
    });
  });

  test('the others could give the most that any of them has of each kind', () => {
    const view = siteView({ storages: [[], ['radiator', 'radiator'], ['radiator', 'door'], []] });
    expect(offered(view, emptyDraft('offer', 'all'), [1, 2, 3])).toEqual(
      countsOf(['radiator', 'radiator', 'door']),
    );
    expect(offered(view, emptyDraft('offer', 2), [1, 2, 3])).toEqual(
      countsOf(['radiator', 'door']),
    );
  });

  test('a declined offer of this turn is recognized by its terms', () => {
    const draft = laid(laid(emptyDraft('offer', 'all'), 'give', 'lamp', 1), 'want', 'door', 1);
    const past = { to: 'all', give: ['lamp'], want: ['door'], pillars: 0 } as const;
    expect(wasTurnedDown(draft, { ...siteView({}), pastOffers: [past] })).toBe(true);
    expect(wasTurnedDown(draft, { ...siteView({}), pastOffers: [{ ...past, to: 1 }] })).toBe(false);
  });
});
