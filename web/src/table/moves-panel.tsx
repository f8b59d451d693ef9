import type { GameTypes } from '@richtfest/engine';
import { type ReactNode, useId, useState } from 'react';
import type { KeyHelp } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { SearchField } from '../ui/search-field.tsx';
import { useHasKeyboard } from '../ui/use-media.ts';
import { DoNotDisturbSwitch } from './do-not-disturb-switch.tsx';
import drawer from './drawer.module.css';
import { MoveList, movesInWords } from './move-list.tsx';
import styles from './moves-panel.module.css';
import { useMoveListFocus } from './use-move-list-focus.ts';
import { WhyNot } from './why-not.tsx';

/** Longer lists get a search field. */
const LONG_LIST = 10;

interface MovesPanelProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  /** Increases with every request to focus the moves. */
  readonly calls: number;
  readonly keys: readonly KeyHelp[];
  readonly questions: number;
  readonly onOpenRule: (rule: string) => void;
}

/** All moves of the acting seat as buttons, for playing without seeing the table. */
export function MovesPanel<T extends GameTypes>(props: MovesPanelProps<T>): ReactNode {
  const { table, calls, keys, questions, onOpenRule } = props;
  const { legal, optional, result } = table.snapshot;
  const frame = useTexts();
  const [search, setSearch] = useState('');
  const listId = useId();
  const hasKeyboard = useHasKeyboard();
  const panel = useMoveListFocus(legal, calls);
  const wanted = search.trim().toLowerCase();
  const all = [...legal, ...optional];
  return (
    <div className={drawer['panel']} ref={panel} tabIndex={-1} data-testid="moves">
      <p className={drawer['note']}>{noteOf()}</p>
      {all.length > LONG_LIST && (
        <SearchField
          label={frame.table.movesSearch}
          value={search}
          onChange={setSearch}
          controls={listId}
          found={frame.table.movesFound(movesInWords(table, all, wanted).length)}
        />
      )}
      <div className={drawer['panel']} id={listId}>
        <MoveList table={table} moves={legal} wanted={wanted} />
        {optional.length > 0 && (
          <section className={styles['optional']} data-testid="optional-moves">
            <h3>{legal.length > 0 ? frame.table.movesBesides : frame.table.movesOptional}</h3>
            <MoveList table={table} moves={optional} wanted={wanted} />
          </section>
        )}
      </div>
      <DoNotDisturbSwitch {...table} />
      {result === undefined && (
        <WhyNot table={table} questions={questions} onOpenRule={onOpenRule} />
      )}
      {keys.length > 0 && hasKeyboard && <Keys keys={keys} />}
    </div>
  );

  function noteOf(): string {
    if (legal.length > 0) return frame.table.movesHelp;
    return result === undefined ? frame.table.movesNone : frame.table.movesOver;
  }
}

/** The table's keyboard shortcuts. */
function Keys({ keys }: { readonly keys: readonly KeyHelp[] }): ReactNode {
  const frame = useTexts();
  return (
    <details className={styles['keys']}>
      <summary>{frame.table.keys}</summary>
      <dl>
        {keys.map(({ keys: names, does }) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
