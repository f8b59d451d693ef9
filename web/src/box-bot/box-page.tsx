import { findGame } from '@richtfest/catalog';
import { type Game, checkedOptions, formatWith } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { type GameModule, loadTable, siteGame } from '../games/index.ts';
import { useGame } from '../games/use-game.ts';
import { GuidedContext } from '../hint/guided.ts';
import { WorkerBots } from '../match/worker-bots.ts';
import { type TablePlan, matchSeats } from '../set-up/table-plan.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { Announcements } from './announcements.tsx';
import type { BoxKit } from './box-kit.ts';
import { BoxSetUp } from './box-set-up.tsx';
import { BoxTable } from './box-table.ts';
import { useBoxTexts } from './box-texts.ts';
import { EntryPanel, EntryTools } from './entry-panel.tsx';
import styles from './entry-panel.module.css';
import { type SavedBox, forgetBox, readBox, writeBox } from './saved-box.ts';

/** `/games/ID/box-bot`: bots at a physical table. */
export function BoxPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  const parts = useBoxParts(id);
  const { setUp } = useTexts();
  const [saved, setSaved] = useState(() => readBox(id));
  if (findGame(id) === undefined || siteGame(id).loadBoxKit === undefined) return <Nowhere />;
  if (game === undefined || parts === undefined) return <Loading />;
  const start = (plan: TablePlan) => {
    const fresh = newBox(game, plan, setUp.guest);
    writeBox(fresh);
    setSaved(fresh);
  };
  if (saved === undefined) return <BoxSetUp game={game} onStart={start} />;
  const end = () => {
    forgetBox(id);
    setSaved(undefined);
  };
  return <BoxGame game={game} parts={parts} saved={saved} onEnd={end} />;
}

function newBox(game: Game, plan: TablePlan, guest: (number: number) => string): SavedBox {
  const seats = matchSeats(plan, guest);
  return {
    header: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: checkedOptions(game, { players: seats.length, options: plan.options }),
      seats,
      // All chance is entered, so no generator is ever asked.
      generator: { name: 'fast', seed: 'box', game: 0 },
    },
    entries: [],
    announced: [],
  };
}

interface BoxParts {
  readonly kit: BoxKit;
  readonly module: GameModule;
}

function useBoxParts(id: string): BoxParts | undefined {
  const [parts, setParts] = useState<BoxParts>();
  useEffect(() => {
    let isGone = false;
    void Promise.all([siteGame(id).loadBoxKit?.(), loadTable(id)]).then(([kit, module]) => {
      if (!isGone && kit !== undefined) setParts({ kit, module });
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return parts;
}

interface BoxGameProps {
  readonly game: Game;
  readonly parts: BoxParts;
  readonly saved: SavedBox;
  readonly onEnd: () => void;
}

interface OpenedBox {
  readonly table: BoxTable;
  readonly isUnsaved: () => boolean;
}

function BoxGame({ game, parts, saved, onEnd }: BoxGameProps): ReactNode {
  const [opened, setOpened] = useState<OpenedBox | 'unreadable'>();
  const texts = useBoxTexts();
  useEffect(() => {
    const box = openBox(game, saved, parts.kit);
    setOpened(box);
    if (box === 'unreadable') return undefined;
    box.table.begin();
    return () => box.table.close();
  }, [game, saved, parts]);
  if (opened === undefined) return <Loading />;
  if (opened === 'unreadable') {
    return (
      <Page title={game.texts.en.name}>
        <ProblemNote>{texts.unreadable}</ProblemNote>
        <Button icon="restart" onClick={onEnd}>
          {texts.endGame}
        </Button>
      </Page>
    );
  }
  return <BoxScreen {...opened} parts={parts} onEnd={onEnd} />;
}

function openBox(game: Game, saved: SavedBox, { anyOrder = [] }: BoxKit): OpenedBox | 'unreadable' {
  let isSaved = true;
  try {
    const table = new BoxTable(game, saved, {
      bots: new WorkerBots(),
      hasAnyOrder: (stream) => anyOrder.includes(stream),
      save(box) {
        isSaved = writeBox(box);
      },
    });
    return { table, isUnsaved: () => !isSaved };
  } catch (error) {
    console.error(error);
    return 'unreadable';
  }
}

interface BoxScreenProps extends OpenedBox {
  readonly parts: BoxParts;
  readonly onEnd: () => void;
}

function BoxScreen({ table, isUnsaved, parts, onEnd }: BoxScreenProps): ReactNode {
  const { kit, module } = parts;
  const texts = useBoxTexts();
  const settings = useSettings();
  const { language } = settings;
  const [, navigate] = useLocation();
  useSyncExternalStore(
    (listener) => table.subscribe(listener),
    () => table.version,
  );
  const { seats, options } = table.header;
  const format = useMemo(
    () =>
      formatWith(
        Intl,
        language,
        seats.map(({ name }) => name),
      ),
    [language, seats],
  );
  const isBot = (seat: number) => seats[seat]?.bot !== undefined;
  const words = { language, format, options, isBot };
  const entry = (
    <div className={kit.papers}>
      <kit.Surroundings format={format} language={language} settings={settings}>
        <EntryPanel table={table} kit={kit} words={words} />
      </kit.Surroundings>
    </div>
  );
  const tools = <EntryTools table={table} onEnd={onEnd} />;
  if (!table.isSetUp) {
    return (
      <SeatColoursPlace seats={seats}>
        <Page title={texts.setUpTitle}>
          <Sheet>
            <div className={styles['start']}>
              {entry}
              {tools}
            </div>
          </Sheet>
        </Page>
      </SeatColoursPlace>
    );
  }
  return (
    <GuidedContext value>
      <TableFrame
        client={table}
        module={module}
        notice={isUnsaved() ? texts.unsaved : undefined}
        onAgain={onEnd}
        onChange={() => {
          onEnd();
          navigate(`/games/${table.game.id}/box-bot`);
        }}
        foot={
          <aside className={styles['foot']} aria-label={texts.yourTurn}>
            <Announcements table={table} kit={kit} words={words} />
            {entry}
            {tools}
          </aside>
        }
      />
    </GuidedContext>
  );
}
