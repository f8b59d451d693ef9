import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { BeatMyCards } from '../same-cards/beat-my-cards.tsx';
import { useEndTexts } from './end-texts.ts';
import { useReplayTexts } from '../replay/replay-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { jsonText, saveFile } from '../ui/save-file.ts';
import styles from './end-sheet.module.css';

interface EndTodoProps {
  readonly file: (() => Promise<object>) | undefined;
  readonly name: string;
  readonly matchAddress?: string | undefined;
  /** The table does not allow reviews (PR-44). */
  readonly forbidsReviews: boolean;
  readonly onAdmire: (() => void) | undefined;
  readonly onCheck: (() => void) | undefined;
}

interface PlayAgainProps {
  readonly onAgain?: (() => void) | undefined;
  readonly onChange?: (() => void) | undefined;
  /** Replaces the buttons for playing again. */
  readonly again?: ReactNode;
}

/** Whether there is any way to play again. */
export function canPlayAgain({ onAgain, onChange, again }: PlayAgainProps): boolean {
  return [onAgain, onChange, again].some((each) => each !== undefined);
}

/** The way into the next match. */
export function PlayAgain({ onAgain, onChange, again }: PlayAgainProps): ReactNode {
  const frame = useTexts();
  const { end } = useEndTexts();
  return (
    <div className={`${styles['todo']} ${again === undefined ? styles['again'] : ''}`}>
      {again}
      {onAgain !== undefined && (
        <Button variant="main" icon="play" onClick={onAgain}>
          {frame.end.again}
        </Button>
      )}
      {onChange !== undefined && (
        <Button icon="person" onClick={onChange}>
          {end.change}
        </Button>
      )}
    </div>
  );
}

/** Everything else that can be done after a match. */
export function EndTodo(props: EndTodoProps): ReactNode {
  const { file, name, matchAddress, forbidsReviews, onAdmire, onCheck } = props;
  const { review } = useReplayTexts();
  const frame = useTexts();
  const { end } = useEndTexts();
  const [, navigate] = useLocation();
  return (
    <>
      <div className={styles['todo']}>
        {matchAddress !== undefined && !forbidsReviews && (
          <LinkButton variant="main" to={`${matchAddress}/review`} icon="chart">
            {review}
          </LinkButton>
        )}
        {onAdmire !== undefined && (
          <Button icon="home" onClick={onAdmire}>
            {end.admire}
          </Button>
        )}
        {matchAddress !== undefined && (
          <LinkButton to={`${matchAddress}/replay`} icon="eye">
            {end.look}
          </LinkButton>
        )}
      </div>
      <div className={styles['more']}>
        {file !== undefined && <KeepFile file={file} name={name} />}
        {file !== undefined && <BeatMyCards file={file} />}
        {onCheck !== undefined && (
          <Button variant="quiet" icon="shield" data-check="" onClick={onCheck}>
            {end.check}
          </Button>
        )}
        {matchAddress !== undefined && (
          <LinkButton variant="quiet" to="/street" icon="home">
            {frame.street.mine}
          </LinkButton>
        )}
        <Button variant="quiet" icon="door" onClick={() => navigate('/')}>
          {end.others}
        </Button>
      </div>
    </>
  );
}

interface KeepFileProps {
  readonly file: () => Promise<object>;
  readonly name: string;
}

function KeepFile({ file, name }: KeepFileProps): ReactNode {
  const frame = useTexts();
  const { end } = useEndTexts();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(jsonText(await file()));
      setSaid(end.copied);
    } catch {
      // Plain http has no clipboard API.
      setSaid(end.notCopied);
    }
  };
  const save = async () => saveFile(`${name}.json`, await file());
  return (
    <>
      <Button variant="quiet" icon="down" onClick={() => void save()}>
        {frame.end.save}
      </Button>
      <Button variant="quiet" icon="copy" onClick={() => void copy()}>
        {end.copy}
      </Button>
      <p className={styles['said']} role="status">
        {said}
      </p>
    </>
  );
}
