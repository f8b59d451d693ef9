import type { UeberdachenTypes } from '@richtfest/ueberdachen';
import { useMemo } from 'react';
import type { TableProps } from '../../table-props.ts';
import type { ActionsProps } from './parts/actions.tsx';
import type { TableTexts } from '../texts/table-texts.ts';

interface SwitchOptions {
  readonly props: TableProps<UeberdachenTypes>;
  readonly seat: number;
  readonly say: TableTexts;
}

/** UD-10 f: the do-not-disturb switch; shown in other players' turns and while it is on. */
export function useDoNotDisturbSwitch({
  props,
  seat,
  say,
}: SwitchOptions): ActionsProps['doNotDisturb'] {
  const { client, snapshot } = props;
  const { view, result, legal, isStill = false } = snapshot;
  const info = snapshot.seats[seat];
  const isOn = info?.doNotDisturb === true;
  const isHere = info?.who === 'person-here' || snapshot.watcher === seat;
  const isAsked = legal.length > 0;
  const canBeAsked =
    client.setDoNotDisturb !== undefined &&
    !isStill &&
    isHere &&
    result === undefined &&
    view.players[seat]?.trade !== undefined;
  return useMemo(
    () =>
      canBeAsked && (isOn || !isAsked)
        ? { isOn, label: say.dontAsk, toggle: () => client.setDoNotDisturb?.(!isOn, seat) }
        : undefined,
    [canBeAsked, isOn, isAsked, say, client, seat],
  );
}
