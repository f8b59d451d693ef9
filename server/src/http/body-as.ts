import { readAs } from '@richtfest/protocol';
import { RequestError } from '../request-error.ts';

/** A request's body in its checked form; throws if it is invalid. */
export function bodyAs<S extends Parameters<typeof readAs>[0]>(schema: S, body: unknown) {
  const read = readAs(schema, body);
  if ('problem' in read) throw new RequestError(read.problem.code, read.problem.sentence);
  return read.value;
}
