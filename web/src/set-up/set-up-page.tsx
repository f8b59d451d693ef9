import { findGame } from '@richtfest/catalog';
import { type Game, optionProblemText, problemText } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableSummary } from '@richtfest/protocol';
import { planWithEdition } from '../editions/edition-choice.tsx';
import { isPlayable, shownName } from '../editions/edition.ts';
import { useEditionStore } from '../editions/edition-store.ts';
import { rematchPlan, seatNewcomers, seatsForRematch } from '../rematch/rematch-plan.ts';
import { useRematchTexts } from '../rematch/rematch-texts.ts';
import { startRematch } from '../rematch/come-along.ts';
import { useRematch } from '../rematch/use-rematch.ts';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { useGame } from '../games/use-game.ts';
import { LearnLink } from '../lessons/learn-link.tsx';
import { startLocal } from '../match/start-local.ts';
import { clockOf, openTable } from '../online/open-table.ts';
import { ServerProblem } from '../online/server.ts';
import { useHasServer } from '../online/use-has-server.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { problemsOf } from './option-problems.ts';
import { Invitation } from './invitation.tsx';
import { MoreOptions } from './more-options.tsx';
import { askedPreset, isOnlinePreset, presetPlan } from './presets.ts';
import { SeatsPart } from './seats-part.tsx';
import { rememberPlan, rememberedPlan } from './remembered.ts';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import { matchSeats } from './match-seats.ts';
import { type TablePlan, isOnline } from './table-plan.ts';

/** `/games/ID/set-up` */
export function SetUpPage({ id }: { readonly id: string }): ReactNode {
  const game = useGame(id);
  const previous = useRematch();
  if (findGame(id) === undefined) return <Nowhere />;
  if (game === undefined || previous === 'loading') return <Loading />;
  return <SetUp game={game} previous={previous} />;
}

interface SetUpProps {
  readonly game: Game;
  /** The table of a rematch. */
  readonly previous: TableSummary | undefined;
}

function SetUp({ game, previous }: SetUpProps): ReactNode {
  const { setUp } = useTexts();
  const { language } = useSettings();
  const own = setUpTexts[language];
  const texts = useRematchTexts();
  const { name } = game.texts[language];
  const hasServer = useHasServer();
  const [plan, setPlan] = useState(() =>
    withAskedEdition(previous === undefined ? askedPlan(game) : rematchPlan(game, previous), game),
  );
  const isRematch = previous !== undefined;
  const isInvitation = !isRematch && isOnlinePreset(askedPreset(location.search));
  const { start, problem, isPending } = useStart(game, plan, previous?.table);
  const isFull = plan.seats.length > game.players.max;
  const problems = useMemo(() => problemsOf(game, plan), [game, plan]);
  const seats = (
    <SeatsPart
      game={game}
      plan={plan}
      previous={previous}
      hasServer={hasServer}
      onChange={setPlan}
    />
  );
  const title = isInvitation ? own.inviteTitle : isRematch ? texts.setUp : setUp.title;
  const open = isInvitation ? own.getLink : setUp.startOnline;
  return (
    <Page title={title(name)}>
      <div className={styles['plan']}>
        {!isRematch && !isInvitation && <LearnLink game={game.id} />}
        {isInvitation ? (
          <Invitation plan={plan} onChange={setPlan}>
            {seats}
          </Invitation>
        ) : (
          <Sheet title={setUp.seats}>{seats}</Sheet>
        )}
        <MoreOptions
          game={game}
          plan={plan}
          isRematch={isRematch}
          hasProblem={problems.length > 0}
          onChange={setPlan}
        />
      </div>
      {problems.length > 0 && (
        <div className={styles['problem']} role="alert">
          <p>{setUp.dataProblem}</p>
          <ul>
            {problems.map((each) => (
              <li key={problemText(each)}>
                {optionProblemText(each, game.texts[language], language).replace(/^options\./, '')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasServer === false && <p className={styles['note']}>{setUp.noServer}</p>}
      <ProblemNote>{problem}</ProblemNote>
      <div className={styles['start']}>
        <Button
          variant="main"
          isBig
          isWide
          icon={isInvitation ? 'link' : isOnline(plan) ? 'door' : 'play'}
          disabled={
            problems.length > 0 || isPending || isFull || (isOnline(plan) && hasServer !== true)
          }
          onClick={start}
        >
          {isRematch ? texts.start : isOnline(plan) ? open : setUp.start}
        </Button>
      </div>
    </Page>
  );
}

/** The remembered table, or the preset that the address asks for. */
function askedPlan(game: Game): TablePlan {
  const preset = askedPreset(location.search);
  const plan = rememberedPlan(game);
  return preset === undefined ? plan : presetPlan(game, preset, plan);
}

/** The edition in the address, where “play with it” leads. */
function withAskedEdition(plan: TablePlan, game: Game): TablePlan {
  const asked = new URLSearchParams(location.search).get('edition') ?? '';
  const edition = useEditionStore.getState().editions[asked];
  if (edition === undefined || edition === false || !isPlayable(game, edition)) return plan;
  return planWithEdition(plan, game, { ...edition, name: shownName(edition) ?? edition.name });
}

function useStart(
  game: Game,
  plan: TablePlan,
  previous: string | undefined,
): { start: () => void; problem: string | undefined; isPending: boolean } {
  const { setUp, online } = useTexts();
  const { pace } = useSettings();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const begin = async (): Promise<string> => {
    if (previous !== undefined) {
      const { options, editionName } = plan;
      const named = editionName === undefined ? {} : { editionName };
      const clock = clockOf(plan, pace);
      const request = { game: game.id, options, ...named, clock, seats: seatsForRematch(plan) };
      const next = await startRematch(previous, request);
      await seatNewcomers(next, plan, setUp.guest);
      return `/t/${next}`;
    }
    rememberPlan(game.id, plan);
    const { guest } = setUp;
    if (isOnline(plan)) return `/t/${await openTable(game.id, plan, { guest, pace })}`;
    const seats = matchSeats(plan, guest);
    return `/play/${await startLocal(game, { ...plan, seats })}`;
  };
  const start = () => {
    setIsPending(true);
    begin().then(
      (address) => navigate(address),
      (error: unknown) => {
        setIsPending(false);
        setProblem(
          error instanceof ServerProblem ? online.problems[error.code] : online.unreachable,
        );
      },
    );
  };
  return { start, problem, isPending };
}
