import type { UeberdachenTypes } from '@richtfest/ueberdachen';
import { useMemo } from 'react';
import type { TableProps } from '../../table-props.ts';
import { totalOf } from './derive.ts';
import type { ActionsProps } from './parts/actions.tsx';
import type { TableTexts } from '../texts/table-texts.ts';

interface SwitchOptions {
  readonly props: TableProps<UeberdachenTypes>;
  readonly seat: number;
  readonly say: TableTexts;
}

/** UD-10 f: the do-not-disturb switch; shown while it is on, and in other players' turns. */
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
  const storage = view.players[seat]?.storage;
  // A player with nothing to give is hardly ever asked.
  const hasGoods = storage !== undefined && totalOf(storage) > 0;
  const canBeAsked =
    client.setDoNotDisturb !== undefined &&
    !isStill &&
    isHere &&
    result === undefined &&
    view.players[seat]?.trade !== undefined;
  return useMemo(
    () =>
      canBeAsked && (isOn || (!isAsked && hasGoods))
        ? {
            isOn,
            label: say.dontAsk,
            aside: say.dontAskStates[isOn ? 'on' : 'off'],
            toggle: () => client.setDoNotDisturb?.(!isOn, seat),
          }
        : undefined,
    [canBeAsked, isOn, isAsked, hasGoods, say, client, seat],
  );
}
