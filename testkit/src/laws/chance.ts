import {
  type Chance,
  type GameTypes,
  type Outcome,
  type Stream,
  addressText,
  streamIndex,
} from '@richtfest/engine';
import { type GameFixture, type Law, LawViolation, defineLaw } from './law.ts';
import { walkGame } from './walk.ts';

/** The generators count blocks in 32 bits. */
const MAX_INDICES = 2 ** 32;

/** Two draws at one address would always have the same outcome. */
export function addresses<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'addresses',
    name: 'every chance address is drawn at most once and belongs to its stream',
    advice:
      'build the address from what makes the draw unique (seat, turn, number of the card), and declare a large enough size for each part in the game’s `streams`. Refuse a move that has nothing left to draw from.',
  };
  return defineLaw(law, ({ games }) => {
    for (let number = 0; number < games; number++) {
      let problem: string | undefined;
      const wrap = (source: Chance) =>
        checkedChance(source, fixture.game.streams, (found) => (problem ??= found));
      for (const { at } of walkGame(fixture, { seed: law.seed, number, wrap })) {
        if (problem !== undefined) throw new LawViolation(problem, at);
      }
    }
  });
}

function checkedChance(
  source: Chance,
  streams: readonly Stream[],
  report: (problem: string) => void,
): Chance {
  const drawn = new Set<string>();
  return {
    pick<O extends Outcome>(outcomes: readonly O[], number: number, index: number): O {
      const stream = streams[number];
      if (stream === undefined) report(`there is no stream ${number}`);
      else if (!isIndexOf(stream, index))
        report(`${index} is not an index of the stream ${stream.name}`);
      else {
        const address = addressText(stream, index);
        if (outcomes.length === 0) report(`${address} is drawn from an empty list`);
        if (drawn.has(address)) report(`${address} is drawn twice`);
        drawn.add(address);
      }
      return source.pick(outcomes, number, index);
    },
  };
}

function isIndexOf(stream: Stream, index: number): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= MAX_INDICES) return false;
  const address = addressText(stream, index).split('/').slice(1).map(Number);
  return streamIndex(stream, address) === index;
}
