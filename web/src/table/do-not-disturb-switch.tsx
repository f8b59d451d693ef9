import type { GameTypes } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Switch } from '../ui/choice.tsx';

/** In games with answers in other players' turns: a switch to have them declined automatically. */
export function DoNotDisturbSwitch<T extends GameTypes>({
  client,
  snapshot,
  format,
}: Pick<TableProps<T>, 'client' | 'snapshot' | 'format'>): ReactNode {
  const { table } = useTexts();
  const { watcher, seats, result, isStill } = snapshot;
  if (client.game.isAnswer === undefined || client.setDoNotDisturb === undefined) return undefined;
  if (result !== undefined || isStill === true) return undefined;
  // One switch for each person at this device.
  const here = seats.flatMap(({ who }, seat) =>
    who === 'person-here' || seat === watcher ? [seat] : [],
  );
  return here.map((seat) => (
    <Switch
      key={seat}
      name={here.length === 1 ? table.doNotDisturb : table.doNotDisturbNamed(format.seat(seat))}
      {...(seat === here.at(-1) ? { help: table.doNotDisturbHelp } : {})}
      isOn={seats[seat]?.doNotDisturb === true}
      onChange={(isOn) => client.setDoNotDisturb?.(isOn, seat)}
    />
  ));
}
