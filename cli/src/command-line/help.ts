import { EXAMPLE_GAME } from '@richtfest/catalog';
import { wrap } from '../terminal/text.ts';
import type { Screen } from '../terminal/screen.ts';
import { type Command, usageOf } from './command.ts';

/** The page for `richtfest --help`. */
export function overview(commands: readonly Command[], screen: Screen): string {
  const title = (text: string) => screen.paint(text, 'strong');
  return [
    `${title('richtfest')}: house-building board games in the terminal.`,
    '',
    title('Usage'),
    '  richtfest COMMAND [ARGUMENTS]',
    '',
    title('Commands'),
    ...columns(
      commands.map(({ name, summary }) => [name, summary]),
      screen,
    ),
    '',
    title('Global flags'),
    ...columns(
      [
        ['--help', 'what a command does, its flags and examples'],
        ['--version', 'the version of this program'],
      ],
      screen,
    ),
    '',
    title('Examples'),
    `  richtfest play ${EXAMPLE_GAME}`,
    `  richtfest rules ${EXAMPLE_GAME} 14`,
    '  richtfest help simulate',
  ].join('\n');
}

/** The page for `richtfest COMMAND --help`. */
export function page(command: Command, screen: Screen): string {
  const title = (text: string) => screen.paint(text, 'strong');
  const { name, summary, description, operands, flags, examples } = command;
  const flagRows = Object.entries(flags).map(([flag, { placeholder, help }]): [string, string] => [
    placeholder === undefined ? `--${flag}` : `--${flag} ${placeholder}`,
    help,
  ]);
  return [
    `${title(`richtfest ${name}`)}: ${summary}.`,
    '',
    title('Usage'),
    ...usageLines(command, screen),
    '',
    ...description.flatMap((paragraph) => [...wrap(paragraph, screen.width), '']),
    ...(operands.length === 0 ? [] : [title('Arguments')]),
    ...columns(
      operands.map((operand) => [operand.name, operand.help]),
      screen,
    ),
    ...(operands.length === 0 ? [] : ['']),
    title('Flags'),
    ...columns([...flagRows, ['--help', 'this page']], screen),
    '',
    title('Examples'),
    ...examples.flatMap(({ line, says }) => [
      `  richtfest ${line}`,
      ...wrap(says, screen.width - 6, { first: '      ', next: '      ' }).map((text) =>
        screen.paint(text, 'muted'),
      ),
    ]),
  ].join('\n');
}

/** A flag and its value stay on one line. */
function usageLines(command: Command, screen: Screen): string[] {
  const together = usageOf(command).replaceAll(/\[[^\]]*\]/g, (part) =>
    part.replaceAll(' ', '\u00a0'),
  );
  const lines = wrap(together, screen.width, { first: '  ', next: '      ' });
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

function columns(rows: readonly (readonly [string, string])[], screen: Screen): string[] {
  const left = Math.min(24, Math.max(...rows.map(([label]) => label.length), 0));
  return rows.flatMap(([label, help]) => {
    const next = ' '.repeat(left + 4);
    const first = label.length <= left ? `  ${label.padEnd(left)}  ` : next;
    const lines = wrap(help, screen.width - 2, { first, next });
    return label.length <= left ? lines : [`  ${label}`, ...lines];
  });
}
