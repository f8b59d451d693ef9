import { type ReactNode, Suspense, lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { HomePage } from '../home/home-page.tsx';
import { codeInPath } from '../home/table-address.ts';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { useRecordFinished } from '../statistics/use-record-finished.ts';
import { usePageSettings } from '../settings/use-settings.ts';
import { Nowhere } from './nowhere.tsx';
import { Loading } from './page.tsx';

const LocalPage = lazy(async () => ({
  default: (await import('../table/local-page.tsx')).LocalPage,
}));
const OnlinePage = lazy(async () => ({
  default: (await import('../online/online-page.tsx')).OnlinePage,
}));
const LobbyPage = lazy(async () => ({
  default: (await import('../online/lobby-page.tsx')).LobbyPage,
}));
const ReplayPage = lazy(async () => ({
  default: (await import('../replay/replay-page.tsx')).ReplayPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await import('../review/review-page.tsx')).ReviewPage,
}));
const ExercisePage = lazy(async () => ({
  default: (await import('../exercises/exercise-page.tsx')).ExercisePage,
}));
const PuzzlePage = lazy(async () => ({
  default: (await import('../puzzles/puzzle-page.tsx')).PuzzlePage,
}));
const SetUpPage = lazy(async () => ({
  default: (await import('../set-up/set-up-page.tsx')).SetUpPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('../rules/rules-page.tsx')).RulesPage,
}));
const EditionPage = lazy(async () => ({
  default: (await import('../rules/edition-page.tsx')).EditionPage,
}));
const ScorePadPage = lazy(async () => ({
  default: (await import('../score-pad/score-pad-page.tsx')).ScorePadPage,
}));
const PhonePage = lazy(async () => ({
  default: (await import('../score-pad/phones/phone-page.tsx')).PhonePage,
}));
const EditionsPage = lazy(async () => ({
  default: (await import('../editions/editions-page.tsx')).EditionsPage,
}));
const EditorPage = lazy(async () => ({
  default: (await import('../editions/editor-page.tsx')).EditorPage,
}));
const SharedEditionPage = lazy(async () => ({
  default: (await import('../editions/shared-edition-page.tsx')).SharedEditionPage,
}));
const LessonPage = lazy(async () => ({
  default: (await import('../lessons/lesson-page.tsx')).LessonPage,
}));
const BoxPage = lazy(async () => ({
  default: (await import('../box-bot/box-page.tsx')).BoxPage,
}));
const MyGamesPage = lazy(async () => ({
  default: (await import('../home/my-games-page.tsx')).MyGamesPage,
}));
const StatisticsPage = lazy(async () => ({
  default: (await import('../statistics/statistics-page.tsx')).StatisticsPage,
}));
const MyStreetPage = lazy(async () => ({
  default: (await import('../my-street/street-page.tsx')).MyStreetPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../account/account-page.tsx')).AccountPage,
}));
const AboutPage = lazy(async () => ({ default: (await import('./about-page.tsx')).AboutPage }));
const HostPage = lazy(async () => ({ default: (await import('./host-page.tsx')).HostPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('../settings/settings-page.tsx')).SettingsPage,
}));

const DeskPage = lazy(async () => ({
  default: (await import('../rules-desk/desk-page.tsx')).DeskPage,
}));
const DailyPage = lazy(async () => ({
  default: (await import('../daily/daily-page.tsx')).DailyPage,
}));
const DailyResultPage = lazy(async () => ({
  default: (await import('../daily/result-page.tsx')).ResultPage,
}));
const DailyGroupPage = lazy(async () => ({
  default: (await import('../daily/group-page.tsx')).GroupPage,
}));
const SameCardsPage = lazy(async () => ({
  default: (await import('../same-cards/same-cards-page.tsx')).SameCardsPage,
}));
const ComparePage = lazy(async () => ({
  default: (await import('../same-cards/compare-page.tsx')).ComparePage,
}));

const EmailPage = lazy(async () => ({
  default: (await import('../notices/email-page.tsx')).EmailPage,
}));

/** The routes of the site. */
export function App(): ReactNode {
  usePageSettings();
  useRecordFinished();
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/games/:game">{({ game }) => <HomePage open={game} />}</Route>
          <Route path="/games/:game/set-up">{({ game }) => <SetUpPage id={game} />}</Route>
          <Route path="/games/:game/rules">{({ game }) => <RulesPage id={game} />}</Route>
          <Route path="/games/:game/desk">{({ game }) => <DeskPage key={game} id={game} />}</Route>
          <Route path="/games/:game/edition">{({ game }) => <EditionPage id={game} />}</Route>
          <Route path="/games/:game/score-pad/:pad?">
            {({ game, pad }) => <ScorePadPage key={game} id={game} pad={pad} />}
          </Route>
          <Route path="/pads/:code">
            {({ code }) => <PhonePage key={code} code={codeInPath(code)} />}
          </Route>
          <Route path="/games/:game/editions">{({ game }) => <EditionsPage id={game} />}</Route>
          <Route path="/games/:game/editions/shared">
            {({ game }) => <SharedEditionPage id={game} />}
          </Route>
          <Route path="/games/:game/editions/:edition">
            {({ game, edition }) => <EditorPage id={game} edition={edition} />}
          </Route>
          <Route path="/games/:game/learn">
            {({ game }) => <LessonPage key={game} id={game} />}
          </Route>
          <Route path="/games/:game/box-bot/:box?">
            {({ game, box }) => <BoxPage key={game} id={game} box={box} />}
          </Route>
          <Route path="/play/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
          <Route path="/play/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/t/:code/replay">
            {({ code }) => <ReplayPage key={code} table={codeInPath(code)} />}
          </Route>
          <Route path="/play/:id/review">{({ id }) => <ReviewPage key={id} id={id} />}</Route>
          <Route path="/play/:id/compare">{({ id }) => <ComparePage key={id} id={id} />}</Route>
          <Route path="/t/:code/review">
            {({ code }) => <ReviewPage key={code} table={codeInPath(code)} />}
          </Route>
          <Route path="/t/:code">
            {({ code }) => <OnlinePage key={code} code={codeInPath(code)} />}
          </Route>
          <Route path="/lobby">
            <LobbyPage />
          </Route>
          <Route path="/my-games">
            <MyGamesPage />
          </Route>
          <Route path="/street/:match?/:seat?">
            {({ match, seat }) => (
              <MyStreetPage open={match === undefined ? undefined : `${match}/${seat ?? ''}`} />
            )}
          </Route>
          <Route path="/daily">
            <DailyPage />
          </Route>
          <Route path="/daily/group/:code">
            {({ code }) => <DailyGroupPage key={code} code={code} />}
          </Route>
          <Route path="/daily/:day/:game">
            {({ day, game }) => <DailyResultPage key={`${day}/${game}`} day={day} game={game} />}
          </Route>
          <Route path="/same-cards">
            <SameCardsPage />
          </Route>
          <Route path="/exercises">
            <ExercisePage />
          </Route>
          <Route path="/puzzles/:game/:puzzle?">
            {({ game, puzzle }) => <PuzzlePage key={game} id={game} puzzle={puzzle} />}
          </Route>
          <Route path="/statistics">
            <StatisticsPage />
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/letters">
            <EmailPage />
          </Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route path="/imprint">
            <HostPage name="imprint" />
          </Route>
          <Route path="/privacy">
            <HostPage name="privacy" />
          </Route>
          <Route path="/index.html">
            <Redirect to="/" />
          </Route>
          <Route>
            <Nowhere />
          </Route>
        </Switch>
      </Suspense>
      <UpdateNotice />
    </>
  );
}
