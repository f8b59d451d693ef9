import { ADVISING_LEVEL, adviser, botNamed, hintFor, hintSentence } from '@richtfest/bots';
import { hintClauses, hintReasons } from '@richtfest/review';
import { randomFromText } from '@richtfest/engine';
import { UsageError } from '../command-line/usage-error.ts';
import { type KnownRule, ruleLines, ruleNumbered, rulesOf } from '../rule-lines.ts';
import { scorePad } from '../score-lines.ts';
import type { TableCommand } from '../texts/index.ts';
import { helpLines } from './frame.ts';
import { entryLines } from './menu-lines.ts';
import { unclearInputLines } from './unclear-input.ts';
import { readMove } from './reading.ts';
import type { Table } from './table.ts';
import type { Menu } from './menu.ts';
import type { Voice } from '../voice.ts';

/** The longest wait for a hint. */
const MAX_HINT_MS = 2000;

interface Turn {
  readonly table: Table;
  readonly voice: Voice;
  readonly seat: number;
  readonly menu: Menu;
}

type CommandResult =
  | { readonly is: 'said'; readonly lines: readonly string[] }
  /** The position has changed. */
  | { readonly is: 'changed'; readonly lines: readonly string[] }
  | { readonly is: 'quit' };

/** Runs a command typed at the table. */
export function runTableCommand(word: TableCommand, argument: string, turn: Turn): CommandResult {
  if (word === 'quit') return { is: 'quit' };
  if (word === 'table') return { is: 'changed', lines: [] };
  if (word === 'undo') return undo(turn);
  return { is: 'said', lines: REPLIES[word](turn, argument) };
}

type Reply = (turn: Turn, argument: string) => string[];

const REPLIES: Readonly<Record<Exclude<TableCommand, 'undo' | 'quit' | 'table'>, Reply>> = {
  help: ({ table, voice }) => ['', ...helpLines(table.match.game, voice), ''],
  moves: ({ menu, voice }) => entryLines(menu.entries, voice),
  why,
  hint,
  score: ({ table, voice, seat }) => {
    const { game, state } = table.match;
    const heading = voice.screen.paint(voice.texts.score.soFar, 'muted');
    return ['', heading, '', ...scorePad(game.standing(state, seat), voice), ''];
  },
  log: ({ table, voice, seat }) => {
    const lines = table.match.eventsFor(seat).map((event) => voice.event(event));
    return lines.length === 0 ? [voice.texts.play.nothingYet] : lines.filter((line) => line !== '');
  },
  rule: ({ voice }, argument) => {
    const rules = rulesOf(voice);
    if (argument === '') return rules.map(({ number, title }) => `  ${number.padEnd(6)} ${title}`);
    const rule = ruleNumbered(rules, argument);
    return rule === undefined ? [voice.texts.play.noSuchRule(argument)] : ruleLines(rule, voice);
  },
  save,
};

/** Why a move is refused: the reason and its rule. */
function why({ table, voice, seat, menu }: Turn, argument: string): string[] {
  const { match } = table;
  const { play } = voice.texts;
  if (argument === '') return [play.whichMove];
  const context = { game: match.game, menu, texts: voice.texts };
  const reading = readMove(argument, context) ?? { is: 'unknown', near: undefined };
  if (reading.is === 'word' || reading.is === 'nothing') return [play.whichMove];
  if (reading.is !== 'move') return unclearInputLines(reading, argument, voice);
  const refused = match.game.refusal(match.state, seat, reading.move);
  if (refused === undefined) return [play.allowed(voice.move(reading.move))];
  const rule = ruleNumbered(rulesOf(voice), refused.rule);
  return [voice.screen.paint(voice.reason(refused), 'brick'), ...ruleText(rule, voice)];
}

function ruleText(rule: KnownRule | undefined, voice: Turn['voice']): string[] {
  return rule === undefined ? [] : ruleLines(rule, voice);
}

function hint({ table, voice, seat }: Turn): string[] {
  const { match } = table;
  const { game, state } = match;
  const bot = botNamed(ADVISING_LEVEL, { now: () => performance.now(), atMostMs: MAX_HINT_MS });
  if (bot?.sees !== 'observation') throw new RangeError(`there is no bot ${ADVISING_LEVEL}`);
  const decision = {
    game,
    seat,
    observation: match.observe(seat),
    legal: game.legal(state, seat),
    optional: game.optional(state, seat),
    random: randomFromText(`hint/${match.line.length}`),
  };
  const hint = hintFor(decision, bot);
  const { name } = adviser(match.header.seats.map((each) => each.name));
  const words = voice.hintWords(name);
  const because =
    hint === undefined
      ? ''
      : hintClauses(hint, hintReasons(decision, hint.move, 'hint'), { ...words, game, seat });
  const sentence = hintSentence(hint, { ...words, because });
  if (hint === undefined) return [sentence];
  return [`${sentence} ${voice.screen.paint(`(${voice.notation(hint.move)})`, 'muted')}`];
}

function undo({ table, voice }: Turn): CommandResult {
  const { match } = table;
  const { play } = voice.texts;
  const isPerson = (seat: number) => match.header.seats[seat]?.bot === undefined;
  const last = match.line.at(-1);
  if (last !== undefined && isPerson(last.seat) && match.undo(last.seat)) {
    table.save();
    return { is: 'changed', lines: [play.takenBack(voice.move(last.move))] };
  }
  const hasMoved = match.line.some(({ seat }) => isPerson(seat));
  return { is: 'said', lines: [hasMoved ? play.learnedSince : play.nothingToTakeBack] };
}

function save({ table, voice }: Turn, argument: string): string[] {
  const { play } = voice.texts;
  const file = argument === '' ? table.file : argument;
  if (file === undefined) return [play.whichFile];
  try {
    return [table.saveTo(file) ? play.savedTo(file) : play.fileExists(file)];
  } catch (error) {
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}
