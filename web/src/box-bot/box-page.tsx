import { findGame } from '@richtfest/catalog';
import { type Game, checkedOptions, formatWith } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { type GameModule, loadTable, siteGame } from '../games/index.ts';
import { useGame } from '../games/use-game.ts';
import { GuidedContext } from '../hint/guided.ts';
import { WorkerBots } from '../match/worker-bots.ts';
import { matchSeats } from '../set-up/match-seats.ts';
import { type TablePlan } from '../set-up/table-plan.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { Announcements } from './announcements.tsx';
import type { BoxKit } from './box-kit.ts';
import type { BoxRules } from './box-rules.ts';
import { BoxSetUp } from './box-set-up.tsx';
import { BoxTable } from './box-table.ts';
import { useBoxTexts } from './box-texts.ts';
import { EntryPanel, EntryTools } from './entry-panel.tsx';
import styles from './entry-panel.module.css';
import {
  type ListedBox,
  type SavedBox,
  deleteBox,
  newBoxId,
  readBox,
  writeBox,
} from './saved-box.ts';

interface BoxPageProps {
  readonly id: string;
  readonly box: string | undefined;
}

/** `/games/ID/box-bot`: bots at a physical table; with an id, one game. */
export function BoxPage({ id, box }: BoxPageProps): ReactNode {
  const game = useGame(id);
  const parts = useBoxParts(id);
  const { setUp } = useTexts();
  const [, navigate] = useLocation();
  // Without storage a game lasts as long as the page.
  const [started, setStarted] = useState<ListedBox>();
  if (findGame(id) === undefined || siteGame(id).loadBoxKit === undefined) return <Nowhere />;
  if (game === undefined || parts === undefined) return <Loading />;
  const start = (plan: TablePlan) => {
    const fresh = { id: newBoxId(id), saved: newBox(game, plan, setUp.guest) };
    writeBox(fresh.id, fresh.saved);
    setStarted(fresh);
    navigate(`/games/${id}/box-bot/${fresh.id}`);
  };
  if (box === undefined) return <BoxSetUp game={game} onStart={start} />;
  const known = started?.id === box ? started : undefined;
  return <SavedBoxGame key={box} game={game} parts={parts} id={box} started={known?.saved} />;
}

interface SavedBoxGameProps {
  readonly game: Game;
  readonly parts: BoxParts;
  readonly id: string;
  /** If it was started on this page. */
  readonly started: SavedBox | undefined;
}

function SavedBoxGame({ game, parts, id, started }: SavedBoxGameProps): ReactNode {
  const [, navigate] = useLocation();
  const [saved] = useState(() => readBox(game.id, id) ?? started);
  if (saved === undefined) return <Redirect to={`/games/${game.id}/box-bot`} replace />;
  const end = () => {
    deleteBox(game.id, id);
    navigate(`/games/${game.id}/box-bot`);
  };
  return <BoxGame game={game} parts={parts} id={id} saved={saved} onEnd={end} />;
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
  readonly id: string;
  readonly saved: SavedBox;
  readonly onEnd: () => void;
}

interface OpenedBox {
  readonly table: BoxTable;
  readonly isUnsaved: () => boolean;
}

function BoxGame({ game, parts, id, saved, onEnd }: BoxGameProps): ReactNode {
  const [opened, setOpened] = useState<OpenedBox | 'unreadable'>();
  const texts = useBoxTexts();
  const { language } = useSettings();
  useEffect(() => {
    const { rules = {} } = parts.kit;
    const box = openBox(game, saved, { rules, save: (changed) => writeBox(id, changed) });
    setOpened(box);
    if (box === 'unreadable') return undefined;
    box.table.begin();
    return () => box.table.close();
  }, [game, id, saved, parts]);
  if (opened === undefined) return <Loading />;
  if (opened === 'unreadable') {
    return (
      <Page title={game.texts[language].name}>
        <ProblemNote>{texts.unreadable}</ProblemNote>
        <Button icon="restart" onClick={onEnd}>
          {texts.endGame}
        </Button>
      </Page>
    );
  }
  return <BoxScreen {...opened} parts={parts} onEnd={onEnd} />;
}

interface OpenBoxOptions {
  readonly rules: BoxRules;
  /** Returns false if the browser forbids storage. */
  readonly save: (box: SavedBox) => boolean;
}

function openBox(game: Game, saved: SavedBox, options: OpenBoxOptions): OpenedBox | 'unreadable' {
  const { rules, save } = options;
  let isSaved = true;
  try {
    const table = new BoxTable(game, saved, {
      bots: new WorkerBots(),
      rules,
      save(box) {
        isSaved = save(box);
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
  // Nothing is tapped on the table until this is entered.
  const isEntering = table.draws.length > 0 || table.revealing !== undefined;
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
        onChange={onEnd}
        foot={
          <aside
            className={styles['foot']}
            aria-label={texts.yourTurn}
            data-covering={isEntering || undefined}
          >
            <Announcements table={table} kit={kit} words={words} />
            {entry}
            {tools}
          </aside>
        }
      />
    </GuidedContext>
  );
}
