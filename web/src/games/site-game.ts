import type { ByLanguage, JsonObject } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { BoxKit } from '../box-bot/box-kit.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { EditionNotes } from '../rules/edition.ts';
import type { PositionKit } from '../position-editor/position-kit.ts';
import type { RulePictures } from '../rules/rule-pictures.ts';
import type { PadGame } from '../score-pad/pad-game.ts';
import type { PresetName } from '../set-up/presets.ts';
import type { GameFeats } from './feats.ts';
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
  /** Its house on the street, in a view box of 240 by 300. Default: a plain house. */
  readonly House?: () => ReactNode;
  /** Whether its table can show the odds of the dice. Default: no. */
  readonly showsOdds?: true;
  /** Where seats get their colours from, in a sentence. Default: players choose them. */
  readonly colours?: ByLanguage<string>;
  /** Options of a first table that differ from the rules' defaults. */
  readonly firstOptions?: JsonObject;
  /** Options of each preset that differ from those of a first table. */
  readonly presets?: Readonly<Partial<Record<PresetName, JsonObject>>>;
  /** Default: the game's text `picture`, played with the move list. */
  readonly loadTable?: () => Promise<GameModule>;
  /** Default: nothing is special about a finished house. */
  readonly loadFeats?: () => Promise<GameFeats>;
  /** Default: no lesson, and no link to one. */
  readonly loadLesson?: () => Promise<Lesson>;
  /** Default: no bots at the physical table. */
  readonly loadBoxKit?: () => Promise<BoxKit>;
  /** Default: rules without pictures. */
  readonly loadRulePictures?: () => Promise<RulePictures>;
  /** Default: no notes on editions. */
  readonly loadEdition?: () => Promise<EditionNotes>;
  /** A scenario file of worked questions (docs/scenarios.md). Default: none. */
  readonly loadQuestions?: () => Promise<unknown>;
  /** How the houses of a box are entered. Default: no score pad. */
  readonly loadPad?: () => Promise<PadGame>;
  /** How positions are set up by tapping on the rules desk. Default: as text only. */
  readonly loadPositionKit?: () => Promise<PositionKit>;
}

/** Type-checks a game's contribution at its definition. */
export function defineSiteGame(game: SiteGame): SiteGame {
  return game;
}
