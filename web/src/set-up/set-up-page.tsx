import { findGame } from '@richtfest/catalog';
import { type Game, SEAT_COLOURS, problemText, seatColours } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { useGame } from '../games/use-game.ts';
import { LearnLink } from '../lessons/learn-link.tsx';
import { startLocal } from '../match/start-local.ts';
import { mixedTexts } from '../online/mixed-texts.ts';
import { openTable } from '../online/open-table.ts';
import { ServerProblem } from '../online/server.ts';
import { useHasServer } from '../online/use-has-server.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { PaceChoice } from '../settings/pace-choice.tsx';
import { OptionFields } from './option-fields.tsx';
import { problemsOf } from './option-problems.ts';
import { PresetRow } from './preset-row.tsx';
import { rememberPlan, rememberedPlan } from './remembered.ts';
import { SeatCard } from './seat-card.tsx';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import {
  type TablePlan,
  addSeat,
  changeColour,
  changeLevel,
  changeSeat,
  hasBots,
  isOnline,
  matchSeats,
  moveForward,
  peopleHere,
  personaAt,
  removeSeat,
} from './table-plan.ts';

/** `/games/ID/set-up` */
export function SetUpPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  if (findGame(id) === undefined) return <Nowhere />;
  return game === undefined ? <Loading /> : <SetUp game={game} />;
}

function SetUp({ game }: { readonly game: Game }): ReactNode {
  const { setUp } = useTexts();
  const { language } = useSettings();
  const mixed = mixedTexts[language];
  const hasServer = useHasServer();
  const [plan, setPlan] = useState(() => rememberedPlan(game));
  const [broken, setBroken] = useState<readonly string[]>([]);
  const noteBroken = (option: string, isBroken: boolean) =>
    setBroken((so) => [...so.filter((each) => each !== option), ...(isBroken ? [option] : [])]);
  const { start, problem, isBusy } = useStart(game, plan);
  const names = matchSeats(plan, setUp.guest).map(({ name }, seat) =>
    plan.seats[seat]?.kind === 'by-link' ? setUp.seat(seat + 1) : name,
  );
  const colours = seatColours(plan.seats);
  const problems = useMemo(() => problemsOf(game, plan), [game, plan]);
  return (
    <Page title={setUp.title(game.texts[language].name)}>
      <div className={styles['plan']}>
        <LearnLink game={game.id} />
        <Sheet title={setUp.seats}>
          <PresetRow game={game} plan={plan} onChange={setPlan} />
          <ul className={styles['seats']}>
            {plan.seats.map((seat, at) => (
              <SeatCard
                key={at}
                number={at + 1}
                seat={seat}
                colour={colours[at] ?? SEAT_COLOURS[0]}
                personaOf={(level) => personaAt(plan, at, level)}
                hasServer={hasServer === true}
                onChange={(change) => setPlan(changeSeat(plan, at, change))}
                onColour={(colour) => setPlan(changeColour(plan, at, colour))}
                onLevel={(level) => setPlan(changeLevel(plan, at, level))}
                onForward={at === 0 ? undefined : () => setPlan(moveForward(plan, at))}
                onRemove={
                  plan.seats.length > game.players.min
                    ? () => setPlan(removeSeat(plan, at))
                    : undefined
                }
              />
            ))}
          </ul>
          <p className={styles['note']}>{setUpTexts[language].order}</p>
          {plan.seats.length < game.players.max && (
            <Button icon="person" onClick={() => setPlan(addSeat(plan))}>
              {setUp.addSeat}
            </Button>
          )}
          {hasBots(plan) && (
            <div className={styles['pace']}>
              <PaceChoice />
            </div>
          )}
          {isOnline(plan) && (
            <>
              {peopleHere(plan) > 1 && (
                <p className={styles['note']}>
                  {game.hasPrivateViews === true ? mixed.sharedSecrets : mixed.shared}
                </p>
              )}
              <ClockChoice plan={plan} onChange={setPlan} />
            </>
          )}
          {hasServer === false && <p className={styles['note']}>{setUp.noServer}</p>}
        </Sheet>
        <Sheet title={setUp.options}>
          <OptionFields
            game={game}
            plan={plan}
            names={names}
            problems={problems}
            onChange={setPlan}
            onBroken={noteBroken}
          />
        </Sheet>
      </div>
      {(problems.length > 0 || broken.length > 0) && (
        <div className={styles['problem']} role="alert">
          <p>{setUp.dataProblem}</p>
          <ul>
            {broken.map((option) => (
              <li key={option}>{game.texts[language].options[option]?.name ?? option}: JSON</li>
            ))}
            {problems.map((each) => (
              <li key={problemText(each)}>{problemText(each).replace(/^options\./, '')}</li>
            ))}
          </ul>
        </div>
      )}
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={styles['start']}>
        <Button
          look="main"
          isBig
          isWide
          icon={isOnline(plan) ? 'door' : 'play'}
          disabled={
            problems.length > 0 ||
            broken.length > 0 ||
            isBusy ||
            (isOnline(plan) && hasServer !== true)
          }
          onClick={start}
        >
          {isOnline(plan) ? setUp.startOnline : setUp.start}
        </Button>
      </div>
    </Page>
  );
}

function useStart(
  game: Game,
  plan: TablePlan,
): { start: () => void; problem: string | undefined; isBusy: boolean } {
  const { setUp, online } = useTexts();
  const { pace } = useSettings();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (): Promise<string> => {
    rememberPlan(game.id, plan);
    const { guest } = setUp;
    if (isOnline(plan)) return `/t/${await openTable(game.id, plan, { guest, pace })}`;
    const seats = matchSeats(plan, guest);
    return `/play/${await startLocal(game, { seats, options: plan.options })}`;
  };
  const start = () => {
    setIsBusy(true);
    begin().then(
      (address) => navigate(address),
      (error: unknown) => {
        setIsBusy(false);
        setProblem(
          error instanceof ServerProblem ? online.problems[error.code] : online.unreachable,
        );
      },
    );
  };
  return { start, problem, isBusy };
}
