import './street.css';
import { findGame } from '@richtfest/catalog';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Gate } from './gate.tsx';
import { HouseCard } from './house-card.tsx';
import { namesOf } from './houses.tsx';
import { usePlaceBefore } from './place-before.ts';
import { useRunning } from './running.ts';
import { Street, type Words } from './street.tsx';
import { useFileDoor } from './use-file-door.tsx';

/** Fetched after the first paint, where there is something to go on with. */
const ContinueStrip = lazy(async () => ({
  default: (await import('./continue-strip.tsx')).ContinueStrip,
}));

/** `/` and `/games/ID`: the street, perhaps with a house's card in front. */
export function HomePage({ open }: { readonly open?: string }): ReactNode {
  const frame = useTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const running = useRunning();
  const door = useFileDoor();
  const { typed, isSent } = usePlaceBefore();
  const words: Words = (pick) => pick(frame);
  useEffect(() => {
    document.title = frame.name;
  }, [frame]);
  return (
    <>
      <Street
        words={words}
        nameOf={(house) => namesOf(house)[language]}
        isOpen={(id) => findGame(id) !== undefined}
        lightsIn={(id) => running.games.filter(({ game }) => game === id).length}
        onVisit={navigate}
        note={
          running.games.length + running.finished.length === 0 ? undefined : (
            <Suspense fallback={<p className="street-tagline">{frame.tagline}</p>}>
              <ContinueStrip running={running} />
            </Suspense>
          )
        }
        gate={
          <Gate
            words={words}
            typed={typed}
            isSent={isSent}
            onJoin={(code) => navigate(`/t/${code}`)}
            onVisit={navigate}
          >
            <FileButton
              icon="folder"
              accept=".json,application/json"
              aria-label={frame.street.openFile}
              onFile={door.open}
            />
          </Gate>
        }
      />
      {door.above}
      {open !== undefined && (
        <HouseCard key={open} id={open} running={running} onClose={() => navigate('/')} />
      )}
    </>
  );
}
