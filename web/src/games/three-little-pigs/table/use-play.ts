import type { Move, PigsTypes, Tile } from '@richtfest/three-little-pigs';
import { useMemo } from 'react';
import type { PlayOptions, TablePlay } from '../../table-play.ts';
import { useFocusOnPlace } from '../../../board/use-focus-on-place.ts';
import { useCloseUp } from '../../../board/use-close-up.ts';
import { type Dragged, usePieceDrag } from '../../../board/use-piece-drag.ts';
import { useShownScene } from '../../../board/use-shown-scene.ts';
import { useTaps } from '../../../board/taps.ts';
import { useReportedAnimation } from '../../../table/animation.ts';
import { type Causes, causesOf } from './causes.ts';
import { houseNote, payableStacks, tileInHand } from './derive.ts';
import type { StackDrag } from './parts/stack.tsx';
import {
  type Place,
  type Selection,
  type Notice,
  type StackOf,
  type TapContext,
  type Tap,
  placesFor,
  tapMachine,
} from './taps.ts';
import type { Speech } from './speech.ts';
import type { Scene } from './scene.ts';
import type { Cue } from './stage/cue.ts';
import { staging } from './stage/staging.ts';
import { useKeys } from './use-keys.ts';

/** The state of the table: scene, legal moves and selection. */
export interface Play extends TablePlay<Scene, Cue, Selection, Tap> {
  /** Empty during animations. */
  readonly legal: readonly Move[];
  /** Stacks to stop rolling for. */
  readonly payable: ReadonlySet<string>;
  readonly inHand: Tile | undefined;
  /** Where the selected tile can go. */
  readonly places: readonly Place[];
  readonly dragged: Dragged<StackOf, Place> | undefined;
  readonly drag: StackDrag;
  readonly causes: Causes;
}

export function usePlay({ props, speech, root }: PlayOptions<PigsTypes, Speech>): Play {
  const { snapshot } = props;
  const { seen, isAnimating, finish } = useShownScene({ snapshot, root, staging });
  useReportedAnimation(isAnimating, finish);
  const { seat, scene } = seen;
  const { view } = scene;
  const legal = isAnimating ? NO_MOVES : snapshot.legal;
  const context = useMemo(
    (): TapContext => ({
      view: snapshot.view,
      legal,
      payable: legal.some(({ verb }) => verb === 'stop') ? payableStacks(snapshot.view) : NO_STACKS,
      seat,
    }),
    [snapshot.view, legal, seat],
  );
  const closeUp = useCloseUp(root);
  const onNotice = (what: Notice) => {
    const { chooseDice, chooseATile, chooseHouse } = speech.say;
    if (what === 'choose-dice') closeUp.showNotice('[data-die="2"]', chooseDice);
    else if (what === 'choose-a-tile') closeUp.showNotice('[data-place="new"]', chooseATile);
    else if (what === 'choose-a-house') closeUp.showNotice('[data-place="new"]', chooseHouse);
    else if (what.seat !== seat) closeUp.open(what.seat);
    else closeUp.showNotice(`[data-place="${what.house}"]`, houseNote({ view, ...what }, speech));
  };
  const { selection, reason, tap } = useTaps({
    table: props,
    machine: tapMachine,
    context,
    isAnimating,
    onNotice,
  });
  const { dragged, drag } = usePieceDrag<StackOf, Place>({
    pick: ({ kind, material }) => {
      tap({ on: 'cancel' });
      tap({ on: 'stack', kind, material });
    },
    drop: (place) => tap({ on: 'place', place }),
    letGo: () => tap({ on: 'cancel' }),
  });
  const hasTile = selection.is === 'tile';
  const inHand = useMemo(() => tileInHand(selection, view), [selection, view]);
  const places = useMemo(
    () => (selection.is === 'tile' ? placesFor(selection, legal) : NO_PLACES),
    [selection, legal],
  );
  const causes = useMemo(() => causesOf(reason), [reason]);
  useKeys({ root, diceCount: view.dice.length, isAnimating, tap, finish });
  useFocusOnPlace({ root, isHolding: hasTile, source: '[data-stack]' });
  return {
    seen,
    isAnimating,
    finish,
    legal,
    payable: context.payable,
    selection,
    inHand,
    places,
    dragged,
    drag,
    causes,
    closeUp,
    tap,
  };
}

const NO_MOVES: readonly Move[] = [];
const NO_PLACES: readonly Place[] = [];
const NO_STACKS: ReadonlySet<string> = new Set();
