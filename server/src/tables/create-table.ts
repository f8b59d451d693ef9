import type { CatalogEntry } from '@richtfest/catalog';
import {
  type Game,
  type JsonObject,
  SettingsError,
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
import { WishProblem } from '../problem.ts';
import type { NewTable, StoredSeat } from '../store/event-store.ts';
import { knownBot } from './known-bot.ts';
import { botSeater, colourOf } from './seating.ts';
import { keyHash, newKey, newSecret, newTableCode } from './secrets.ts';
import type { TableServices } from './services.ts';

const USUAL_ANSWER_SECONDS = 20;
/** At a slow table an answer has this part of the time a decision has. */
const SLOW_ANSWERS = 8;

/** Sets a table up. The secret of its luck is drawn here, and committed to in the answer. */
export async function createTable(
  services: Pick<TableServices, 'store' | 'games' | 'now'>,
  request: CreateTableRequest,
): Promise<CreateTableResponse> {
  const hostKey = newKey();
  const seatBot = botSeater(
    [],
    request.seats.flatMap((wish) => (wish.kind === 'bot' ? (wish.name ?? []) : [])),
  );
  const seats = request.seats.map((wish, at): StoredSeat => ({
    ...(wish.kind === 'person' ? { kind: 'person' } : seatBot(at, knownBot(wish))),
    ...colourOf(wish),
  }));
  const table = await newTable(services, { ...request, seats, hostKeyHash: keyHash(hostKey) });
  let code = newTableCode();
  while (!(await services.store.createTable({ ...table, code }))) code = newTableCode();
  return { table: code, hostKey, commitment: commitmentTo(table.secret) };
}

type TableWish = Omit<CreateTableRequest, 'seats'> & Pick<NewTable, 'seats' | 'hostKeyHash'>;

/** A table as it is wished for, checked, with a secret of its own. */
export async function newTable(
  { games, now }: Pick<TableServices, 'games' | 'now'>,
  wish: TableWish,
): Promise<Omit<NewTable, 'code'>> {
  const { seats, hostKeyHash, forbidsWatchers = false, allowsHints = false } = wish;
  const game = await gameNamed(games, wish.game);
  const clock = clockOf(game, wish.clock);
  return {
    createdAt: now(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: optionsOf(game, seats.length, wish.options),
    secret: newSecret(),
    hostKeyHash,
    seats,
    ...(clock === undefined ? {} : { clock }),
    ...(wish.talk === undefined ? {} : { talk: wish.talk }),
    ...(forbidsWatchers ? { forbidsWatchers } : {}),
    ...(allowsHints ? { allowsHints } : {}),
  };
}

async function gameNamed(games: readonly CatalogEntry[], id: string): Promise<Game> {
  const entry = games.find((each) => each.id === id);
  if (entry !== undefined) return await entry.load();
  const near = nearest(
    id,
    games.map((each) => each.id),
  );
  const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
  throw new WishProblem('unknown-game', `There is no game “${id.slice(0, 40)}” here.${hint}`);
}

/** Decisions have as long as the table wishes; answers in others' turns never for ever. */
function clockOf(game: Game, wish: CreateTableRequest['clock'] = {}): TableClock | undefined {
  const { decision = 0 } = wish;
  if (game.isAnswer !== undefined) {
    const answer = isSlow(wish) ? Math.round(decision / SLOW_ANSWERS) : USUAL_ANSWER_SECONDS;
    return { answer, ...wish };
  }
  if (wish.answer !== undefined) {
    throw new WishProblem(
      'wrong-options',
      'In this game nobody answers in others’ turns: leave “clock.answer” away.',
    );
  }
  return wish.decision === undefined && wish.bots === undefined ? undefined : wish;
}

function optionsOf(game: Game, players: number, options: JsonObject = {}): JsonObject {
  try {
    return checkedOptions(game, { players, options });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new WishProblem('wrong-options', `This table can’t be set up: ${error.message}.`);
  }
}
