import {
  type ByLanguage,
  type Json,
  type JsonObject,
  type Schema,
  type Watcher,
  byLanguage,
  schema,
} from '@richtfest/engine';

const { anyOf, anything, array, described, integer, number, object, oneOf, record, string } =
  schema;

export const SCENARIO_FORMAT = 'richtfest-scenario/1';

/** A seat and its move: `0 roll a c`, or an object. */
export type TurnText = string | { readonly seat: number; readonly move: Json };

/** An action or an assertion; its first field names the kind. */
export type Step =
  | { readonly play: TurnText | readonly TurnText[] }
  | { readonly legal: TurnText | readonly TurnText[] }
  | {
      readonly refused: TurnText | readonly TurnText[];
      readonly rule: string;
      readonly code?: string;
      readonly reason?: JsonObject;
    }
  | ImpossibleClaim
  | { readonly legalMoves: LegalMovesClaim }
  | { readonly owing: readonly number[] }
  | { readonly score: ScoreClaim }
  | { readonly result: ResultClaim }
  | { readonly sees: { readonly seat: Watcher; readonly view: Json } }
  | { readonly hides: { readonly seat: Watcher; readonly path: string } }
  | { readonly events: EventsClaim }
  | { readonly position: Json }
  | { readonly timeout: TurnText }
  | { readonly undoable: { readonly seat: number; readonly moves: number } }
  | { readonly undo: { readonly seat: number; readonly moves: number } };

/** The scenario's position with other fields, which the rules exclude. */
export interface ImpossibleClaim {
  readonly impossible: JsonObject | readonly JsonObject[];
  readonly rule: string;
  readonly code?: string;
  readonly at?: string;
}

export interface LegalMovesClaim {
  readonly seat: number;
  readonly exactly?: readonly Json[];
  readonly include?: readonly Json[];
  readonly exclude?: readonly Json[];
  readonly count?: number;
}

export interface ScoreClaim {
  readonly seat: number;
  readonly total?: number;
  readonly parts?: Readonly<Record<string, number>>;
}

export interface ResultClaim {
  readonly places?: readonly number[];
  readonly scores?: readonly number[];
  readonly parts?: readonly Readonly<Record<string, number>>[];
}

export interface EventsClaim {
  readonly seat?: Watcher;
  readonly exactly?: readonly Json[];
  readonly include?: readonly Json[];
  readonly exclude?: readonly Json[];
}

/** A list of values per stream, in the order they are drawn, or one value per address. */
export type ChanceScript = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** Fields that scenarios of a file may share. */
interface ScenarioFrame {
  readonly game: string;
  readonly rules: readonly string[];
  readonly players: number;
  readonly rulesVersion?: number;
  readonly options?: JsonObject;
  readonly position?: Json;
  readonly seed?: string;
  readonly chance?: ChanceScript;
}

export interface Scenario extends ScenarioFrame {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly question?: ScenarioQuestion;
}

/** The question that a scenario answers, in the words of a player. */
export interface ScenarioQuestion {
  /** Unique within the game; part of links. */
  readonly id: string;
  readonly text: ByLanguage<string>;
  readonly answer: ByLanguage<string>;
  readonly explanation: ByLanguage<string>;
}

const seat = described(integer(0, 7), 'a seat, counted from 0');
const watcher = described(anyOf(seat, oneOf('public')), 'a seat, counted from 0, or "public"');
const turn = described(
  anyOf(
    described(string({ pattern: '^\\s*[0-9]\\s+\\S' }), 'a seat and a move, like "0 stop"'),
    object({ seat, move: anything }),
  ),
  'a seat and its move in the game’s notation, like "0 stop", or { "seat": 0, "move": { … } }',
);
const turns = described(
  anyOf(turn, array(turn, { minItems: 1 })),
  'a seat and a move, like "0 stop", or a list of them',
);
const changes = described(
  record(anything),
  'Fields that replace those of the scenario’s position; null omits one.',
);
const rule = described(string({ minLength: 1 }), 'The rule that refuses it, like "LP-11".');
const code = described(string({ minLength: 1 }), 'The code of the reason, if it matters which.');
const moves = array(described(anything, 'a move in the game’s notation, without the seat'));
const points = record(number);

/** The schema of each kind of step. */
export const STEPS = {
  play: described(
    object({ play: turns }),
    'Plays one move or several in order. Each must be accepted.',
  ),
  legal: described(object({ legal: turns }), 'The move would be accepted now. Nothing is played.'),
  refused: described(
    object(
      { refused: turns, rule },
      {
        code,
        reason: described(
          record(anything),
          'Other fields of the reason, like { "need": 3, "have": 2 }.',
        ),
      },
    ),
    'The move is refused now, because of this rule.',
  ),
  impossible: described(
    object(
      { impossible: anyOf(changes, array(changes, { minItems: 1 })), rule },
      {
        code,
        at: described(string({ minLength: 1 }), 'The field that is marked, like "dice[0]".'),
      },
    ),
    'The scenario’s position with these fields, or each of a list, can’t exist because of this rule.',
  ),
  legalMoves: described(
    object({
      legalMoves: object(
        { seat },
        {
          exactly: described(moves, 'These and no others, in any order.'),
          include: described(moves, 'At least these.'),
          exclude: described(moves, 'None of these.'),
          count: described(integer(0), 'The number of legal moves.'),
        },
      ),
    }),
    'The legal moves of a seat.',
  ),
  owing: described(
    object({ owing: array(seat) }),
    'The seats that must decide now; an empty list means that the game is over.',
  ),
  score: described(
    object({ score: object({ seat }, { total: number, parts: points }) }),
    'What a seat would score if the game ended now. Parts that are not named may be anything.',
  ),
  result: described(
    object({
      result: object(
        {},
        { places: array(integer(1)), scores: array(number), parts: array(points) },
      ),
    }),
    'The game is over with this result, seat by seat.',
  ),
  sees: described(
    object({ sees: object({ seat: watcher, view: anything }) }),
    'What a seat, or the public, sees: the parts of its view that are named here.',
  ),
  hides: described(
    object({ hides: object({ seat: watcher, path: string({ minLength: 1 }) }) }),
    'What a seat, or the public, does not see, like "players.1.hand".',
  ),
  events: described(
    object({
      events: object(
        {},
        {
          seat: watcher,
          exactly: described(array(anything), 'These and no others, in this order.'),
          include: described(array(anything), 'These, in this order, whatever else happened.'),
          exclude: described(array(anything), 'Nothing like these.'),
        },
      ),
    }),
    'What happened in the latest play step, as the seat saw it (without a seat: everything).',
  ),
  position: described(
    object({ position: anything }),
    'The position: the parts of it that are named here.',
  ),
  timeout: described(
    object({ timeout: turn }),
    'The move that is played for a seat whose time ran out.',
  ),
  undoable: described(
    object({ undoable: object({ seat, moves: integer(0) }) }),
    'The exact number of its latest moves that a seat could take back.',
  ),
  undo: described(
    object({ undo: object({ seat, moves: integer(1) }) }),
    'A seat takes back this many moves, which must be allowed.',
  ),
} as const satisfies Readonly<Record<string, Schema>>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as readonly StepName[];

const outcome = anyOf(string(), number);

/** Required in every scenario or in its file. */
const requiredFields = {
  game: described(string({ minLength: 1 }), 'The id of the game in the catalog.'),
  rules: described(array(string({ minLength: 1 })), 'The rules it is about, like ["LP-10"].'),
  players: described(integer(1, 8), 'The number of players.'),
};

const optionalFields = {
  $schema: described(string(), 'The location of this schema, for editors.'),
  rulesVersion: described(integer(1), 'The version of the rules; the newest if not named.'),
  options: described(record(anything), 'Options of the table; the others have their defaults.'),
  position: described(anything, 'The position to start from, instead of the game’s own setup.'),
  seed: described(string(), 'The seed of all chance that is not scripted.'),
  chance: described(
    record(anyOf(outcome, array(outcome))),
    'Scripted chance: a list of values per stream, in the order they are drawn, or one value per address.',
  ),
  note: described(string(), 'A note for the reader.'),
};

const inEachLanguage = object(byLanguage(() => string({ minLength: 1 })));

const question = described(
  object({
    id: described(string({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }), 'Part of links.'),
    text: inEachLanguage,
    answer: described(inEachLanguage, 'The answer in a few words.'),
    explanation: described(inEachLanguage, 'Why, and what a player may do instead.'),
  }),
  'The question that the scenario answers, for players.',
);

const own = {
  title: described(string({ minLength: 1 }), 'What it shows, in a sentence.'),
  steps: described(
    array(anyOf(...Object.values(STEPS)), { minItems: 1 }),
    'Actions and assertions, in order.',
  ),
};

const format = described(oneOf(SCENARIO_FORMAT), 'The version of this format.');

/** One scenario of a file with several; shared fields may be in the file. */
export const scenarioSchema: Schema = object(own, {
  question,
  ...requiredFields,
  ...optionalFields,
});

export const singleScenarioSchema: Schema = object(
  { format, ...requiredFields, ...own },
  { question, ...optionalFields },
);

export const manyScenariosSchema: Schema = object(
  { format, scenarios: array(scenarioSchema, { minItems: 1 }) },
  { ...requiredFields, ...optionalFields },
);

/** A scenario file (docs/scenarios.md), as published for other tools. */
export const scenarioFileSchema: Schema = anyOf(manyScenariosSchema, singleScenarioSchema);
