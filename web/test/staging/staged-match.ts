import {
  type Game,
  type GameEvent,
  type GameMove,
  type GameTypes,
  Match,
  chanceOf,
  checkedOptions,
  committedGenerator,
  hasSeat,
  seatsIn,
  sha256Hex,
} from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import { vi } from 'vitest';
import { Show } from '../../src/board/show.ts';
import type { Staging } from '../../src/board/staging.ts';
import { Tempo } from '../../src/board/tempo.ts';
import { chooseMove } from '../../src/match/choose-move.ts';
import { Pace } from '../../src/match/pace.ts';

/** The person at this device; all other seats are bots. */
const PERSON = 0;
/** The precision of the measured times. */
const STEP_MS = 10;

export interface PlayedMatch {
  readonly game: Game;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly moves: readonly { readonly seat: number; readonly move: GameMove }[];
}

function newMatch({ game, bots, seed }: Omit<PlayedMatch, 'moves'>): Match {
  const seats = bots.map((bot, seat) => (seat === PERSON ? { name: 'Anna' } : { name: bot, bot }));
  const secret = sha256Hex(seed);
  const generator = committedGenerator(
    secret,
    seats.map((_, seat) => sha256Hex(`${seed} ${seat}`).slice(0, 32)),
  );
  const { id, rulesVersion } = game;
  const options = checkedOptions(game, { players: seats.length, options: {} });
  const header = { game: id, rulesVersion, options, seats, generator };
  return new Match(game, header, chanceOf(generator, secret)!);
}

/** A whole match; a bot decides for the person, too. */
export async function playedByBots(match: Omit<PlayedMatch, 'moves'>): Promise<PlayedMatch> {
  const { game, bots, seed } = match;
  const running = newMatch(match);
  const moves: PlayedMatch['moves'][number][] = [];
  for (;;) {
    const seat = seatsIn(game.owing(running.state)).at(-1);
    if (seat === undefined) return { ...match, moves };
    const move = await chooseMove({
      game: game.id,
      rulesVersion: game.rulesVersion,
      bot: bots[seat]!,
      seat,
      observation: running.observe(seat),
      legal: game.legal(running.state, seat),
      optional: [],
      seed: `${seed} ${moves.length}`,
    });
    running.play(seat, move);
    moves.push({ seat, move });
  }
}

/**
 * How long the person watches others each time, in milliseconds on the test's clock: from the
 * first event after their own to the last before their next decision. Rules, staging, queue, tempo
 * and bot pauses are the real ones; the table's elements are stand-ins, and bots think no longer
 * than a move is shown.
 */
export async function waitsOf<T extends GameTypes>(
  { moves, ...played }: PlayedMatch,
  staging: Staging<T, unknown, unknown>,
  setting: BotPace,
): Promise<readonly number[]> {
  const { game } = played;
  const match = newMatch(played);
  const pace = new Pace(() => setting);
  const table = stagedTable(match, staging, { setting, onEnd: () => pace.setAnimating(false) });
  let asked: readonly number[] = seatsIn(game.owing(match.state));
  let news = 0;
  for (const { seat, move } of moves) {
    if (seat !== PERSON && !asked.includes(seat)) {
      await elapsed(pace.afterEvents(news));
      asked = seatsIn(game.owing(match.state));
    }
    const before = match.eventsFor(PERSON).length;
    match.play(seat, move);
    asked = asked.filter((each) => each !== seat);
    const events = match.eventsFor(PERSON);
    news = events.length - before;
    pace.setAnimating(news > 0);
    table.show.feed(events, before);
    if (!hasSeat(game.owing(match.state), PERSON)) continue;
    while (table.show.isRunning) await vi.advanceTimersByTimeAsync(STEP_MS);
  }
  return table.waits;
}

interface TableOptions {
  readonly setting: BotPace;
  readonly onEnd: () => void;
}

function stagedTable<T extends GameTypes>(
  match: Match,
  staging: Staging<T, unknown, unknown>,
  { setting, onEnd }: TableOptions,
): { readonly show: Show<GameEvent>; readonly waits: readonly number[] } {
  const { game } = match;
  const root = standIn() as HTMLElement;
  const view = () => game.view(match.state, PERSON) as T['View'];
  const waits: number[] = [];
  let scene = staging.sceneOf(view());
  let since: number | undefined;
  const tempo = new Tempo({
    affects: (event) => staging.affects(event),
    isHere: (seat) => seat === PERSON,
    isAwaited: () => true,
    pace: () => setting,
    now: () => performance.now(),
  });
  const show = new Show<GameEvent>(match.eventsFor(PERSON).length, {
    timelineOptions: () => ({ isReduced: false }),
    tempo,
    async perform(event, timeline) {
      const seat = 'seat' in event ? event.seat : undefined;
      if (seat === PERSON && since !== undefined) waits.push(performance.now() - since);
      if (seat === PERSON) since = undefined;
      else if (seat !== undefined) since ??= performance.now();
      const isWatched = (each: number) => each !== PERSON;
      const draw = () => undefined;
      const stage = { root, timeline, scene, isWatched, draw };
      scene = await staging.perform(event, stage);
    },
    onPerformed: () => undefined,
    onEnd() {
      scene = staging.sceneOf(view(), scene);
      onEnd();
    },
  });
  return { show, waits };
}

/** Advances the clock until the promise has resolved. */
async function elapsed(promise: Promise<unknown>): Promise<void> {
  const progress = { isDone: false };
  void promise.then(() => {
    progress.isDone = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  while (!progress.isDone) await vi.advanceTimersByTimeAsync(STEP_MS);
}

const RECTANGLE = { x: 0, y: 0, width: 40, height: 40 };

/** An element that contains every other one; its animations take as long as they say. */
function standIn(): unknown {
  const element = {
    dataset: {},
    style: {},
    getBoundingClientRect: () => RECTANGLE,
    getClientRects: () => [RECTANGLE],
    animate: (_: unknown, { duration = 0, delay = 0 }: KeyframeAnimationOptions) => ({
      finished: new Promise((resolve) => {
        setTimeout(resolve, Number(duration) + delay);
      }),
      finish: () => undefined,
    }),
    querySelector: () => element,
    querySelectorAll: () => [element],
  };
  return Object.assign(element, { children: [element] });
}
