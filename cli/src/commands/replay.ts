import {
  type Game,
  Match,
  type MatchFile,
  type Watcher,
  chanceOf,
  matchProblemText,
  headerOf,
  readTurn,
  replay as replayMatch,
  verifyTexts,
} from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { openMatch } from '../files/match-files.ts';
import { jsonText } from '../files/json-text.ts';
import { headLines, moveLines, outcomeLines, replayJson } from '../replay/replay-lines.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

export const replay = command({
  name: 'replay',
  summary: 'print a match file as readable text',
  description: [
    'Moves are numbered from 1 and seats from 0, as in the file. An invalid file is printed up to the first invalid move, with the reason; exit code 1.',
  ],
  operands: [{ name: 'FILE', help: 'a match file', completes: 'file' }],
  flags: {
    lang: languageFlag,
    pictures: toggle('draw the table after every move'),
    seat: whole('N', 'the point of view: a seat (default: the public)', { min: 0, max: 9 }),
    until: whole('N', 'stop after this move', { min: 0 }),
    json: toggle('print moves, sentences and result as JSON'),
  },
  examples: [
    { line: 'replay pigs.json', says: 'What happened?' },
    {
      line: 'replay pigs.json --pictures --until 12 --lang nl | less',
      says: 'The opening, with pictures, in Dutch.',
    },
  ],
  async run({ operands: [path = ''], flags, shell: { out, err, env } }) {
    const { game, file } = await openMatch(path);
    const names = file.seats.map(({ name }) => name);
    const watcher: Watcher = flags.seat ?? 'public';
    if (flags.seat !== undefined && flags.seat >= names.length) {
      throw new UsageError(
        `--seat must be from 0 to ${names.length - 1} in this match, not ${flags.seat}.`,
      );
    }
    const language = languageOf(flags.lang, env);
    const voice = new Voice(game, language, {
      names,
      screen: flags.json ? out.asPlain() : out,
    });
    const until = Math.min(flags.until ?? file.moves.length, file.moves.length);
    const { match, problems } = replayMatch(game, { ...file, moves: file.moves.slice(0, until) });
    if (match !== undefined) {
      const pictureAfter = flags.pictures ? pictures(game, file, { voice, watcher }) : undefined;
      const context = {
        match,
        voice,
        watcher,
        of: file.moves.length,
        ...(pictureAfter === undefined ? {} : { pictureAfter }),
      };
      if (flags.json) out.write(jsonText(replayJson(context)));
      else {
        out.lines(headLines(context));
        for (const at of match.line.keys()) out.lines(moveLines(context, at));
        if (problems.length === 0) out.lines(outcomeLines(context));
        if (file.takeBacks !== undefined) {
          out.line(verifyTexts[language].takeBacks(file.takeBacks));
        }
      }
    }
    for (const problem of problems) err.line(matchProblemText(problem, voice.gameTexts, voice));
    return problems.length === 0 ? 0 : 1;
  },
});

/** Draws the table after a growing number of moves, with a second match that follows the first. */
function pictures(
  game: Game,
  file: MatchFile,
  { voice, watcher }: { voice: Voice; watcher: Watcher },
): (moves: number) => string[] {
  const chance = chanceOf(file.generator, file.secret);
  const follower = chance === undefined ? undefined : new Match(game, headerOf(file), chance);
  return (moves) => {
    if (follower === undefined) return [];
    for (const text of file.moves.slice(follower.line.length, moves)) {
      const turn = readTurn(game, text);
      if (turn !== undefined) follower.play(turn.seat, turn.move);
    }
    return voice.picture(game.view(follower.state, watcher));
  };
}
