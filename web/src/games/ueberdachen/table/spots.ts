import type { Deal, Material, Move } from '@richtfest/ueberdachen';
import type { Seat } from '@richtfest/engine';

/** The elements to tap for a seat's move, as selectors; each glows when its step comes. */
export function spotsOf(move: Move, seat: Seat): string[] {
  switch (move.verb) {
    case 'choose-trade':
      return [`[data-trade-choice="${move.trade}"]`];
    case 'take':
      return [
        // Until the lorry has the requested amount.
        ...countsIn(move.materials).map(
          ([material, count]) => `[data-load="${material}"][data-may]:not([data-loads="${count}"])`,
        ),
        '[data-ask="unload"][data-variant="main"]',
      ];
    case 'steal':
      return [`[data-pile="theft:${move.seat}:${move.material}"]`];
    case 'open-room':
      return [
        `[data-stack="${move.size}"]`,
        `:scope:has([data-stack][data-chosen]) [data-mine] [data-column="${move.column}"]`,
        `[data-goal="planned:${move.column}:${move.cell}"]`,
      ];
    case 'build':
      return [`[data-goal="cell:${move.room}:${move.cell}"]`];
    case 'offer':
      return dealSpots('trade', move, { seat, to: move.to });
    case 'counter':
    case 'propose':
      return dealSpots(move.verb, move, { seat });
    case 'bank':
      return ['[data-ask="merchant"]', `[data-item="${move.item}"]`];
    case 'pay':
    case 'discard':
      return [ownPile(seat, move.material)];
    case 'take-proposal':
    case 'refuse-proposal':
      return [`[data-note="${move.seat}"] [data-says="${move.verb}"]`];
    case 'withdraw-proposal':
      return [`[data-note="${seat}"] [data-says="${move.verb}"]`];
    case 'pick':
      return [`[data-pick="${move.seat}"]`];
    case 'roll':
    case 'roll-three':
    case 'no-steal':
    case 'set-pillar':
    case 'keep-pillar':
    case 'end-turn':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'pick-none':
      return [`[data-ask="${move.verb}"]`];
  }
}

interface Traders {
  readonly seat: Seat;
  /** The addressee, if one must be chosen. */
  readonly to?: Seat | 'all';
}

/** First the button; then, at the trestle table, addressee, goods and the final call. */
function dealSpots(ask: string, deal: Deal, { seat, to }: Traders): string[] {
  const { give, want, pillars } = deal;
  const trestle = ':scope:has([data-trestle])';
  const steps = [
    ...(to === undefined ? [] : [{ touch: `[data-to="${to}"]`, done: partnerIs(to) }]),
    ...countsIn(want).map(([material, count]) => ({
      touch: `[data-pile="want:${material}"][data-may]`,
      done: isLaid(`want:${material}`, count),
    })),
    ...countsIn(give).map(([material, count]) => ({
      touch: ownPile(seat, material),
      done: isLaid(`give:${material}`, count),
    })),
    ...(pillars === 0
      ? []
      : [{ touch: '[data-more="pillars"]', done: isLaid('pillars', pillars) }]),
  ];
  const isReady = steps.map(({ done }) => `:has(${done})`).join('');
  return [
    `[data-ask="${ask}"]`,
    ...steps.map(({ touch, done }) => `${trestle}:not(:has(${done})) ${touch}`),
    `${trestle}${isReady} [data-ask="send"]`,
  ];
}

const partnerIs = (to: Seat | 'all') => `[data-to="${to}"][aria-checked="true"]`;
const isLaid = (what: string, count: number) => `[data-laid="${what}"][data-count="${count}"]`;

function ownPile(seat: Seat, material: Material): string {
  return `[data-yard="${seat}"] [data-pile="${seat}:${material}"]`;
}

function countsIn(materials: readonly Material[]): [Material, number][] {
  const kinds = [...new Set(materials)];
  return kinds.map((kind) => [kind, materials.filter((each) => each === kind).length]);
}
