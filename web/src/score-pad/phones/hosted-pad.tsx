import { formatWith } from '@richtfest/engine';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../settings/use-settings.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { namesOf } from '../names-of.ts';
import { PadForm, type PadFormProps } from '../pad-form.tsx';
import type { Pad } from '../pad.ts';
import { usePadTexts } from '../pad-texts.ts';
import { type HeldPad, releasePad } from './held-pads.ts';
import type { PadClient, PadState } from './pad-client.ts';
import { changesTo, padOf } from './pad-of.ts';
import { usePhoneTexts } from './phone-texts.ts';
import { PhonesSheet } from './phones-sheet.tsx';
import { statusOf } from './player-status.ts';
import { readablePad } from './readable-pad.ts';
import { usePadClient } from './use-pad-client.ts';

interface HostedPadProps extends PadFormProps {
  readonly held: HeldPad;
  /** The pad is no longer shared. */
  readonly onEnd: () => void;
}

/** On the tablet: a pad that phones fill in, too. */
export function HostedPad({ held, onEnd, ...props }: HostedPadProps): ReactNode {
  const opened = usePadClient(held);
  const isGone = opened?.state.isGone === true;
  useEffect(() => {
    if (!isGone) return;
    releasePad(held.code);
    onEnd();
  }, [isGone]);
  if (opened?.state.pad === undefined) return undefined;
  return <OpenHostedPad {...props} client={opened.client} state={opened.state} />;
}

interface OpenHostedPadProps extends PadFormProps {
  readonly client: PadClient;
  readonly state: PadState;
}

function OpenHostedPad({ client, state, ...props }: OpenHostedPadProps): ReactNode {
  const { game, padGame, pad: stored, onChange } = props;
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const { language } = useSettings();
  const { pad: shared } = state;
  const { me, notes, isDone } = stored;
  const { pad, unreadable } = useMemo(() => {
    const own = { me, notes, isDone, changedAt: 0 };
    const all = shared === undefined ? stored : padOf(shared, own);
    return readablePad(game, padGame, all);
  }, [shared, me, notes, isDone]);
  // Everything is on this device as well: nothing is lost when sharing ends.
  const latest = useRef(pad);
  useEffect(() => {
    if (latest.current !== pad) onChange(pad);
    latest.current = pad;
  }, [pad]);
  if (shared === undefined) return undefined;
  const change = (next: Pad) => {
    const { sheets, table } = changesTo(shared, next, undefined);
    for (const [seat, { player, isReady }] of shared.players.entries()) {
      const sheet = sheets.get(player);
      // What can't be read here is not emptied for others.
      if (sheet !== undefined && !unreadable.includes(seat))
        client.editSheet(player, { sheet, isReady });
    }
    if (table !== undefined) client.editTable(table);
    onChange(next);
  };
  const names = namesOf(pad, padTexts.player);
  const format = formatWith(Intl, language, names);
  const waitingFor = shared.players.flatMap((player, seat) =>
    ['joined', 'entering'].includes(statusOf(shared, player)) ? [names[seat] ?? ''] : [],
  );
  return (
    <>
      {unreadable.length > 0 && (
        <ProblemNote>
          {texts.unreadable(format.list(unreadable.map((seat) => names[seat] ?? '')))}
        </ProblemNote>
      )}
      <PadForm
        {...props}
        pad={pad}
        onChange={change}
        phones={{
          sheet: <PhonesSheet game={game} client={client} state={state} pad={shared} />,
          waitingFor,
          revealed: shared.revealed,
          onReveal: (lines) => void client.reveal(lines).catch(() => undefined),
        }}
      />
    </>
  );
}
