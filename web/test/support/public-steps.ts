import {
  FastChance,
  type Game,
  type GameTypes,
  type JsonObject,
  checkedOptions,
  firstSeatOf,
  randomFromText,
  simulationKey,
} from '@richtfest/engine';

export interface PublicStep<T extends GameTypes> {
  readonly before: T['View'];
  readonly events: readonly T['Event'][];
  readonly after: T['View'];
}

export interface SceneTable {
  /** The seed. */
  readonly number: number;
  readonly players: number;
  readonly options: JsonObject;
}

/** Every step of a random match from the public view: view before, events, view after. */
export function* publicSteps<T extends GameTypes>(
  game: Game<T>,
  { number, players, options }: SceneTable,
): Generator<PublicStep<T>> {
  const random = randomFromText(`scene/${number}`);
  let events: T['Event'][] = [];
  const dealer = {
    chance: new FastChance(simulationKey('scene', number)),
    report: (event: T['Event']) => events.push(event),
  };
  const settled = checkedOptions(game, { players, options }) as T['Options'];
  const state = game.setup({ players, options: settled }, dealer);
  while (game.owing(state) !== 0) {
    const before = game.view(state, 'public');
    const seat = firstSeatOf(game.owing(state));
    const moves = game.legal(state, seat);
    const move = moves[random.below(moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    events = [];
    game.play(state, seat, move, dealer);
    const seen = events.flatMap((event) => game.eventFor(event, 'public', state) ?? []);
    yield { before, events: seen, after: game.view(state, 'public') };
  }
}
