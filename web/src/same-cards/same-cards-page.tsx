import { findGame } from '@richtfest/catalog';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage } from '../app/page.tsx';
import { useComparisonTexts } from '../comparison/comparison-texts.ts';
import { useFinishedHouse } from '../comparison/use-finished-house.ts';
import { browserStore } from '../match/browser-store.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { useHash } from '../rules/use-hash.ts';
import { rememberedName } from '../set-up/remembered.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { compareFrom, playCards } from './play-cards.ts';
import { type SameCards, playedHere, readCards } from './same-cards.ts';
import { useSameCardsTexts } from './same-cards-texts.ts';

interface Shared {
  /** Undefined: the link is damaged. */
  readonly cards: SameCards | undefined;
  /** A game with these cards on this device. */
  readonly played: SavedMatch | undefined;
}

/** `/same-cards#…`: a table with the random values of a finished match. */
export function SameCardsPage(): ReactNode {
  const texts = useSameCardsTexts();
  const shared = useShared(useHash());
  if (shared === undefined) return <Loading />;
  const { cards, played } = shared;
  if (cards !== undefined) return <Invitation cards={cards} played={played} />;
  return (
    <MessagePage title={texts.title}>
      <p>{texts.badLink}</p>
    </MessagePage>
  );
}

interface InvitationProps {
  readonly cards: SameCards;
  readonly played: SavedMatch | undefined;
}

function Invitation({ cards, played }: InvitationProps): ReactNode {
  const texts = useSameCardsTexts();
  const { points } = useComparisonTexts();
  const { setUp } = useTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const own = useFinishedHouse(played)?.result?.seats[cards.seat]?.score;
  const game = findGame(cards.file.game)?.names[language] ?? cards.file.game;
  const play = async () => {
    const named = rememberedName();
    navigate(`/play/${await playCards(cards, named === '' ? setUp.guest(1) : named)}`);
  };
  const compare = async (match: SavedMatch) => {
    await compareFrom(match, cards);
    navigate(`/play/${match.id}/compare`);
  };
  return (
    <MessagePage title={texts.title}>
      <p>{texts.help(cards.name, points(cards.points), game)}</p>
      {own !== undefined && <p>{texts.played(points(own))}</p>}
      {played !== undefined && (
        <Button variant="main" icon="chart" onClick={() => void compare(played)}>
          {texts.compare(cards.name)}
        </Button>
      )}
      <Button
        variant={played === undefined ? 'main' : 'plain'}
        icon="play"
        onClick={() => void play()}
      >
        {played === undefined ? texts.play : texts.again}
      </Button>
    </MessagePage>
  );
}

function useShared(fragment: string): Shared | undefined {
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const cards = await readCards(fragment);
      const matches = cards === undefined ? [] : await (await browserStore()).list();
      const played = cards === undefined ? undefined : playedHere(cards, matches);
      if (!isGone) setShared({ cards, played });
    };
    setShared(undefined);
    void load();
    return () => {
      isGone = true;
    };
  }, [fragment]);
  return shared;
}
