import { catalog } from '@richtfest/catalog';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useRequest } from '../online/use-request.ts';
import styles from '../online/online-page.module.css';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { useRematchTexts } from './rematch-texts.ts';
import { comeAlong, keyForRematch, startRematch } from './come-along.ts';

interface RematchButtonsProps {
  readonly table: string;
  /** The finished game. */
  readonly game: string;
  /** The rematch, if there is one already. */
  readonly next: string | undefined;
}

/** Rematch buttons: the same game or another one. */
export function RematchButtons({ table, game, next }: RematchButtonsProps): ReactNode {
  const texts = useRematchTexts();
  const [, navigate] = useLocation();
  const [isChoosing, setIsChoosing] = useState(false);
  const { isPending, problem, run } = useRequest();
  const go = async () => {
    if (next === undefined) navigate(`/t/${await startRematch(table)}`);
    else {
      await comeAlong(table, next);
      navigate(`/t/${next}`);
    }
  };
  if (next === undefined && keyForRematch(table) === undefined) return undefined;
  return (
    <>
      <Button variant="main" icon="play" disabled={isPending} onClick={() => run(go)}>
        {next === undefined ? texts.together : texts.come}
      </Button>
      {next === undefined && (
        <Button icon="search" onClick={() => setIsChoosing(true)}>
          {texts.other}
        </Button>
      )}
      <ProblemNote>{problem}</ProblemNote>
      {isChoosing && <OtherGame table={table} game={game} onClose={() => setIsChoosing(false)} />}
    </>
  );
}

interface OtherGameProps {
  readonly table: string;
  readonly game: string;
  readonly onClose: () => void;
}

/** Chooses the next game, or the same one with other options. */
function OtherGame({ table, game, onClose }: OtherGameProps): ReactNode {
  const { close } = useTexts();
  const { language } = useSettings();
  const texts = useRematchTexts();
  const others = catalog.toSorted((a, b) => Number(a.id === game) - Number(b.id === game));
  return (
    <Dialog title={texts.otherQuestion} closeLabel={close} onClose={onClose}>
      <div className={styles['stack']}>
        {others.map(({ id, names }) => (
          <LinkButton key={id} to={`/games/${id}/set-up?again=${table}`} icon="home" isWide>
            {names[language]}
          </LinkButton>
        ))}
      </div>
    </Dialog>
  );
}
