import { findGame } from '@richtfest/catalog';
import { MATCH_FORMAT, headerProblem } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { MessagePage } from '../app/page.tsx';
import { saveLocal } from '../match/start-local.ts';
import { randomHex } from '../match/start-match.ts';
import { rememberedName } from '../set-up/remembered.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useDailyTexts } from './daily-texts.ts';
import { readCards, tableWithCards } from './same-cards.ts';

/** `/same-cards#…`: a table with the luck of a finished match. */
export function SameCardsPage(): ReactNode {
  const texts = useDailyTexts();
  const { setUp } = useTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const [hasFailed, setHasFailed] = useState(false);
  const cards = useMemo(() => readCards(location.hash.slice(1)), []);
  const entry = findGame(cards?.header.game ?? '');
  if (cards === undefined || entry === undefined || hasFailed) {
    return (
      <MessagePage title={texts.sameCards}>
        <p>{texts.badLink}</p>
      </MessagePage>
    );
  }
  const play = async () => {
    const named = rememberedName();
    const header = tableWithCards(cards, named === '' ? setUp.guest(1) : named);
    const now = Date.now();
    const game = await entry.load(header.rulesVersion);
    const problem = headerProblem(game, { format: MATCH_FORMAT, ...header, moves: [] });
    if (problem !== undefined) return setHasFailed(true);
    const times = { startedAt: now, changedAt: now };
    const id = randomHex(8);
    await saveLocal({ id, header, secret: cards.secret, log: [], isOver: false, ...times });
    navigate(`/play/${id}`);
  };
  return (
    <MessagePage title={texts.sameCards}>
      <p>{texts.sameCardsHelp(cards.name, cards.points, entry.names[language])}</p>
      <Button
        variant="main"
        icon="play"
        onClick={() => void play().catch(() => setHasFailed(true))}
      >
        {texts.sameCards}
      </Button>
    </MessagePage>
  );
}
