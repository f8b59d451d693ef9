import type { GameTypes } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Switch } from '../ui/choice.tsx';

/** Where others ask in their turns: somebody at dinner is not asked, and answers no. */
export function DoNotDisturbSwitch<T extends GameTypes>({
  client,
  snapshot,
  format,
}: Pick<TableProps<T>, 'client' | 'snapshot' | 'format'>): ReactNode {
  const { table } = useTexts();
  const { watcher, seats, result, isStill } = snapshot;
  if (client.game.isAnswer === undefined || result !== undefined || isStill === true)
    return undefined;
  // Around one device everybody has an own switch; elsewhere only who looks.
  const here = seats.flatMap(({ who }, seat) =>
    who === 'person-here' || seat === watcher ? [seat] : [],
  );
  return here.map((seat) => (
    <Switch
      key={seat}
      name={here.length === 1 ? table.doNotDisturb : table.doNotDisturbNamed(format.seat(seat))}
      {...(seat === here.at(-1) ? { help: table.doNotDisturbHelp } : {})}
      isOn={seats[seat]?.doNotDisturb === true}
      onChange={(doNotDisturb) => client.setDoNotDisturb(doNotDisturb, seat)}
    />
  ));
}
