import { type Column, ROUNDS, type View } from '@richtfest/dream-home';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import type { TargetDrag } from '../drag.ts';
import { useSpeech } from '../speech.ts';
import { MarketColumn } from './market-column.tsx';
import { ShopFront } from './shop-front.tsx';

export interface MarketProps {
  readonly view: View;
  readonly columns: ReadonlySet<Column>;
  readonly chosen: Column | undefined;
  readonly over: Column | undefined;
  readonly causes: ReadonlySet<Column>;
  readonly onColumn: (column: Column) => void;
  readonly drag: TargetDrag;
}

/** DH-5: the market with five columns. */
export const Market = memo(function Market(props: MarketProps) {
  const { view, columns, chosen, over, causes, onColumn, drag } = props;
  const { held, nextStartSeat, options } = view;
  const { say } = useSpeech();
  return (
    <ShopFront label={say.market} sign={say.round(view.round, ROUNDS)} onKeyDown={moveByArrows}>
      {view.market.map((lying) => {
        const { column } = lying;
        const isHeld = held?.column === column;
        const shown = isHeld ? { ...lying, ...held, column } : lying;
        return (
          <MarketColumn
            key={column}
            cards={options.cards}
            shown={shown}
            holder={isHeld ? view.seat : undefined}
            hasStartSign={column === 1 && nextStartSeat === undefined}
            may={columns.has(column)}
            isChosen={chosen === column}
            isCause={causes.has(column)}
            isOver={over === column}
            onTap={onColumn}
            drag={drag}
          />
        );
      })}
    </ShopFront>
  );
});
