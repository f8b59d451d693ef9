import { type Game, type JsonObject, seatsIn } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Loading, Page } from '../app/page.tsx';
import { siteGame } from '../games/index.ts';
import { type CheckedDraft, type Editing, draftOf } from '../position-editor/draft.ts';
import { useEditorTexts } from '../position-editor/editor-texts.ts';
import { PositionEditor } from '../position-editor/position-editor.tsx';
import type { PositionKit } from '../position-editor/position-kit.ts';
import styles from '../position-editor/position-editor.module.css';
import { LinkedText } from '../rules/linked-text.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { askAddress, setUpAddress } from './desk-link.ts';
import type { DeskQuestion, OpenQuestion } from './desk-question.ts';
import { useDeskTexts } from './desk-texts.ts';
import { EditPosition } from './edit-position.tsx';
import { useSentences } from './use-sentences.ts';

/** `#set-up=…`: a position is set up by tapping before a move is tried in it. */
export function SetUpDesk({ open }: { readonly open: OpenQuestion }): ReactNode {
  const kit = useKit(open.game.id);
  if (kit === undefined) return <Loading />;
  return <SetUp open={open} kit={kit} />;
}

interface SetUpProps {
  readonly open: OpenQuestion;
  readonly kit: PositionKit;
}

function SetUp({ open, kit }: SetUpProps): ReactNode {
  const { game, options, question } = open;
  const texts = useEditorTexts();
  const desk = useDeskTexts();
  const { language } = useSettings();
  const editing = useMemo((): Editing => ({ game, kit }), [game, kit]);
  const start = useMemo(
    () =>
      draftOf(editing, {
        players: question.players,
        options,
        position: question.position as JsonObject,
      }),
    [editing, options, question],
  );
  const [drafts, setDrafts] = useState<readonly CheckedDraft[]>([start]);
  useEffect(() => setDrafts([start]), [start]);
  const draft = drafts.at(-1) ?? start;
  const names = useMemo(
    () => Array.from({ length: question.players }, (_, seat) => desk.player(seat + 1)),
    [question.players, desk],
  );
  const show = (next: readonly CheckedDraft[]) => {
    setDrafts(next);
    const changed = { ...question, position: next.at(-1)?.position ?? {} };
    void setUpAddress(changed).then((to) => history.replaceState(history.state, '', to));
  };
  const ask = async (asked: DeskQuestion) => location.assign(await askAddress(asked));
  const isPossible = draft.problems.length === 0;
  const current = { ...question, position: draft.position };
  return (
    <Page title={texts.title} game={game.texts[language].name} isWide>
      <PositionEditor
        editing={editing}
        draft={draft}
        names={names}
        onChange={(next) => {
          if (next !== draft) show([...drafts, next]);
        }}
      />
      <div className={styles['foot']} data-testid="position-state" data-possible={isPossible}>
        <State game={game} draft={draft} />
        <Button
          icon="undo"
          disabled={drafts.length === 1}
          onClick={() => show(drafts.slice(0, -1))}
        >
          {texts.undo}
        </Button>
        <EditPosition
          asked={{ game, options, question: current }}
          onQuestion={(asked) => void setUpAddress(asked).then((to) => location.assign(to))}
        />
        <Button
          variant="main"
          icon="play"
          disabled={!isPossible}
          onClick={() => void ask({ ...current, seat: askerOf(game, draft) })}
        >
          {texts.ask}
        </Button>
      </div>
    </Page>
  );
}

function State({ game, draft }: { readonly game: Game; readonly draft: CheckedDraft }): ReactNode {
  const texts = useEditorTexts();
  const desk = useDeskTexts();
  const sentences = useSentences(game)(draft.problems);
  return (
    <p className={styles['state']} role="status">
      {sentences.length === 0 ? (
        <>✓ {texts.possible}</>
      ) : (
        <LinkedText
          text={`${desk.impossible} ${sentences.join(' ')}`}
          page={`/games/${game.id}/rules`}
        />
      )}
    </p>
  );
}

/** The first seat that must decide. */
function askerOf(game: Game, { position, players, options }: CheckedDraft): number {
  const read = game.notation.readPosition(position, { players, options });
  return 'state' in read ? (seatsIn(game.owing(read.state))[0] ?? 0) : 0;
}

function useKit(game: string): PositionKit | undefined {
  const [kit, setKit] = useState<PositionKit>();
  useEffect(() => {
    let isGone = false;
    void siteGame(game)
      .loadPositionKit?.()
      .then((loaded) => {
        if (!isGone) setKit(loaded);
      });
    return () => {
      isGone = true;
    };
  }, [game]);
  return kit;
}
