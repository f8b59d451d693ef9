import type { CatalogEntry } from '@richtfest/catalog';
import {
  type Game,
  type JsonObject,
  OptionsError,
  checkedOptions,
  commitmentTo,
  nearest,
} from '@richtfest/engine';
import {
  type CreateTableRequest,
  type CreateTableResponse,
  type TableClock,
  isSlow,
} from '@richtfest/protocol';
import { RequestError } from '../request-error.ts';
import type { NewTable, StoredSeat } from '../store/event-store.ts';
import { knownBot } from './known-bot.ts';
import { botSeater, colourOf } from './seating.ts';
import { keyHash, newKey, newTableCode } from './secrets.ts';
import type { TableServices } from './services.ts';

const USUAL_ANSWER_SECONDS = 20;
/** At a slow table an answer has this part of the time a decision has. */
const SLOW_ANSWERS = 8;

/** Sets up a table. Its secret is drawn here, and the answer contains the commitment. */
export async function createTable(
  services: Pick<TableServices, 'store' | 'games' | 'newSecret' | 'now'>,
  request: CreateTableRequest,
): Promise<CreateTableResponse> {
  const hostKey = newKey();
  const seatBot = botSeater(
    [],
    request.seats.flatMap((seat) => (seat.kind === 'bot' ? (seat.name ?? []) : [])),
  );
  const seats = request.seats.map((seat, at): StoredSeat => ({
    ...(seat.kind === 'person' ? { kind: 'person' } : seatBot(at, knownBot(seat))),
    ...colourOf(seat),
  }));
  const table = await newTable(services, { ...request, seats, hostKeyHash: keyHash(hostKey) });
  let code = newTableCode();
  while (!(await services.store.createTable({ ...table, code }))) code = newTableCode();
  return { table: code, hostKey, commitment: commitmentTo(table.secret) };
}

type TableOptions = Omit<CreateTableRequest, 'seats'> & Pick<NewTable, 'seats' | 'hostKeyHash'>;

/** A table with checked options and a secret of its own. */
export async function newTable(
  { games, newSecret, now }: Pick<TableServices, 'games' | 'newSecret' | 'now'>,
  request: TableOptions,
): Promise<Omit<NewTable, 'code'>> {
  const { seats, hostKeyHash, forbidsWatchers = false, allowsHints } = request;
  const aids = request.aids ?? (allowsHints === true ? { hints: 'on' as const } : undefined);
  const game = await gameNamed(games, request.game);
  const clock = clockOf(game, request.clock);
  return {
    createdAt: now(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: optionsOf(game, seats.length, request.options),
    secret: newSecret(),
    hostKeyHash,
    seats,
    ...(request.editionName === undefined ? {} : { editionName: request.editionName }),
    ...(clock === undefined ? {} : { clock }),
    ...(request.talk === undefined ? {} : { talk: request.talk }),
    ...(forbidsWatchers ? { forbidsWatchers } : {}),
    ...(aids === undefined ? {} : { aids }),
  };
}

async function gameNamed(games: readonly CatalogEntry[], id: string): Promise<Game> {
  return await entryNamed(games, id).load();
}

export function entryNamed(games: readonly CatalogEntry[], id: string): CatalogEntry {
  const entry = games.find((each) => each.id === id);
  if (entry !== undefined) return entry;
  const near = nearest(
    id,
    games.map((each) => each.id),
  );
  const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
  throw new RequestError('unknown-game', `There is no game “${id.slice(0, 40)}” here.${hint}`);
}

/** A decision takes as long as the table allows; an answer in another player's turn always has a limit. */
function clockOf(game: Game, requested: CreateTableRequest['clock'] = {}): TableClock | undefined {
  const { decision = 0 } = requested;
  if (game.isAnswer !== undefined) {
    const answer = isSlow(requested) ? Math.round(decision / SLOW_ANSWERS) : USUAL_ANSWER_SECONDS;
    return { answer, ...requested };
  }
  if (requested.answer !== undefined) {
    throw new RequestError(
      'wrong-options',
      'In this game nobody answers in others’ turns: leave “clock.answer” away.',
    );
  }
  return requested.decision === undefined && requested.bots === undefined ? undefined : requested;
}

function optionsOf(game: Game, players: number, options: JsonObject = {}): JsonObject {
  try {
    return checkedOptions(game, { players, options });
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new RequestError('wrong-options', `This table can’t be set up: ${error.message}.`);
  }
}
