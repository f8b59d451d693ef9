import { answerSchema, joinSchema, questionSchema } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import { type Schema, matchFileSchema, schema } from '@richtfest/engine';
import { scenarioFileSchema } from '@richtfest/testkit';
import type { GeneratedFile } from './generated-file.ts';

/** The JSON Schemas for other people's editors and tools. */
export async function schemaFiles(): Promise<GeneratedFile[]> {
  const files = [
    schemaFile('match', 'A Richtfest match file', matchFileSchema),
    schemaFile('bot-question', 'A question to a bot', questionSchema),
    schemaFile('bot-answer', 'The answer of a bot', answerSchema),
    schemaFile('bot-join', 'The first line of a program at a table by link', joinSchema),
    schemaFile('scenario', 'A file of Richtfest scenarios', scenarioFileSchema),
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
