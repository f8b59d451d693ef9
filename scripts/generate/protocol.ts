import { REQUESTS, clientMessage, serverMessage } from '@richtfest/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { GeneratedFile } from './generated-file.ts';
import { protocolPage } from './protocol/page.ts';
import { schemaFile } from './schemas.ts';

/** The protocol's reference page and JSON Schemas. */
export function protocolFiles(): GeneratedFile[] {
  return [
    { path: 'docs/reference/protocol.md', text: protocolPage() },
    schemaFile('protocol-client', 'Messages from clients', jsonSchema(clientMessage)),
    schemaFile('protocol-server', 'Messages from the server', jsonSchema(serverMessage)),
    schemaFile('protocol-http', 'Requests and responses by method and path', {
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

/** Omits what JSON Schema can't express, such as printable names and unique colours. */
function jsonSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  return rest;
}
