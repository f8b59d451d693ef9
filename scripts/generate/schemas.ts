import { answerSchema, joinSchema, questionSchema } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import { type Schema, matchFileSchema, schema } from '@richtfest/engine';
import { reviewFileSchema } from '@richtfest/review';
import { scenarioFileSchema } from '@richtfest/testkit';
import type { GeneratedFile } from './generated-file.ts';

/** JSON Schemas for editors and other tools. */
export async function schemaFiles(): Promise<GeneratedFile[]> {
  const files = [
    schemaFile('match', 'A Richtfest match file', matchFileSchema),
    schemaFile('bot-question', 'A question to a bot', questionSchema),
    schemaFile('bot-answer', 'A bot’s answer', answerSchema),
    schemaFile('bot-join', 'The first message of a program at an online table', joinSchema),
    schemaFile('review', 'A review of a match', reviewFileSchema),
    schemaFile('scenario', 'A Richtfest scenario file', scenarioFileSchema),
  ];
  for (const entry of catalog) {
    const game = await entry.load();
    const name = entry.names.en;
    const options = Object.fromEntries(
      Object.entries(game.options).map(([key, option]) => [key, option.schema]),
    );
    files.push(
      schemaFile(`${entry.id}.options`, `Options of ${name}`, schema.object({}, options)),
      schemaFile(`${entry.id}.move`, `A move of ${name}`, game.notation.moveSchema),
      schemaFile(`${entry.id}.view`, `What a watcher sees of ${name}`, game.viewSchema),
      schemaFile(`${entry.id}.position`, `A position of ${name}`, game.notation.positionSchema),
      schemaFile(`${entry.id}.score-sheet`, `A score sheet of ${name}`, game.scoreSheet.schema),
    );
  }
  return files;
}

export function schemaFile(name: string, title: string, described: Schema | object): GeneratedFile {
  const document = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...described };
  return {
    path: `docs/schemas/${name}.schema.json`,
    text: `${JSON.stringify(document, undefined, 2)}\n`,
  };
}
