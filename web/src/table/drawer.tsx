import type { GameTypes } from '@richtfest/engine';
import {
  type KeyboardEvent,
  type ReactNode,
  createContext,
  useContext,
  useId,
  useRef,
} from 'react';
import { EditionNote } from '../editions/edition-note.tsx';
import type { KeyHelp } from '../games/index.ts';
import type { TableProps } from '../games/table-props.ts';
import { AskHere } from '../rules-desk/ask-here.tsx';
import { liveQuestion } from '../rules-desk/live-question.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { ChatPanel } from '../talk/chat-panel.tsx';
import { useTalk } from '../talk/talk-context.ts';
import { useTalkTexts } from '../talk/talk-texts.ts';
import { UnreadMark } from '../talk/unread-mark.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './drawer.module.css';
import { LogPanel } from './log-panel.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { ScorePanel } from './score-panel.tsx';

const DRAWER_TABS = ['moves', 'log', 'score', 'chat', 'people', 'rules', 'settings'] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

/** The people panel of an online table. */
export const PeopleContext = createContext<ReactNode>(undefined);

const ICONS = {
  moves: 'moves',
  log: 'log',
  score: 'score',
  chat: 'chat',
  people: 'person',
  rules: 'rules',
  settings: 'gear',
} as const;

interface DrawerProps<T extends GameTypes> {
  readonly table: TableProps<T>;
  readonly tab: DrawerTab;
  readonly onTab: (tab: DrawerTab) => void;
  readonly wantedRule: string | undefined;
  /** Increases with every request to focus the moves. */
  readonly calls: number;
  readonly keys: readonly KeyHelp[];
  /** Increases with every click on “why not?”. */
  readonly questions: number;
  readonly onOpenRule: (rule: string) => void;
}

/** Moves, log, score, chat, people, rules and settings as tabs. */
export function Drawer<T extends GameTypes>(props: DrawerProps<T>): ReactNode {
  const { onTab } = props;
  const texts = useTexts().table;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasPeople = useContext(PeopleContext) !== undefined;
  const talk = useTalk();
  const { unread } = useTalkTexts();
  const hasChat = talk?.heard.talk === 'all';
  const news = talk === undefined || talk.unread === 0 ? '' : `, ${unread(talk.unread)}`;
  const isThere = { people: hasPeople, chat: hasChat };
  const tabs = DRAWER_TABS.filter((each) => isThere[each as keyof typeof isThere] ?? true);
  // Chat may be switched off while it is open.
  const tab = tabs.includes(props.tab) ? props.tab : 'log';
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    onTab(tabs[next] ?? tab);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={styles['drawer']}>
      <div className={styles['tabs']} role="tablist" aria-label={texts.drawer} ref={list}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className={styles['tab']}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            aria-label={each === 'chat' ? `${texts.chat}${news}` : texts[each]}
            title={texts[each]}
            onClick={() => onTab(each)}
            onKeyDown={turn}
          >
            <Icon name={ICONS[each]} />
            <span>{texts[each]}</span>
            {each === 'chat' && <UnreadMark />}
          </button>
        ))}
      </div>
      {/* A new element for each tab: every panel starts at its top. */}
      <div
        key={tab}
        className={styles['content']}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        tabIndex={0}
      >
        <EditionNote game={props.table.client.game} edition={props.table.snapshot.edition} />
        <Panel {...props} tab={tab} />
      </div>
    </div>
  );
}

function Panel<T extends GameTypes>(props: DrawerProps<T>): ReactNode {
  const { tab, table, wantedRule } = props;
  const people = useContext(PeopleContext);
  switch (tab) {
    case 'moves':
      return <MovesPanel {...props} />;
    case 'log':
      return <LogPanel {...table} />;
    case 'score':
      return <ScorePanel {...table} />;
    case 'chat':
      return <ChatPanel people={peopleOf(table)} />;
    case 'people':
      return people;
    case 'rules':
      return (
        <RulesPanel game={table.client.game} wanted={wantedRule}>
          {table.snapshot.acting !== undefined && (
            <AskHere question={() => liveQuestion(table.client)} />
          )}
        </RulesPanel>
      );
    case 'settings':
      return <SettingsPanel />;
  }
}

function peopleOf<T extends GameTypes>({ snapshot }: TableProps<T>): number[] {
  return snapshot.seats.flatMap(({ who }, seat) => (who.startsWith('person') ? [seat] : []));
}
