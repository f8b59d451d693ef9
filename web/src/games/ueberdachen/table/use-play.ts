import type { Move, UeberdachenTypes, View } from '@richtfest/ueberdachen';
import { type Reason, reasonText } from '@richtfest/engine';
import { useCallback, useMemo } from 'react';
import { useFocusOnPlace } from '../../../board/use-focus-on-place.ts';
import { useHold } from '../../../board/use-hold.ts';
import { type CloseUp, useCloseUp } from '../../../board/use-close-up.ts';
import { type Dragged, type PieceDrag, usePieceDrag } from '../../../board/use-piece-drag.ts';
import { useShownScene } from '../../../board/use-shown-scene.ts';
import { useTaps } from '../../../board/taps.ts';
import { useReportedAnimation } from '../../../table/animation.ts';
import type { PlayOptions, TablePlay } from '../../table-play.ts';
import type { TableProps } from '../../table-props.ts';
import { type Causes, causesOf } from './causes.tsx';
import { type Asked, asksOf } from './prompts.ts';
import { tapOfDrop } from './drops.ts';
import { moveOf } from './draft.ts';
import type { Goal } from './parts/pile.tsx';
import { type Selection, type Notice, type TapContext, type Tap, tapMachine } from './taps.ts';
import type { Cue } from './stage/cue.ts';
import { staging } from './stage/staging.ts';
import type { Speech } from './speech.ts';
import { useKeys } from './use-keys.ts';
import { useRequestedTap } from './use-requested-tap.ts';

/** The state of the table: scene, moves and draft. */
export interface Play extends TablePlay<View, Cue, Selection, Tap> {
  /** Owed and optional moves; empty during animations. */
  readonly legal: readonly Move[];
  readonly context: TapContext;
  readonly asked: Asked;
  readonly causes: Causes;
  /** Why the rules refuse the draft on the trestle table. */
  readonly draftReason: Reason | undefined;
  readonly draftReasonText: string;
  readonly dragged: Dragged<string, Goal> | undefined;
  readonly drag: PieceDrag<string, Goal>;
}

export function usePlay({ props, speech, root }: PlayOptions<UeberdachenTypes, Speech>): Play {
  const { client, snapshot } = props;
  const { seen, isAnimating, finish } = useShownScene({ snapshot, root, staging });
  useReportedAnimation(isAnimating, finish);
  const { seat } = seen;
  const legal = useMemo(
    () => (isAnimating ? NO_MOVES : [...snapshot.legal, ...snapshot.optional]),
    [isAnimating, snapshot],
  );
  const context = useMemo(
    (): TapContext => ({
      view: snapshot.view,
      legal,
      seat,
      isRefused: (move) => client.refusal(move) !== undefined,
    }),
    [snapshot.view, legal, seat, client],
  );
  const closeUp = useCloseUp(root);
  const onNotice = useCallback((what: Notice) => tell(what, closeUp, speech), [closeUp, speech]);
  const {
    selection,
    reason,
    tap: tapNow,
  } = useTaps({
    table: props,
    machine: tapMachine,
    context,
    isAnimating,
    onNotice,
  });
  const { view } = snapshot;
  const requested = useRequestedTap({ view, seat, isAnimating, tap: tapNow });
  const { tap, isProposalRequested } = requested;
  useHold(client, requested.isHolding || isPlanning(selection, view.seat === seat));
  const { dragged, drag } = usePieceDrag<string, Goal>({
    pick: () => undefined,
    drop: (goal, piece) => {
      const touched = tapOfDrop({ piece, goal, selection, context });
      if (touched === 'wrong-cell')
        closeUp.showNotice(`[data-goal="${goal}"]`, speech.say.wrongCell);
      else if (touched !== undefined) tap(touched);
    },
    letGo: () => undefined,
  });
  const { say, format } = speech;
  const drafted = useDraftReason(props, selection);
  const isDraftRefused = drafted.draftReason !== undefined;
  const asked = useMemo(
    () =>
      asksOf({ view, seat, legal, selection, isDraftRefused, isProposalRequested, say, format }),
    [view, seat, legal, selection, isDraftRefused, isProposalRequested, say, format],
  );
  useKeys({ root, asked, isAnimating, tap, finish });
  const causes = useMemo(() => causesOf(reason), [reason]);
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
    context,
    selection,
    asked,
    causes,
    dragged,
    drag,
    closeUp,
    tap,
    ...drafted,
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

function tell(what: Notice, closeUp: CloseUp, { say }: Speech): void {
  if (what === 'choose-a-card') closeUp.showNotice('[data-column]', say.chooseACard);
  else closeUp.showNotice(`[data-pile$=":${what.noPlaceFor}"]`, say.noPlaceFor(what.noPlaceFor));
}

/** What a player lays out or looks up in another player's turn, while bots wait. */
function isPlanning(selection: Selection, isOwnTurn: boolean): boolean {
  if (isOwnTurn) return false;
  return (
    selection.is === 'missing' || (selection.is === 'trestle' && selection.draft.as === 'propose')
  );
}

const NO_MOVES: readonly Move[] = [];
