import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { requestCalendarEarly } from '../daily/calendar-request.ts';
import { useCatchUp } from '../daily/use-catch-up.ts';
import { HomePage } from '../home/home-page.tsx';
import { codeInPath } from '../home/table-address.ts';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { useRecordFinished } from '../statistics/use-record-finished.ts';
import { usePageSettings } from '../settings/use-settings.ts';
import { lazyPage } from './lazy-page.tsx';
import { Nowhere } from './nowhere.tsx';

const LocalPage = lazyPage(async () => (await import('../table/local-page.tsx')).LocalPage);
const OnlinePage = lazyPage(async () => (await import('../online/online-page.tsx')).OnlinePage);
const LobbyPage = lazyPage(async () => (await import('../online/lobby-page.tsx')).LobbyPage);
const ReplayPage = lazyPage(async () => (await import('../replay/replay-page.tsx')).ReplayPage);
const ReviewPage = lazyPage(async () => (await import('../review/review-page.tsx')).ReviewPage);
const ExercisePage = lazyPage(
  async () => (await import('../exercises/exercise-page.tsx')).ExercisePage,
);
const PuzzlePage = lazyPage(async () => (await import('../puzzles/puzzle-page.tsx')).PuzzlePage);
const SetUpPage = lazyPage(async () => (await import('../set-up/set-up-page.tsx')).SetUpPage);
const RulesPage = lazyPage(async () => (await import('../rules/rules-page.tsx')).RulesPage);
const EditionPage = lazyPage(async () => (await import('../rules/edition-page.tsx')).EditionPage);
const ScorePadPage = lazyPage(
  async () => (await import('../score-pad/score-pad-page.tsx')).ScorePadPage,
);
const PhonePage = lazyPage(
  async () => (await import('../score-pad/phones/phone-page.tsx')).PhonePage,
);
const EditionsPage = lazyPage(
  async () => (await import('../editions/editions-page.tsx')).EditionsPage,
);
const EditorPage = lazyPage(async () => (await import('../editions/editor-page.tsx')).EditorPage);
const SharedEditionPage = lazyPage(
  async () => (await import('../editions/shared-edition-page.tsx')).SharedEditionPage,
);
const LessonPage = lazyPage(async () => (await import('../lessons/lesson-page.tsx')).LessonPage);
const BoxPage = lazyPage(async () => (await import('../box-bot/box-page.tsx')).BoxPage);
const MyGamesPage = lazyPage(async () => (await import('../home/my-games-page.tsx')).MyGamesPage);
const StatisticsPage = lazyPage(
  async () => (await import('../statistics/statistics-page.tsx')).StatisticsPage,
);
const MyStreetPage = lazyPage(
  async () => (await import('../my-street/street-page.tsx')).MyStreetPage,
);
const AccountPage = lazyPage(async () => (await import('../account/account-page.tsx')).AccountPage);
const AboutPage = lazyPage(async () => (await import('./about-page.tsx')).AboutPage);
const HostPage = lazyPage(async () => (await import('./host-page.tsx')).HostPage);
const SettingsPage = lazyPage(
  async () => (await import('../settings/settings-page.tsx')).SettingsPage,
);

const DeskPage = lazyPage(async () => (await import('../rules-desk/desk-page.tsx')).DeskPage);
const DailyPage = lazyPage(async () => {
  requestCalendarEarly();
  return (await import('../daily/daily-page.tsx')).DailyPage;
});
const DailyResultPage = lazyPage(async () => (await import('../daily/result-page.tsx')).ResultPage);
const DailyGroupPage = lazyPage(async () => (await import('../daily/group-page.tsx')).GroupPage);
const SameCardsPage = lazyPage(
  async () => (await import('../same-cards/same-cards-page.tsx')).SameCardsPage,
);
const ComparePage = lazyPage(
  async () => (await import('../same-cards/compare-page.tsx')).ComparePage,
);

const EmailPage = lazyPage(async () => (await import('../notices/email-page.tsx')).EmailPage);

/** The routes of the site. */
export function App(): ReactNode {
  usePageSettings();
  useRecordFinished();
  useCatchUp();
  return (
    <>
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
        <Route path="/games/:game/learn">{({ game }) => <LessonPage key={game} id={game} />}</Route>
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
      <UpdateNotice />
    </>
  );
}
