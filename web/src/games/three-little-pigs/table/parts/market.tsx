import {
  KINDS,
  type Kind,
  MATERIALS,
  type Material,
  VALUE,
  type View,
} from '@richtfest/three-little-pigs';
import { memo } from 'react';
import { Awning } from '../../../../art/awning.tsx';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { stackName } from '../stack-name.ts';
import { useSpeech } from '../speech.ts';
import styles from './market.module.css';
import { Stack, type StackDrag } from './stack.tsx';

export interface MarketProps {
  readonly stacks: View['stacks'];
  /** Symbols left to spend by kind; undefined while no player at this device builds. */
  readonly purse: Readonly<Record<Kind, number>> | undefined;
  /** `straw-door` … */
  readonly takeable: ReadonlySet<string>;
  /** What the dice would pay if rolling stopped now: `straw-door` … */
  readonly payable: ReadonlySet<string>;
  readonly chosen: string | undefined;
  readonly causes: ReadonlySet<string>;
  readonly onStack: (kind: Kind, material: Material) => void;
  readonly drag: StackDrag;
}

/** From the roof down, so that every column resembles a house of its material. */
const ROWS = KINDS.toReversed();

/** LP-1: the market with nine stacks. */
export const Market = memo(function Market(props: MarketProps) {
  const { stacks, purse, takeable, payable, chosen, causes, onStack, drag } = props;
  const { say } = useSpeech();
  return (
    <section className={styles['market']} aria-label={say.market} data-market="">
      <Awning className={styles['awning']} stripes={16} />
      <div className={styles['shelves']} role="group" onKeyDown={moveByArrows}>
        {ROWS.flatMap((kind) =>
          MATERIALS.map((material) => {
            const name = stackName(kind, material);
            const stack = stacks.find((each) => each.kind === kind && each.material === material);
            if (stack === undefined) return undefined;
            return (
              <Stack
                key={name}
                stack={stack}
                cost={VALUE[material]}
                have={purse?.[kind]}
                mayBeTaken={takeable.has(name)}
                isPayable={payable.has(name)}
                isChosen={chosen === name}
                isCause={causes.has(name)}
                onTap={onStack}
                drag={drag}
              />
            );
          }),
        )}
      </div>
    </section>
  );
});
