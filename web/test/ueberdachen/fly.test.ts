import type { View } from '@richtfest/ueberdachen';
import { expect, test } from 'vitest';
import type { SiteStage } from '../../src/games/ueberdachen/table/stage/cue.ts';
import { fly } from '../../src/games/ueberdachen/table/stage/fly.ts';

const NEXT = {} as View;

function placeAt(x: number, isShown = true) {
  return {
    getClientRects: () => (isShown ? [{}] : []),
    getBoundingClientRect: () => ({ x, y: 0, width: 40, height: 40 }),
  };
}

/** How each piece begins its flight on a table with these places, by selector. */
async function startsAmong(places: Readonly<Record<string, ReturnType<typeof placeAt>[]>>) {
  const starts: unknown[] = [];
  const stage = {
    root: {
      querySelector: () => null,
      querySelectorAll: (selector: string) => places[selector] ?? [],
    },
    timeline: {
      isSkipped: false,
      isReduced: false,
      play: async (_: unknown, [first]: Keyframe[]) => void starts.push(first?.['transform']),
    },
    draw: () => {},
  } as unknown as SiteStage;
  await fly([{ piece: 'lamp', from: ['yard', 'trestle'], to: ['mine'] }], stage, NEXT);
  return starts;
}

const FROM_YARD = 'translate(-100px, 0px) scale(1)';
const FROM_TRESTLE = 'translate(-150px, 0px) scale(1)';

test('a piece starts from the first place that is shown', async () => {
  const [mine, trestle] = [[placeAt(200)], [placeAt(50)]];
  expect(await startsAmong({ yard: [placeAt(100)], trestle, mine })).toEqual([FROM_YARD]);
  // Small screens hide the yards of the others while an offer is open.
  expect(await startsAmong({ yard: [placeAt(0, false)], trestle, mine })).toEqual([FROM_TRESTLE]);
});

test('without any place to start from, nothing flies', async () => {
  expect(await startsAmong({ yard: [placeAt(0, false)], mine: [placeAt(200)] })).toEqual([]);
});
