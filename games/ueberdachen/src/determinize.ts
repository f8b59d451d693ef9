import type { Observation, Seat } from '@richtfest/engine';
import { bundleNumber } from './bundles.ts';
import { columnsInUse } from './cells.ts';
import { emptyTable } from './setup.ts';
import {
  ALL,
  ANSWER,
  NONE,
  NO_DEAL,
  PILLAR,
  type Player,
  type RoomState,
  type Stack,
  type State,
} from './state.ts';
import type { Memory, PlayerView, RoomView, StackView, View } from './view.ts';
import {
  type Deal,
  MATERIALS,
  MAX_OFFERS,
  MAX_PROPOSALS,
  type Material,
  ROOMS,
  TRADES,
} from './words.ts';

/** Rebuilds the state from the view; nothing is hidden, so nothing is sampled. */
export function determinize({ view: seen }: Observation<View, Memory>): State {
  const { options, seat, phase, round, rolls, isDoubled, isRollingThree } = seen;
  const { offer, bank, proposals } = seen;
  const table = emptyTable({ players: seen.players.length, options }, seen.firstSeat);
  return {
    ...table,
    seat,
    phase,
    round,
    rolls,
    die: seen.die ?? 0,
    isDoubled,
    isRollingThree,
    missingTrade: seen.missingTrade === undefined ? NONE : TRADES.indexOf(seen.missingTrade),
    opener: seen.opener ?? NONE,
    roof: seen.roof ?? NONE,
    toTake: seen.toTake,
    thefts: seen.thefts,
    steps: seen.steps,
    loose: seen.loosePillars,
    bankItem: bank === undefined ? NONE : bankNumber(bank.item),
    toPay: bank?.toPay ?? 0,
    offerTo: offer === undefined ? NONE : receiverNumber(offer.to),
    offer: offer === undefined ? NO_DEAL : dealOnly(offer),
    answers: table.answers.map((none, at) => {
      const answer = offer?.answers.find((given) => given.seat === at)?.answer;
      return answer === undefined ? none : ANSWER[answer];
    }),
    counters: table.counters.map(
      (none, at) => offer?.answers.find((given) => given.seat === at)?.counter ?? none,
    ),
    proposals: table.proposals.map((none, at) => {
      const proposal = proposals.find((made) => made.seat === at);
      return proposal === undefined ? none : dealOnly(proposal);
    }),
    proposed: seen.proposalsLeft.map((left) => MAX_PROPOSALS - left),
    offers: MAX_OFFERS - seen.offersLeft,
    asked: [...seen.asked],
    past: seen.pastOffers.map(({ to, give, want, pillars }) => ({
      to: receiverNumber(to),
      give: bundleNumber(give),
      want: bundleNumber(want),
      pillars,
    })),
    stacks: [seen.stacks.small, seen.stacks.large].map(stackState),
    players: seen.players.map(playerState),
  };
}

function dealOnly({ give, want, pillars }: Deal): Deal {
  return { give, want, pillars };
}

function receiverNumber(to: Seat | 'all'): number {
  return to === 'all' ? ALL : to;
}

function bankNumber(item: Material | 'pillar'): number {
  return item === 'pillar' ? PILLAR : MATERIALS.indexOf(item);
}

function stackState({ top, below }: StackView): Stack {
  return {
    top: top === undefined ? NONE : ROOMS.indexOf(top),
    below: ROOMS.flatMap((room) => below[room] ?? []),
  };
}

function playerState({ trade, turns, storage, floor, pillars, rooms }: PlayerView): Player {
  const own = rooms.map(roomState);
  return {
    trade: trade === undefined ? NONE : TRADES.indexOf(trade),
    turns,
    storage: MATERIALS.map((material) => storage[material]),
    floor,
    pillars: pillars[floor] ?? 0,
    columns: columnsInUse(own, floor),
    rooms: own,
  };
}

export function roomState({ room, floor, column, built }: RoomView): RoomState {
  return {
    room: ROOMS.indexOf(room),
    floor,
    column,
    built: built.reduce((set, isBuilt, cell) => (isBuilt ? set | (1 << cell) : set), 0),
  };
}
