import type { Reason } from '@richtfest/engine';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { Celebration } from '../end/celebration.tsx';
import { EndSheet } from '../end/end-sheet.tsx';
import type { GameModule } from '../games/index.ts';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import { SeatFacesContext } from '../people/seat-faces.ts';
import { LookBack } from '../replay/look-back.tsx';
import { useLookBack } from '../replay/use-look-back.ts';
import { playSound } from '../sound/play-sound.ts';
import { Curtain } from './curtain.tsx';
import { Drapes } from './drapes.tsx';
import { FivePlaces } from './five-places.tsx';
import { MomentContext } from './moments.ts';
import { Refusal } from './refusal.tsx';
import { ReasonContext } from './show-reason.ts';
import { useFrameAnimation } from './animation.ts';
import { useCurtain } from './use-curtain.ts';
import { useDrawer } from './use-drawer.ts';
import { turnOf, useNewTurn } from './use-new-turn.ts';
import { useRefusals } from './use-refusals.ts';
import { useShownEnd } from './use-shown-end.ts';
import { useTableProps } from './use-table-props.ts';
import { useTitle } from './use-title.ts';

interface TableFrameProps {
  readonly client: MatchClient;
  readonly module: GameModule;
  readonly notice?: string | undefined;
  /** Called with every refusal that is shown. */
  readonly onRefused?: (reason: Reason) => void;
  /** A refusal that was not caused by a tap here: by the server, or in a shared question. */
  readonly refused?: Reason | undefined;
  /** What surrounds the table explains this refusal; the table only marks its cause. */
  readonly isRefusalExplained?: boolean;
  readonly offersSound?: boolean;
  readonly onFastForward?: () => void;
  readonly onAnimating?: (isAnimating: boolean) => void;
  /** The finished match as a file. */
  readonly file?: (() => Promise<object>) | undefined;
  /** The address of the match, for the links to its replay and review. */
  readonly matchAddress?: string | undefined;
  readonly onAgain?: (() => void) | undefined;
  /** Opens the set-up page to change the table for the next match. */
  readonly onChange?: (() => void) | undefined;
  /** Below the table. */
  readonly foot?: ReactNode;
  /** Replaces `onAgain` and `onChange` after an online match. */
  readonly again?: ReactNode;
}

/** Everything around a game's table: its five places, dialogs and the curtain. */
export function TableFrame(props: TableFrameProps): ReactNode {
  const { client, module } = props;
  const snapshot = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.getSnapshot(),
  );
  return (
    <SeatColoursPlace
      seats={module.colouredSeats?.(snapshot.view, snapshot.seats) ?? snapshot.seats}
    >
      <SeatFacesContext value={snapshot}>
        <Frame {...props} snapshot={snapshot} />
      </SeatFacesContext>
    </SeatColoursPlace>
  );
}

function Frame(props: TableFrameProps & { readonly snapshot: MatchSnapshot }): ReactNode {
  const { client, snapshot, module, notice, refused, onFastForward, onAnimating, file } = props;
  const { onRefused } = props;
  const drawer = useDrawer();
  const refusals = useRefusals(snapshot, props.isRefusalExplained ? undefined : refused);
  const { show } = refusals;
  const showRefusal = useCallback(
    (reason: Reason) => {
      show(reason);
      onRefused?.(reason);
    },
    [show, onRefused],
  );
  const curtain = useCurtain(snapshot);
  const animation = useFrameAnimation(snapshot, onAnimating);
  const table = useTableProps({ client, snapshot, refused });
  const { result } = snapshot;
  const end = useShownEnd({
    isOver: result !== undefined,
    isAnimating: animation.isAnimating,
    skipsParty: table.settings.pace === 'instant',
  });
  useTitle(table.texts.name, turnOf(snapshot) !== undefined);
  useNewTurn(turnOf(snapshot), animation.isAnimating, () => playSound('turn'));
  const { back, moments, go, now } = useLookBack(client, snapshot);
  const isChangingHands = snapshot.curtain !== undefined;
  const { close } = drawer;
  useEffect(() => {
    // The next player starts with a closed drawer.
    if (isChangingHands) close();
  }, [isChangingHands]);
  if (curtain.closedFor !== undefined) {
    return (
      <Curtain
        seat={curtain.closedFor}
        others={snapshot.mayAct.filter((seat) => seat !== curtain.closedFor)}
        format={table.format}
        onLift={() => client.lift()}
        onPassTo={(seat) => client.actAs(seat)}
      />
    );
  }
  const openRule = (number: string) => {
    refusals.hide();
    drawer.openRule(number);
  };
  return (
    <ReasonContext value={showRefusal}>
      <MomentContext value={moments}>
        {back === undefined ? (
          <FivePlaces
            table={table}
            module={module}
            animation={animation}
            drawer={{ ...drawer, openRule }}
            notice={notice}
            nextUp={curtain.nextUp}
            isUnveiled={curtain.isOpening}
            offersSound={props.offersSound}
            foot={props.foot}
            onFastForward={onFastForward}
            onShowScore={result === undefined ? undefined : end.showScore}
          />
        ) : (
          <LookBack client={client} module={module} {...back} onMoment={go} onNow={now} />
        )}
      </MomentContext>
      {curtain.isOpening && <Drapes move="opening" onEnd={curtain.opened} />}
      {refusals.shown !== undefined && (
        <Refusal
          table={table}
          shown={refusals.shown}
          onOpenRule={openRule}
          onClose={refusals.hide}
        />
      )}
      {end.shown === 'party' && result !== undefined && (
        <Celebration
          table={table}
          module={module}
          end={{ view: snapshot.view, result }}
          onDone={end.showScore}
        />
      )}
      {end.shown === 'score' && result !== undefined && (
        <EndSheet
          table={table}
          module={module}
          end={{ view: snapshot.view, result }}
          file={file}
          name={`richtfest-${client.game.id}-${snapshot.id}`}
          matchAddress={props.matchAddress}
          onAgain={props.onAgain}
          onChange={props.onChange}
          again={props.again}
          onClose={end.hide}
        />
      )}
    </ReasonContext>
  );
}
