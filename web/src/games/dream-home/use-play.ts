import { placingsOf } from '@richtfest/dream-home';
import { useCallback, useMemo } from 'react';
import { useFocusOnPlace } from '../../board/use-focus-on-place.ts';
import { useLook } from '../../board/use-look.ts';
import { type Dragged, usePieceDrag } from '../../board/use-piece-drag.ts';
import { useShownScene } from '../../board/use-shown-scene.ts';
import { useTaps } from '../../board/use-taps.ts';
import { useShowReason } from '../../table/show-reason.ts';
import { useTablePace } from '../../table/table-pace.ts';
import type { PlayOptions, TablePlay } from '../table-play.ts';
import type { TableProps } from '../table-props.ts';
import { type Causes, causesOf } from './causes.ts';
import type { Goal, ThingDrag } from './drag.ts';
import { type Marks, marksOf } from './marks.ts';
import { noteOf } from './notes.ts';
import { pointsOf } from './points.ts';
import { tapMachine } from './react.ts';
import type { Scene } from './scene.ts';
import type { Selection, Sight, Situation, Tap, Thing } from './selection.ts';
import type { Cue } from './stage/cue.ts';
import { staging } from './stage/staging.ts';
import type { Speech } from './table-context.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeys } from './use-keys.ts';
import { useWish } from './use-wish.ts';
import { whyNotThere } from './why-not.ts';
import type { DreamHomeTypes, Move, RoomCard } from './words.ts';

/** The table at this moment: what is seen, what may be done, what is in somebody's hand. */
export interface Play extends TablePlay<Scene, Cue, Selection, Tap> {
  readonly situation: Situation;
  readonly marks: Marks;
  readonly dragged: Dragged<Thing, Goal> | undefined;
  readonly drag: ThingDrag;
  readonly causes: Causes;
}

export function usePlay({ props, speech, root }: PlayOptions<DreamHomeTypes, Speech>): Play {
  const { client, snapshot, settings } = props;
  const isReduced = settings.motion === 'reduced';
  const { isPending, wish } = useWish(props);
  const shown = useShownScene({ snapshot, root, isReduced, staging });
  const { seen, finish } = shown;
  const isAnimating = shown.isAnimating || isPending;
  useTablePace(isAnimating, finish);
  const { seat } = seen;
  const situation = useSituation(props, seat, isAnimating);
  const look = useLook(root);
  const showReason = useShowReason();
  const onLook = (sight: Sight) => {
    if (sight.is === 'then') wish(sight.move);
    else if (sight.is === 'why-not') {
      const reason = whyNotThere(client, { seat, ...sight });
      if (reason !== undefined) showReason(reason);
    } else {
      const { anchor, text } = noteOf(sight, situation, speech);
      if (text !== '') look.tell(anchor, text);
    }
  };
  const { selection, reason, tap } = useTaps({
    table: props,
    machine: tapMachine,
    situation,
    isAnimating,
    onLook,
  });
  const { dragged, drag } = usePieceDrag<Thing, Goal>({
    pick: (thing) => tap({ on: 'pick', thing }),
    drop: (goal) => tap(goal),
    letGo: () => tap({ on: 'cancel' }),
  });
  const gain = useCallback(
    (move: Move) => {
      const after = client.preview(move);
      return after && pointsOf(after, seat) - pointsOf(snapshot.view, seat);
    },
    [client, snapshot, seat],
  );
  const marks = useMemo(() => marksOf(selection, situation, gain), [selection, situation, gain]);
  const causes = useMemo(() => causesOf(reason), [reason]);
  useKeys({ root, situation, isAnimating, tap, finish });
  useKeptFocus(root, situation.legal.length > 0, marks);
  useFocusOnPlace({
    root,
    isHolding: marks.places.size > 0,
    source: ':is([data-column], [data-tool], [data-helper], [data-pile-card])',
  });
  return {
    seen,
    isAnimating,
    finish,
    situation,
    selection,
    marks,
    dragged,
    drag,
    causes,
    look,
    tap,
  };
}

/** What lies on the table and what may be done; nothing may while things still move. */
function useSituation(
  { snapshot }: TableProps<DreamHomeTypes>,
  seat: number,
  isAnimating: boolean,
): Situation {
  const { view } = snapshot;
  const legal = isAnimating ? NO_MOVES : snapshot.legal;
  return useMemo(
    () => ({ view, legal, seat, placings: (card: RoomCard) => placingsOf(view, seat, card) }),
    [view, legal, seat],
  );
}

const NO_MOVES: readonly Move[] = [];
