import type { Shell } from '../terminal/shell.ts';
import { type Voice, languageOf } from '../voice.ts';
import type { Table } from './table.ts';

/** After the end: how to verify the match. */
export function checkLines({ file }: Table, { screen, texts }: Voice): string[] {
  if (file === undefined) return [];
  const lines = [texts.play.checkLater, `  ${commandLine(['verify', file])}`];
  return lines.map((line) => screen.paint(line, 'muted'));
}

/** For a player who leaves: how to continue later. */
export function farewellLines({ match, file }: Table, voice: Voice, env: Shell['env']): string[] {
  const { language, texts } = voice;
  if (file === undefined) return ['', texts.play.leftUnsaved];
  const inLanguage = language === languageOf(undefined, env) ? [] : ['--lang', language];
  const words = ['play', match.game.id, '--resume', file, ...inLanguage];
  return ['', texts.play.leftSaved, `  ${commandLine(words)}`];
}

/** A command that can be copied into a shell. */
function commandLine(words: readonly string[]): string {
  const quoted = words.map((word) =>
    /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`,
  );
  return ['richtfest', ...quoted].join(' ');
}
