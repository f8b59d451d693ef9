import { HELPER, TOOL, isFaceDown } from '../codes.ts';
import { hasHelper } from '../house.ts';
import { type Player, NONE } from '../state.ts';
import { WEIGHTS } from './weights.ts';

/** The value of one more tool while there are rounds left to use it; a scaffold is placed at once. */
export function toolWorth(tool: number): number {
  switch (tool) {
    case TOOL.drill:
      return WEIGHTS.drill;
    case TOOL.jackhammer:
      return WEIGHTS.jackhammer;
    case TOOL['cement-mixer']:
    default:
      return WEIGHTS.mixer;
  }
}

/** The value of one more helper, given the rounds left; roofers are valued in `roofWorth`. */
export function helperWorth(player: Player, helper: number, rounds: number): number {
  switch (helper) {
    case HELPER.supplier:
      return WEIGHTS.supplier;
    case HELPER.handyman:
      return WEIGHTS.handyman;
    case HELPER.architect:
      return hasHelper(player, helper) ? 0 : architectWorth(player);
    case HELPER['interior-designer']:
    default:
      return hasHelper(player, helper) ? 0 : designerWorth(player, rounds);
  }
}

/** DH-28: one point for each empty room, plus the expected furnishing bonuses. */
function architectWorth({ house }: Player): number {
  let empty = 0;
  for (const card of house) if (isFaceDown(card)) empty++;
  return WEIGHTS.architect + empty + 1;
}

/** DH-28: a point for each tile. */
function designerWorth({ tiles, outdoors }: Player, rounds: number): number {
  let count = 0;
  for (const tile of tiles) if (tile !== NONE) count++;
  for (let set = outdoors; set > 0; set &= set - 1) count++;
  return count + (rounds > 0 ? WEIGHTS.designer : 0);
}
