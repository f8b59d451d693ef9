import type { Move, View } from '@richtfest/ueberdachen';
import type { SeatFormat } from '@richtfest/engine';
import type { SignName } from '../art/signs.tsx';
import { acting } from './acting-asks.ts';
import { surplusOf, totalOf } from './derive.ts';
import type { Draft } from './draft.ts';
import { rolling } from './rolling-asks.ts';
import { OPTIONAL, type Selection, type Tap, loadOf } from './taps.ts';
import type { TableTexts } from '../texts/table-texts.ts';

/** A large button at the bottom. */
export interface Ask {
  /** The action, for tests and keyboard shortcuts. */
  readonly name: string;
  readonly variant: 'main' | 'go' | 'plain';
  readonly label: string;
  readonly aside?: string;
  readonly sign?: SignName;
  /** Works during animations, too. */
  readonly isImmediate?: boolean;
  readonly tap: Tap;
}

export interface Asked {
  readonly hint?: string;
  readonly asks: readonly Ask[];
}

export interface AskOptions {
  readonly view: View;
  readonly seat: number;
  /** Owed and optional moves. */
  readonly legal: readonly Move[];
  readonly selection: Selection;
  /** The rules refuse what lies on the trestle table. */
  readonly isDraftRefused?: boolean;
  /** The player wants to propose a swap as soon as the rolling seat can take it. */
  readonly isProposalRequested?: boolean;
  readonly say: TableTexts;
  readonly format: SeatFormat;
}

/** The decision of the player at this device, as buttons and a sentence. */
export function asksOf(options: AskOptions): Asked {
  const { view, seat, legal, selection } = options;
  if (selection.is === 'trestle') return composing(selection.draft.as, options);
  const has = (verb: Move['verb']) => legal.some((move) => move.verb === verb);
  const isOwing = legal.some(({ verb }) => !OPTIONAL.has(verb));
  if (!isOwing) return inOthersTurns(options);
  return view.seat === seat && view.phase !== 'discard'
    ? ofRollingSeat(options, has)
    : ofOthers(options, has);
}

/** UD-10 d: stays in place while the others move, so that a finger finds it. */
function inOthersTurns(options: AskOptions): Asked {
  const { view, seat, isProposalRequested = false, say } = options;
  const rolling = view.players[view.seat];
  const own = view.players[seat];
  const canPropose =
    view.seat !== seat &&
    view.phase !== 'over' &&
    rolling?.trade !== undefined &&
    own?.trade !== undefined &&
    totalOf(own.storage) > 0 &&
    view.proposals.every((proposal) => proposal.seat !== seat);
  // UD-10: an empty storage has nothing to propose, but the next turn can be planned.
  if (!canPropose) return isWaiting(options) ? { hint: say.meanwhile, asks: [] } : { asks: [] };
  return {
    asks: [
      {
        name: 'propose',
        variant: 'plain',
        label: say.propose,
        ...(isProposalRequested && { aside: say.inAMoment }),
        sign: 'swap',
        isImmediate: true,
        tap: { on: 'propose' },
      },
    ],
  };
}

/** Another seat's turn, with an own site to plan on. */
function isWaiting({ view, seat, selection }: AskOptions): boolean {
  const own = view.players[seat];
  return (
    view.seat !== seat &&
    view.phase !== 'over' &&
    selection.is === 'nothing' &&
    own?.trade !== undefined &&
    totalOf(own.storage) === 0
  );
}

export type Has = (verb: Move['verb']) => boolean;

function composing(as: Draft['as'], { isDraftRefused, say }: AskOptions): Asked {
  return {
    asks: [
      { name: 'cancel', variant: 'plain', label: say.cancel, tap: { on: 'cancel' } },
      {
        name: 'send',
        variant: isDraftRefused === true ? 'plain' : 'main',
        label: say.send[as],
        sign: 'swap',
        tap: { on: 'send' },
      },
    ],
  };
}

function ofRollingSeat(options: AskOptions, has: Has): Asked {
  const { view, say, format } = options;
  switch (view.phase) {
    case 'start':
    case 'roll':
    case 'roll-again':
      return rolling(options, has('roll-three'));
    case 'choose-trade':
      return { hint: say.chooseTrade, asks: [] };
    case 'take':
      return taking(options);
    case 'steal':
      return {
        hint: say.chooseLoot(view.thefts, format),
        asks: has('no-steal')
          ? [
              {
                name: 'no-steal',
                variant: 'plain',
                label: say.noSteal,
                tap: move({ verb: 'no-steal' }),
              },
            ]
          : [],
      };
    case 'pillar':
      return pillar(options, has);
    case 'act':
      return acting(options, has);
    case 'pay':
      return { hint: say.payMore(view.bank?.toPay ?? 0, format), asks: [] };
    case 'answer':
      return {
        hint: say.waiting,
        asks: [
          {
            name: 'withdraw',
            variant: 'plain',
            label: say.withdraw,
            tap: move({ verb: 'withdraw' }),
          },
        ],
      };
    case 'pick':
      return {
        hint: say.pickOne,
        asks: [
          {
            name: 'pick-none',
            variant: 'plain',
            label: say.pickNone,
            tap: move({ verb: 'pick-none' }),
          },
        ],
      };
    case 'discard':
    case 'over':
      return { asks: [] };
  }
}

function taking({ view, selection, say, format }: AskOptions): Asked {
  const loaded = totalOf(loadOf(selection));
  const isReady = loaded === view.toTake;
  return {
    asks: [
      {
        name: 'unload',
        variant: isReady ? 'main' : 'plain',
        label: say.unload,
        aside: isReady ? say.unloadNow : say.loaded(loaded, view.toTake, format),
        tap: { on: 'unload' },
      },
    ],
  };
}

function pillar({ say }: AskOptions, has: Has): Asked {
  return {
    asks: [
      ...(has('keep-pillar')
        ? [
            {
              name: 'keep-pillar',
              variant: 'plain',
              label: say.keepPillar,
              tap: move({ verb: 'keep-pillar' }),
            } as const,
          ]
        : []),
      ...(has('set-pillar')
        ? [
            {
              name: 'set-pillar',
              variant: 'main',
              label: say.setPillar,
              sign: 'pillar',
              tap: move({ verb: 'set-pillar' }),
            } as const,
          ]
        : []),
    ],
  };
}

/** UD-10 b and UD-13: answers owed in another player's turn, and discards of a full storage. */
function ofOthers({ view, seat, say, format }: AskOptions, has: Has): Asked {
  if (view.phase === 'discard') {
    const storage = view.players[seat]?.storage;
    return {
      hint: say.discardMore(storage === undefined ? 0 : surplusOf(storage), format),
      asks: [],
    };
  }
  return {
    asks: [
      {
        name: 'decline',
        variant: 'plain',
        label: say.decline,
        sign: 'cross',
        tap: move({ verb: 'decline' }),
      },
      {
        name: 'counter',
        variant: 'plain',
        label: say.counter,
        sign: 'swap',
        tap: { on: 'counter' },
      },
      // If the player can't accept, the prompt names what is missing.
      {
        name: 'accept',
        variant: has('accept') ? 'go' : 'plain',
        label: say.accept,
        sign: 'check',
        tap: move({ verb: 'accept' }),
      },
    ],
  };
}

function move(what: Move): Tap {
  return { on: 'move', move: what };
}
