import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, MessagePage } from '../app/page.tsx';
import { useGame } from '../games/use-game.ts';
import { useHash } from '../rules/use-hash.ts';
import { LinkButton } from '../ui/button.tsx';
import { readFragment, unpackQuestion } from './desk-link.ts';
import {
  type OpenQuestion,
  type QuestionProblem,
  openForSetUp,
  openIn,
  openQuestion,
  withoutMove,
} from './desk-question.ts';
import { DeskStart } from './desk-start.tsx';
import { DeskTable } from './desk-table.tsx';
import { useDeskTexts } from './desk-texts.ts';
import { questionOf } from './scenario-file.ts';
import { SetUpDesk } from './set-up-desk.tsx';
import { useSentences } from './use-sentences.ts';
import { type WorkedQuestion, loadQuestions } from './worked-questions.ts';

/** `/games/ID/desk#ask=…`: may I make this move in this position? Without a fragment, a start. */
export function DeskPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  const hash = useHash();
  const opened = useOpened(game, hash);
  if (findGame(id) === undefined) return <Nowhere />;
  if (game === undefined || opened === undefined) return <Loading />;
  if (opened === 'start') return <DeskStart game={game} />;
  if ('problem' in opened) return <NoQuestion game={game} problem={opened.problem} />;
  if (opened.isSetUp === true) return <SetUpDesk open={opened} />;
  return <DeskTable key={hash} open={opened} worked={opened.worked} />;
}

type Opened =
  | 'start'
  | (OpenQuestion & { readonly worked?: WorkedQuestion; readonly isSetUp?: boolean })
  | { readonly problem: QuestionProblem | { readonly is: 'no-such-question' } };

function useOpened(game: Game | undefined, hash: string): Opened | undefined {
  const [opened, setOpened] = useState<{ readonly hash: string; readonly as: Opened }>();
  useEffect(() => {
    if (game === undefined) return;
    let isGone = false;
    void openFragment(game, hash).then((as) => {
      if (!isGone) setOpened({ hash, as });
    });
    return () => {
      isGone = true;
    };
  }, [game, hash]);
  return opened?.hash === hash ? opened.as : undefined;
}

async function openFragment(game: Game, hash: string): Promise<Opened> {
  const fragment = readFragment(hash);
  if (fragment.is === 'start') return 'start';
  if (fragment.is !== 'worked') {
    const value = await unpackQuestion(fragment.packed);
    if (value === undefined) return { problem: { is: 'damaged' } };
    if (fragment.is === 'asked') return openQuestion(value);
    const opened = await openForSetUp(value);
    return 'problem' in opened ? opened : { ...opened, isSetUp: true };
  }
  const worked = (await loadQuestions(game.id)).find(({ id }) => id === fragment.id);
  if (worked === undefined) return { problem: { is: 'no-such-question' } };
  const opened = openIn(game, withoutMove(questionOf(worked.scenario)));
  return 'problem' in opened ? opened : { ...opened, worked };
}

interface NoQuestionProps {
  readonly game: Game;
  readonly problem: QuestionProblem | { readonly is: 'no-such-question' };
}

function NoQuestion({ game, problem }: NoQuestionProps): ReactNode {
  const texts = useDeskTexts();
  const sentencesOf = useSentences(game);
  return (
    <MessagePage title={texts.cantOpen}>
      <p>{problemSentence(problem, texts)}</p>
      {problem.is === 'impossible' && (
        <ul>
          {sentencesOf(problem.problems).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <LinkButton to={`/games/${game.id}/rules`} icon="rules">
        {texts.all}
      </LinkButton>
    </MessagePage>
  );
}

function problemSentence(
  problem: NoQuestionProps['problem'],
  texts: ReturnType<typeof useDeskTexts>,
): string {
  switch (problem.is) {
    case 'damaged':
      return texts.damaged;
    case 'no-such-question':
      return texts.noSuchQuestion;
    case 'unknown-game':
      return texts.unknownGame(problem.game);
    case 'unknown-rules':
      return texts.unknownRules(problem.rulesVersion);
    case 'impossible':
      return texts.impossible;
  }
}
