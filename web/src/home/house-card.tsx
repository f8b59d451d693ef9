import { type CatalogEntry, findGame } from '@richtfest/catalog';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { siteGame } from '../games/index.ts';
import { useSettings } from '../settings/use-settings.ts';
import { LearnLink } from '../lessons/learn-link.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Scaffold } from './art/scaffold.tsx';
import styles from './house-card.module.css';
import { houseFacts } from './house-facts.ts';
import { type House, HOUSES, gameNames } from './houses.tsx';
import { RunningList } from './running-list.tsx';
import { SeatedLine } from './seated-line.tsx';
import { type Running, finishedIn } from './running.ts';

const Introduction = lazy(async () => ({
  default: (await import('../set-up/introduction.tsx')).Introduction,
}));

interface HouseCardProps {
  readonly id: string;
  readonly running: Running;
  readonly onClose: () => void;
}

/** The card of a house, with everything to start or continue a game. */
export function HouseCard({ id, running, onClose }: HouseCardProps): ReactNode {
  const { street, close } = useTexts();
  const { language } = useSettings();
  const house = HOUSES.find((each) => each.id === id);
  const entry = findGame(id);
  if (house === undefined) return undefined;
  const name = gameNames(house)[language];
  return (
    <Dialog
      title={name}
      closeLabel={close}
      onClose={onClose}
      picture={<HousePicture house={house} />}
    >
      {entry === undefined ? (
        <p>{street.beingBuiltNote(name)}</p>
      ) : (
        <OpenHouse entry={entry} running={running} />
      )}
    </Dialog>
  );
}

function HousePicture({ house }: { readonly house: House }): ReactNode {
  const { id, Art } = house;
  const isOpen = findGame(id) !== undefined;
  return (
    <div className={`${styles['picture']} street-house`} data-open={isOpen} data-lit={isOpen}>
      <svg viewBox="-60 0 360 312" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <rect x="-1200" y="-300" width="2640" height="640" fill="var(--sky-mid)" />
        <path
          className="cut"
          d="M-1200 230 Q-800 150 -480 214 T-120 206 T300 196 T720 206 T1440 220 V340 H-1200Z"
          fill="var(--hill-far)"
        />
        <path
          className="cut"
          d="M-1200 266 Q-500 226 0 262 T700 250 T1440 262 V340 H-1200Z"
          fill="var(--meadow)"
        />
        <Art />
        {!isOpen && <Scaffold place={HOUSES.indexOf(house)} />}
        <rect x="-1200" y="300" width="2640" height="40" fill="var(--pavement)" />
      </svg>
    </div>
  );
}

interface OpenHouseProps {
  readonly entry: CatalogEntry;
  readonly running: Running;
}

function OpenHouse({ entry, running }: OpenHouseProps): ReactNode {
  const texts = useTexts();
  const { street, about } = texts;
  const { id, designer } = entry;
  const { play, isPending, isAsking, start } = usePlay(entry);
  const games = running.games.filter(({ game }) => game === id);
  const finished = finishedIn(running, id);
  return (
    <div className={styles['card']}>
      <p className={styles['facts']}>
        {houseFacts(entry, texts)}
        {designer !== undefined && ` · ${about.by(designer)}`}
      </p>
      <Button
        variant="main"
        isBig
        isWide
        icon="play"
        disabled={isPending}
        onClick={play}
        data-first
      >
        {street.play}
      </Button>
      <SeatedLine entry={entry} />
      {isAsking && (
        <Suspense>
          <Introduction entry={entry} onDone={start} />
        </Suspense>
      )}
      <div className={styles['row']}>
        <LinkButton to={`/games/${id}/set-up?preset=elsewhere`} icon="share">
          {street.invite}
        </LinkButton>
        <LinkButton to={`/games/${id}/set-up`} icon="person">
          {street.setUp}
        </LinkButton>
      </div>
      <LearnLink game={id} />
      {games.length > 0 && (
        <section className={styles['group']}>
          <h3>{street.running}</h3>
          <RunningList games={games} onCleared={() => running.reload()} />
        </section>
      )}
      {finished.length > 0 && (
        <details className={styles['finished']}>
          <summary>{street.finished}</summary>
          <RunningList games={finished} isOver onCleared={() => running.reload()} />
        </details>
      )}
      <MoreLinks id={id} />
      <BoxLinks id={id} />
    </div>
  );
}

/** Everything else to play and to read. */
function MoreLinks({ id }: { readonly id: string }): ReactNode {
  const { street } = useTexts();
  return (
    <section className={styles['group']}>
      <h3>{street.moreToPlay}</h3>
      <div className={styles['links']}>
        <LinkButton variant="quiet" to={`/games/${id}/rules`} icon="rules">
          {street.rules}
        </LinkButton>
        <LinkButton variant="quiet" to="/daily" icon="home">
          {street.daily}
        </LinkButton>
        <LinkButton variant="quiet" to={`/puzzles/${id}`} icon="hint">
          {street.puzzles}
        </LinkButton>
      </div>
    </section>
  );
}

/** What helps people with the physical box. */
function BoxLinks({ id }: { readonly id: string }): ReactNode {
  const { street } = useTexts();
  const { loadPad, loadBoxKit } = siteGame(id);
  return (
    <section className={styles['group']}>
      <h3>{street.box}</h3>
      <div className={styles['links']}>
        {loadPad !== undefined && (
          <LinkButton variant="quiet" to={`/games/${id}/score-pad`} icon="score">
            {street.scorePad}
          </LinkButton>
        )}
        {loadBoxKit !== undefined && (
          <LinkButton variant="quiet" to={`/games/${id}/box-bot`} icon="bot">
            {street.boxBot}
          </LinkButton>
        )}
        <LinkButton variant="quiet" to={`/games/${id}/desk`} icon="why">
          {street.desk}
        </LinkButton>
        <LinkButton variant="quiet" to={`/games/${id}/editions`} icon="log">
          {street.editions}
        </LinkButton>
      </div>
    </section>
  );
}

interface Play {
  readonly play: () => void;
  readonly isPending: boolean;
  /** The first time, a newcomer is asked who plays before the match starts. */
  readonly isAsking: boolean;
  readonly start: () => void;
}

/** Starts with the last set-up; bots take the seats of people who are not here. */
function usePlay(entry: CatalogEntry): Play {
  const { setUp } = useTexts();
  const [, navigate] = useLocation();
  const [isPending, setIsPending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    // The next click probably opens a table: preload it.
    void entry.load();
    void import('../table/local-page.tsx');
    void import('./play-at-once.ts');
  }, [entry]);
  const start = async () => {
    setIsAsking(false);
    const { playAtOnce } = await import('./play-at-once.ts');
    navigate(await playAtOnce(entry, setUp.guest));
  };
  const play = async () => {
    setIsPending(true);
    const { isNewcomer } = await import('./play-at-once.ts');
    if (await isNewcomer(entry)) setIsAsking(true);
    else await start();
  };
  return { play: () => void play(), start: () => void start(), isPending, isAsking };
}
