import { type GameTypes, say } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import type { Adviser } from '../hint/use-hint.ts';
import { HINT_KEY } from '../hint/use-hint-key.ts';
import { usePeopleTexts } from '../people/people-texts.ts';
import { mayAsk } from '../take-back/may-ask.ts';
import { TakeBackButton } from '../take-back/take-back-button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Tool } from './tool.tsx';

export interface TurnToolsProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  /** There is room for words on the buttons. */
  readonly isWordy: boolean;
  /** Skips the animation of other players' moves. */
  readonly onFastForward: () => void;
  readonly onWhy: () => void;
  readonly adviser: Adviser;
}

/** Buttons that help with this decision, or with waiting for others: each has a fixed place. */
export function TurnTools<T extends GameTypes>(props: TurnToolsProps<T>): ReactNode {
  const { table, isWordy, onFastForward, onWhy, adviser } = props;
  const { snapshot, client } = table;
  const frame = useTexts();
  const { acting, owing, undoable, legal, seats, result } = snapshot;
  const isPlaying = seats.some(({ who }) => who === 'person-here') && snapshot.isStill !== true;
  const isOver = result !== undefined;
  const isBotsTurn = owing.some((seat) => seats[seat]?.who === 'bot');
  return (
    <>
      {isPlaying && <UndoTool table={table} isWordy={isWordy} />}
      {isPlaying && !isOver && (
        <Tool
          isWordy={isWordy}
          icon="restart"
          name={isWordy ? frame.table.restart : frame.table.restartTurn}
          title={frame.table.restartTurn}
          isOff={undoable < 2}
          onPress={() => client.undo(undoable)}
        />
      )}
      {isPlaying && !isOver && adviser.isOffered && (
        <HintButton adviser={adviser} isWordy={isWordy} />
      )}
      {isPlaying && !isOver && isWordy && (
        <Tool
          isWordy
          icon="why"
          name={frame.table.why}
          isOff={acting === undefined}
          onPress={onWhy}
        />
      )}
      {!isOver && snapshot.isStill !== true && seats.some(({ who }) => who === 'bot') && (
        <Tool
          isWordy={isWordy}
          icon="fast-forward"
          name={frame.table.fastForward}
          isOff={!isBotsTurn || (!isWordy && legal.length > 0)}
          onPress={onFastForward}
        />
      )}
    </>
  );
}

/** Takes back the latest move, a secret choice, or by consent the whole turn. */
function UndoTool<T extends GameTypes>({
  table,
  isWordy,
}: Pick<TurnToolsProps<T>, 'table' | 'isWordy'>): ReactNode {
  const { snapshot, client, texts, format } = table;
  const { undo } = useTexts().table;
  const { undoable, legal, optional } = snapshot;
  // A single optional move: usually taking a choice back.
  const [only] = legal.length === 0 && optional.length === 1 ? optional : [];
  if (undoable === 0 && only !== undefined) {
    const name = say(texts.moves, 'verb', only, format);
    const takeBack = () => void table.play(only);
    return <Tool isWordy={isWordy} icon="undo" name={name} onPress={takeBack} />;
  }
  if (undoable === 0 && mayAsk(table)) return <TakeBackButton table={table} isWordy={isWordy} />;
  return (
    <Tool
      isWordy={isWordy}
      icon="undo"
      name={undo}
      isOff={undoable === 0}
      onPress={() => client.undo(1)}
    />
  );
}

function HintButton({
  adviser,
  isWordy,
}: {
  readonly adviser: Adviser;
  readonly isWordy: boolean;
}): ReactNode {
  const people = usePeopleTexts();
  const isShown = adviser.advice.is !== 'none';
  return (
    <Button
      icon="hint"
      aria-label={people.hint}
      aria-pressed={isShown}
      disabled={!adviser.mayAsk}
      aria-keyshortcuts={HINT_KEY}
      onClick={adviser.toggle}
    >
      {isWordy ? people.hint : undefined}
    </Button>
  );
}
