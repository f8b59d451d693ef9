import { MATERIAL_PRICE, type View } from '@richtfest/ueberdachen';
import { partnersOf, surplusOf, totalOf } from './derive.ts';
import { canDeal, canGive, emptyDraft } from './draft.ts';
import { unfinishedRooms } from './needs.ts';
import type { Ask, AskOptions, Asked, Has } from './prompts.ts';
import type { PlayerView } from './types.ts';

/** Build, trade, go to the bank, or end the turn: only what is possible now. */
export function acting(options: AskOptions, has: Has): Asked {
  const { view, seat, selection, say, format } = options;
  const cancel: Ask = {
    name: 'cancel',
    variant: 'plain',
    label: say.cancel,
    tap: { on: 'cancel' },
  };
  if (selection.is === 'merchant') return { hint: say.chooseGoods, asks: [cancel] };
  if (selection.is === 'missing') return { hint: say.howToGet, asks: [cancel] };
  if (selection.is === 'card') return { hint: openingHint(options), asks: [cancel] };
  if (selection.is === 'material') return { hint: say.choosePlace, asks: [cancel] };
  const player = view.players[seat];
  if (player === undefined) return { asks: [] };
  const surplus = surplusOf(player.storage);
  const trade: Ask = {
    name: 'trade',
    variant: 'plain',
    label: say.trade,
    sign: 'swap',
    tap: { on: 'trestle' },
  };
  // UD-11
  const merchant: Ask = {
    name: 'merchant',
    variant: 'plain',
    label: say.merchant,
    aside: say.bankRate(MATERIAL_PRICE, format),
    sign: 'shop',
    tap: { on: 'merchant' },
  };
  const pillar: Ask = {
    name: 'set-pillar',
    variant: 'plain',
    label: say.setPillar,
    sign: 'pillar',
    tap: { on: 'move', move: { verb: 'set-pillar' } },
  };
  const endTurn: Ask = {
    name: 'end-turn',
    variant: hasMoreToBuild(player, has) ? 'plain' : 'go',
    label: say.endTurn,
    // UD-13
    ...(surplus > 0 && { aside: say.surplusAfter(surplus, format) }),
    tap: { on: 'move', move: { verb: 'end-turn' } },
  };
  return {
    asks: [
      ...(canTrade(view, seat) ? [trade] : []),
      ...(totalOf(player.storage) >= MATERIAL_PRICE ? [merchant] : []),
      ...(has('set-pillar') ? [pillar] : []),
      endTurn,
    ],
  };
}

/** Ending the turn now would give something up (UD-9). */
function hasMoreToBuild(player: PlayerView, has: Has): boolean {
  return (
    has('build') || has('set-pillar') || (has('open-room') && unfinishedRooms(player).length === 0)
  );
}

/** UD-10: both this seat and another one have something to swap. */
function canTrade(view: View, seat: number): boolean {
  const draft = emptyDraft('offer', 'all');
  return canGive(view, draft) && canDeal(view, draft, partnersOf(view, seat));
}

/** UD-17: unfinished rooms score nothing, and their materials stay where they are (UD-9). */
const MANY_UNFINISHED = 2;

function openingHint({ view, seat, say, format }: AskOptions): string {
  const player = view.players[seat];
  const unfinished = player === undefined ? 0 : unfinishedRooms(player).length;
  return unfinished < MANY_UNFINISHED ? say.chooseCell : say.manyUnfinished(unfinished, format);
}
