import { addressing, formatWith, reasonText, say } from '@richtfest/engine';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { siteGame } from '../games/index.ts';
import { LinkedText } from '../rules/linked-text.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import field from '../ui/field.module.css';
import { saveFile } from '../ui/save-file.ts';
import { askAddress, setUpAddress } from './desk-link.ts';
import { type DeskQuestion, type OpenQuestion, withoutMove } from './desk-question.ts';
import styles from './desk-table.module.css';
import { useDeskTexts } from './desk-texts.ts';
import { EditPosition } from './edit-position.tsx';
import { scenarioOf } from './scenario-file.ts';
import type { Verdict } from './verdict.ts';
import type { WorkedQuestion } from './worked-questions.ts';

interface DeskCardProps {
  readonly asked: OpenQuestion;
  readonly verdict: Verdict | undefined;
  readonly worked: WorkedQuestion | undefined;
  readonly onAgain: () => void;
  readonly onQuestion: (question: DeskQuestion) => void;
  readonly onLeave: () => void;
}

/** The question, the verdict on the move that was tried, and what to do with both. */
export function DeskCard(props: DeskCardProps): ReactNode {
  const { asked, verdict, worked, onAgain, onQuestion, onLeave } = props;
  const { question } = asked;
  const texts = useDeskTexts();
  const words = useWords(asked);
  const { language } = useSettings();
  const title = worked?.text[language] ?? texts.title;
  return (
    <section className={styles['card']} aria-label={texts.title} data-verdict={verdict?.is}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        {worked !== undefined && (
          <details>
            <summary>{texts.answer}</summary>
            <p>
              <strong>{worked.answer[language]}</strong> {worked.explanation[language]}
            </p>
          </details>
        )}
        <div role="status" data-testid="verdict">
          {verdict === undefined ? <p>{texts.prompt}</p> : <Answer {...words} verdict={verdict} />}
        </div>
      </div>
      <Button variant="quiet" icon="close" aria-label={texts.leave} onClick={onLeave} />
      <div className={styles['todo']}>
        {verdict !== undefined && (
          <Button icon="restart" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
        {verdict?.is === 'yes' && verdict.owing.length > 0 && (
          <Button
            icon="right"
            onClick={() => onQuestion(continued(question, verdict.position, verdict.owing))}
          >
            {texts.goOn}
          </Button>
        )}
        <SeatChoice question={question} onQuestion={onQuestion} />
        <div className={styles['tools']}>
          <Share question={question} />
          <Button
            icon="down"
            onClick={() =>
              saveFile('scenario.json', scenarioOf(asked, worked?.text.en ?? words.asked))
            }
          >
            {texts.save}
          </Button>
          <div className={styles['edits']}>
            <ChangePosition asked={asked} onQuestion={onQuestion} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The next question; the same seat asks if it must decide again. */
function continued(
  asked: DeskQuestion,
  position: DeskQuestion['position'],
  owing: readonly number[],
): DeskQuestion {
  const question = withoutMove(asked);
  const seat = owing.includes(question.seat) ? question.seat : (owing[0] ?? question.seat);
  return { ...question, position, seat };
}

interface Words {
  readonly open: OpenQuestion;
  readonly names: readonly string[];
  readonly format: ReturnType<typeof addressing>;
  /** The move in words: `Player 1: Place the bathroom on B4`. */
  readonly asked: string;
}

function useWords(open: OpenQuestion): Words {
  const texts = useDeskTexts();
  const { language } = useSettings();
  return useMemo(() => {
    const { game, question } = open;
    const names = Array.from({ length: question.players }, (_, seat) => texts.player(seat + 1));
    const format = addressing(formatWith(Intl, language, names), question.seat);
    const move = question.move === undefined ? undefined : game.notation.readMove(question.move);
    const said =
      move === undefined ? texts.title : say(game.texts[language].moves, 'verb', move, format);
    return { open, names, format, asked: texts.asked(names[question.seat] ?? '', said) };
  }, [open, texts, language]);
}

function Answer({
  open,
  names,
  format,
  asked,
  verdict,
}: Words & { readonly verdict: Verdict }): ReactNode {
  const texts = useDeskTexts();
  const { language } = useSettings();
  const gameTexts = open.game.texts[language];
  if (verdict.is === 'no') {
    return (
      <>
        <p>{asked}</p>
        <p>
          <strong>{texts.no}</strong>{' '}
          <LinkedText
            text={reasonText(verdict.reason, gameTexts, { language, format })}
            page={`/games/${open.game.id}/rules`}
          />
        </p>
      </>
    );
  }
  const { events, points, owing } = verdict;
  const said = [
    ...events.map((event) => say(gameTexts.events, 'type', event, format)),
    ...points.map(({ seat, before, after }) => texts.points(names[seat] ?? '', before, after)),
    owing.length === 0 ? texts.over : texts.next(owing.map((seat) => names[seat] ?? '').join(', ')),
  ];
  return (
    <>
      <p>{asked}</p>
      <p>
        <strong>{texts.yes}</strong> {said.join(' ')}
      </p>
    </>
  );
}

interface QuestionChange {
  readonly question: DeskQuestion;
  readonly onQuestion: (question: DeskQuestion) => void;
}

function SeatChoice({ question, onQuestion }: QuestionChange): ReactNode {
  const texts = useDeskTexts();
  const id = useId();
  return (
    <div className={styles['seat']}>
      <label htmlFor={id}>{texts.seat}</label>
      <select
        id={id}
        className={field['input']}
        value={question.seat}
        onChange={({ target }) =>
          onQuestion({ ...withoutMove(question), seat: Number(target.value) })
        }
      >
        {Array.from({ length: question.players }, (_each, seat) => (
          <option key={seat} value={seat}>
            {texts.player(seat + 1)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Opens the position editor; a game without one has its positions changed as text. */
function ChangePosition({
  asked,
  onQuestion,
}: {
  readonly asked: OpenQuestion;
  readonly onQuestion: (question: DeskQuestion) => void;
}): ReactNode {
  const texts = useDeskTexts();
  if (siteGame(asked.game.id).loadPositionKit === undefined) {
    return <EditPosition asked={asked} onQuestion={onQuestion} />;
  }
  const open = async () => location.assign(await setUpAddress(withoutMove(asked.question)));
  return (
    <Button icon="chair" onClick={() => void open()}>
      {texts.edit}
    </Button>
  );
}

function Share({ question }: { readonly question: DeskQuestion }): ReactNode {
  const texts = useDeskTexts();
  const [said, setSaid] = useState('');
  const share = async () => {
    const address = new URL(await askAddress(question), location.href).href;
    setSaid((await copyText(address, null)) ? texts.shared : texts.notShared);
  };
  return (
    <>
      <Button icon="link" onClick={() => void share()}>
        {texts.share}
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
