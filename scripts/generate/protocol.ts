import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REQUESTS, clientMessage, serverMessage } from '@richtfest/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { withSection } from '../../bench/src/marked-section.ts';
import type { GeneratedFile } from './generated-file.ts';
import { protocolSections } from './protocol/page.ts';
import { schemaFile } from './schemas.ts';

const PAGE = 'docs/protocol.md';

/** The parts of the protocol's page that say what the schemas say, and the schemas themselves. */
export function protocolFiles(): GeneratedFile[] {
  let page = readFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), 'utf8');
  for (const [name, text] of Object.entries(protocolSections())) {
    page = withSection(page, name, text);
  }
  return [
    { path: PAGE, text: page },
    schemaFile('protocol-client', 'What a client says at a table', jsonSchema(clientMessage)),
    schemaFile('protocol-server', 'What the server says at a table', jsonSchema(serverMessage)),
    schemaFile('protocol-http', 'Requests and their answers, by method and path', {
      $defs: Object.fromEntries(
        Object.entries(REQUESTS).map(([request, { body, answer }]) => [
          request,
          {
            properties: {
              ...(body === undefined ? {} : { body: jsonSchema(body) }),
              answer: jsonSchema(answer),
            },
          },
        ]),
      ),
    }),
  ];
}

/** As it is sent. What only our own code can check (printable names, colours once) is left out. */
function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  return rest;
}
