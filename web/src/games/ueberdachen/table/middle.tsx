import type { Material, Move, Trade, View } from '@richtfest/ueberdachen';
import { memo, useMemo } from 'react';
import { partnersOf, materialsFor } from './derive.ts';
import { nearestRoom, neededBy } from './needs.ts';
import { Composer } from './parts/composer.tsx';
import { Fence } from './parts/fence.tsx';
import { Lorry } from './parts/lorry.tsx';
import { Merchant } from './parts/merchant.tsx';
import { OfferBoard } from './parts/offer-board.tsx';
import { Stacks, Supply } from './parts/supply.tsx';
import { Trades } from './parts/trades.tsx';
import { Ways } from './parts/ways.tsx';
import styles from './middle.module.css';
import { loadOf } from './taps.ts';
import type { Play } from './use-play.ts';
import { waysTo } from './ways.ts';

/** The content of the middle. */
export type MiddleKind =
  | 'supply'
  | 'trades'
  | 'lorry'
  | 'fence'
  | 'merchant'
  | 'trestle'
  | 'offer'
  | 'ways';

export function middleOf({ seen, selection, context, legal }: Play): MiddleKind {
  const { phase } = context.view;
  const isMine = legal.length > 0 && context.view.seat === seen.seat;
  if (selection.is === 'trestle') return 'trestle';
  if (selection.is === 'missing') return 'ways';
  if (seen.scene.offer !== undefined) return 'offer';
  if (selection.is === 'merchant') return 'merchant';
  if (!isMine) return 'supply';
  if (phase === 'choose-trade') return 'trades';
  if (phase === 'take') return 'lorry';
  return phase === 'steal' ? 'fence' : 'supply';
}

export interface MiddleProps {
  readonly play: Play;
  readonly kind: MiddleKind;
  readonly undisturbedSeats: ReadonlySet<number>;
  readonly deadlines: readonly (number | undefined)[];
  /** The seats played at this device. */
  readonly here: ReadonlySet<number>;
}

/** The shared middle: die, cards and merchant, or what the current decision needs. */
export const Middle = memo(function Middle({
  play,
  kind,
  undisturbedSeats,
  deadlines,
  here,
}: MiddleProps) {
  const { seen, selection, context, legal, tap } = play;
  const view = seen.scene;
  const { seat } = seen;
  const onMove = (move: Move) => tap({ on: 'move', move });
  switch (kind) {
    case 'supply':
      return <Supply play={play} />;
    case 'trades':
      return (
        <Trades
          seat={seat}
          takenBy={takenBy(view)}
          onTrade={(trade) => onMove({ verb: 'choose-trade', trade })}
        />
      );
    case 'lorry':
      return (
        <>
          <div className={styles['plans']} data-plans="">
            <Stacks play={play} />
          </div>
          <Lorry
            trade={view.players[seat]?.trade ?? 'mason'}
            size={context.view.toTake}
            kinds={materialsFor(context.view, seat)}
            load={loadOf(selection)}
            room={nearestRoom(context.view, seat)?.room}
            needed={neededBy(context.view, seat)}
            onLoad={(material, by) => tap({ on: 'load', material, by })}
          />
        </>
      );
    case 'fence':
      return (
        <Fence
          view={view}
          seats={partnersOf(view, seat)}
          needed={neededBy(view, seat)}
          onSteal={(from, material) => onMove({ verb: 'steal', seat: from, material })}
        />
      );
    case 'merchant':
      return <Merchant mays={ordersIn(legal)} onItem={(item) => onMove({ verb: 'bank', item })} />;
    case 'ways':
      return selection.is === 'missing' ? (
        <WaysTo play={play} material={selection.material} />
      ) : undefined;
    case 'trestle':
      return selection.is === 'trestle' ? (
        <Composer
          view={context.view}
          seat={seat}
          draft={selection.draft}
          partners={partnersOf(context.view, seat)}
          undisturbedSeats={undisturbedSeats}
          reason={play.draftReason}
          reasonText={play.draftReasonText}
          drag={play.drag}
          tap={tap}
        />
      ) : undefined;
    case 'offer':
      return view.offer === undefined ? undefined : (
        <OfferBoard
          view={view}
          offer={view.offer}
          needed={hasPart(view, new Set([seat])) ? neededBy(view, seat) : NO_KINDS}
          isForViewer={view.seat !== seat}
          isAside={!hasPart(view, here)}
          picks={legal.flatMap((move) => (move.verb === 'pick' ? [move.seat] : []))}
          deadlines={deadlines}
          onPick={(from) => onMove({ verb: 'pick', seat: from })}
        />
      );
  }
});

function WaysTo({ play, material }: { readonly play: Play; readonly material: Material }) {
  const { context, seen, tap } = play;
  const ways = useMemo(() => waysTo(material, context), [material, context]);
  return (
    <Ways
      view={context.view}
      seat={seen.seat}
      material={material}
      ways={ways}
      onMove={(move) => tap({ on: 'move', move })}
    />
  );
}

/** UD-10: true if one of these seats made the open offer or must answer it. */
export function hasPart({ seat, offer }: View, seats: ReadonlySet<number>): boolean {
  return seats.has(seat) || offer?.answers.some((answer) => seats.has(answer.seat)) === true;
}

function takenBy({ players }: View): Partial<Record<Trade, number>> {
  return Object.fromEntries(
    players.flatMap(({ trade }, seat) => (trade === undefined ? [] : [[trade, seat]])),
  );
}

function ordersIn(legal: readonly Move[]): ReadonlySet<Material | 'pillar'> {
  return new Set(legal.flatMap((move) => (move.verb === 'bank' ? [move.item] : [])));
}

const NO_KINDS: ReadonlySet<Material> = new Set();
