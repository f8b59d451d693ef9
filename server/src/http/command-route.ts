import type { RequestSchema } from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import type { Command, CommandRequest } from '../tables/commands.ts';
import type { TableAccess } from '../tables/table-access.ts';
import { bodyAs } from './body-as.ts';

/** Adds a route that carries out a command at a table. */
export type AddCommand = <C extends Command>(
  path: string,
  command: C,
  schema: RequestSchema<CommandRequest<C>>,
) => void;

export interface TableParams {
  Params: { code: string };
}

export function commandRoutes(app: FastifyInstance, access: TableAccess): AddCommand {
  return (path, command, schema) => {
    app.post<TableParams>(`/tables/:code/${path}`, async (asked) =>
      access.call(asked, command, bodyAs(schema, asked.body)),
    );
  };
}
