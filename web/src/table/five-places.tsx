import type { GameTypes, Seat } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { GameModule } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { PointsPlace } from '../board/hidden-points.tsx';
import { HintGlow } from '../board/hint-glow.tsx';
import { NoticeBubble } from '../board/notice-bubble.tsx';
import { useAidTexts } from '../hint/aid-texts.ts';
import { type Adviser, useHint } from '../hint/use-hint.ts';
import { useHintKey } from '../hint/use-hint-key.ts';
import { seatsHere } from '../match/reader.ts';
import { usePeopleTexts } from '../people/people-texts.ts';
import { SeatFacesContext } from '../people/seat-faces.ts';
import { useSettings } from '../settings/use-settings.ts';
import { SoundOffer } from '../sound/sound-offer.tsx';
import { ReactionBubbles } from '../talk/reaction-bubbles.tsx';
import { TakeBackBar } from '../take-back/take-back-bar.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useMedia } from '../ui/use-media.ts';
import { MisclickDialog } from './ask-first/misclick-dialog.tsx';
import { usePlayMove } from './ask-first/use-play-move.ts';
import { Announcer } from './announcer.tsx';
import { DrawerPlace } from './drawer-place.tsx';
import { HandOver } from './hand-over.tsx';
import { NowCard } from './now-card.tsx';
import { PromptBar } from './prompt-bar.tsx';
import styles from './table-frame.module.css';
import { type FrameAnimation, AnimationContext, withoutSpoilers } from './animation.ts';
import type { DrawerControl } from './use-drawer.ts';
import { useTurnScene } from './use-turn-scene.ts';
import { useNameTips } from './use-name-tips.ts';

interface FivePlacesProps {
  readonly table: TableProps<GameTypes>;
  readonly module: GameModule;
  readonly animation: FrameAnimation;
  readonly drawer: DrawerControl;
  readonly notice: string | undefined;
  /** All players look at the table; then the device goes to this seat. */
  readonly nextUp: Seat | undefined;
  /** The curtain has just been lifted: the focus was on it. */
  readonly isUnveiled: boolean;
  readonly onFastForward: (() => void) | undefined;
  readonly onShowScore: (() => void) | undefined;
  /** Offers sound from the second turn on, once per device. */
  readonly offersSound?: boolean | undefined;
  /** A new key mounts a new table. */
  readonly tableKey?: string | number;
  /** Below the table. */
  readonly foot?: ReactNode;
}

/** The five places of every table: prompt, board, hand-over strip, drawer and announcer. */
export function FivePlaces(props: FivePlacesProps): ReactNode {
  const {
    table,
    module,
    animation,
    drawer,
    notice,
    nextUp,
    isUnveiled,
    onFastForward,
    onShowScore,
  } = props;
  const { tableKey = 'table', foot } = props;
  const { client, snapshot } = table;
  const people = usePeopleTexts();
  const frame = useTexts();
  const board = useRef<HTMLElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnveiled) board.current?.focus();
  }, [isUnveiled]);
  const isWide = useMedia('(min-width: 1100px)');
  const moves = usePlayMove(table, module);
  const shown = {
    ...table,
    play: moves.playAtOnce,
    snapshot: withoutSpoilers(snapshot, animation, client.game),
  };
  const fastForward = () => {
    animation.fastForward();
    onFastForward?.();
  };
  const { isSkippable, tableAnimation } = useSkipping(animation, table, onFastForward);
  const aidTexts = useAidTexts();
  const adviser = useHint(client, shown.snapshot);
  useHintKey(adviser.toggle);
  const spots = useSpots(adviser, module, snapshot.acting);
  const hintKeys = adviser.isOffered ? [{ keys: ['I'], does: people.hintKey }] : [];
  const keys = [...(module.keys?.[table.language] ?? []), ...hintKeys];
  const tips = useNameTips(whole);
  const { aidUse } = snapshot;
  const used = aidUse && aidTexts.used(aidUse.aid, aidUse.seat, table.format);
  const said = notice ?? used;
  const { now, hasBegun, announced } = useTurnScene(board, snapshot, animation.isAnimating);
  const Table = module.table;
  return (
    <SeatFacesContext value={shown.snapshot}>
      <PointsPlace isHidden={table.settings.hidesPoints && snapshot.result === undefined}>
        <div className={styles['frame']} data-frame="" ref={whole}>
          <button type="button" className={styles['skip']} onClick={drawer.focusMoves}>
            {frame.table.toMoves}
          </button>
          <PromptBar
            table={shown}
            latestEvent={animation.latestEvent}
            isWordy={isWide}
            onFastForward={fastForward}
            onWhy={drawer.askWhy}
            adviser={adviser}
            isSkippable={isSkippable}
            onOpenDrawer={isWide ? undefined : drawer.open}
            onShowScore={onShowScore}
          />
          <main
            ref={board}
            tabIndex={-1}
            className={styles['board']}
            aria-label={frame.table.board}
          >
            <TakeBackBar table={table} />
            <AnimationContext value={tableAnimation}>
              {/* Where views are private, each watcher gets a new table, so that no secret remains. */}
              <Table
                key={
                  client.game.hasPrivateViews === true
                    ? `${tableKey} ${snapshot.watcher}`
                    : tableKey
                }
                {...table}
                play={moves.play}
              />
            </AnimationContext>
            {now !== undefined && <NowCard seat={now} format={table.format} onEnd={announced} />}
          </main>
          {props.offersSound === true && hasBegun && <SoundOffer isWordy={isWide} />}
          <ReactionBubbles board={board} />
          <NoticeBubble closeUp={tips} />
          {spots.length > 0 && <HintGlow root={board} spots={spots} />}
          {nextUp !== undefined && (
            <HandOver
              seat={nextUp}
              format={table.format}
              isAnimating={animation.isAnimating}
              onTaken={() => client.lift()}
            />
          )}
          {foot}
          <DrawerPlace table={shown} keys={keys} drawer={drawer} isColumn={isWide} />
          <Announcer {...table} />
          {moves.misclick !== undefined && (
            <MisclickDialog misclick={moves.misclick} onGoOn={moves.goOn} onGoBack={moves.goBack} />
          )}
          {said !== undefined && (
            <p className={styles['notice']} role="status">
              {said}
            </p>
          )}
        </div>
      </PointsPlace>
    </SeatFacesContext>
  );
}

/** Whether only bots move until a person here decides, and a tap on the table skips that. */
function useSkipping(
  { inTable, fastForward }: FrameAnimation,
  { client, snapshot }: Pick<TableProps<GameTypes>, 'client' | 'snapshot'>,
  onFastForward: (() => void) | undefined,
) {
  const { legal, owing, seats } = snapshot;
  const { pace } = useSettings();
  const areBots = owing.length > 0 && owing.every((seat) => seats[seat]?.who === 'bot');
  const hasPlayer = seatsHere(seats).length > 0;
  const isSkippable = areBots && hasPlayer && legal.length === 0 && onFastForward !== undefined;
  const tableAnimation = {
    ...inTable,
    bots: client,
    skipOthers() {
      if (!isSkippable) return;
      fastForward();
      onFastForward();
    },
  };
  return {
    isSkippable: isSkippable && !inTable.isFastForward && pace !== 'instant',
    tableAnimation,
  };
}

/** The elements a hint highlights, as selectors. */
function useSpots(
  { advice }: Adviser,
  { spotsOf }: GameModule,
  seat: Seat | undefined,
): readonly string[] {
  const move = advice.is === 'given' ? advice.hint?.move : undefined;
  return useMemo(
    () => (move === undefined || seat === undefined ? [] : (spotsOf?.(move, seat) ?? [])),
    [move, seat, spotsOf],
  );
}
