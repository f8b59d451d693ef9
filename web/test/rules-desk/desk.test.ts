import { catalog } from '@richtfest/catalog';
import {
  FastChance,
  type Game,
  type GameTypes,
  type Json,
  Match,
  checkedOptions,
  observe,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';
import { runScenario } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import type { MatchClient } from '../../src/match/match-client.ts';
import { askAddress, readFragment, unpackQuestion } from '../../src/rules-desk/desk-link.ts';
import { type OpenQuestion, openQuestion } from '../../src/rules-desk/desk-question.ts';
import { questionOf, readScenarioFile, scenarioOf } from '../../src/rules-desk/scenario-file.ts';
import { liveQuestion } from '../../src/rules-desk/live-question.ts';
import { verdictOf, verdictOn } from '../../src/rules-desk/verdict.ts';
import { loadQuestions } from '../../src/rules-desk/worked-questions.ts';

/** Positions along a game in which every seat plays a varying legal move. */
function positionsOf(game: Game, players: number, gameNumber: number): Json[] {
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players }),
    seats: Array.from({ length: players }, (_, seat) => ({ name: `seat ${seat}` })),
    generator: { name: 'fast', seed: 'desk', game: gameNumber } as const,
  };
  const match = new Match(game, header, new FastChance(simulationKey('desk', gameNumber)));
  const positions: Json[] = [];
  for (let move = 0; move < 60; move++) {
    positions.push(game.notation.writePosition(match.state));
    const [seat] = seatsIn(game.owing(match.state));
    if (seat === undefined) break;
    const legal = game.legal(match.state, seat);
    match.play(seat, legal[(move * 7 + gameNumber) % legal.length]);
  }
  return positions;
}

async function opened(value: unknown): Promise<OpenQuestion> {
  const open = await openQuestion(value);
  if ('problem' in open) throw new Error(JSON.stringify(open.problem));
  return open;
}

async function throughLink(question: object): Promise<unknown> {
  const address = await askAddress(question as OpenQuestion['question']);
  const fragment = readFragment(address.slice(address.indexOf('#') + 1));
  return fragment.is === 'asked' ? unpackQuestion(fragment.packed) : undefined;
}

describe.each(catalog)('questions about $id', ({ id, load }) => {
  test('survive a link and a scenario file, in every position of a few games', async () => {
    const game = await load();
    const { min, max } = game.players;
    for (const players of [min, max]) {
      for (const position of positionsOf(game, players, players)) {
        const open = await opened({ game: id, players, position, seat: 0 });
        const [legal] = game.legal(stateOf(open), 0);
        const asked = {
          ...open.question,
          ...(legal === undefined ? {} : { move: game.notation.writeMove(legal) }),
        };
        expect(await throughLink(asked)).toEqual(asked);
        const withMove = { ...open, question: asked };
        const file = scenarioOf(withMove, 'May I?');
        const outcome = runScenario(game, file);
        expect(outcome).toMatchObject({ passed: true });
        const read = readScenarioFile(JSON.stringify(file));
        if (!('scenarios' in read)) throw new Error(JSON.stringify(read.problems));
        expect(questionOf(read.scenarios[0]!)).toMatchObject(asked);
      }
    }
  });

  test('have the verdict that their worked answer proves', async () => {
    for (const { scenario } of await loadQuestions(id)) {
      const open = await opened(questionOf(scenario));
      const [step] = scenario.steps;
      if (step === undefined) continue;
      const verdict = verdictOn(open);
      if ('refused' in step) {
        expect(verdict).toMatchObject({ is: 'no', reason: { rule: step.rule } });
      } else if ('play' in step || 'legal' in step) {
        expect(verdict?.is).toBe('yes');
      }
    }
  });
});

function stateOf({ game, question, options }: OpenQuestion): object {
  const { players, position } = question;
  const read = game.notation.readPosition(position, { players, options });
  if (!('state' in read)) throw new Error('impossible');
  return read.state;
}

describe('a verdict', () => {
  const drill = {
    game: 'dream-home',
    players: 2,
    options: { edition: 'de' },
    position: {
      round: 3,
      market: ['kitchen', 'living-room, red roof', 'bedroom, drill', '', ''],
      tools: [['drill']],
      houses: [{ G1: 'living-room with grand-piano', G2: 'living-room' }],
    },
    seat: 0,
  };

  test('lists what happens and whose points change', async () => {
    const open = await opened({ ...drill, move: 'drill 1 G1' });
    const verdict = verdictOn(open);
    expect(verdict).toMatchObject({ is: 'yes', owing: [0] });
    if (verdict?.is !== 'yes') return;
    expect(verdict.events.map(({ type }) => type)).toContain('decor-moved');
    expect(verdict.points).toEqual([{ seat: 0, before: 7, after: 5 }]);
    const next = await opened({ ...drill, position: verdict.position });
    expect(verdictOf(next, { verb: 'take', column: 1 }).is).toBe('yes');
  });

  test('names the rule and the cause of a refusal', async () => {
    const open = await opened({ ...drill, move: 'drill 2 G1' });
    expect(verdictOn(open)).toMatchObject({ is: 'no', reason: { rule: 'DH-16' } });
  });
});

describe('a question that can’t be opened', () => {
  const question = { game: 'three-little-pigs', players: 2, position: {}, seat: 0 };

  test('says what is impossible in its position', async () => {
    const dice = ['wolf', 'door', 'door', 'window', 'roof'];
    const open = await openQuestion({ ...question, position: { dice } });
    expect(open).toMatchObject({
      problem: {
        is: 'impossible',
        problems: [{ path: 'position.dice[0]', reason: { rule: 'LP-3' } }],
      },
    });
  });

  test.each([
    [
      { ...question, game: 'chess' },
      { is: 'unknown-game', game: 'chess' },
    ],
    [
      { ...question, rulesVersion: 99 },
      { is: 'unknown-rules', rulesVersion: 99 },
    ],
    [
      { ...question, seat: 2 },
      { is: 'impossible', problems: [{ path: 'seat', code: 'no-such-seat' }] },
    ],
    [{ ...question, players: 7 }, { is: 'impossible' }],
    [{ ...question, move: 'jump' }, { is: 'impossible' }],
    ['nonsense', { is: 'impossible' }],
  ])('names the problem', async (value, problem) => {
    expect(await openQuestion(value)).toMatchObject({ problem });
  });

  test('has a damaged or endless link', async () => {
    const address = await askAddress(question);
    const packed = address.slice(address.indexOf('ask=') + 4);
    expect(await unpackQuestion(packed)).toEqual(question);
    expect(await unpackQuestion(packed.slice(0, -4))).toBeUndefined();
    expect(await unpackQuestion('!')).toBeUndefined();
    const endless = await askAddress({ ...question, position: 'x'.repeat(200_000) });
    expect(await unpackQuestion(endless.slice(endless.indexOf('ask=') + 4))).toBeUndefined();
  });

  test('is not a scenario file', () => {
    expect(readScenarioFile('{')).toMatchObject({ problems: [{ code: 'not-json' }] });
    expect(readScenarioFile('{}')).toMatchObject({ problems: expect.any(Array) });
  });
});

test('the fragment of the desk’s address', () => {
  expect(readFragment('')).toEqual({ is: 'start' });
  expect(readFragment('question=roof-first')).toEqual({ is: 'worked', id: 'roof-first' });
});

describe.each(catalog)('a question from a running table of $id', ({ load }) => {
  test('contains only what its seat knows, and can be opened', async () => {
    const game = await load();
    const players = game.players.max;
    const options = checkedOptions(game, { players });
    const table = { players, options };
    let asked = 0;
    for (const position of positionsOf(game, players, 3)) {
      const read = game.notation.readPosition(position, table);
      if (!('state' in read)) throw new Error('impossible');
      const [seat] = seatsIn(game.owing(read.state));
      if (seat === undefined) continue;
      const observation = observe(game, read.state, seat);
      const imagined = game.determinize(observation, randomFromText(`another world ${asked}`));
      const question = liveQuestion(clientAt(game, read.state, { seat, players }));
      const same = liveQuestion(clientAt(game, imagined, { seat, players }));
      expect(same).toEqual(question);
      await opened(question);
      asked++;
    }
    expect(asked).toBeGreaterThan(20);
  });
});

function clientAt(
  game: Game,
  state: GameTypes['State'],
  { seat, players }: { readonly seat: number; readonly players: number },
): MatchClient {
  const snapshot = {
    acting: seat,
    seats: Array.from({ length: players }),
    view: game.view(state, seat),
  };
  return {
    game,
    getSnapshot: () => snapshot,
    observe: () => observe(game, state, seat),
  } as unknown as MatchClient;
}
