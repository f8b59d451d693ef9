import { HELPERS, type Helper, type PlayerView } from '@richtfest/dream-home';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import { KIT_ART } from '../../art/people.ts';
import type { TargetDrag } from '../drag.ts';
import type { TapTarget } from '../selection.ts';
import { useSpeech } from '../speech.ts';
import { useTargetDrag } from '../use-target-drag.ts';
import type { UsableTool } from '../types.ts';
import styles from './kit.module.css';

export interface KitProps {
  readonly player: Pick<PlayerView, 'tools' | 'helpers'>;
  readonly mayTools: ReadonlySet<UsableTool>;
  readonly mayHelpers: ReadonlySet<Helper>;
  readonly chosen: string;
  /** The tools that a refusal is about. */
  readonly causes: ReadonlySet<string>;
  readonly onTarget: (target: TapTarget) => void;
  readonly drag: TargetDrag;
}

const TOOLS = ['jackhammer', 'drill', 'cement-mixer'] as const;

/** DH-20: tools on a board, helpers at the fence. */
export const Kit = memo(function Kit(props: KitProps) {
  const { player, mayTools, mayHelpers, chosen, causes, onTarget, drag } = props;
  const speech = useSpeech();
  const { say } = speech;
  const tools = TOOLS.map((tool) => {
    const own = player.tools.filter((each) => each.tool === tool);
    return { tool, count: own.length, isUsable: own.some(({ isUsable }) => isUsable) };
  }).filter(({ count }) => count > 0);
  const helpers = HELPERS.map((helper) => ({
    helper,
    count: player.helpers.filter((each) => each === helper).length,
  })).filter(({ count }) => count > 0);
  if (tools.length === 0 && helpers.length === 0) return undefined;
  return (
    <div className={styles['kit']} onKeyDown={moveByArrows} role="group" aria-label={say.kit}>
      {tools.length > 0 && (
        <div className={styles['board']}>
          {tools.map(({ tool, count, isUsable }) => (
            <KitButton
              key={tool}
              target={{ on: 'tool', tool }}
              name={tool}
              label={say.tool({ tool, count, isUsable }, speech)}
              count={count}
              may={mayTools.has(tool)}
              isNew={!isUsable}
              isChosen={chosen === tool}
              isCause={causes.has(tool)}
              onTarget={onTarget}
              drag={drag}
            />
          ))}
        </div>
      )}
      {helpers.length > 0 && (
        <div className={styles['fence']}>
          {helpers.map(({ helper, count }) => (
            <KitButton
              key={helper}
              target={{ on: 'helper', helper }}
              name={helper}
              label={say.helper({ helper, count }, speech)}
              count={count}
              may={mayHelpers.has(helper)}
              isNew={false}
              isChosen={chosen === helper}
              isCause={false}
              onTarget={onTarget}
              drag={drag}
            />
          ))}
        </div>
      )}
    </div>
  );
});

interface KitButtonProps {
  readonly target: TapTarget;
  readonly name: Helper | UsableTool;
  readonly label: string;
  readonly count: number;
  readonly may: boolean;
  /** DH-10: usable from the next round on. */
  readonly isNew: boolean;
  readonly isChosen: boolean;
  readonly isCause: boolean;
  readonly onTarget: (target: TapTarget) => void;
  readonly drag: TargetDrag;
}

function KitButton({
  target,
  name,
  label,
  count,
  may,
  isNew,
  isChosen,
  isCause,
  onTarget,
  drag,
}: KitButtonProps) {
  const { say, format } = useSpeech();
  const handlers = useTargetDrag(target, drag, may);
  return (
    <button
      type="button"
      className={styles['item']}
      data-tool={target.on === 'tool' ? name : undefined}
      data-helper={target.on === 'helper' ? name : undefined}
      data-may={may || undefined}
      data-new={isNew || undefined}
      data-chosen={isChosen || undefined}
      data-cause={isCause || undefined}
      aria-pressed={isChosen}
      onClick={() => onTarget(target)}
      {...handlers}
    >
      <span className="said">{label}</span>
      <svg viewBox="-1 -1 52 52" aria-hidden="true" focusable="false">
        {KIT_ART[name]}
      </svg>
      {count > 1 && (
        <span className={styles['count']} aria-hidden="true">
          ×{format.number(count)}
        </span>
      )}
      {isNew && (
        <span className={styles['new']} aria-hidden="true">
          {say.fromNextRound}
        </span>
      )}
    </button>
  );
}
