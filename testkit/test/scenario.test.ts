import { describe, expect, test } from 'vitest';
import {
  ScenarioFileError,
  type ScenarioOutcome,
  runScenario,
  runScenarios,
} from '../src/index.ts';
import { pebbles } from './pebbles.ts';

const frame = {
  format: 'richtfest-scenario/1',
  game: 'pebbles',
  rules: ['PB-1'],
  players: 2,
  title: 'A test.',
};
const position = {
  hands: [
    [1, 4],
    [2, 9],
  ],
};

function run(steps: readonly object[], more: object = {}): ScenarioOutcome {
  return runScenario(pebbles, { ...frame, position, ...more, steps });
}

describe('passing steps', () => {
  const passing: [string, object[], object?][] = [
    ['play', [{ play: '0 hide 4' }, { owing: [1] }]],
    ['play a list', [{ play: ['0 hide 4', '1 hide 2'] }, { owing: [0] }]],
    ['play a move spelt out', [{ play: { seat: 0, move: { verb: 'hide', pebble: 4 } } }]],
    ['legal', [{ legal: ['0 hide 1', '1 hide 9'] }, { owing: [0, 1] }]],
    [
      'refused',
      [{ refused: '0 hide 2', rule: 'PB-1', code: 'not-in-hand', reason: { rule: 'PB-1' } }],
    ],
    [
      'impossible',
      [
        { impossible: { hands: [[1], [1]] }, rule: 'PB-1', code: 'pebble-twice', at: 'hands' },
        { impossible: [{ hands: [[1], [1]] }, { hands: null, pile: [1, 1] }], rule: 'PB-1' },
      ],
    ],
    ['refused garbage', [{ refused: { seat: 0, move: 7 }, rule: 'RF-3' }]],
    ['legalMoves', [{ legalMoves: { seat: 0, exactly: ['hide 4', 'hide 1'], count: 2 } }]],
    ['legalMoves, some', [{ legalMoves: { seat: 1, include: ['hide 9'], exclude: ['hide 1'] } }]],
    [
      'score',
      [{ play: ['0 hide 4', '1 hide 9'] }, { score: { seat: 1, total: 1, parts: { wins: 1 } } }],
    ],
    [
      'result',
      [{ result: { places: [2, 1], scores: [1, 3], parts: [{ wins: 1 }, { wins: 3 }] } }],
      { position: { phase: 'over', scores: [1, 3] } },
    ],
    [
      'sees',
      [{ sees: { seat: 0, view: { players: [{ hand: [1, 4] }, { handSize: 2, hand: null }] } } }],
    ],
    [
      'sees one entry of a list',
      [{ sees: { seat: 'public', view: { players: { 1: { score: 0 } } } } }],
    ],
    [
      'hides',
      [
        { hides: { seat: 0, path: 'players.1.hand' } },
        { hides: { seat: 'public', path: 'players.0.hand' } },
      ],
    ],
    ['events', [{ play: '0 hide 4' }, { events: { exactly: [{ type: 'hid', pebble: 4 }] } }]],
    [
      'events as another saw them',
      [
        { play: '0 hide 4' },
        { events: { seat: 1, exactly: [{ type: 'hid', pebble: null }], exclude: [{ pebble: 4 }] } },
      ],
    ],
    ['position', [{ play: '0 hide 4' }, { position: { hands: [[1], [2, 9]], hidden: { 0: 4 } } }]],
    ['timeout', [{ timeout: '0 hide 4' }]],
    [
      'undo',
      [
        { play: '0 hide 4' },
        { undoable: { seat: 0, moves: 1 } },
        { undo: { seat: 0, moves: 1 } },
        { owing: [0, 1] },
      ],
    ],
    [
      'a draw from the script',
      [{ play: ['0 hide 4', '1 hide 9', '1 draw'] }, { position: { hands: [[1], [2, 7]] } }],
      { chance: { deal: [7] } },
    ],
    [
      'a draw by address',
      [{ play: ['0 hide 4', '1 hide 9', '1 draw'] }, { position: { hands: [[1], [2, 8]] } }],
      { chance: { 'deal/4': 8 } },
    ],
    ['a draw by seed', [{ play: ['0 hide 4', '1 hide 9', '1 draw'] }], { seed: 'any' }],
    [
      'the game’s own setup',
      [{ legalMoves: { seat: 0, exactly: ['hide 1', 'hide 2', 'hide 3'] } }],
      { position: undefined, chance: { deal: [3, 2, 1, 6, 5, 4] } },
    ],
  ];

  test.each(passing)('%s', (_, steps, more) => {
    expect(run(steps, more)).toEqual({
      title: 'A test.',
      game: 'pebbles',
      rules: ['PB-1'],
      passed: true,
    });
  });
});

describe('failing steps say what was expected and what was found', () => {
  const failing: [string, object[], RegExp, object?][] = [
    [
      'play',
      [{ owing: [0, 1] }, { play: '0 hide 2' }],
      /^step 2 \(play\): “0 hide 2” is refused by PB-1 \(not-in-hand: You do not have that pebble\.\)$/,
    ],
    [
      'unreadable',
      [{ play: '0 hid 2' }],
      /^step 1 \(play\): “0 hid 2” can't be read as a move; moves are written “hide 4”, “draw”/,
    ],
    ['legal', [{ legal: '1 hide 1' }], /“1 hide 1” should be legal, but is refused by PB-1/],
    [
      'refused',
      [{ refused: '0 hide 1', rule: 'PB-1' }],
      /“0 hide 1” should be refused by PB-1, but is legal/,
    ],
    [
      'refused by another rule',
      [{ refused: '0 draw', rule: 'PB-1' }],
      /should be refused by PB-1, but is refused by PB-3 \(not-now/,
    ],
    [
      'refused by another code',
      [{ refused: '0 draw', rule: 'PB-3', code: 'deck-is-empty' }],
      /refused by PB-3 \(deck-is-empty\), but is refused by PB-3 \(not-now/,
    ],
    [
      'refused for other details',
      [{ refused: '0 draw', rule: 'PB-3', reason: { need: 2 } }],
      /in the reason need should be 2, but is not there/,
    ],
    [
      'legalMoves: missing',
      [{ legalMoves: { seat: 0, exactly: ['hide 9'] } }],
      /“hide 9” should be among the legal moves, but the legal moves are hide 1, hide 4/,
    ],
    [
      'legalMoves: more',
      [{ legalMoves: { seat: 0, exactly: ['hide 1'] } }],
      /“hide 4” is legal as well/,
    ],
    [
      'legalMoves: excluded',
      [{ legalMoves: { seat: 0, exclude: ['hide 1'] } }],
      /“hide 1” should not be among the legal moves, but is/,
    ],
    [
      'legalMoves: count',
      [{ legalMoves: { seat: 0, count: 3 } }],
      /there should be 3 legal moves, but there are 2/,
    ],
    ['owing', [{ owing: [1] }], /it should be up to 1, but it is up to 0, 1/],
    ['owing: over', [{ owing: [] }], /the game should be over, but it is up to 0, 1/],
    [
      'score',
      [{ score: { seat: 0, total: 4 } }],
      /seat 0 should have 4 points, but has 0: its parts are \{"wins":0\}/,
    ],
    [
      'score: parts',
      [{ score: { seat: 0, parts: { wins: 1 } } }],
      /seat 0: wins should be 1, but is 0/,
    ],
    [
      'position: a text',
      [{ position: 'somewhere' }],
      /^step 1 \(position\): it should be "somewhere", but is \{/,
    ],
    [
      'play: no move of the game',
      [{ play: { seat: 0, move: { verb: 'fly', to: 'the moon' } } }],
      /^step 1 \(play\): “0 \{"verb":"fly","to":"the moon"\}” is refused by RF-3/,
    ],
    [
      'play: a text for a move',
      [{ play: { seat: 0, move: 'hide 4' } }],
      /“0 "hide 4"” is refused by RF-3/,
    ],
    [
      'result: too early',
      [{ result: { places: [1, 1] } }],
      /the game should be over, but it is up to 0, 1/,
    ],
    [
      'result',
      [{ result: { places: [1, 2] } }],
      /places\.0 should be 1, but is 2; the result is/,
      { position: { phase: 'over', scores: [0, 3] } },
    ],
    [
      'sees',
      [{ sees: { seat: 1, view: { deckSize: 4 } } }],
      /in the view of seat 1 deckSize should be 4, but is 5/,
    ],
    [
      'sees: shorter list',
      [{ sees: { seat: 1, view: { pile: [1] } } }],
      /pile should have 1 entries, but has 0/,
    ],
    [
      'sees: absent',
      [{ sees: { seat: 1, view: { pile: null } } }],
      /pile should not be there, but is \[\]/,
    ],
    [
      'hides',
      [{ hides: { seat: 1, path: 'players.1.hand' } }],
      /seat 1 should not see players\.1\.hand, but sees \[2,9\]/,
    ],
    [
      'hides: misspelt',
      [{ hides: { seat: 1, path: 'players.0.hnd' } }],
      /there is no players\.0\.hnd to hide from seat 1/,
    ],
    [
      'events',
      [{ play: '0 hide 4' }, { events: { include: [{ type: 'ended' }] } }],
      /\{"type":"ended"\} should have happened, but the events are \{"type":"hid"/,
    ],
    [
      'events: excluded',
      [{ play: '0 hide 4' }, { events: { exclude: [{ type: 'hid' }] } }],
      /"type":"hid".+ should not have happened, but did/,
    ],
    [
      'events: exactly',
      [{ play: '0 hide 4' }, { events: { exactly: [] } }],
      /events should have 0 entries, but has 1/,
    ],
    [
      'events: in order',
      [
        { play: ['0 hide 4', '1 hide 2'] },
        { events: { include: [{ type: 'revealed' }, { type: 'hid' }] } },
      ],
      /\{"type":"hid"\} should have happened/,
    ],
    [
      'impossible: possible',
      [{ impossible: { hands: [[1], [2]] }, rule: 'PB-1' }],
      /the position with .+ should be excluded by PB-1, but is possible/,
    ],
    [
      'impossible: by another rule',
      [{ impossible: { hands: [[1], [1]] }, rule: 'PB-2' }],
      /should be excluded by PB-2, but is excluded by PB-1 \(pebble-twice/,
    ],
    [
      'impossible: elsewhere',
      [{ impossible: { hands: [[1], [1]] }, rule: 'PB-1', at: 'pile' }],
      /should be excluded by PB-1 at pile, but is at hands/,
    ],
    [
      'impossible: not a position',
      [{ impossible: { hands: 7 }, rule: 'PB-1' }],
      /should be excluded by PB-1, but can't be read: position.hands/,
    ],
    ['position', [{ position: { phase: 'won' } }], /phase should be "won", but is "hide"/],
    [
      'timeout',
      [{ timeout: '0 hide 1' }],
      /“0 hide 1” should be the timeout move, but “hide 4” is/,
    ],
    [
      'undoable',
      [{ undoable: { seat: 0, moves: 1 } }],
      /seat 0 should be able to take back 1 moves, but can take back 0/,
    ],
    ['undo', [{ undo: { seat: 0, moves: 2 } }], /seat 0 may take back 0 moves, not 2/],
    [
      'chance: not scripted',
      [{ play: ['0 hide 4', '1 hide 9', '1 draw'] }],
      /“chance” needs a value for deal\/4 \(possible: 3, 5, 6, 7, 8\), or use a “seed”/,
    ],
    [
      'chance: impossible',
      [{ play: ['0 hide 4', '1 hide 9', '1 draw'] }],
      /deal\/4 can't be 4 \(possible: 3, 5, 6, 7, 8\)/,
      { chance: { deal: [4] } },
    ],
    [
      'chance: left over',
      [{ owing: [0, 1] }],
      /^the end: 2 values scripted for deal never drawn: 4, 5$/,
      { chance: { deal: [4, 5] } },
    ],
    [
      'chance: address left over',
      [{ owing: [0, 1] }],
      /^the end: deal\/4, scripted as 5, was never drawn$/,
      { chance: { 'deal/4': 5 } },
    ],
    [
      'position that can’t be',
      [{ owing: [0] }],
      /^the start: the position can't be set: position\.phase must be/,
      { position: { phase: 'sleep' } },
    ],
    [
      'rules that throw',
      [{ timeout: '0 pass' }],
      /^step 1 \(timeout\): the rules threw TypeError/,
      { position: { phase: 'over' } },
    ],
  ];

  test.each(failing)('%s', (_, steps, problem, more) => {
    const outcome = run(steps, more);
    expect(outcome.passed).toBe(false);
    expect(outcome.problem).toMatch(problem);
  });
});

describe('chance after an undo', () => {
  test('repeats its outcomes', () => {
    const steps = [
      { play: ['0 hide 4', '1 hide 9'] },
      { play: '1 pass' },
      { undo: { seat: 1, moves: 1 } },
      { play: '1 draw' },
      { position: { hands: [[1], [2, 7]] } },
    ];
    expect(run(steps, { chance: { deal: [7] } }).problem).toBeUndefined();
  });
});

describe('invalid files', () => {
  const invalid: [string, unknown, RegExp][] = [
    ['not an object', [], /must be an object/],
    [
      'no format',
      { ...frame, format: undefined, steps: [{ owing: [0] }] },
      /lacks the field “format”/,
    ],
    [
      'another format',
      { ...frame, format: 'richtfest-scenario/9', steps: [{ owing: [0] }] },
      /format must be "richtfest-scenario\/1"/,
    ],
    [
      'a misspelt field',
      { ...frame, playrs: 2, steps: [{ owing: [0] }] },
      /has an unknown field “playrs”\. Did you mean “players”\?/,
    ],
    ['no steps', { ...frame }, /lacks the field “steps”/],
    ['empty steps', { ...frame, steps: [] }, /steps must have at least 1 entry,/],
    [
      'a misspelt step',
      { ...frame, steps: [{ refuse: '0 draw', rule: 'PB-1' }] },
      /^steps\[0\] must be one of play, .+\. Did you mean “refused”\?$/,
    ],
    [
      'two steps in one',
      { ...frame, steps: [{ play: '0 draw', legal: '0 draw' }] },
      /must be a single step, not play and legal at once/,
    ],
    [
      'a refusal without a rule',
      { ...frame, steps: [{ refused: '0 draw' }] },
      /steps\[0\] lacks the field “rule”/,
    ],
    [
      'a misspelt field in a step',
      { ...frame, steps: [{ score: { seat: 0, totl: 1 } }] },
      /steps\[0\]\.score has an unknown field “totl”\. Did you mean “total”\?/,
    ],
    [
      'no players',
      { ...frame, players: undefined, steps: [{ owing: [0] }] },
      /lacks the field “players”/,
    ],
    [
      'too many players',
      { ...frame, players: 4, steps: [{ owing: [0] }] },
      /players must be 2 to 3 for pebbles, not 4/,
    ],
    [
      'an unknown option',
      { ...frame, options: { generos: true }, steps: [{ owing: [0] }] },
      /options\.generos is not an option.+Did you mean “generous”/,
    ],
    [
      'an unknown rule',
      { ...frame, rules: ['PB-9'], steps: [{ owing: [0] }] },
      /rules\[0\] must be a rule of pebbles, not “PB-9”/,
    ],
    ...[
      { play: '7 draw' },
      { play: ['0 draw', { seat: 7, move: { verb: 'draw' } }] },
      { legal: '7 draw' },
      { refused: '7 draw', rule: 'RF-2', reason: { seat: 1 } },
      { legalMoves: { seat: 7, count: 0 } },
      { owing: [0, 7] },
      { score: { seat: 7, total: 0 } },
      { sees: { seat: 7, view: {} } },
      { hides: { seat: 7, path: 'players' } },
      { events: { seat: 7, exactly: [] } },
      { timeout: '7 pass' },
      { undoable: { seat: 7, moves: 0 } },
      { undo: { seat: 7, moves: 1 } },
    ].map((step): [string, object, RegExp] => [
      `a seat nobody sits on: ${JSON.stringify(step)}`,
      { ...frame, steps: [{ owing: [0, 1] }, step] },
      /^the seat in steps\[1\]\.[a-zA-Z]+ must be a seat from 0 to 1, not 7$/,
    ]),
    [
      'an unknown stream',
      { ...frame, chance: { dael: [1] }, steps: [{ owing: [0] }] },
      /chance\.dael is not a chance stream of this game\. Did you mean “deal”\?/,
    ],
    [
      'an invalid address',
      { ...frame, chance: { 'deal/9': 1 }, steps: [{ owing: [0] }] },
      /chance\.deal\/9 must be deal\/POSITION, or just deal with a list/,
    ],
    [
      'a list for an address',
      { ...frame, chance: { 'deal/1': [1] }, steps: [{ owing: [0] }] },
      /chance\.deal\/1 is one address: give one value/,
    ],
    [
      'no scenarios',
      { format: frame.format, scenarios: [] },
      /scenarios must be a list with at least one/,
    ],
    [
      'a problem in one of several',
      { ...frame, title: undefined, scenarios: [{ title: 'x', steps: [{ plai: '0 draw' }] }] },
      /^scenarios\[0\]\.steps\[0\] must be one of/,
    ],
  ];

  test.each(invalid)('%s', (_, file, message) => {
    const act = () => runScenario(pebbles, JSON.parse(JSON.stringify(file)));
    expect(act).toThrow(ScenarioFileError);
    expect(act).toThrow(message);
  });
});

describe('files with several scenarios', () => {
  const file = {
    format: 'richtfest-scenario/1',
    game: 'pebbles',
    rules: ['PB-1'],
    players: 2,
    position,
    scenarios: [
      { title: 'The file’s fields apply.', steps: [{ legal: '0 hide 4' }] },
      {
        title: 'Its own fields override them.',
        rules: ['PB-2'],
        players: 3,
        steps: [{ owing: [0, 1, 2] }],
      },
      { title: 'It fails.', steps: [{ legal: '0 hide 9' }] },
    ],
  };

  test('share the fields of the file, in order', async () => {
    const outcomes = await runScenarios(file, async (id) =>
      id === 'pebbles' ? pebbles : undefined,
    );
    expect(outcomes.map(({ title, rules, passed }) => [title, rules, passed])).toEqual([
      ['The file’s fields apply.', ['PB-1'], true],
      ['Its own fields override them.', ['PB-2'], true],
      ['It fails.', ['PB-1'], false],
    ]);
  });

  test('name a known game', async () => {
    const running = runScenarios(file, async () => undefined);
    await expect(running).rejects.toThrow('game must be a game that is known here, not “pebbles”');
    await expect(running).rejects.toMatchObject({ unknownGame: 'pebbles' });
  });
});
