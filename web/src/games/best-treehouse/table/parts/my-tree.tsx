import { type Place, type PlayerView, SLOTS, colourOf } from '@richtfest/best-treehouse';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { BarSign } from '../../art/bar-sign.tsx';
import { CloseSign } from '../../art/close-sign.tsx';
import { Leaf } from '../../art/leaf.tsx';
import { type Causes, isCausingSlot } from '../causes.ts';
import { type PlaceMark, isSamePlace, markAt } from '../derive.ts';
import { roomText } from '../room-text.ts';
import { useSpeech } from '../speech.ts';
import { Cabin } from './cabin.tsx';
import styles from './my-tree.module.css';
import { Tree, spotClass, spotStyle } from './tree.tsx';

export interface MyTreeProps {
  readonly player: Pick<PlayerView, 'tree' | 'balance' | 'settled' | 'revealed'>;
  /** The selected card, previewed on every legal place. */
  readonly inHand: number | undefined;
  /** What blocks each free place; empty without a selected card. */
  readonly places: readonly PlaceMark[];
  /** The card can be placed now; otherwise the places are only a preview. */
  readonly isBuilding: boolean;
  readonly over: Place | undefined;
  readonly causes: Causes;
  /** The card that is flying to its place. */
  readonly arriving: number | undefined;
  readonly onPlace: (place: Place) => void;
}

/** My tree, the largest part of the table. */
export const MyTree = memo(function MyTree(props: MyTreeProps) {
  const { player, inHand, places, isBuilding, over, causes, arriving, onPlace } = props;
  const { tree, balance, settled, revealed } = player;
  const { texts, say } = useSpeech();
  return (
    <div className={styles['mine']} role="group" onKeyDown={moveByArrows}>
      <Tree
        balance={balance}
        balanceLabel={say.balance(texts.balances[balance])}
        isBalanceCause={causes.isBalance}
      >
        {SLOTS.map((slot) => {
          const room = tree.find((each) => isSamePlace(each, slot));
          const isSettled =
            settled !== undefined && settled !== 'discard' && isSamePlace(settled, slot);
          return (
            <Slot
              key={slot.number}
              slot={slot}
              room={room?.card}
              settled={isSettled ? revealed : undefined}
              mark={markAt(places, slot)}
              inHand={inHand}
              isBuilding={isBuilding}
              isOver={over !== undefined && isSamePlace(over, slot)}
              isCause={isCausingSlot(causes, slot)}
              isArriving={room !== undefined && room.card === arriving}
              onPlace={onPlace}
            />
          );
        })}
      </Tree>
    </div>
  );
});

interface SlotProps {
  readonly slot: (typeof SLOTS)[number];
  readonly room: number | undefined;
  readonly settled: number | undefined;
  readonly mark: PlaceMark | undefined;
  readonly inHand: number | undefined;
  readonly isBuilding: boolean;
  readonly isOver: boolean;
  readonly isCause: boolean;
  readonly isArriving: boolean;
  readonly onPlace: (place: Place) => void;
}

/**
 * Without a selected card, free places stay mounted but invisible: unmounting and mounting them
 * again would make every tap slow.
 */
const Slot = memo(function Slot(props: SlotProps) {
  const { slot, room, settled, mark, inHand, isBuilding } = props;
  const { isOver, isCause, isArriving, onPlace } = props;
  const { texts, say, format } = useSpeech();
  const { level, position } = slot;
  const place = { level, position };
  const isFilled = room !== undefined || settled !== undefined;
  const isIdle = !isFilled && (mark === undefined || inHand === undefined);
  const mayGo = !isFilled && !isIdle && mark?.bar === undefined;
  return (
    <button
      type="button"
      className={`${spotClass} ${styles['slot']}`}
      style={spotStyle(slot)}
      data-idle={isIdle ? (mark === undefined ? 'none' : 'foothold') : undefined}
      data-place={isIdle ? undefined : `${level}.${position}`}
      data-key={room}
      data-room={room === undefined ? undefined : ''}
      data-settled={settled === undefined ? undefined : ''}
      data-may={(mayGo && isBuilding) || undefined}
      data-could={mayGo || undefined}
      data-bar={isFilled || isIdle ? undefined : mark?.bar}
      data-over={isOver || undefined}
      data-cause={isCause || undefined}
      data-arriving={isArriving || undefined}
      aria-hidden={isIdle || undefined}
      aria-label={isIdle ? undefined : labelOf()}
      tabIndex={isFilled || mayGo ? 0 : -1}
      onClick={() => onPlace(place)}
    >
      {isFilled ? <Room {...props} /> : <Free mark={mark} inHand={inHand} />}
    </button>
  );

  function labelOf(): string {
    const where = say.place(place);
    if (room !== undefined)
      return `${where}: ${roomText(texts, room).name}, ${texts.colours[colourOf(room)].name}`;
    if (settled !== undefined) return say.settledHere(where);
    if (mark?.bar !== undefined) return `${where}: ${say.barred[mark.bar]}`;
    const what = isBuilding ? say.buildHere(where, slot.side) : say.couldGoHere(where);
    if (mark?.closes === undefined) return what;
    const names = mark.closes.map((colour) => texts.colours[colour].name);
    return `${what}; ${say.closesHere(format.list(names))}`;
  }
});

function Room({ room, settled }: Pick<SlotProps, 'room' | 'settled'>) {
  if (room !== undefined) return <Cabin card={room} />;
  if (settled === undefined) return null;
  return (
    <>
      <Cabin card={settled} />
      <Leaf className={styles['leaf']} />
    </>
  );
}

/** The card that fits there, or what blocks it; missing support needs no sign. */
function Free({ mark, inHand }: Pick<SlotProps, 'mark' | 'inHand'>) {
  return (
    <span className={styles['free']}>
      {mark !== undefined && inHand !== undefined && mark.bar === undefined && (
        <>
          <Cabin card={inHand} />
          {mark.closes !== undefined && (
            <span className={styles['closes']} data-closes={mark.closes.join(' ')}>
              <CloseSign colours={mark.closes} />
            </span>
          )}
        </>
      )}
      {inHand !== undefined && mark?.bar !== undefined && mark.bar !== 'support' && (
        <BarSign bar={mark.bar} colour={colourOf(inHand)} className={styles['bar']} />
      )}
    </span>
  );
}
