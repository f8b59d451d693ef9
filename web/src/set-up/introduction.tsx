import type { CatalogEntry } from '@richtfest/catalog';
import { type Level, USUAL_LEVEL, freePersona } from '@richtfest/bots';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { LevelChoice } from '../people/level-choice.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useIntroductionTexts } from './introduction-texts.ts';
import styles from './introduction.module.css';
import { isUsableName } from './name-problem.ts';
import { PersonRow } from './person-row.tsx';
import { markIntroduced, rememberHousehold } from './remembered.ts';
import { type PersonHere, hasBots, householdPlan } from './table-plan.ts';

interface IntroductionProps {
  readonly entry: CatalogEntry;
  readonly onDone: () => void;
}

/** Asks once who plays at this device, and against which bots: “Play” then starts at once. */
export function Introduction({ entry, onDone }: IntroductionProps): ReactNode {
  const texts = useIntroductionTexts();
  const { street } = useTexts();
  const [people, setPeople] = useState<readonly PersonHere[]>([{ name: '' }]);
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const [choosing, setChoosing] = useState<number | undefined>(0);
  const form = useId();
  const skip = () => {
    markIntroduced();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberHousehold({ people, level }, entry);
    skip();
  };
  const add = () => {
    setPeople([...people, { name: '' }]);
    setChoosing(undefined);
  };
  const plan = householdPlan(entry.players, { people, level });
  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.skip}
      onClose={skip}
      foot={
        <div className={styles['row']}>
          <Button
            variant="main"
            icon="play"
            type="submit"
            form={form}
            disabled={!people.every(({ name }) => isUsableName(name))}
          >
            {street.play}
          </Button>
          <Button variant="quiet" onClick={skip}>
            {texts.skip}
          </Button>
        </div>
      }
    >
      <form id={form} className={styles['form']} onSubmit={submit}>
        <p className={styles['help']}>{texts.help}</p>
        {people.map((person, at) => (
          <PersonRow
            key={at}
            at={at}
            people={people}
            isChoosing={choosing === at}
            onChoosing={(isChoosing) => setChoosing(isChoosing ? at : undefined)}
            onChange={(change) => setPeople(people.with(at, { ...person, ...change }))}
            onRemove={at === 0 ? undefined : () => setPeople(people.toSpliced(at, 1))}
          />
        ))}
        {people.length < entry.players.max && (
          <div>
            <Button icon="person" onClick={add}>
              {texts.beside}
            </Button>
          </div>
        )}
        {hasBots(plan) && (
          <LevelChoice
            label={texts.bots}
            level={level}
            personaOf={(each) => freePersona(each, [])}
            onChange={setLevel}
          />
        )}
      </form>
    </Dialog>
  );
}
