import { type Language, MATCH_FORMAT, type Problem, readJson, schema } from '@richtfest/engine';
import {
  SCENARIO_FORMAT,
  type Scenario,
  ScenarioFileError,
  type Step,
  readScenarios,
} from '@richtfest/testkit';
import { LARGEST_FILE } from '../files/read-match-file.ts';
import type { DeskQuestion, OpenQuestion } from './desk-question.ts';
import { verdictOn } from './verdict.ts';

/** A question as a scenario file for `richtfest scenario`: it states the verdict on its move. */
export function scenarioOf(open: OpenQuestion, title: string): object {
  const { question, game, options } = open;
  const { players, position, seat } = question;
  return {
    format: SCENARIO_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    title,
    rules: rulesOf(open),
    players,
    options,
    position,
    seed: 'rules desk',
    steps: [stepOf(open) ?? { legalMoves: { seat } }],
  };
}

function stepOf(open: OpenQuestion): Step | undefined {
  const { seat, move } = open.question;
  const verdict = verdictOn(open);
  if (verdict === undefined) return undefined;
  const turn = `${seat} ${move}`;
  if (verdict.is === 'yes') return { play: turn };
  return { refused: turn, rule: verdict.reason.rule, code: verdict.reason.code };
}

/** The rules that a scenario may cite: those of its game, not those of every table. */
function rulesOf(open: OpenQuestion): string[] {
  const verdict = verdictOn(open);
  if (verdict?.is !== 'no') return [];
  const { rule } = verdict.reason;
  return open.game.rules.some(({ number }) => number === rule) ? [rule] : [];
}

/** The question of a scenario: its position, and the first move it plays or mentions. */
export function questionOf(scenario: Scenario): DeskQuestion {
  const { game, rulesVersion, players, options, position } = scenario;
  const turn = scenario.steps.map(turnIn).find((found) => found !== undefined);
  return {
    game,
    ...(rulesVersion === undefined ? {} : { rulesVersion }),
    players,
    ...(options === undefined ? {} : { options }),
    position: position ?? {},
    seat: turn?.seat ?? 0,
    ...(turn?.move === undefined ? {} : { move: turn.move }),
  };
}

function turnIn(step: Step): { readonly seat: number; readonly move?: string } | undefined {
  const turns = 'refused' in step ? step.refused : 'play' in step ? step.play : undefined;
  const legal = 'legal' in step ? step.legal : undefined;
  const found: unknown = turns ?? legal;
  const first: unknown = Array.isArray(found) ? found[0] : found;
  if (typeof first === 'string') {
    const [, seat = '0', move = ''] = /^\s*(\d)\s+(.*)$/.exec(first) ?? [];
    return { seat: Number(seat), move };
  }
  if ('legalMoves' in step) return { seat: step.legalMoves.seat };
  return undefined;
}

/** Whether a file says that it is a match, which is opened elsewhere. */
export function isMatchFile(text: string): boolean {
  const json = text.length > LARGEST_FILE ? undefined : readJson(text);
  const value = json === undefined || 'problem' in json ? undefined : json.value;
  return schema.isPlainObject(value) && value['format'] === MATCH_FORMAT;
}

export type ReadScenarioFile =
  | { readonly scenarios: readonly Scenario[] }
  | { readonly problems: readonly Problem[] };

/** Reads an untrusted scenario file. */
export function readScenarioFile(text: string): ReadScenarioFile {
  if (text.length > LARGEST_FILE) {
    const message = `has more than ${LARGEST_FILE} characters`;
    return { problems: [{ path: '', message, code: 'too-large', values: { most: LARGEST_FILE } }] };
  }
  const json = readJson(text);
  if ('problem' in json) {
    return { problems: [{ path: '', message: 'is not valid JSON', code: 'not-json' }] };
  }
  try {
    return { scenarios: readScenarios(json.value) };
  } catch (error) {
    if (!(error instanceof ScenarioFileError)) throw error;
    return { problems: error.problems };
  }
}

/** The question that a scenario answers in a language, else its title. */
export function titleOf({ question, title }: Scenario, language: Language): string {
  return question?.text[language] ?? title;
}
