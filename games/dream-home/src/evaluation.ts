import type { Seat } from '@richtfest/engine';
import {
  HELPER,
  SCAFFOLD_CARD,
  TOOL,
  decorOf,
  faceDown,
  helperOf,
  isDecor,
  isFaceUp,
  isHelper,
  isRoof,
  kindOf,
  toolOf,
} from './codes.ts';
import { houseWorth } from './evaluation/house-worth.ts';
import { type Forecast, forecastOf } from './evaluation/forecast.ts';
import { roofWorth } from './evaluation/roof-worth.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import { BAR, barToRoom, hasHelper, roomTile, takesRoom } from './house.ts';
import { finalTallies, tallyHouse } from './scoring.ts';
import { type Player, type State, NONE, playerAt } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { COLUMNS, FIELDS, ROUNDS } from './words.ts';

/** The inputs shared by all parts of an evaluation. */
interface Position {
  readonly state: State;
  readonly tables: Tables;
  readonly forecast: Forecast;
}

export function evaluate(state: State, seat: Seat): number {
  return evaluateWith(WEIGHTS, state, seat);
}

export function evaluateWith(weights: Weights, state: State, seat: Seat): number {
  if (state.phase === 'over') return finalLead(state, seat, weights.win);
  const tables = tablesOf(state.options.cards);
  const position = { state, tables, forecast: forecastOf(state, weights) };
  let others = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) others += worthOf(position, other);
  }
  return worthOf(position, seat) - (weights.rivalry * others) / (state.players.length - 1);
}

/** The value of a seat's own house and cards, ignoring its opponents. */
export function ownWorth(state: State, seat: Seat): number {
  const tables = tablesOf(state.options.cards);
  if (state.phase === 'over') return tallyHouse(tables, playerAt(state, seat), true).score;
  return worthOf({ state, tables, forecast: forecastOf(state) }, seat);
}

/** At the end only the result counts. */
function finalLead(state: State, seat: Seat, win: number): number {
  const tallies = finalTallies(tablesOf(state.options.cards), state.players);
  const own = tallies[seat]?.score ?? 0;
  let best = -Infinity;
  tallies.forEach(({ score }, other) => {
    if (other !== seat) best = Math.max(best, score);
  });
  return own - best + win * Math.sign(own - best);
}

/** The value of a seat's house and cards after the best use of the cards it holds or may take. */
function worthOf(position: Position, seat: Seat): number {
  const { state, tables, forecast } = position;
  const player = playerAt(state, seat);
  if (state.phase === 'helpers') return tallyHouse(tables, player, true).score;
  const start = (state.nextStartSeat === NONE ? state.startSeat : state.nextStartSeat) === seat;
  const first = start && state.round < ROUNDS ? forecast.weights.start : 0;
  if (seat !== state.seat) return first + standingWorth(position, player);
  switch (state.phase) {
    case 'room':
      return first + bestPlacing(position, player, state.heldRoom, state.heldSpecial);
    case 'decor':
      return first + bestTile(position, player, state.heldSpecial);
    case 'turn':
      return (
        first + (isFresh(state) ? standingWorth(position, player) : bestColumn(position, player))
      );
    case 'discard':
    case 'jackhammer':
    case 'over':
    case 'scaffold':
    default:
      return first + standingWorth(position, player);
  }
}

/** Whether the market has just been dealt; crediting it to a seat would only add noise. */
function isFresh({ marketRooms, toolsUsed }: State): boolean {
  return toolsUsed === 0 && !marketRooms.includes(NONE);
}

function standingWorth({ state, tables, forecast }: Position, player: Player): number {
  const { weights } = forecast;
  let rounds = 0;
  for (const card of player.house) if (card < 0) rounds++;
  const { helpers, tools, newTool } = player;
  const roofers = state.round <= ROUNDS ? (helpers[HELPER.roofer] as number) : 0;
  const later = (tool: number) => (tools[tool] as number) + (newTool === tool ? 1 : 0);
  const use = rounds > 0 ? 1 : 0;
  return (
    houseWorth(tables, player, forecast) +
    roofWorth(player.roofs, forecast, rounds, roofers) +
    weights.supplier * (helpers[HELPER.supplier] as number) +
    weights.handyman * (helpers[HELPER.handyman] as number) +
    (hasHelper(player, HELPER.architect) ? weights.architect : 0) +
    (hasHelper(player, HELPER['interior-designer']) ? weights.designer * use : 0) +
    use *
      (weights.drill * later(TOOL.drill) +
        weights.jackhammer * later(TOOL.jackhammer) +
        weights.mixer * later(TOOL['cement-mixer']))
  );
}

/** The value after taking the best remaining column. */
function bestColumn(position: Position, player: Player): number {
  const { marketRooms, marketSpecials, round } = position.state;
  const forStart = round < ROUNDS ? position.forecast.weights.start : 0;
  let best = -Infinity;
  for (let column = 0; column < COLUMNS.length; column++) {
    const room = marketRooms[column] as number;
    if (room === NONE) continue;
    const special = marketSpecials[column] as number;
    const start = column === 0 ? forStart : 0;
    best = Math.max(best, start + bestPlacing(position, player, room, special));
  }
  return best;
}

/** The value with the room on its best field, then the special card. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
function bestPlacing(position: Position, player: Player, room: number, special: number): number {
  const kind = kindOf(room);
  const copy = withSpecial(player, special);
  let best = -Infinity;
  for (let field = 0; field < FIELDS.length; field++) {
    if (!takesRoom(copy.house, field)) continue;
    const before = copy.house[field] as number;
    const canLieUp = barToRoom(position.tables, player, field, kind) === BAR.none;
    copy.house[field] = canLieUp ? room : faceDown(room);
    best = Math.max(best, bestTile(position, copy, special));
    copy.house[field] = before;
  }
  return best;
}

/** A copy of the player with the special card, unless the card goes into the house. */
function withSpecial(player: Player, special: number): Player {
  const copy = { ...player, house: player.house.slice() };
  if (special === NONE || special === SCAFFOLD_CARD || isDecor(special)) return copy;
  if (isRoof(special)) copy.roofs = [...player.roofs, special];
  else if (isHelper(special)) {
    copy.helpers = player.helpers.slice();
    copy.helpers[helperOf(special)] = (copy.helpers[helperOf(special)] as number) + 1;
  } else copy.newTool = toolOf(special);
  return copy;
}

/** DH-19: the value with the tile on its best card. */
function bestTile(position: Position, player: Player, special: number): number {
  if (!isDecor(special)) return standingWorth(position, player);
  const decor = decorOf(special);
  const rooms = position.tables.decorRooms[decor] as number;
  if (rooms === 0) {
    return standingWorth(position, { ...player, outdoors: player.outdoors | (1 << decor) });
  }
  const isOptional = position.state.options.edition === 'nl';
  let best = isOptional ? standingWorth(position, player) : -Infinity;
  const copy = { ...player, tiles: player.tiles.slice() };
  for (let field = 0; field < FIELDS.length; field++) {
    const card = copy.house[field] as number;
    if (!isFaceUp(card) || (rooms & (1 << kindOf(card))) === 0) continue;
    if (roomTile(player, field) !== NONE) continue;
    copy.tiles[field] = decor;
    best = Math.max(best, standingWorth(position, copy));
    copy.tiles[field] = NONE;
  }
  return best === -Infinity ? standingWorth(position, player) : best;
}
