import { type Game, type JsonObject, checkedOptions } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { siteGame } from '../games/index.ts';
import { type RunningGame, useRunning } from '../home/running.ts';
import { OptionFields } from '../set-up/option-fields.tsx';
import { problemsOf } from '../set-up/option-problems.ts';
import type { TablePlan } from '../set-up/table-plan.ts';
import { useSettings } from '../settings/use-settings.ts';
import { formatTime } from '../texts/format-time.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { askAddress, setUpAddress } from './desk-link.ts';
import type { DeskQuestion } from './desk-question.ts';
import styles from './desk-start.module.css';
import { useDeskTexts } from './desk-texts.ts';
import { savedQuestion } from './saved-question.ts';

/** A position to start from: an empty table, the middle of a game, or a running game. */
export function StartFrom({ game }: { readonly game: Game }): ReactNode {
  const texts = useDeskTexts();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const running = useRunning().games.filter(
    (each) => each.game === game.id && each.code === undefined,
  );
  const { min, max } = game.players;
  const [plan, setPlan] = useState<TablePlan>(() => planFor(Math.max(min, 2), {}));
  const [isPending, setIsPending] = useState(false);
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const players = plan.seats.length;
  const open = async (question: DeskQuestion) => {
    const hasKit = siteGame(game.id).loadPositionKit !== undefined;
    location.assign(await (hasKit ? setUpAddress(question) : askAddress(question)));
  };
  const start = (position: JsonObject) =>
    open({ game: game.id, players, options: plan.options, position, seat: 0 });
  const startInTheMiddle = async () => {
    setIsPending(true);
    const { middleOfGame } = await import('../position-editor/middle-of-game.ts');
    const options = checkedOptions(game, { players, options: plan.options });
    await start(middleOfGame(game, { players, options }));
    setIsPending(false);
  };
  const continueWith = async (table: RunningGame) => {
    const question = await savedQuestion(game, table.address.split('/').at(-1) ?? '');
    if (question === undefined) navigate(table.address);
    else await open(question);
  };
  const isBarred = isPending || problemsOf(game, plan).length > 0;
  return (
    <>
      <p>{texts.setUpText}</p>
      <Choice
        label={texts.players}
        values={counts}
        value={String(players)}
        nameOf={(count) => count}
        onChange={(count) => setPlan(planFor(Number(count), plan.options))}
      />
      <details className={styles['variants']}>
        <summary>{texts.variants}</summary>
        <OptionFields
          game={game}
          plan={plan}
          names={plan.seats.map((_, seat) => texts.player(seat + 1))}
          onChange={setPlan}
        />
      </details>
      <div className={styles['choices']}>
        <Button variant="main" icon="chair" disabled={isBarred} onClick={() => void start({})}>
          {texts.emptyTable}
        </Button>
        <Button icon="play" disabled={isBarred} onClick={() => void startInTheMiddle()}>
          {texts.middle}
        </Button>
        {running.map((table) => (
          <Button key={table.address} icon="person" onClick={() => void continueWith(table)}>
            {texts.currentTable(table.names.join(', '))}
            {running.length > 1 && ` (${formatTime(language, table.changedAt)})`}
          </Button>
        ))}
      </div>
    </>
  );
}

function planFor(players: number, options: JsonObject): TablePlan {
  const seats = Array.from({ length: players }, () => ({ kind: 'person-here', name: '' }) as const);
  return { seats, options };
}
