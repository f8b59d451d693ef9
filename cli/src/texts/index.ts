import type { ByLanguage } from '@richtfest/engine';
import type { CliTexts } from './cli-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type { CliTexts, TableCommand } from './cli-texts.ts';
export { TABLE_COMMANDS } from './cli-texts.ts';

export const cliTexts: ByLanguage<CliTexts> = { en, de, nl };
