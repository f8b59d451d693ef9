import { availableParallelism } from 'node:os';
import { matchProblemText, verify } from '@richtfest/engine';
import { reviewBudget, reviewFile, reviewTexts, subjectOf } from '@richtfest/review';
import { command } from '../command-line/command.ts';
import { text, toggle, whole } from '../command-line/flags.ts';
import { jsonText } from '../files/json-text.ts';
import { openMatch } from '../files/match-files.ts';
import { reviewLines } from '../review/review-lines.ts';
import { runReview } from '../review/run-review.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';
import { INTERRUPTED } from '../workers/run-pool.ts';

export const review = command({
  name: 'review',
  summary: 'explain a match: luck, good and bad choices, key moments',
  description: [
    'Divides every seat’s result into its chance at the start, luck, its own play and that of the others; these add up exactly. Grades every decision against the strongest bot, by what the seat could know. An unfinished match is reviewed up to its last move. The same seed and budget give the same review for any number of workers. Ctrl-C prints what is known so far.',
    'Exit code 1 if the match can’t be replayed, for example because its secret is not published yet.',
  ],
  operands: [{ name: 'FILE', help: 'a match file', completes: 'file' }],
  flags: {
    lang: languageFlag,
    budget: whole('PERCENT', 'how much work to do, compared with the default (default 100)', {
      min: 1,
      max: 100_000,
    }),
    seed: text('TEXT', 'the seed of the rollouts (default: review)'),
    workers: whole('N', 'threads (default: one per processor)', { min: 1, max: 256 }),
    json: toggle('print the review as JSON (docs/schemas/review.schema.json)'),
  },
  examples: [
    { line: 'review pigs.json', says: 'Was it bad luck?' },
    {
      line: 'review pigs.json --budget 1000 --json > review.json',
      says: 'Ten times the work, as JSON.',
    },
  ],
  async run({ operands: [path = ''], flags, shell }) {
    const { out, err, env } = shell;
    const { game, file } = await openMatch(path);
    const language = languageOf(flags.lang, env);
    const names = file.seats.map(({ name }) => name);
    const voice = new Voice(game, language, { names, screen: out });
    const prepared = subjectOf(game, file);
    if ('problems' in prepared) {
      // Verifying finds causes that replaying shows only by their effects, like a wrong secret.
      const sentences = verify(game, file).problems.map((problem) =>
        matchProblemText(problem, voice.gameTexts, voice),
      );
      err.lines(sentences);
      if (flags.json) out.write(jsonText({ error: sentences.join(' ') }));
      return 1;
    }
    const { subject } = prepared;
    const options = {
      seed: flags.seed ?? 'review',
      budget: reviewBudget(subject.game, (flags.budget ?? 100) / 100),
    };
    const workers = flags.workers ?? availableParallelism();
    const { review: found, isStopped } = await runReview(
      { ...options, subject, file, workers },
      shell,
    );
    const texts = reviewTexts[language];
    if (found === undefined) {
      err.line(texts.stoppedEarly);
      return INTERRUPTED;
    }
    if (flags.json) {
      out.write(jsonText(reviewFile(found, subject, { ...options, isComplete: !isStopped })));
    } else out.lines(reviewLines(found, voice, subject.match));
    if (!isStopped) return 0;
    err.line(texts.stopped);
    return INTERRUPTED;
  },
});
