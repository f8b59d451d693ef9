import { type Game, type JsonObject, type MatchHeader, changedData } from '@richtfest/engine';

/** The custom edition of a match. */
export interface TableEdition {
  /** Absent if its host gave it none. */
  readonly name?: string;
  /** The component data that differs from the standard. */
  readonly options: JsonObject;
}

/** The custom edition of a match; nothing if it is the standard. */
export function editionOf(
  { options: specs }: Pick<Game, 'options'>,
  { options, editionName }: Pick<MatchHeader, 'options' | 'editionName'>,
): { edition?: TableEdition } {
  const data = changedData(specs, options);
  if (Object.keys(data).length === 0) return {};
  return {
    edition: { options: data, ...(editionName === undefined ? {} : { name: editionName }) },
  };
}
