import * as protocol from '@richtfest/protocol';
import type * as v from 'valibot';
import { plain, propertyName } from './code.ts';
import { type Field, FieldReader, type Written } from './fields.ts';
import { markdownTable } from './markdown-table.ts';
import { type Declared, readSources } from './source-comments.ts';

const { CLOSE, PROBLEMS, REQUESTS, clientMessage, serverMessage } = protocol;

/** The parts of docs/protocol.md that are made from the schemas, by the name of their place. */
export function protocolSections(): Readonly<Record<string, string>> {
  const sources = readSources();
  const reader = new FieldReader(sources);
  const bodies = requestParts(reader);
  const client = messages(reader, 'clientMessage', clientMessage);
  const server = messages(reader, 'serverMessage', serverMessage);
  return {
    requests: requestTable(sources),
    bodies,
    client,
    server,
    parts: parts(reader),
    problems: problemTable(sources),
    'close-codes': closeTable(sources),
  };
}

const ROUTES = /^`(?:GET|POST) [^`]+`(?:(?:, | and )`(?:GET|POST) [^`]+`)*/u;

/** What a comment says after the requests it is about. */
function saying(comment: string): string {
  const rest = comment
    .replace(ROUTES, '')
    .replace(/^, answered with the table's summary/u, '')
    .replace(/^[:;,.]\s*/u, '');
  return rest === '' ? '' : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The name under which the protocol hands a schema out. */
function nameOf(schema: v.GenericSchema): string {
  const found = Object.entries(protocol).find(([, each]) => each === schema);
  if (found === undefined) throw new Error('a request whose schema the protocol does not hand out');
  return found[0];
}

const linked = (name: string) => `[${name}](#${name.toLowerCase()})`;

function requestTable(sources: ReadonlyMap<string, Declared>): string {
  const rows = Object.entries(REQUESTS).map(([request, { body, answer, status }]) => {
    const names = [body, answer].flatMap((schema) => (schema === undefined ? [] : nameOf(schema)));
    const comments = names.map((name) => sources.get(name)?.comment ?? '');
    const about = comments.find((comment) => ROUTES.exec(comment)?.[0].includes(`\`${request}`));
    const [sentence = ''] = /^.*?[.:;](?= |$)/u.exec(saying(about ?? '')) ?? [];
    const to = linked(nameOf(answer));
    return [
      `\`${request}\``,
      body === undefined ? '' : linked(nameOf(body)),
      status === undefined ? to : `${status}: ${to}`,
      sentence.replace(/[.:;]$/u, ''),
    ];
  });
  return markdownTable(['request', 'body', 'answer', ''], rows);
}

/** The fields of everything requests send and get. */
function requestParts(reader: FieldReader): string {
  const schemas = Object.values(REQUESTS).flatMap(({ body, answer }) => [body, answer]);
  const all = new Map(
    schemas.flatMap((each) => (each === undefined ? [] : [[nameOf(each), each] as const])),
  );
  return [...all].map(([name, schema]) => part(reader, name, schema)).join('\n\n');
}

function part(reader: FieldReader, name: string, schema: v.GenericSchema): string {
  const written = reader.named(name, schema);
  return section(name, saying(written.comment), fieldsOf(reader, written));
}

/** Of an object, or of each kind of a variant. */
function fieldsOf(reader: FieldReader, written: Written): Field[] {
  const isVariant = (written.schema as { readonly type: string }).type === 'variant';
  if (!isVariant) return reader.fields(written);
  return reader.variants(written).flatMap((kind) => reader.fields(kind));
}

function messages(reader: FieldReader, name: string, schema: v.GenericSchema): string {
  return reader
    .variants(reader.named(name, schema))
    .map((kind) => {
      const { comment } = reader.named(kind.name ?? '', kind.schema);
      const [type, ...rest] = reader.fields(kind);
      return section(type?.type.replaceAll(/[`"]/gu, '') ?? '', comment, rest);
    })
    .join('\n\n');
}

/** What the fields of others refer to, and what these refer to. */
function parts(reader: FieldReader): string {
  const shown = new Map<string, string>();
  for (const [name, schema] of reader.parts) shown.set(name, part(reader, name, schema));
  return [...shown.values()].join('\n\n');
}

function section(title: string, comment: string, fields: readonly Field[]): string {
  const rows = fields.map(({ name, isOptional, type, comment: about }) => [
    `\`${name}\`${isOptional ? '?' : ''}`,
    type,
    about,
  ]);
  const table = rows.length === 0 ? [] : [markdownTable(['field', 'is', ''], rows)];
  return [`#### ${title}`, ...(comment === '' ? [] : [comment]), ...table].join('\n\n');
}

function problemTable(sources: ReadonlyMap<string, Declared>): string {
  const comments = propertyComments(sources.get('PROBLEMS'));
  const rows = Object.entries(PROBLEMS).map(([code, status]) => [
    `\`${code}\``,
    String(status),
    comments.get(code) ?? '',
  ]);
  return markdownTable(['code', 'HTTP', ''], rows);
}

function closeTable(sources: ReadonlyMap<string, Declared>): string {
  const comments = propertyComments(sources.get('CLOSE'));
  const rows = Object.entries(CLOSE).map(([name, code]) => [
    String(code),
    comments.get(name) ?? '',
  ]);
  return markdownTable(['code', ''], rows);
}

/** What is said about the properties of an object. */
function propertyComments(declared: Declared | undefined): ReadonlyMap<string, string> {
  const code = declared === undefined ? undefined : plain(declared.init);
  if (declared === undefined || code?.type !== 'ObjectExpression') {
    throw new Error('an object that is not there');
  }
  return new Map(
    code.properties.flatMap((property) =>
      property.type === 'Property'
        ? [[propertyName(property.key), declared.commentOf(property)] as const]
        : [],
    ),
  );
}
