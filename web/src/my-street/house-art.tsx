import type { Seat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { SeatColoursPlace } from '../board/seat-colours.tsx';
import { siteGame } from '../games/index.ts';
import { PlainHouse } from '../home/art/plain-house.tsx';
import { useTableProps } from '../table/use-table-props.ts';
import type { OpenedMatch } from './open-house.ts';

interface HouseArtProps {
  readonly game: string;
  /** Undefined: the game's own house stands for one whose match is not here. */
  readonly opened: OpenedMatch | undefined;
  readonly seat: Seat;
}

/** A finished house, drawn by its game. `--house-tall` sets its height. */
export function HouseArt({ game, opened, seat }: HouseArtProps): ReactNode {
  if (opened?.module.house === undefined) return <GameHouse game={game} />;
  return <FinishedHouse opened={opened} seat={seat} />;
}

interface FinishedHouseProps {
  readonly opened: OpenedMatch;
  readonly seat: Seat;
}

function FinishedHouse({ opened, seat }: FinishedHouseProps): ReactNode {
  const { client, module, view, record } = opened;
  const table = useTableProps({ client, snapshot: client.getSnapshot() });
  const { house } = module;
  if (house === undefined) return undefined;
  const { Picture, Shapes } = house;
  return (
    <SeatColoursPlace seats={record.header.seats}>
      {Shapes !== undefined && <Shapes />}
      <Picture table={table} view={view} seat={seat} />
    </SeatColoursPlace>
  );
}

function GameHouse({ game }: { readonly game: string }): ReactNode {
  const Art = siteGame(game).House ?? PlainHouse;
  return (
    <svg
      viewBox="0 0 240 300"
      style={{ display: 'block', width: '100%', height: 'var(--house-tall)' }}
      aria-hidden="true"
    >
      <Art />
    </svg>
  );
}
