import { readJson } from '@richtfest/engine';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import field from '../ui/field.module.css';
import { ProblemNote } from '../ui/problem-note.tsx';
import { jsonText } from '../ui/save-file.ts';
import { type DeskQuestion, type OpenQuestion, openIn, withoutMove } from './desk-question.ts';
import styles from './desk-table.module.css';
import { useDeskTexts } from './desk-texts.ts';
import { useSentences } from './use-sentences.ts';

interface EditPositionProps {
  readonly asked: OpenQuestion;
  readonly onQuestion: (question: DeskQuestion) => void;
}

/** Changes the position in the game's notation; an impossible one is refused with its reasons. */
export function EditPosition(props: EditPositionProps): ReactNode {
  const texts = useDeskTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="moves" onClick={() => setIsOpen(true)}>
        {texts.asText}
      </Button>
      {isOpen && <PositionDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PositionDialog({
  asked,
  onQuestion,
  onClose,
}: EditPositionProps & { readonly onClose: () => void }): ReactNode {
  const texts = useDeskTexts();
  const { close } = useTexts();
  const id = useId();
  const [text, setText] = useState(() => jsonText(completePosition(asked)));
  const sentencesOf = useSentences(asked.game);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const apply = () => {
    const json = readJson(text);
    if ('problem' in json) return setProblems([texts.notJson]);
    const question = { ...withoutMove(asked.question), position: json.value };
    const opened = openIn(asked.game, question);
    if (!('problem' in opened)) return onQuestion(question);
    setProblems(opened.problem.is === 'impossible' ? sentencesOf(opened.problem.problems) : []);
  };
  return (
    <Dialog title={texts.asText} closeLabel={close} onClose={onClose}>
      <div className={styles['edit']}>
        <label htmlFor={id}>{texts.position}</label>
        <textarea
          id={id}
          className={field['input']}
          value={text}
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-help`}>{texts.positionHelp}</p>
        <ProblemNote>
          {problems.length === 0 ? undefined : `${texts.impossible} ${problems.join(' ')}`}
        </ProblemNote>
        <Button variant="main" icon="check" onClick={apply}>
          {texts.apply}
        </Button>
      </div>
    </Dialog>
  );
}

/** The position with every field. */
function completePosition({ game, question, options }: OpenQuestion): unknown {
  const { players, position } = question;
  const read = game.notation.readPosition(position, { players, options });
  return 'state' in read ? game.notation.writePosition(read.state) : position;
}
