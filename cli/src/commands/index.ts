import type { Command } from '../command-line/command.ts';
import { admin } from './admin.ts';
import { bench } from './bench.ts';
import { botServer } from './bot-server.ts';
import { cluster } from './cluster.ts';
import { completionOf } from './completion.ts';
import { games } from './games.ts';
import { helpOn } from './help.ts';
import { join } from './join.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { scenario } from './scenario.ts';
import { score } from './score.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { tournament } from './tournament.ts';
import { verify } from './verify.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  play,
  games,
  rules,
  score,
  scenario,
  replay,
  verify,
  review,
  puzzles,
  simulate,
  tournament,
  botServer,
  join,
  bench,
  serve,
  admin,
  cluster,
  completionOf(() => commands),
  helpOn(() => commands),
];
