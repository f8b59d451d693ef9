import type { Seat } from '@richtfest/engine';
import { estatesOf, tally } from './scoring.ts';
import { type StackKind, stacksOf } from './stacks.ts';
import { type State, NONE, hasDoor, isFinished, playerAt, stackAt, unspent } from './state.ts';
import { isLastTurn, stacksToEmpty } from './turn.ts';
import { type House, KINDS, MATERIALS, type Material, VALUE } from './words.ts';

/**
 * What a position is worth, in points, guessed from what is seen: finished houses at their
 * score less the wolf's due, open houses by the chance that they still get a roof, the dice on
 * the table by the best they can pay for now.
 */
const WEIGHTS = {
  /** Chance that a turn brings a roof for an open house. */
  roofPerTurn: 0.27,
  /** Tiles a turn takes from the stacks that will end the game. */
  tilesPerTurn: 0.62,
  /** Blows at one's own houses in a round. */
  blowsPerTurn: 0.25,
  /** How much less likely each further open house is to get its roof than the one before. */
  queue: 0.55,
  /** What it is worth that a house can still take a door. */
  doorRoom: 0.25,
  /** What the roof to come will add to an open house. */
  roofToCome: 2,
  /** An opponent's point against one's own. */
  rivalry: 0.8,
  /** In the variant: a flower pot, a finished house, a material card within reach. */
  variantPot: 0.3,
  variantHouse: 0.7,
  cardInReach: 1.2,
  /** At the end: winning, beyond the points. */
  win: 20,
} as const;

/** What all parts of one evaluation need. */
interface Outlook {
  readonly state: State;
  readonly roofChance: number;
  /** Blows a seat must expect before the end. */
  readonly blows: number;
  readonly perPot: number;
  readonly perHouse: number;
}

export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') return finalLead(state, seat);
  const outlook = outlookOf(state);
  const lead = leadIn(outlook, seat);
  if (state.seat !== seat) return lead;
  return lead + (state.phase === 'wolf' ? bestBlow(outlook) : bestPurchase(outlook));
}

/** What a seat's own street promises, with the dice as they lie if it is its turn. */
export function ownWorth(state: State, seat: Seat): number {
  if (state.phase === 'over')
    return tally(estatesOf(state), state.options.experienced)[seat]?.score ?? 0;
  const outlook = outlookOf(state);
  const worth = worthOf(outlook, seat);
  const isBuilding = state.seat === seat && state.phase !== 'wolf';
  return isBuilding ? worth + bestPurchase(outlook) : worth;
}

/** The lead at the end of a turn: the dice have done their work, the next throw is not known. */
export function leadBetweenTurns(state: State, seat: Seat): number {
  return isLastTurn(state) ? finalLead(state, seat) : leadIn(outlookOf(state), seat);
}

function leadIn(outlook: Outlook, seat: Seat): number {
  const { players } = outlook.state;
  let others = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) others += worthOf(outlook, other);
  }
  return worthOf(outlook, seat) - (WEIGHTS.rivalry * others) / (players.length - 1);
}

function outlookOf(state: State): Outlook {
  const players = state.players.length;
  const turns = tilesToTheEnd(state) / (WEIGHTS.tilesPerTurn * players);
  const { experienced } = state.options;
  return {
    state,
    roofChance: 1 - (1 - WEIGHTS.roofPerTurn) ** turns,
    blows: WEIGHTS.blowsPerTurn * turns,
    perPot: experienced ? WEIGHTS.variantPot : 1,
    perHouse: experienced ? WEIGHTS.variantHouse : 1,
  };
}

/** At the end only the result counts. */
function finalLead(state: State, seat: Seat): number {
  const tallies = tally(estatesOf(state), state.options.experienced);
  const own = tallies[seat]?.score ?? 0;
  let best = -Infinity;
  tallies.forEach(({ score }, other) => {
    if (other !== seat) best = Math.max(best, score);
  });
  return own - best + WEIGHTS.win * Math.sign(own - best);
}

/** LP-15: tiles that must go before enough stacks are empty, if the smallest go first. */
function tilesToTheEnd(state: State): number {
  const sizes = state.stacks.map(({ top, below }) => (top === NONE ? 0 : 1 + below.length));
  sizes.sort((a, b) => a - b);
  let tiles = 0;
  for (let at = 0; at < stacksToEmpty(state.players.length); at++) tiles += sizes[at] ?? 0;
  return tiles;
}

/** Houses at what they will score, less what the wolf will take from them. */
function worthOf(outlook: Outlook, seat: Seat): number {
  const { state, blows } = outlook;
  let worth = 0;
  let loss = 0;
  let queue = 1;
  for (const house of playerAt(state, seat).houses) {
    let value = houseWorth(outlook, house, NOTHING);
    if (!isFinished(house)) {
      value *= queue;
      queue *= WEIGHTS.queue;
    }
    worth += value;
    loss = Math.max(loss, lossByBlow(outlook, house));
  }
  const hits = 1 - Math.exp(-blows);
  return worth - loss * hits + cardsOf(state, seat);
}

/** The mean of what a blow at this house takes away. */
function lossByBlow(outlook: Outlook, house: House): number {
  const { wheel } = outlook.state.options;
  let left = 0;
  for (const material of wheel) left += houseWorth(outlook, house, material);
  return houseWorth(outlook, house, NOTHING) - left / wheel.length;
}

const NOTHING = undefined;

/** What a house is worth after all tiles of a material are gone (LP-14). */
function houseWorth(outlook: Outlook, house: House, gone: Material | undefined): number {
  const { perPot, perHouse, roofChance } = outlook;
  let points = perHouse;
  let rooms = 0;
  let isClosed = false;
  let canTakeDoor = true;
  for (const tile of house) {
    if (tile.material === gone) continue;
    points += VALUE[tile.material] + perPot * tile.pots;
    if (tile.kind === 'roof') isClosed = true;
    else rooms++;
    if (tile.kind === 'door') canTakeDoor = false;
  }
  if (rooms === 0) return 0;
  if (isClosed) return points;
  return (points + WEIGHTS.roofToCome + (canTakeDoor ? WEIGHTS.doorRoom : 0)) * roofChance;
}

function cardsOf(state: State, seat: Seat): number {
  let points = 0;
  for (const holder of state.materialCards) if (holder === seat) points += 2;
  return points;
}

/** Points of a house once it is finished, without a roof it does not have. */
function pointsOf({ perPot, perHouse }: Outlook, house: House): number {
  let points = perHouse;
  for (const tile of house) points += VALUE[tile.material] + perPot * tile.pots;
  return points;
}

/** The most that one or two tiles of different stacks can add with the symbols on the dice. */
function bestPurchase(outlook: Outlook): number {
  const { state } = outlook;
  const offers: { stack: StackKind; gain: number }[] = [];
  for (const kind of KINDS) {
    const have = unspent(state, kind);
    for (const stack of stacksOf(kind)) {
      if (have < stack.cost || stack.number === state.firstTile) continue;
      if (stackAt(state, stack.number).top === NONE) continue;
      const gain = gainOf(outlook, stack);
      if (gain > 0) offers.push({ stack, gain });
    }
  }
  let best = 0;
  for (const one of offers) {
    best = Math.max(best, one.gain);
    if (state.firstTile !== NONE) continue;
    for (const two of offers) {
      const isSameKind = one.stack.kind === two.stack.kind;
      const cost = one.stack.cost + two.stack.cost;
      if (one === two || (isSameKind && cost > unspent(state, one.stack.kind))) continue;
      best = Math.max(best, one.gain + two.gain);
    }
  }
  return best;
}

function gainOf(outlook: Outlook, stack: StackKind): number {
  const { state, roofChance, perPot, perHouse } = outlook;
  const points = stack.cost + perPot * stackAt(state, stack.number).top;
  if (stack.kind === 'roof') return roofGain(outlook, stack, points);
  let openHouses = 0;
  let fitsOn = false;
  for (const house of playerAt(state, state.seat).houses) {
    if (isFinished(house)) continue;
    openHouses++;
    if (stack.kind === 'window' || !hasDoor(house)) fitsOn = true;
  }
  const chanceOfNew = roofChance * WEIGHTS.queue ** openHouses;
  const asNew = (points + perHouse + WEIGHTS.roofToCome) * chanceOfNew;
  return fitsOn ? Math.max(points * roofChance, asNew) : asNew;
}

function roofGain(outlook: Outlook, stack: StackKind, points: number): number {
  const { state, roofChance } = outlook;
  let best = 0;
  for (const house of playerAt(state, state.seat).houses) {
    if (isFinished(house)) continue;
    const waiting = (pointsOf(outlook, house) + WEIGHTS.roofToCome) * roofChance;
    const card = winsCard(state, house, stack) ? WEIGHTS.cardInReach : 0;
    best = Math.max(best, pointsOf(outlook, house) + points + card - waiting);
  }
  return best;
}

/** LP-13: whether this roof would win a card that is still there. */
function winsCard(state: State, house: House, { material }: StackKind): boolean {
  if (!state.options.experienced || house.length < 2 || !hasDoor(house)) return false;
  const isFree = state.materialCards[MATERIALS.indexOf(material)] === NONE;
  return isFree && house.every((tile) => tile.material === material);
}

/** LP-14: the mean loss of the opponent's house that suffers most. */
function bestBlow(outlook: Outlook): number {
  const { state } = outlook;
  let best = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.seat) continue;
    for (const house of playerAt(state, seat).houses) {
      best = Math.max(best, lossByBlow(outlook, house));
    }
  }
  return (best * WEIGHTS.rivalry) / (state.players.length - 1);
}
