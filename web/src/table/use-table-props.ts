import {
  type GameMove,
  type GameTypes,
  type Reason,
  addressing,
  formatWith,
} from '@richtfest/engine';
import { useCallback, useMemo } from 'react';
import type { TableProps } from '../games/table-props.ts';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import { readerOf } from '../match/reader.ts';
import { useSettings } from '../settings/use-settings.ts';

interface TableOptions {
  readonly client: MatchClient;
  readonly snapshot: MatchSnapshot;
  readonly onRefused: (reason: Reason) => void;
}

/** The props of a game's table, in the player's language. */
export function useTableProps({
  client,
  snapshot,
  onRefused,
}: TableOptions): TableProps<GameTypes> {
  const settings = useSettings();
  const { language } = settings;
  const names = snapshot.seats.map(({ name }) => name).join('\n');
  const reader = readerOf(snapshot.seats);
  const format = useMemo(
    () => addressing(formatWith(Intl, language, names.split('\n')), reader),
    [language, names, reader],
  );
  const play = useCallback(
    (move: GameMove) => {
      const reason = client.play(move);
      if (reason !== undefined) onRefused(reason);
      return reason;
    },
    [client, onRefused],
  );
  return {
    client,
    play,
    snapshot,
    texts: client.game.texts[language],
    format,
    language,
    settings,
  };
}
