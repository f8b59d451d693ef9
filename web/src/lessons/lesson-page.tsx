import { findGame } from '@richtfest/catalog';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'wouter';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading } from '../app/page.tsx';
import { GuidedContext } from '../hint/guided.ts';
import type { LocalMatch } from '../match/local-match.ts';
import { rememberedName } from '../set-up/remembered.ts';
import { useSettings } from '../settings/use-settings.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { GuideCard } from './guide-card.tsx';
import { noteLearned } from './learned.ts';
import { isDoing } from './lesson.ts';
import styles from './lesson-page.module.css';
import { type OpenedLesson, openLesson, playOn } from './open-lesson.ts';
import { Pointer } from './pointer.tsx';
import { useLessonTexts } from './use-lesson-texts.ts';

/** `/games/ID/learn`: a guided first game, at the game's own table. */
export function LessonPage({ id }: { readonly id: string }): ReactNode {
  const [wanted, setWanted] = useState<WantedPart>({ times: 0 });
  const opened = useOpenedLesson(id, wanted);
  if (findGame(id) === undefined || opened === 'none') return <Nowhere />;
  if (opened === undefined) return <Loading />;
  const open = (part: number) => setWanted({ part, times: wanted.times + 1 });
  return <LessonTable key={wanted.times} opened={opened} onOpen={open} />;
}

interface WantedPart {
  readonly part?: number;
  /** How often a part was begun on this page. */
  readonly times: number;
}

interface LessonTableProps {
  readonly opened: OpenedLesson;
  readonly onOpen: (part: number) => void;
}

function LessonTable({ opened, onOpen }: LessonTableProps): ReactNode {
  const { run, module } = opened;
  const { match } = run;
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const [isAnimating, setIsAnimating] = useState(false);
  const onAnimating = useCallback(
    (isNowAnimating: boolean) => {
      setIsAnimating(isNowAnimating);
      match.setAnimating(isNowAnimating);
    },
    [match],
  );
  const { step, at, isReady } = useShownStep(opened, isAnimating);
  const texts = useLessonTexts();
  const steps = run.lesson.steps.length;
  const isDone = step === undefined;
  const allSaid = Object.values(run.lesson.texts[language]).map((text) => text.say);
  useEffect(() => {
    if (isDone) noteLearned(match.game.id);
  }, [isDone, match]);
  const say =
    step === undefined
      ? texts.endTitle
      : isReady
        ? (run.lesson.texts[language][step.id]?.say ?? '')
        : texts.watch;
  return (
    <div className={styles['lesson']}>
      <GuideCard
        say={say}
        allSaid={allSaid}
        at={at}
        steps={steps}
        onNext={isReady && step !== undefined && !isDoing(step) ? () => run.skip(at) : undefined}
        onKnown={isReady && step !== undefined && isDoing(step) ? () => run.skip(at) : undefined}
        onLeave={() => navigate('/')}
      >
        {step === undefined && <AfterLesson opened={opened} onOpen={onOpen} />}
      </GuideCard>
      <GuidedContext value={step !== undefined}>
        <TableFrame
          client={match}
          module={module}
          onFastForward={() => match.fastForward()}
          onAnimating={onAnimating}
        />
      </GuidedContext>
      <Pointer selectors={isReady && !isAnimating ? run.pointOf(step) : NOTHING} />
    </div>
  );
}

const NOTHING: readonly string[] = [];

/** The choices after a lesson: its sequel, playing on at this table, another game, or repeating. */
function AfterLesson({ opened, onOpen }: LessonTableProps): ReactNode {
  const texts = useLessonTexts();
  const [, navigate] = useLocation();
  const { saved, run, part } = opened;
  const { id } = run.match.game;
  const isOver = run.match.getSnapshot().result !== undefined;
  const hasSequel = run.lesson.sequel !== undefined;
  const leaveFor = (address: string) => {
    saved.forget();
    navigate(address);
  };
  return (
    <>
      {hasSequel && (
        <Button variant="main" onClick={() => onOpen(part + 1)}>
          {texts.sequel}
        </Button>
      )}
      {!isOver && (
        <Button
          variant={hasSequel ? 'plain' : 'main'}
          icon="play"
          onClick={() => void playOn(opened).then(navigate)}
        >
          {texts.playOn}
        </Button>
      )}
      {!hasSequel && (
        <Button
          variant={isOver ? 'main' : 'plain'}
          icon="person"
          onClick={() => leaveFor(`/games/${id}/set-up`)}
        >
          {texts.newGame}
        </Button>
      )}
      <Button
        icon="again"
        aria-label={texts.again}
        onClick={() => {
          saved.forget();
          onOpen(0);
        }}
      />
    </>
  );
}

interface ShownStep {
  readonly at: number;
  readonly step: OpenedLesson['run']['step'];
  readonly isReady: boolean;
}

/** A table reports animations shortly after a change. */
const UNTIL_ANIMATING_MS = 80;

/** The current step, delayed until the table has shown what happened. */
function useShownStep({ run }: OpenedLesson, isAnimating: boolean): ShownStep {
  const current = (): ShownStep => ({ at: run.at, step: run.step, isReady: run.isReady });
  const progress = useSyncExternalStore(
    (listener) => run.subscribe(listener),
    () => `${run.at}/${run.isReady}`,
  );
  const [shown, setShown] = useState(current);
  useEffect(() => {
    if (isAnimating && run.step?.isMeanwhile !== true) return;
    const timer = setTimeout(() => setShown(current()), UNTIL_ANIMATING_MS);
    return () => clearTimeout(timer);
  }, [run, progress, isAnimating]);
  return shown;
}

/** The lesson, opened again for each attempt and closed with the page. */
function useOpenedLesson(
  id: string,
  { part, times }: WantedPart,
): OpenedLesson | 'none' | undefined {
  const { setUp } = useTexts();
  const [opened, setOpened] = useState<OpenedLesson | 'none'>();
  const name = useRef('');
  name.current = rememberedName() || setUp.guest(1);
  useEffect(() => {
    let isGone = false;
    let match: LocalMatch | undefined;
    setOpened(undefined);
    void openLesson(id, name.current, part).then((found) => {
      match = found?.run.match;
      if (isGone) match?.close();
      else setOpened(found ?? 'none');
    });
    return () => {
      isGone = true;
      match?.close();
    };
  }, [id, part, times]);
  return opened;
}
