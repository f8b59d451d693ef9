export { PhysicalBox, type PhysicalBoxOptions } from './box/physical-box.ts';
export { type BoxDecision, SimulatedBox, type SimulatedBoxOptions } from './box/simulated-box.ts';
export type { Check } from './check.ts';
export { History, type LoggedEntry } from './history.ts';
export { plainFormat, plainFormats } from './plain-format.ts';
export {
  type Scenario,
  type ScenarioQuestion,
  type Step,
  SCENARIO_FORMAT,
  STEP_NAMES,
  scenarioFileSchema,
} from './scenario/format.ts';
export { type ScenarioOutcome, ScenarioFileError } from './scenario/outcome.ts';
export { readScenarios } from './scenario/read.ts';
export { type LoadGame, runScenario, runScenarios } from './scenario/run.ts';
export {
  type RefusedSheets,
  type ScenarioFile,
  scenarioChecks,
  scenarioFolderChecks,
} from './scenario/folder.ts';
export { gameLaws } from './laws/index.ts';
export {
  type Counts,
  type CoverageGoal,
  type FixtureTable,
  type GameFixture,
  type GameLocation,
  type Law,
  LawViolation,
} from './laws/law.ts';
export { hashesOfGame } from './laws/matches.ts';
export { type Example, type TrainableNet, crossEntropy, initialNet, train } from './training.ts';
export { perft, perftChance } from './perft.ts';
export { positionAfter } from './position-after.ts';
export { type PerftRow, countRow } from './perft-table.ts';
export { type RuleGuards, guardRules } from './guard-rules.ts';
export { rulePageChecks } from './rule-page-checks.ts';
export { type PlaythroughOptions, playthrough } from './playthrough.ts';
export {
  type Finding,
  type FindingKind,
  type FuzzOptions,
  type FuzzedGame,
  fuzzGame,
} from './fuzz.ts';
export { findingText } from './finding-text.ts';
