import {
  EDITION_FORMAT,
  EDITION_NAME_LENGTH,
  type EditionFile,
  type Game,
  type JsonObject,
  changedData,
  cleanText,
  dataProblems,
  distinctName,
  isEqualJson,
  nameProblem,
} from '@richtfest/engine';

/** A custom edition saved on this device. It may be unfinished: then it can't be played yet. */
export interface Edition {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The component data that differs from the standard. */
  readonly options: JsonObject;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The edition with other data; data of the standard is left out. */
export function withData(edition: Edition, { options: specs }: Game, data: JsonObject): Edition {
  return { ...edition, options: changedData(specs, { ...edition.options, ...data }) };
}

/** The name as others see it; undefined if it can't be shown. */
export function shownName({ name }: Pick<Edition, 'name'>): string | undefined {
  const clean = cleanText(name);
  const isShown = nameProblem(clean) === undefined && clean.length <= EDITION_NAME_LENGTH;
  return isShown ? clean : undefined;
}

export function isPlayable(game: Game, edition: Edition): boolean {
  return shownName(edition) !== undefined && dataProblems(game, edition.options).length === 0;
}

export function editionFile({ id, rulesVersion }: Game, edition: Edition): EditionFile {
  const { name, options } = edition;
  const shown = shownName(edition) ?? name;
  return { format: EDITION_FORMAT, game: id, rulesVersion, name: shown, options };
}

/** A name for a copy, beside the names there are: “Our box 2”. */
export function freeName(name: string, editions: readonly Edition[]): string {
  const taken = editions.map((each) => each.name);
  return distinctName(name, taken, EDITION_NAME_LENGTH);
}

/** The saved edition with exactly this component data. */
export function editionWith(
  editions: readonly Edition[],
  { options: specs }: Game,
  options: JsonObject,
): Edition | undefined {
  const data = changedData(specs, options);
  return editions.find((each) => isEqualJson(each.options, data));
}
