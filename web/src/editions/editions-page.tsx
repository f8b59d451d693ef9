import { findGame } from '@richtfest/catalog';
import { type Game, dataOptions } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { loadEdition } from '../games/index.ts';
import { useGame } from '../games/use-game.ts';
import { randomHex } from '../match/start-match.ts';
import type { BoxCheck } from '../rules/edition.ts';
import { RuleName } from '../rules/rule-name.tsx';
import { ruleTitle } from '../rules/rule-title.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { changesOf } from './changes.ts';
import { type Edition, freeName, isPlayable } from './edition.ts';
import { type EditionProblem, editionAddress, readEdition } from './edition-link.ts';
import { useEditionStore, useEditions } from './edition-store.ts';
import { useEditionTexts } from './edition-texts.ts';
import styles from './editions.module.css';
import { refusalText } from './refusal-text.ts';

/** `/games/ID/editions`: what to look up in the box, and the editions of this device. */
export function EditionsPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  if (findGame(id) === undefined) return <Nowhere />;
  return game === undefined ? <Loading /> : <Editions game={game} />;
}

function Editions({ game }: { readonly game: Game }): ReactNode {
  const texts = useEditionTexts();
  const { language } = useSettings();
  const checks = useBoxChecks(game.id);
  const hasData = dataOptions(game.options).length > 0;
  const create = useCreate(game.id);
  return (
    <Page title={texts.title} game={game.texts[language].name}>
      <p>{hasData ? texts.intro : texts.noData}</p>
      {checks.length > 0 && (
        <Sheet title={texts.checks}>
          <div className={styles['stack']}>
            <p>{texts.checksIntro}</p>
            <ol className={styles['checks']}>
              {checks.map((check) => (
                <Check key={check.rule} game={game} check={check} onEnter={create} />
              ))}
            </ol>
          </div>
        </Sheet>
      )}
      {hasData && (
        <Sheet title={texts.mine}>
          <MyEditions game={game} onCreate={create} />
        </Sheet>
      )}
    </Page>
  );
}

/** Starts an edition and opens it, at an option if one is given. */
type Create = (from?: Partial<Edition>, option?: string) => void;

function useCreate(game: string): Create {
  const texts = useEditionTexts();
  const [, navigate] = useLocation();
  const put = useEditionStore((store) => store.put);
  const editions = useEditions(game);
  return (from = {}, option) => {
    const name = freeName(from.name ?? texts.firstName, editions);
    const id = randomHex(8);
    put({ id, game, name, options: from.options ?? {}, changedAt: Date.now() });
    navigate(`/games/${game}/editions/${id}${option === undefined ? '' : `#${option}`}`);
  };
}

interface CheckProps {
  readonly game: Game;
  readonly check: BoxCheck;
  readonly onEnter: Create;
}

/** One rule we designed ourselves, and where to enter what the box says. */
function Check({ game, check, onEnter }: CheckProps): ReactNode {
  const texts = useEditionTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const [latest] = useEditions(game.id);
  const { rule, option, lookUp } = check;
  const title = ruleTitle(rule, game.texts[language], language);
  const enter = () => {
    if (latest === undefined) onEnter({}, option);
    else navigate(`/games/${game.id}/editions/${latest.id}#${option ?? ''}`);
  };
  return (
    <li>
      <strong>
        <Link href={`/games/${game.id}/rules#${rule}`}>
          <RuleName number={rule} title={title} />
        </Link>
      </strong>
      <span>{lookUp[language]}</span>
      {option === undefined ? (
        <span className={styles['note']}>{texts.nothingToEnter}</span>
      ) : (
        <div className={styles['row']}>
          <Button icon="log" aria-label={`${texts.enter}: ${title} ${rule}`} onClick={enter}>
            {texts.enter}
          </Button>
        </div>
      )}
    </li>
  );
}

function MyEditions({
  game,
  onCreate,
}: {
  readonly game: Game;
  readonly onCreate: Create;
}): ReactNode {
  const texts = useEditionTexts();
  const { language } = useSettings();
  const editions = useEditions(game.id);
  const { put, remove } = useEditionStore.getState();
  const [removed, setRemoved] = useState<Edition>();
  const { open, problem } = useOpenFile();
  const drop = (edition: Edition) => {
    remove(edition.id);
    setRemoved(edition);
  };
  return (
    <div className={styles['stack']}>
      {editions.length === 0 && <p className={styles['note']}>{texts.none}</p>}
      <ul className={styles['list']}>
        {editions.map((edition) => (
          <EditionCard
            key={edition.id}
            game={game}
            edition={edition}
            onCopy={() => onCreate(edition)}
            onRemove={() => drop(edition)}
          />
        ))}
      </ul>
      <div className={styles['row']} role="status">
        {removed !== undefined && (
          <>
            {texts.removed(removed.name)}
            <Button
              icon="undo"
              onClick={() => {
                put(removed);
                setRemoved(undefined);
              }}
            >
              {texts.undo}
            </Button>
          </>
        )}
      </div>
      <ProblemNote>
        {problem === undefined
          ? undefined
          : `${refusalText(problem, texts, language)} ${texts.safe}`}
      </ProblemNote>
      <div className={styles['row']}>
        <Button variant="main" icon="log" onClick={() => onCreate()}>
          {texts.create}
        </Button>
        <FileButton icon="folder" accept=".json,application/json" onFile={open}>
          {texts.openFile}
        </FileButton>
      </div>
    </div>
  );
}

interface EditionCardProps {
  readonly game: Game;
  readonly edition: Edition;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

function EditionCard({ game, edition, onCopy, onRemove }: EditionCardProps): ReactNode {
  const texts = useEditionTexts();
  const { id, name, options } = edition;
  return (
    <li>
      <strong>{name}</strong>
      <span className={styles['note']}>
        {texts.changes(changesOf(game, options).length)}
        {!isPlayable(game, edition) && ` · ${texts.unfinished}`}
      </span>
      <div className={styles['row']}>
        <LinkButton to={`/games/${game.id}/editions/${id}`} icon="log">
          {texts.edit}
        </LinkButton>
        <Button icon="copy" aria-label={`${texts.copy}: ${name}`} onClick={onCopy}>
          {texts.copy}
        </Button>
        <Button
          variant="danger"
          icon="close"
          aria-label={`${texts.remove}: ${name}`}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

/** Opens an edition file on the page that shows its differences first. */
function useOpenFile() {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<EditionProblem>();
  const open = async (file: File) => {
    const read = await readEdition(await file.text());
    if ('problem' in read) setProblem(read.problem);
    else navigate(await editionAddress(read.file));
  };
  return {
    problem,
    open: (file: File) => void open(file).catch(() => setProblem({ is: 'unreadable' })),
  };
}

function useBoxChecks(game: string): readonly BoxCheck[] {
  const [checks, setChecks] = useState<readonly BoxCheck[]>([]);
  useEffect(() => {
    let isGone = false;
    void loadEdition(game).then(({ boxChecks = [] }) => {
      if (!isGone) setChecks(boxChecks);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return checks;
}
