import { writeMatchFile } from '@richtfest/engine';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { Loading, MessagePage, Page, Sheet } from '../app/page.tsx';
import { GameComparison } from '../comparison/game-comparison.tsx';
import { useFinishedHouse } from '../comparison/use-finished-house.ts';
import { useStoredMatch } from '../comparison/use-stored-match.ts';
import { playAgain } from '../match/play-again.ts';
import { type RivalGame, type SavedMatch, restore } from '../match/saved-match.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { BeatMyCards } from './beat-my-cards.tsx';
import { playCardsAgain } from './play-cards.ts';
import styles from './same-cards.module.css';
import { useSameCardsTexts } from './same-cards-texts.ts';

/** `/play/ID/compare`: a match beside the one whose cards it was played with. */
export function ComparePage({ id }: { readonly id: string }): ReactNode {
  const texts = useSameCardsTexts();
  const { home } = useTexts();
  const saved = useStoredMatch(id);
  if (saved === undefined) return <Loading />;
  if (saved === 'none' || saved.rival === undefined || !saved.isOver) {
    return (
      <MessagePage title={texts.title}>
        <p>{texts.nothing}</p>
        <LinkButton to="/" icon="home">
          {home}
        </LinkButton>
      </MessagePage>
    );
  }
  return <Compared saved={saved} rival={saved.rival} />;
}

interface ComparedProps {
  readonly saved: SavedMatch;
  readonly rival: RivalGame;
}

function Compared({ saved, rival }: ComparedProps): ReactNode {
  const texts = useSameCardsTexts();
  const { header, secret } = saved;
  const { seat, seats, log } = rival;
  const theirs = useMemo(
    () => ({ header: { ...header, seats }, secret, log }),
    [header, seats, secret, log],
  );
  const [own, other] = [useFinishedHouse(saved), useFinishedHouse(theirs)];
  const [, navigate] = useLocation();
  const name = seats[seat]?.name ?? '';
  if (own === undefined || other === undefined) return <Loading />;
  const open = (started: Promise<string>) => void started.then((id) => navigate(`/play/${id}`));
  const file = () => Promise.resolve(writeMatchFile(restore(own.game, saved), secret));
  return (
    <Page title={texts.youAnd(name)}>
      <Sheet>
        <Outcome
          name={name}
          lead={(own.result?.seats[seat]?.score ?? 0) - (other.result?.seats[seat]?.score ?? 0)}
        />
        <div className={styles['buttons']}>
          <BeatMyCards variant="main" label={texts.sendBack(name)} file={file} />
          <Button icon="restart" onClick={() => open(playCardsAgain(saved))}>
            {texts.again}
          </Button>
          <Button variant="quiet" icon="play" onClick={() => open(playAgain(header))}>
            {texts.newCards}
          </Button>
        </div>
      </Sheet>
      <GameComparison seat={seat} own={own} other={other} rival={{ name }} />
    </Page>
  );
}

/** Who won, and by how much. */
function Outcome({ name, lead }: { readonly name: string; readonly lead: number }): ReactNode {
  const texts = useSameCardsTexts();
  const said = lead > 0 ? texts.won(lead) : texts.lost(-lead, name);
  return (
    <p className={styles['outcome']} data-testid="outcome">
      {lead === 0 ? texts.tied : said}
    </p>
  );
}
