import type { JsonObject } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { Lesson } from '../lessons/lesson.ts';
import type { Edition } from '../rules/edition.ts';
import type { RulePictures } from '../rules/rule-pictures.ts';
import type { PresetName } from '../set-up/presets.ts';
import type { GameModule } from './game-module.ts';

/**
 * Everything a game contributes to the site. All but its id is optional: the site has a default for
 * each part. Large parts are functions that load them on demand.
 */
export interface SiteGame {
  /** Its id in the catalog. */
  readonly id: string;
  /** The publisher of the box, for the credits. */
  readonly publisher?: string;
  /** Its house on the street, in a view box of 240 by 300; default: a plain house. */
  readonly House?: () => ReactNode;
  /** Options of a first table, where they differ from the rules' own defaults. */
  readonly firstOptions?: JsonObject;
  /** Options of each preset, where they differ from those of a first table. */
  readonly presets?: Readonly<Partial<Record<PresetName, JsonObject>>>;
  /** Default: the game's `picture` in characters, played by its moves in words. */
  readonly loadTable?: () => Promise<GameModule>;
  /** Default: no lesson, and no link to one. */
  readonly loadLesson?: () => Promise<Lesson>;
  /** Default: rules without pictures. */
  readonly loadRulePictures?: () => Promise<RulePictures>;
  /** Default: nothing to say about editions. */
  readonly loadEdition?: () => Promise<Edition>;
}

/** Checks a game's contribution where it is written. */
export function defineSiteGame(game: SiteGame): SiteGame {
  return game;
}
