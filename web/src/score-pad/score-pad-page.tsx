import { findGame } from '@richtfest/catalog';
import { LOCALES } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { siteGame } from '../games/index.ts';
import { useGame } from '../games/use-game.ts';
import { randomHex } from '../match/start-match.ts';
import { rememberedName } from '../set-up/remembered.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { ExportTools } from './export-tools.tsx';
import { namesOf } from './names-of.ts';
import { PadForm } from './pad-form.tsx';
import { type PadParts, loadPadParts } from './pad-parts.ts';
import { type Pad, newPad } from './pad.ts';
import { readPad, removePad, storedPads, writePads } from './pad-store.ts';
import { usePadTexts } from './pad-texts.ts';
import { CodeForm } from './phones/code-form.tsx';
import { hostedPad } from './phones/held-pads.ts';
import { HostedPad } from './phones/hosted-pad.tsx';
import { SharePad } from './phones/share-pad.tsx';
import styles from './score-pad.module.css';

interface ScorePadPageProps {
  /** The id of the game. */
  readonly id: string;
  /** Undefined shows the saved games. */
  readonly pad: string | undefined;
}

/** `/games/:game/score-pad`: games played with the physical box, and the score pad of each. */
export function ScorePadPage({ id, pad }: ScorePadPageProps): ReactNode {
  const { language } = useSettings();
  const texts = usePadTexts();
  const entry = findGame(id);
  if (entry === undefined || siteGame(id).loadPad === undefined) return <Nowhere />;
  return (
    <Page title={texts.title} game={entry.names[language]}>
      {pad === undefined ? <PadList id={id} /> : <OpenPad key={pad} id={id} pad={pad} />}
    </Page>
  );
}

function PadList({ id }: { readonly id: string }): ReactNode {
  const texts = usePadTexts();
  const game = useGame(id);
  const [, navigate] = useLocation();
  const [pads, setPads] = useState<readonly Pad[]>();
  const [problem, setProblem] = useState<string>();
  const load = () =>
    storedPads().then(setPads, () => {
      setPads([]);
      setProblem(texts.noStorage);
    });
  useEffect(() => void load(), []);
  if (pads === undefined || game === undefined) return <Loading />;
  const start = async () => {
    const names = Array.from({ length: game.players.min }, (_, at) =>
      at === 0 ? rememberedName() : '',
    );
    const now = new Date();
    const pad = newPad({ id: randomHex(8), game: id, names, day: dayOf(now), now: now.getTime() });
    try {
      await writePads([names[0] === '' ? pad : { ...pad, me: 0 }]);
      navigate(`/games/${id}/score-pad/${pad.id}`);
    } catch {
      setProblem(texts.noStorage);
    }
  };
  const mine = pads.filter((each) => each.game === id);
  return (
    <>
      <p>{texts.about}</p>
      <Sheet>
        <Button variant="main" isBig isWide icon="score" onClick={() => void start()} data-first>
          {texts.newGame}
        </Button>
        <ProblemNote>{problem}</ProblemNote>
      </Sheet>
      <CodeForm />
      {mine.length > 0 && (
        <Sheet title={texts.saved}>
          <ul className={styles['saved']}>
            {mine.map((pad) => (
              <SavedPad key={pad.id} pad={pad} onRemoved={() => void load()} />
            ))}
          </ul>
        </Sheet>
      )}
      <Sheet>
        <ExportTools pads={pads} onImported={() => void load()} />
      </Sheet>
    </>
  );
}

function SavedPad({ pad, onRemoved }: { readonly pad: Pad; readonly onRemoved: () => void }) {
  const texts = usePadTexts();
  const { cancel } = useTexts();
  const { language } = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' });
  return (
    <li>
      <p>
        <strong>{day.format(new Date(`${pad.day}T12:00`))}</strong>
        {pad.place !== '' && ` · ${pad.place}`} · {namesOf(pad, texts.player).join(', ')}
        {!pad.isDone && ` · ${texts.unfinished}`}
      </p>
      {isAsking ? (
        <div className={styles['row']}>
          <p>{texts.removeQuestion}</p>
          <Button variant="danger" onClick={() => void removePad(pad.id).then(onRemoved)}>
            {texts.remove}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{cancel}</Button>
        </div>
      ) : (
        <div className={styles['row']}>
          <LinkButton to={`/games/${pad.game}/score-pad/${pad.id}`} icon="score">
            {texts.open}
          </LinkButton>
          <Button variant="quiet" icon="close" onClick={() => setIsAsking(true)}>
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

interface Opened extends PadParts {
  readonly pad: Pad | undefined;
}

function OpenPad({ id, pad: padId }: { readonly id: string; readonly pad: string }): ReactNode {
  const texts = usePadTexts();
  const game = useGame(id);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const [held, setHeld] = useState(() => hostedPad(padId));
  useEffect(() => {
    let isGone = false;
    void open(id, padId).then((found) => {
      if (!isGone) setOpened(found);
    });
    return () => {
      isGone = true;
    };
  }, [id, padId]);
  if (opened === undefined || game === undefined) return <Loading />;
  const { pad } = opened;
  if (pad?.game !== id) return <Sheet>{texts.notFound}</Sheet>;
  const change = (next: Pad) => {
    const changed = { ...next, changedAt: Date.now() };
    setOpened({ ...opened, pad: changed });
    writePads([changed]).then(
      () => setProblem(undefined),
      () => setProblem(texts.noStorage),
    );
  };
  return (
    <>
      <ProblemNote>{problem}</ProblemNote>
      {held === undefined ? (
        <PadForm
          {...opened}
          game={game}
          pad={pad}
          onChange={change}
          share={<SharePad pad={pad} onShared={setHeld} />}
        />
      ) : (
        <HostedPad
          {...opened}
          held={held}
          game={game}
          pad={pad}
          onChange={change}
          onEnd={() => setHeld(undefined)}
        />
      )}
      <Sheet>
        <ExportTools pads={[pad]} />
        <LinkButton to={`/games/${id}/score-pad`} icon="folder">
          {texts.saved}
        </LinkButton>
      </Sheet>
    </>
  );
}

async function open(id: string, pad: string): Promise<Opened | undefined> {
  const [parts, stored] = await Promise.all([
    loadPadParts(id),
    readPad(pad).catch(() => undefined),
  ]);
  return parts === undefined ? undefined : { ...parts, pad: stored };
}

/** The day in the local time zone, `2026-11-16`. */
function dayOf(date: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}
