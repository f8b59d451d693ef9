import { type GameTypes, check, problemText, stateHash } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { everyPosition } from './walk.ts';

export function moveNotation<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const { notation } = game;
  const law = {
    seed: 'moves',
    name: 'moves conform to their schema and are read as they were written',
    advice:
      'every verb is listed in `verbs`, `moveSchema` allows every legal move, and `readMove(writeMove(move))` equals the move.',
  };
  return everyPosition(fixture, law, ({ state, at }) => {
    for (let seat = 0; seat < at.players; seat++) {
      for (const move of [...game.legal(state, seat), ...game.optional(state, seat)]) {
        const text = notation.writeMove(move);
        if (!game.verbs.includes(move.verb))
          throw new LawViolation(`the verb ${move.verb} is not in game.verbs`, at);
        const [problem] = check(notation.moveSchema, move, 'move');
        if (problem !== undefined)
          throw new LawViolation(
            `“${text}” does not conform to moveSchema: ${problemText(problem)}`,
            at,
          );
        const differs = difference(move, notation.readMove(text));
        if (differs !== undefined)
          throw new LawViolation(`“${text}” is read as another move: ${differs}`, at);
      }
    }
  });
}

export function positionNotation<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { notation } = fixture.game;
  const law = {
    seed: 'positions',
    name: 'positions are read as they were written',
    advice:
      '`writePosition` must write every field of the state that setup does not settle, and `readPosition` must restore it.',
  };
  return everyPosition(fixture, law, ({ state, at }) => {
    const written = JSON.parse(JSON.stringify(notation.writePosition(state))) as unknown;
    const [problem] = check(notation.positionSchema, written, 'position');
    if (problem !== undefined)
      throw new LawViolation(
        `a position does not conform to positionSchema: ${problemText(problem)}`,
        at,
      );
    const read = notation.readPosition(written, { players: at.players, options: at.options });
    if ('problems' in read) {
      throw new LawViolation(
        `a position can't be read: ${read.problems.map(problemText).join('; ')}`,
        at,
      );
    }
    if (stateHash(read.state) === stateHash(state)) return;
    throw new LawViolation(
      `the position read back differs in ${difference(state, read.state) ?? 'its hash'}`,
      at,
    );
  });
}
