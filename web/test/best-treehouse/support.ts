import {
  type Event,
  type Move,
  type TreehouseTypes,
  type View,
  bestTreehouse as game,
} from '@richtfest/best-treehouse';
import {
  FastChance,
  type JsonObject,
  type Watcher,
  randomFromText,
  resolveOptions,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';

export interface Step {
  readonly watcher: Watcher;
  readonly before: View;
  readonly events: readonly Event[];
  readonly after: View;
  readonly seat: number;
  readonly move: Move;
}

/** Every step of a random match as one watcher sees it, with occasional take-backs. */
export function* stepsOf(number: number, players: number, isYoung = false): Generator<Step> {
  const resolved = resolveOptions(game.options, { young: isYoung });
  const options = (resolved as { options: JsonObject })
    .options as unknown as TreehouseTypes['Options'];
  const random = randomFromText(`table/${number}`);
  let events: Event[] = [];
  const dealer = {
    chance: new FastChance(simulationKey('table', number)),
    report: (event: Event) => events.push(event),
  };
  const watcher: Watcher = number % (players + 1) === players ? 'public' : number % (players + 1);
  const state = game.setup({ players, options }, dealer);
  while (game.owing(state) !== 0) {
    const before = game.view(state, watcher);
    const owing = seatsIn(game.owing(state));
    const back = owing.length > 0 && random.below(8) === 0 ? takeBack() : undefined;
    const seat = back?.seat ?? owing[random.below(owing.length)] ?? 0;
    const moves = game.legal(state, seat);
    const move = back?.move ?? moves[random.below(moves.length)] ?? moves[0]!;
    events = [];
    game.play(state, seat, move, dealer);
    const seen = events.flatMap((event) => game.eventFor(event, watcher, state) ?? []);
    yield { watcher, before, events: seen, after: game.view(state, watcher), seat, move };
  }

  function takeBack(): { readonly seat: number; readonly move: Move } | undefined {
    for (let seat = 0; seat < players; seat++) {
      const [move] = game.optional(state, seat);
      if (move !== undefined) return { seat, move };
    }
    return undefined;
  }
}

/** A seat's view of a new match. */
export function freshView(players: number, watcher: Watcher, options: JsonObject = {}): View {
  const resolved = resolveOptions(game.options, options) as { options: JsonObject };
  const chance = new FastChance(simulationKey('fresh', players));
  const table = { players, options: resolved.options as unknown as TreehouseTypes['Options'] };
  return game.view(game.setup(table, { chance, report: undefined }), watcher);
}
