import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { BeatMyCards } from '../same-cards/beat-my-cards.tsx';
import { useEndTexts } from './end-texts.ts';
import { useReplayTexts } from '../replay/replay-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { jsonText, saveFile } from '../ui/save-file.ts';
import styles from './end-sheet.module.css';

interface LookBackProps {
  readonly matchAddress?: string | undefined;
  /** The table does not allow reviews (PR-44). */
  readonly forbidsReviews: boolean;
}

interface EndTodoProps extends LookBackProps {
  readonly file: (() => Promise<object>) | undefined;
  readonly name: string;
  readonly onAdmire: (() => void) | undefined;
  readonly onChange?: (() => void) | undefined;
  readonly onCheck: (() => void) | undefined;
}

interface PlayAgainProps {
  readonly onAgain?: (() => void) | undefined;
  /** Replaces the button for playing again. */
  readonly again?: ReactNode;
}

/** The next match, and the way back into this one. */
export function EndFoot(props: PlayAgainProps & LookBackProps): ReactNode {
  const { onAgain, again, matchAddress, forbidsReviews } = props;
  const { review } = useReplayTexts();
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
      {matchAddress !== undefined && (
        <LinkButton
          to={`${matchAddress}/${forbidsReviews ? 'replay' : 'review'}`}
          icon={forbidsReviews ? 'eye' : 'chart'}
        >
          {forbidsReviews ? end.look : review}
        </LinkButton>
      )}
    </div>
  );
}

/** Sharing, and everything else that can be done after a match. */
export function EndTodo(props: EndTodoProps): ReactNode {
  const { file, name, matchAddress, forbidsReviews, onAdmire, onChange, onCheck } = props;
  const frame = useTexts();
  const { end } = useEndTexts();
  const [, navigate] = useLocation();
  return (
    <>
      <div className={styles['todo']}>
        {file !== undefined && <BeatMyCards file={file} variant="plain" />}
        {onAdmire !== undefined && (
          <Button icon="home" onClick={onAdmire}>
            {end.admire}
          </Button>
        )}
      </div>
      <details className={styles['rest']} data-testid="end-more">
        <summary>{end.more}</summary>
        <div className={styles['more']}>
          {onChange !== undefined && (
            <Button variant="quiet" icon="person" onClick={onChange}>
              {end.change}
            </Button>
          )}
          {matchAddress !== undefined && !forbidsReviews && (
            <LinkButton variant="quiet" to={`${matchAddress}/replay`} icon="eye">
              {end.look}
            </LinkButton>
          )}
          {matchAddress !== undefined && (
            <LinkButton variant="quiet" to="/street" icon="home">
              {frame.street.mine}
            </LinkButton>
          )}
          <Button variant="quiet" icon="door" onClick={() => navigate('/')}>
            {end.others}
          </Button>
          {onCheck !== undefined && (
            <Button variant="quiet" icon="shield" data-check="" onClick={onCheck}>
              {end.check}
            </Button>
          )}
          {file !== undefined && <KeepFile file={file} name={name} />}
        </div>
      </details>
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
