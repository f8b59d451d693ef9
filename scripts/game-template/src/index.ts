import { type Game, defineGame } from '@richtfest/engine';
import { determinize } from './determinize.ts';
import { legal, moveNotation, play, refusal, verbs } from './moves/index.ts';
import { takeBacks } from './moves/take-back.ts';
import { optionSpecs } from './options.ts';
import { owing } from './owing.ts';
import { rules } from './rules.ts';
import { result, standing } from './scoring.ts';
import { setup } from './setup.ts';
import { streams } from './state.ts';
import { texts } from './texts/index.ts';
import type { XyzGameTypes } from './types.ts';
import { eventFor, view } from './view.ts';
import { viewSchema } from './view-schema.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './words.ts';

export type { XyzGameTypes } from './types.ts';

export const xyzGame: Game<XyzGameTypes> = defineGame<XyzGameTypes>({
  id: 'xyz-game',
  rulesVersion: 1,
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  hasPrivateViews: true,
  options: optionSpecs,
  streams,
  rules,
  verbs,
  setup,
  owing,
  legal,
  optional: takeBacks,
  refusal,
  play,
  view,
  viewSchema,
  eventFor,
  determinize,
  standing,
  result,
  texts,
  notation: moveNotation,
});
