import {
  type Chance,
  type GameTypes,
  type Outcome,
  type Stream,
  addressText,
  streamIndex,
} from '@richtfest/engine';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { tableOf, walkGame } from './walk.ts';

/** The generators count blocks in 32 bits. */
const MOST_INDICES = 2 ** 32;

/** Two questions at one address would be one piece of luck that decides two things. */
export function addresses<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'addresses',
    name: 'chance is asked once at every address, and the address is one of its stream',
  };
  return {
    name: law.name,
    check({ games }) {
      for (let number = 0; number < games; number++) {
        let fault: string | undefined;
        const wrap = (source: Chance) =>
          watched(source, fixture.game.streams, (found) => (fault ??= found));
        let move = 0;
        for (const moment of walkGame(fixture, { seed: law.seed, number, wrap })) {
          move = moment.at.move;
          if (fault === undefined) continue;
          throw new LawViolation(fault, {
            ...tableOf(fixture, number),
            seed: law.seed,
            game: number,
            move,
          });
        }
      }
    },
  };
}

function watched(
  source: Chance,
  streams: readonly Stream[],
  report: (fault: string) => void,
): Chance {
  const asked = new Set<string>();
  return {
    pick<O extends Outcome>(outcomes: readonly O[], number: number, index: number): O {
      const stream = streams[number];
      if (stream === undefined) report(`there is no stream ${number}`);
      else if (!isIndexOf(stream, index))
        report(`${index} is no index of the stream ${stream.name}`);
      else {
        const address = addressText(stream, index);
        if (outcomes.length === 0) report(`${address} is a question without an answer`);
        if (asked.has(address)) report(`${address} is asked for twice`);
        asked.add(address);
      }
      return source.pick(outcomes, number, index);
    },
  };
}

function isIndexOf(stream: Stream, index: number): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= MOST_INDICES) return false;
  const address = addressText(stream, index).split('/').slice(1).map(Number);
  return streamIndex(stream, address) === index;
}
