import './street.css';
import { findGame } from '@richtfest/catalog';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Gate } from './gate.tsx';
import { gameNames } from './houses.tsx';
import { useEarlyInput } from './early-input.ts';
import { useRunning } from './running.ts';
import { Street, type Words } from './street.tsx';
import { useFileOpener } from './use-file-opener.tsx';

const loadHouseCard = () => import('./house-card.tsx');
const HouseCard = lazy(async () => ({ default: (await loadHouseCard()).HouseCard }));

/** Loaded after the first paint if there are games to continue. */
const ContinueStrip = lazy(async () => ({
  default: (await import('./continue-strip.tsx')).ContinueStrip,
}));

/** Loaded after the first paint, once a game has been finished. */
const MyHouses = lazy(async () => ({
  default: (await import('../my-street/houses-behind.tsx')).HousesBehind,
}));

/** `/` and `/games/ID`: the street, with a house's card open at `/games/ID`. */
export function HomePage({ open }: { readonly open?: string }): ReactNode {
  const frame = useTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const running = useRunning();
  const door = useFileOpener();
  const early = useEarlyInput();
  const words: Words = (pick) => pick(frame);
  useEffect(() => {
    document.title = frame.name;
  }, [frame]);
  useEffect(() => {
    // A house's card begins to load when the finger goes down, not when it goes up.
    const load = () => void loadHouseCard();
    addEventListener('pointerdown', load, { once: true });
    return () => removeEventListener('pointerdown', load);
  }, []);
  return (
    <>
      <Street
        words={words}
        nameOf={(house) => gameNames(house)[language]}
        isOpen={(id) => findGame(id) !== undefined}
        lightsIn={(id) => running.games.filter(({ game }) => game === id).length}
        onVisit={navigate}
        behind={
          running.finished.length > 0 && (
            <Suspense>
              <MyHouses onVisit={navigate} />
            </Suspense>
          )
        }
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
            key={early.typed}
            {...early}
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
        <Suspense>
          <HouseCard key={open} id={open} running={running} onClose={() => navigate('/')} />
        </Suspense>
      )}
    </>
  );
}
