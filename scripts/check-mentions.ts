// Fails where a game is named outside its own folders and the two registries (ARCHITECTURE.md).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { catalog } from '@richtfest/catalog';
import { findMentions, mayMention } from './mentions/find-mentions.ts';

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\0')
  // Deleted but not yet committed files are listed by git, too.
  .filter((file) => file !== '' && existsSync(file));

const mentions = files.flatMap((file) =>
  findMentions(`${file}\n${readFileSync(file, 'utf8')}`, catalog)
    .filter(({ game }) => !mayMention(file, game))
    .map(({ line, text }) =>
      // The first line is the path itself.
      line === 1 ? `${file}: its path names “${text}”` : `${file}:${line - 1} names “${text}”`,
    ),
);

if (mentions.length > 0) {
  console.error(mentions.join('\n'));
  console.error(
    'A game is named only in games/<game>, web/src/games/<game>, games/catalog/src/index.ts and web/src/games/index.ts. Let the code ask the registry.',
  );
  process.exit(1);
}
