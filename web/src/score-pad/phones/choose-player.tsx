import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Sheet } from '../../app/page.tsx';
import { useRequest } from '../../online/use-request.ts';
import { rememberName, rememberedName } from '../../set-up/remembered.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { PLAYER_NAME_LENGTH } from '../pad.ts';
import { usePadTexts } from '../pad-texts.ts';
import styles from '../score-pad.module.css';
import type { PhoneGameProps } from './phone-page.tsx';
import { usePhoneTexts } from './phone-texts.ts';
import own from './phones.module.css';

/** The players to choose from, and a field for those who are not among them. */
export function ChoosePlayer({ client, pad, game }: PhoneGameProps): ReactNode {
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const id = useId();
  const { problem, isPending, run } = useRequest();
  const [name, setName] = useState(rememberedName);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') return;
    rememberName(typed);
    run(() => client.join({ name: typed }));
  };
  return (
    <Sheet title={texts.whoAreYou}>
      <div className={own['choose']}>
        {pad.players.map(({ player, isTaken, sheet }, seat) => {
          const shown = sheet.name || padTexts.player(seat + 1);
          return (
            <Button
              key={player}
              isWide
              isBig
              icon="person"
              disabled={isTaken || isPending}
              onClick={() => run(() => client.join({ player }))}
            >
              {isTaken ? texts.taken(shown) : shown}
            </Button>
          );
        })}
        {pad.players.length < game.players.max && (
          <form className={styles['asks']} onSubmit={add}>
            <label htmlFor={id}>{texts.newName}</label>
            <div className={styles['player']}>
              <input
                id={id}
                className={field['input']}
                value={name}
                required
                maxLength={PLAYER_NAME_LENGTH}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="submit" disabled={isPending}>
                {texts.join}
              </Button>
            </div>
          </form>
        )}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Sheet>
  );
}
