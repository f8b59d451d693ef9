import {
  type Event,
  type Move,
  type TreehouseTypes,
  type View,
  placesOf,
} from '@richtfest/best-treehouse';
import { useMemo } from 'react';
import { useFocusRecovery } from '../../../board/use-focus-recovery.ts';
import { type CloseUp, useCloseUp } from '../../../board/use-close-up.ts';
import { type Dragged, usePieceDrag } from '../../../board/use-piece-drag.ts';
import { type ShownScene, useShownScene } from '../../../board/use-shown-scene.ts';
import { isListed, useTaps } from '../../../board/taps.ts';
import type { MatchSnapshot } from '../../../match/match-client.ts';
import { useShowReason } from '../../../table/show-reason.ts';
import { useReportedAnimation } from '../../../table/animation.ts';
import type { PlayOptions, TablePlay } from '../../table-play.ts';
import { type Causes, causesOf } from './causes.ts';
import {
  type PlaceMark,
  cardsInFan,
  countsOf,
  footholds,
  isSamePlace,
  placeMarks,
} from './derive.ts';
import type { Goal } from './goals.ts';
import type { CardDrag, Piece } from './parts/hand-card.tsx';
import { roomText } from './room-text.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Selection, type Notice, type TapContext, type Tap, tapMachine } from './taps.ts';
import type { Cue } from './stage/cue.ts';
import { staging } from './stage/staging.ts';
import type { Speech } from './speech.ts';
import { useForcedDiscard } from './use-forced-discard.ts';
import { useKeys } from './use-keys.ts';

/** The state of the table: scene, legal moves and selection. */
export interface Play extends TablePlay<Scene, Cue, Selection, Tap> {
  /** Empty during animations. */
  readonly legal: readonly Move[];
  readonly mayTakeBack: boolean;
  /** The card previewed in the tree: selected from the hand, or face up in front of the seat. */
  readonly inHand: number | undefined;
  /** The free places and what blocks the card there; without a card, the places with support. */
  readonly places: readonly PlaceMark[];
  readonly dragged: Dragged<Piece, Goal> | undefined;
  readonly drag: CardDrag;
  readonly causes: Causes;
}

export function usePlay({ props, speech, root }: PlayOptions<TreehouseTypes, Speech>): Play {
  const { snapshot } = props;
  const shown = useShownScene({ snapshot, root, staging });
  const { seen, isAnimating, finish } = useSeen(shown, snapshot);
  useReportedAnimation(isAnimating, finish);
  const { seat, scene } = seen;
  const { view } = scene;
  const legal = isAnimating ? NO_MOVES : snapshot.legal;
  const optional = isAnimating ? NO_MOVES : snapshot.optional;
  const context = useMemo(
    (): TapContext => ({ view: snapshot.view, legal, optional, seat }),
    [snapshot.view, legal, optional, seat],
  );
  const closeUp = useCloseUp(root);
  const onNotice = useNotices({ view, seat, closeUp, speech });
  const { selection, reason, tap } = useTaps({
    table: props,
    machine: tapMachine,
    context,
    isAnimating,
    onNotice,
  });
  const { dragged, drag } = usePieceDrag<Piece, Goal>({
    pick: (piece) => {
      tap({ on: 'cancel' });
      if ('card' in piece && view.phase === 'choose') tap({ on: 'card', card: piece.card });
    },
    drop: (goal) => {
      tap(goal);
      // A drop on a pennant needs no second tap to confirm.
      if (goal.on === 'pennant') tap({ on: 'confirm' });
    },
    letGo: () => tap({ on: 'cancel' }),
  });
  const inHand = cardInHand({ view, seat, selection, isAsked: legal.length > 0 });
  const places = useMemo(
    () => (inHand === undefined ? footholds(view, seat) : placeMarks(view, seat, inHand)),
    [view, seat, inHand],
  );
  useForcedDiscard({ legal, moment: `${view.round} ${view.pick} ${seat}`, tap });
  const causes = useMemo(() => causesOf(reason), [reason]);
  const player = view.players[seat];
  useKeys({ root, cards: (player && cardsInFan(player)) ?? [], isAnimating, tap, finish });
  const moment = `${view.phase} ${view.round} ${view.pick} ${seat}`;
  useFocusRecovery({ root, moment, isAsked: legal.length > 0, selectors: FOCUS_ORDER });
  const mayTakeBack = isListed<Move>({ verb: 'take-back' }, optional);
  return {
    seen,
    isAnimating,
    finish,
    legal,
    mayTakeBack,
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

/**
 * At rest the view itself: another player's take-back changes it without an event (BT-9).
 * Other players' decisions are not animated, so that they never swallow a tap or a key.
 */
function useSeen(
  shown: ShownScene<Scene, Cue>,
  { view, events }: Pick<MatchSnapshot<TreehouseTypes>, 'view' | 'events'>,
): ShownScene<Scene, Cue> {
  const { seen, finish } = shown;
  const isAnimating =
    shown.isAnimating && !events.slice(seen.shown).every((event) => isQuiet(event, seen.seat));
  const now = useMemo(() => ({ ...seen, cue: staging.still, scene: sceneOf(view) }), [seen, view]);
  return { seen: isAnimating ? seen : now, isAnimating, finish };
}

function isQuiet(event: Event, seat: number): boolean {
  return (event.type === 'card-chosen' || event.type === 'place-settled') && event.seat !== seat;
}

interface Holding {
  readonly view: View;
  readonly seat: number;
  readonly selection: Selection;
  readonly isAsked: boolean;
}

function cardInHand({ view, seat, selection, isAsked }: Holding): number | undefined {
  if (selection.is === 'card') return selection.card;
  return view.phase === 'build' && isAsked ? view.players[seat]?.revealed : undefined;
}

interface NoticeOptions {
  readonly view: View;
  readonly seat: number;
  readonly closeUp: CloseUp;
  readonly speech: Speech;
}

/** Explains a component, or why a card can't go there, next to it. */
function useNotices({ view, seat, closeUp, speech }: NoticeOptions): (notice: Notice) => void {
  const showReason = useShowReason();
  const { texts, say, format } = speech;
  return (notice) => {
    switch (notice.is) {
      case 'leaf':
        return closeUp.showNotice('[data-goal="leaf"]', say.leafNote);
      case 'colour': {
        const { name } = texts.colours[notice.colour];
        const counts = view.players.map(
          ({ tree }, each) =>
            `${format.seat(each)} ${format.number(countsOf(tree)[notice.colour])}`,
        );
        return closeUp.showNotice(
          `[data-pennant="${notice.colour}"]`,
          say.compare(name, counts.join(' · ')),
        );
      }
      case 'room': {
        const { name, line } = roomText(texts, notice.card);
        return closeUp.showNotice(placeSelector(notice), `${name}. ${line}`);
      }
      case 'bar': {
        const found = placesOf(view, seat, notice.card).find(({ slot }) =>
          isSamePlace(slot, notice.place),
        );
        if (found?.reason !== undefined) return showReason(found.reason);
        return closeUp.showNotice(placeSelector(notice), say.chooseFirst);
      }
    }
  };
}

function placeSelector({ place }: Extract<Notice, { place: unknown }>): string {
  return `[data-place="${place.level}.${place.position}"]`;
}

const NO_MOVES: readonly Move[] = [];
const FOCUS_ORDER = ['[data-may]:is(button)'];
