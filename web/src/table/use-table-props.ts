import { type GameTypes, type Reason, formatWith } from '@richtfest/engine';
import { useMemo } from 'react';
import type { TableProps } from '../games/table-props.ts';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import { useSettings } from '../settings/use-settings.ts';
import { watchedClient } from './watched-client.ts';

interface TableParts {
  readonly client: MatchClient;
  readonly snapshot: MatchSnapshot;
  readonly onRefused: (reason: Reason) => void;
}

/** What a game's table is given, in the reader's language. */
export function useTableProps({ client, snapshot, onRefused }: TableParts): TableProps<GameTypes> {
  const settings = useSettings();
  const { language } = settings;
  const names = snapshot.seats.map(({ name }) => name).join('\n');
  const format = useMemo(() => formatWith(Intl, language, names.split('\n')), [language, names]);
  const watched = useMemo(() => watchedClient(client, onRefused), [client, onRefused]);
  return {
    client: watched,
    snapshot,
    texts: client.game.texts[language],
    format,
    language,
    settings,
  };
}
