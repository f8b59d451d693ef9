import type { Material, Move, View } from '@richtfest/ueberdachen';
import { formatWith } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { asksOf } from '../../src/games/ueberdachen/table/prompts.ts';
import { countsOf } from '../../src/games/ueberdachen/table/derive.ts';
import { emptyDraft } from '../../src/games/ueberdachen/table/draft.ts';
import { NOTHING, type Selection } from '../../src/games/ueberdachen/table/taps.ts';
import { speech } from '../../src/games/ueberdachen/table/speech.ts';
import { siteView } from './site-view.ts';

const say = speech.tableTexts.en;
const format = formatWith(Intl, 'en', ['Anna', 'Ben', 'Cleo', 'Dirk']);

function asked(changes: Partial<View>, legal: readonly Move[], selection: Selection = NOTHING) {
  const view = siteView({
    storages: [['lamp', 'lamp', 'lamp', 'lamp', 'lamp', 'tap', 'tap']],
    changes,
  });
  return asksOf({ view, seat: 0, legal, selection, say, format });
}
const namesOf = (...given: Parameters<typeof asked>) =>
  asked(...given).asks.map(({ name }) => name);

describe('the buttons at the bottom', () => {
  test('rolling: plain, counted at the start, and three times if allowed', () => {
    expect(asked({ phase: 'start', rolls: 1 }, [{ verb: 'roll' }]).asks).toMatchObject([
      { name: 'roll', aside: 'roll 2 of 3' },
    ]);
    expect(asked({ phase: 'roll', isDoubled: true }, [{ verb: 'roll' }]).asks).toMatchObject([
      { aside: 'your bottle opener doubles it' },
    ]);
    expect(namesOf({ phase: 'roll' }, [{ verb: 'roll' }, { verb: 'roll-three' }])).toEqual([
      'roll-three',
      'roll',
    ]);
  });

  test('UD-8: warns when the next 6 closes the floor or ends the game', () => {
    const { players } = siteView({});
    const standing = (floor: number, pillars: readonly [number, number]) =>
      asked({ phase: 'roll', players: [{ ...players[0]!, floor, pillars }, ...players.slice(1)] }, [
        { verb: 'roll' },
      ]).asks[0]?.aside;
    expect(standing(0, [3, 0])).toBeUndefined();
    expect(standing(0, [4, 0])).toBe('a 6 closes this floor');
    expect(standing(1, [4, 3])).toBeUndefined();
    expect(standing(1, [4, 4])).toBe('a 6 brings the roof and ends the game');
  });

  test('UD-17: warns before a third room is opened beside two unfinished ones', () => {
    const hintWith = (unfinished: number) => {
      const rooms = Array.from({ length: unfinished }, (_, column) => ({
        room: 'chamber' as const,
        floor: 0,
        column,
        built: [true, false, false, false],
        isComplete: false,
      }));
      const { players } = siteView({ rooms });
      const card = { is: 'card', size: 'small', column: 5 } as const;
      return asked({ phase: 'act', players }, [{ verb: 'end-turn' }], card).hint;
    };
    expect(hintWith(1)).toBe(say.chooseCell);
    expect(hintWith(2)).toMatch(/^2 rooms begun already/);
  });

  test('UD-13: warns what the end of the turn costs', () => {
    const asideOf = (storage: readonly Material[]) => {
      const { players } = siteView({ storages: [storage] });
      const { asks } = asked({ phase: 'act', players }, [{ verb: 'end-turn' }]);
      return asks.find(({ name }) => name === 'end-turn')?.aside;
    };
    const five: Material[] = ['lamp', 'lamp', 'tap', 'tap', 'door'];
    expect(asideOf(five)).toBeUndefined();
    expect(asideOf([...five, 'door'])).toBe('then 1 must go');
  });

  test('the lorry shows how much is chosen', () => {
    const load: Selection = { is: 'load', load: countsOf(['lamp']) };
    expect(
      asked({ phase: 'take', toTake: 2 }, [{ verb: 'take', materials: [] }], load).asks,
    ).toMatchObject([{ variant: 'plain', aside: '1 of 2 chosen' }]);
  });

  test('acting: only what is possible now', () => {
    const withStorages = (...storages: Material[][]) =>
      namesOf({ phase: 'act', players: siteView({ storages }).players }, [{ verb: 'end-turn' }]);
    expect(withStorages()).toEqual(['end-turn']);
    expect(withStorages(['lamp', 'lamp', 'lamp'])).toEqual(['end-turn']);
    expect(withStorages(['lamp'], ['tap'])).toEqual(['trade', 'end-turn']);
    expect(withStorages([], ['tap'])).toEqual(['end-turn']);
    expect(withStorages(['lamp', 'lamp', 'tap', 'tap'])).toEqual(['merchant', 'end-turn']);
    expect(withStorages(['lamp', 'lamp', 'tap', 'tap'], ['tap'])).toEqual([
      'trade',
      'merchant',
      'end-turn',
    ]);
    expect(namesOf({ phase: 'act', loosePillars: 1 }, [{ verb: 'end-turn' }])).toContain('trade');
    expect(namesOf({ phase: 'act' }, [{ verb: 'set-pillar' }, { verb: 'end-turn' }])).toContain(
      'set-pillar',
    );
    expect(
      namesOf({ phase: 'act' }, [{ verb: 'end-turn' }], {
        is: 'trestle',
        draft: emptyDraft('offer', 'all'),
      }),
    ).toEqual(['cancel', 'send']);
  });

  test('the end of the turn stands out only when nothing is left to build', () => {
    const endOf = (more: readonly Move[], rooms: View['players'][number]['rooms'] = []) => {
      const { players } = siteView({ storages: [['lamp']], rooms });
      const { asks } = asked({ phase: 'act', players }, [...more, { verb: 'end-turn' }]);
      return asks.find(({ name }) => name === 'end-turn')?.variant;
    };
    const opening: Move = { verb: 'open-room', size: 'small', column: 1, cell: 0 };
    const begun = {
      room: 'chamber',
      floor: 0,
      column: 0,
      built: [true, false, false, false],
      isComplete: false,
    } as const;
    expect(endOf([])).toBe('go');
    expect(endOf([{ verb: 'build', room: 0, cell: 1 }], [begun])).toBe('plain');
    expect(endOf([{ verb: 'set-pillar' }])).toBe('plain');
    expect(endOf([opening])).toBe('plain');
    // Another room beside an unfinished one is a choice, not an oversight.
    expect(endOf([opening], [begun])).toBe('go');
  });

  test('an offer is called out only when the rules allow it', () => {
    const sending = (isDraftRefused: boolean) => {
      const view = siteView({ changes: { phase: 'act' } });
      const selection: Selection = { is: 'trestle', draft: emptyDraft('offer', 'all') };
      const legal: readonly Move[] = [{ verb: 'end-turn' }];
      const { asks } = asksOf({ view, seat: 0, legal, selection, isDraftRefused, say, format });
      return asks.find(({ name }) => name === 'send')?.variant;
    };
    expect(sending(true)).toBe('plain');
    expect(sending(false)).toBe('main');
  });

  test('an empty storage in others’ turns: what can be planned meanwhile', () => {
    const { players } = siteView({});
    const hintFor = (selection: Selection = NOTHING) =>
      asked({ phase: 'act', seat: 2, players }, [], selection).hint;
    expect(hintFor()).toBe(say.meanwhile);
    expect(hintFor({ is: 'missing', material: 'door' })).toBeUndefined();
  });

  test('an offer can be accepted, or the player can ask why not', () => {
    const answering = { phase: 'answer', seat: 1 } as const;
    const variants = (legal: readonly Move[]) =>
      asked(answering, legal).asks.map(({ name, variant }) => `${name} ${variant}`);
    expect(variants([{ verb: 'accept' }, { verb: 'decline' }])).toEqual([
      'decline plain',
      'counter plain',
      'accept go',
    ]);
    expect(variants([{ verb: 'decline' }])).toEqual([
      'decline plain',
      'counter plain',
      'accept plain',
    ]);
    expect(namesOf({ phase: 'answer' }, [{ verb: 'withdraw' }])).toEqual(['withdraw']);
  });

  test('in others’ turns a swap can be proposed all the time, if there is something to give', () => {
    const { players } = siteView({ storages: [['lamp']] });
    const propose: Move = { verb: 'propose', give: ['lamp'], want: ['door'], pillars: 0 };
    expect(namesOf({ phase: 'act', seat: 2 }, [propose])).toEqual(['propose']);
    for (const phase of ['roll', 'take', 'act'] as const) {
      expect(asked({ phase, seat: 2, players }, []).asks).toMatchObject([
        { name: 'propose', isImmediate: true },
      ]);
    }
    const bare = siteView({}).players;
    expect(namesOf({ phase: 'act', seat: 2, players: bare }, [])).toEqual([]);
    const proposals = [{ seat: 0, give: ['lamp'], want: ['door'], pillars: 0 }] as const;
    expect(namesOf({ phase: 'act', seat: 2, proposals }, [])).toEqual([]);
    expect(namesOf({ phase: 'over', seat: 2, players }, [])).toEqual([]);
  });

  test('a storage that is too full shows how much must be discarded', () => {
    const discard: Move = { verb: 'discard', material: 'lamp' };
    expect(asked({ phase: 'discard' }, [discard]).hint).toBe(
      'Too full: tap 2 materials to throw away',
    );
  });
});
