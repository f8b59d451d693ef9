import { type DreamHomeTypes, type Move, type RoomCard, placingsOf } from '@richtfest/dream-home';
import { useCallback, useMemo } from 'react';
import { useFocusOnPlace } from '../../../board/use-focus-on-place.ts';
import { useFocusRecovery } from '../../../board/use-focus-recovery.ts';
import { useCloseUp } from '../../../board/use-close-up.ts';
import { type Dragged, usePieceDrag } from '../../../board/use-piece-drag.ts';
import { useShownScene } from '../../../board/use-shown-scene.ts';
import { useTaps } from '../../../board/taps.ts';
import { useShowReason } from '../../../table/show-reason.ts';
import { useReportedAnimation } from '../../../table/animation.ts';
import type { PlayOptions, TablePlay } from '../../table-play.ts';
import type { TableProps } from '../../table-props.ts';
import { type Causes, causesOf } from './causes.ts';
import type { Goal, TargetDrag } from './drag.ts';
import { type Marks, marksOf } from './marks.ts';
import { noteOf } from './notes.ts';
import { pointsBelowRoof } from './points.ts';
import { tapMachine } from './taps.ts';
import type { Scene } from './scene.ts';
import type { Selection, Notice, TapContext, Tap, TapTarget } from './selection.ts';
import type { Cue } from './stage/cue.ts';
import { staging } from './stage/staging.ts';
import type { Speech } from './speech.ts';
import { useFollowUp } from './use-follow-up.ts';
import { useKeys } from './use-keys.ts';
import { whyNotThere } from './why-not.ts';

/** The state of the table: scene, legal moves and selection. */
export interface Play extends TablePlay<Scene, Cue, Selection, Tap> {
  readonly context: TapContext;
  readonly marks: Marks;
  readonly dragged: Dragged<TapTarget, Goal> | undefined;
  readonly drag: TargetDrag;
  readonly causes: Causes;
}

export function usePlay({ props, speech, root }: PlayOptions<DreamHomeTypes, Speech>): Play {
  const { client, snapshot } = props;
  const { isPending, playNext } = useFollowUp(props);
  const shown = useShownScene({ snapshot, root, staging });
  const { seen, finish } = shown;
  const isAnimating = shown.isAnimating || isPending;
  useReportedAnimation(isAnimating, finish);
  const { seat } = seen;
  const context = useTapContext(props, seat, isAnimating);
  const closeUp = useCloseUp(root);
  const showReason = useShowReason();
  const onNotice = (notice: Notice) => {
    if (notice.is === 'why-not') {
      const reason = whyNotThere(client, { seat, ...notice });
      if (reason !== undefined) showReason(reason);
    } else {
      const { anchor, text } = noteOf(notice, context, speech);
      if (text !== '') closeUp.showNotice(anchor, text);
    }
  };
  const { selection, reason, tap } = useTaps({
    table: props,
    machine: tapMachine,
    context,
    isAnimating,
    onNotice,
    onFollowUp: playNext,
  });
  const { dragged, drag } = usePieceDrag<TapTarget, Goal>({
    pick: (target) => tap({ on: 'pick', target }),
    drop: (goal) => tap(goal),
    letGo: () => tap({ on: 'cancel' }),
  });
  const gain = useCallback(
    (move: Move) => {
      const after = client.preview(move);
      return after && pointsBelowRoof(after, seat) - pointsBelowRoof(snapshot.view, seat);
    },
    [client, snapshot, seat],
  );
  const marks = useMemo(() => marksOf(selection, context, gain), [selection, context, gain]);
  const causes = useMemo(() => causesOf(reason), [reason]);
  useKeys({ root, context, isAnimating, tap, finish });
  useFocusRecovery({
    root,
    isAsked: context.legal.length > 0,
    moment: marks,
    selectors: FOCUS_ORDER,
  });
  useFocusOnPlace({
    root,
    isHolding: marks.places.size > 0,
    source: ':is([data-column], [data-tool], [data-helper], [data-pile-card])',
  });
  return {
    seen,
    isAnimating,
    finish,
    context,
    selection,
    marks,
    dragged,
    drag,
    causes,
    closeUp,
    tap,
  };
}

/** The view and its legal moves; there are none during animations. */
function useTapContext(
  { snapshot }: TableProps<DreamHomeTypes>,
  seat: number,
  isAnimating: boolean,
): TapContext {
  const { view } = snapshot;
  const legal = isAnimating ? NO_MOVES : snapshot.legal;
  return useMemo(
    () => ({ view, legal, seat, placings: (card: RoomCard) => placingsOf(view, seat, card) }),
    [view, legal, seat],
  );
}

const NO_MOVES: readonly Move[] = [];
const FOCUS_ORDER = [
  '[data-place][data-may]',
  '[data-column][data-may]',
  '[data-pile-card][data-may]',
  '[data-act]',
];
