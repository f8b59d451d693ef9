import type { Game } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { Page, Sheet } from '../app/page.tsx';
import { siteGame } from '../games/index.ts';
import { RunningList } from '../home/running-list.tsx';
import { OptionFields } from '../set-up/option-fields.tsx';
import { problemsOf } from '../set-up/option-problems.ts';
import { rememberedName } from '../set-up/remembered.ts';
import { SeatCards } from '../set-up/seat-cards.tsx';
import setUpStyles from '../set-up/set-up-page.module.css';
import { matchSeats } from '../set-up/match-seats.ts';
import { type TablePlan, addSeat, hasBots, peopleHere } from '../set-up/table-plan.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useBoxTexts } from './box-texts.ts';
import { deleteBox, listBoxes } from './saved-box.ts';

interface BoxSetUpProps {
  readonly game: Game;
  readonly onStart: (plan: TablePlan) => void;
}

/** Two people and a bot. */
function usualBox(id: string): TablePlan {
  const seats = [
    { kind: 'person-here', name: rememberedName() },
    { kind: 'person-here', name: '' },
  ] as const;
  return addSeat({ seats, options: siteGame(id).firstOptions ?? {} });
}

/** Who sits at the physical table, and by which rules they play. */
export function BoxSetUp({ game, onStart }: BoxSetUpProps): ReactNode {
  const texts = useBoxTexts();
  const { setUp } = useTexts();
  const { language } = useSettings();
  const [plan, setPlan] = useState(() => usualBox(game.id));
  const problems = useMemo(() => problemsOf(game, plan), [game, plan]);
  const names = matchSeats(plan, setUp.guest).map(({ name }) => name);
  const isFull = plan.seats.length >= game.players.max;
  const hasBoth = hasBots(plan) && peopleHere(plan) > 0;
  const addPerson = () =>
    setPlan({ ...plan, seats: [...plan.seats, { kind: 'person-here', name: '' }] });
  return (
    <Page title={texts.title} game={game.texts[language].name}>
      <p>{texts.about}</p>
      {game.hasPrivateViews === true && <p>{texts.secrets}</p>}
      <SavedGames game={game} />
      <div className={setUpStyles['plan']}>
        <Sheet title={texts.seats}>
          <SeatCards
            game={game.id}
            plan={plan}
            least={game.players.min}
            hasServer={false}
            onChange={setPlan}
          />
          {!isFull && (
            <>
              <Button icon="person" onClick={addPerson}>
                {texts.addPerson}
              </Button>{' '}
              <Button icon="bot" onClick={() => setPlan(addSeat(plan))}>
                {texts.addBot}
              </Button>
            </>
          )}
          <ProblemNote>{hasBoth ? undefined : texts.needsBoth}</ProblemNote>
        </Sheet>
        <Sheet title={texts.options}>
          <OptionFields game={game} plan={plan} names={names} onChange={setPlan} />
        </Sheet>
      </div>
      <div className={setUpStyles['start']}>
        <Button
          variant="main"
          isBig
          isWide
          icon="play"
          disabled={!hasBoth || problems.length > 0}
          onClick={() => onStart(plan)}
        >
          {texts.start}
        </Button>
      </div>
    </Page>
  );
}

/** The games with the box that can be continued on this device. */
function SavedGames({ game }: { readonly game: Game }): ReactNode {
  const texts = useBoxTexts();
  const [boxes, setBoxes] = useState(() => listBoxes(game.id));
  if (boxes.length === 0) return undefined;
  const games = boxes.map(({ id, saved }) => ({
    game: game.id,
    address: `/games/${game.id}/box-bot/${id}`,
    names: saved.header.seats.map(({ name }) => name),
    changedAt: saved.changedAt ?? 0,
    remove: () => Promise.resolve(deleteBox(game.id, id)),
  }));
  return (
    <>
      <Sheet title={texts.savedGames}>
        <RunningList games={games} onCleared={() => setBoxes(listBoxes(game.id))} />
      </Sheet>
      <h2>{texts.newGame}</h2>
    </>
  );
}
