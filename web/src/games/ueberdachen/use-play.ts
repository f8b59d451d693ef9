import { type Reason, reasonText } from '@richtfest/engine';
import { useCallback, useMemo } from 'react';
import { useFocusOnPlace } from '../../board/use-focus-on-place.ts';
import { useHold } from '../../board/use-hold.ts';
import { type Look, useLook } from '../../board/use-look.ts';
import { type Dragged, type PieceDrag, usePieceDrag } from '../../board/use-piece-drag.ts';
import { useShownScene } from '../../board/use-shown-scene.ts';
import { useTaps } from '../../board/use-taps.ts';
import { useTablePace } from '../../table/table-pace.ts';
import type { PlayOptions, TablePlay } from '../table-play.ts';
import type { TableProps } from '../table-props.ts';
import { type Asked, asksOf } from './asks.ts';
import { tapOfDrop } from './drops.ts';
import { moveOf } from './draft.ts';
import type { Goal } from './parts/pile.tsx';
import { type Selection, type Sight, type Situation, type Tap, tapMachine } from './selection.ts';
import type { Cue } from './stage/cue.ts';
import { staging } from './stage/staging.ts';
import type { Speech } from './table-context.ts';
import { useCauses } from './use-causes.ts';
import { useKeys } from './use-keys.ts';
import type { Move, UeberdachenTypes, View } from './words.ts';

/** The table at this moment: what is seen, what may be done, what is being laid out. */
export interface Play extends TablePlay<View, Cue, Selection, Tap> {
  /** Owed and optional moves; nothing while things still move. */
  readonly legal: readonly Move[];
  readonly situation: Situation;
  readonly asked: Asked;
  readonly reason: Reason | undefined;
  /** What the rules say to what lies on the trestle table. */
  readonly draftReason: Reason | undefined;
  readonly draftReasonText: string;
  readonly dragged: Dragged<string, Goal> | undefined;
  readonly drag: PieceDrag<string, Goal>;
}

export function usePlay({ props, speech, root }: PlayOptions<UeberdachenTypes, Speech>): Play {
  const { client, snapshot, settings } = props;
  const isReduced = settings.motion === 'reduced';
  const { seen, isAnimating, finish } = useShownScene({ snapshot, root, isReduced, staging });
  useTablePace(isAnimating, finish);
  const { seat } = seen;
  const legal = useMemo(
    () => (isAnimating ? NO_MOVES : [...snapshot.legal, ...snapshot.optional]),
    [isAnimating, snapshot],
  );
  const situation = useMemo(
    (): Situation => ({
      view: snapshot.view,
      legal,
      seat,
      isRefused: (move) => client.refusal(move) !== undefined,
    }),
    [snapshot.view, legal, seat, client],
  );
  const look = useLook(root);
  const onLook = useCallback((what: Sight) => tell(what, look, speech), [look, speech]);
  const { selection, reason, tap } = useTaps({
    table: props,
    machine: tapMachine,
    situation,
    isAnimating,
    onLook,
  });
  useHold(client, selection.is === 'trestle' && selection.draft.as === 'propose');
  const { dragged, drag } = usePieceDrag<string, Goal>({
    pick: () => undefined,
    drop: (goal, piece) => {
      const touched = tapOfDrop({ piece, goal, selection, situation });
      if (touched === 'wrong-cell') look.tell(`[data-goal="${goal}"]`, speech.say.wrongCell);
      else if (touched !== undefined) tap(touched);
    },
    letGo: () => undefined,
  });
  const { say, format } = speech;
  const asked = useMemo(
    () => asksOf({ view: snapshot.view, seat, legal, selection, say, format }),
    [snapshot.view, seat, legal, selection, say, format],
  );
  useKeys({ root, asked, isAnimating, tap, finish });
  useCauses(root, reason);
  const isHolding = selection.is === 'card' || selection.is === 'material';
  useFocusOnPlace({
    root,
    isHolding,
    source: ':is([data-stack], [data-pile])',
    place: '[data-cell]',
  });
  return {
    seen,
    isAnimating,
    finish,
    legal,
    situation,
    selection,
    asked,
    reason,
    dragged,
    drag,
    look,
    tap,
    ...useDraftReason(props, selection),
  };
}

function useDraftReason(props: TableProps<UeberdachenTypes>, selection: Selection) {
  const { client, texts, language, format } = props;
  const draftReason =
    selection.is === 'trestle' ? client.refusal(moveOf(selection.draft)) : undefined;
  const draftReasonText =
    draftReason === undefined ? '' : reasonText(draftReason, texts, { language, format });
  return { draftReason, draftReasonText };
}

function tell(what: Sight, look: Look, { say }: Speech): void {
  if (what === 'choose-a-card') look.tell('[data-column]', say.chooseACard);
  else look.tell(`[data-pile$=":${what.noPlaceFor}"]`, say.noPlaceFor(what.noPlaceFor));
}

const NO_MOVES: readonly Move[] = [];
