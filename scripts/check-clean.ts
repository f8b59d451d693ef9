// Fails if the repository contains machine paths, registry addresses or secrets.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FORBIDDEN: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a registry address', pattern: /"resolved":\s*"https?:|registry\.npm/ },
  { what: 'a machine path', pattern: /(?<![\w.])\/(?:home|root|work|Users)\/[a-z]/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'an access token', pattern: /\b(?:ghp|gho|npm)_[A-Za-z0-9]{30,}/ },
];

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
).split('\0');
const findings: string[] = [];
for (const file of files) {
  if (file === '' || file === 'scripts/check-clean.ts') continue;
  const text = readText(file);
  for (const { what, pattern } of FORBIDDEN) {
    const found = pattern.exec(text);
    if (found !== null) findings.push(`${file} contains ${what}: ${found[0]}`);
  }
}
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exit(1);
}

/** Deleted but not yet committed files are listed by git, too. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
