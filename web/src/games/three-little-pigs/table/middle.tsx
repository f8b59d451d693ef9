import {
  type Kind,
  MAX_ROLLS,
  type Material,
  type Move,
  type View,
} from '@richtfest/three-little-pigs';
import { memo, useCallback, useMemo } from 'react';
import type { Causes } from './causes.ts';
import { cardsOf, freeDice, purseOf, spentDice, takeableStacks } from './derive.ts';
import { type Act, Actions, type ActionsProps } from './parts/actions.tsx';
import { ChancesLine } from './parts/chances-line.tsx';
import { Market } from './parts/market.tsx';
import { RewardCards } from './parts/reward-cards.tsx';
import type { StackDrag } from './parts/stack.tsx';
import { Tray } from './parts/tray.tsx';
import { WheelStand } from './parts/wheel-stand.tsx';
import styles from './pigs-table.module.css';
import { type Selection, type Tap, chosenDice } from './taps.ts';
import { useSpeech } from './speech.ts';
import { stackName } from './stack-name.ts';
import type { Cue } from './stage/cue.ts';

export interface MiddleProps {
  readonly view: View;
  readonly cue: Cue;
  readonly legal: readonly Move[];
  readonly payable: ReadonlySet<string>;
  /** A player on this device decides now. */
  readonly isMine: boolean;
  readonly selection: Selection;
  readonly causes: Causes;
  readonly hasChances: boolean;
  readonly drag: StackDrag;
  readonly tap: (tap: Tap) => void;
  readonly onNote: (selector: string, text: string) => void;
}

/** The shared middle: dice, market or wheel, cards, and the buttons of the decision. */
export const Middle = memo(function Middle(props: MiddleProps) {
  const { view, cue, legal, payable, isMine, selection, causes, hasChances, drag, tap, onNote } =
    props;
  const { phase, dice, rolls, options } = view;
  const { say } = useSpeech();
  const chosen = cue.lifted ?? chosenDice(selection);
  const free = useMemo(() => freeDice(legal), [legal]);
  const takeable = useMemo(() => takeableStacks(legal), [legal]);
  const isBuilding = phase === 'build';
  // While rolling, the prices already show what the dice would pay.
  const hasPurse = isMine && (isBuilding || phase === 'roll');
  const purse = useMemo(() => (hasPurse ? purseOf(view) : undefined), [hasPurse, view]);
  const spent = useMemo(() => (isBuilding ? spentDice(view) : NONE), [isBuilding, view]);
  const cards = useMemo(
    () => (options.experienced ? cardsOf(view) : undefined),
    [options.experienced, view],
  );
  // A wolf on dice still rolling is not visible yet.
  const wolves =
    rolls === 0
      ? 0
      : dice.filter((face, die) => face === 'wolf' && cue.thrown?.includes(die) !== true).length;
  const onDie = useCallback((die: number) => tap({ on: 'die', die }), [tap]);
  const onAct = useCallback((act: Act) => tap({ on: act }), [tap]);
  const onStack = useCallback(
    (kind: Kind, material: Material) => tap({ on: 'stack', kind, material }),
    [tap],
  );
  return (
    <>
      <div className={styles['tray']}>
        <Tray
          dice={dice}
          faces={options.dice}
          chosen={chosen}
          free={free}
          thrown={cue.thrown ?? NONE}
          spent={spent}
          causes={causes.dice}
          wolves={wolves}
          onDie={onDie}
        />
        {hasChances && (phase === 'roll' || isBuilding) && (
          <div className={styles['chances']}>
            {phase === 'roll' && isMine && chosen.length > 0 && (
              <ChancesLine view={view} chosen={chosen} />
            )}
          </div>
        )}
      </div>
      {phase === 'roll' && isMine && view.players[view.seat]?.turns === 1 && (
        <p className={styles['ears']}>{say.ears}</p>
      )}
      <div className={styles['market']}>
        {cards !== undefined && <RewardCards {...cards} onNote={onNote} />}
        {phase === 'wolf' ? (
          <WheelStand fields={options.wheel} stop={cue.stop} spun={cue.spun} />
        ) : (
          <Market
            stacks={view.stacks}
            purse={purse}
            takeable={takeable}
            payable={payable}
            chosen={
              selection.is === 'tile' || selection.is === 'offer'
                ? stackName(selection.kind, selection.material)
                : undefined
            }
            causes={causes.stacks}
            onStack={onStack}
            drag={drag}
          />
        )}
      </div>
      <div className={styles['actions']}>
        <Actions
          asks={isMine ? asked(view) : undefined}
          offer={selection.is === 'offer' ? selection : undefined}
          chosen={chosen.length}
          rollsLeft={MAX_ROLLS - rolls}
          onAct={onAct}
        />
      </div>
    </>
  );
});

const NONE: readonly number[] = [];

function asked({ phase, firstTile }: View): ActionsProps['asks'] {
  switch (phase) {
    case 'roll':
      return 'rolling';
    case 'build':
      return firstTile === undefined ? 'first-tile' : 'second-tile';
    case 'wolf':
      return 'wolf';
    case 'over':
      return undefined;
  }
}
