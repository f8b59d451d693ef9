import {
  type GameMove,
  type GameTypes,
  type Reason,
  addressing,
  formatWith,
} from '@richtfest/engine';
import type { AidMode } from '@richtfest/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../games/table-props.ts';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import { readerOf } from '../match/reader.ts';
import type { Settings } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';

interface TableOptions {
  readonly client: MatchClient;
  readonly snapshot: MatchSnapshot;
  readonly refused?: Reason | undefined;
}

/** The player's settings, with odds only where the table allows them (PR-44, PR-45). */
function useAllowedSettings(client: MatchClient, mode: AidMode = 'on'): Settings {
  const settings = useSettings();
  const { chances } = settings.aids;
  const [isAnnounced, setIsAnnounced] = useState(false);
  const mustAnnounce = chances && mode === 'shown' && !isAnnounced;
  useEffect(() => {
    if (!mustAnnounce) return;
    client.useAid?.('odds').then(
      () => setIsAnnounced(true),
      () => {},
    );
  }, [client, mustAnnounce]);
  const isShown = chances && (mode === 'on' || (mode === 'shown' && isAnnounced));
  return useMemo(
    () =>
      isShown === chances
        ? settings
        : { ...settings, aids: { ...settings.aids, chances: isShown } },
    [settings, chances, isShown],
  );
}

/** The props of a game's table, in the player's language. */
export function useTableProps({ client, snapshot, refused }: TableOptions): TableProps<GameTypes> {
  const settings = useAllowedSettings(client, snapshot.aids?.odds);
  const { language } = settings;
  const names = snapshot.seats.map(({ name }) => name).join('\n');
  const reader = readerOf(snapshot.seats);
  const holder = reader === undefined ? snapshot.acting : undefined;
  const format = useMemo(
    () => ({ ...addressing(formatWith(Intl, language, names.split('\n')), reader), holder }),
    [language, names, reader, holder],
  );
  const play = useCallback((move: GameMove) => client.play(move), [client]);
  return {
    client,
    play,
    snapshot,
    refused,
    texts: client.game.texts[language],
    format,
    language,
    settings,
  };
}
