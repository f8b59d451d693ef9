import type { GameTypes } from '@richtfest/engine';
import { addresses } from './chance.ts';
import { coverage } from './coverage.ts';
import { legalLists, refusals, timeouts } from './decisions.ts';
import type { GameFixture, Law } from './law.ts';
import { recordedMatches, replays, snapshots, undo } from './matches.ts';
import { moveNotation, positionNotation } from './notation.ts';
import { components, endings, results } from './results.ts';
import { asking, clones, survivesJson } from './sameness.ts';
import { determinizedViews, nonInterference } from './secrecy.ts';
import { takeBacks } from './take-backs.ts';
import { reasonSentences, sentences } from './texts.ts';

/** Everything that holds for every game, ready to be checked on this one. */
export function gameLaws<T extends GameTypes>(fixture: GameFixture<T>): Law[] {
  return [
    endings(fixture),
    replays(fixture),
    clones(fixture),
    survivesJson(fixture),
    asking(fixture),
    addresses(fixture),
    legalLists(fixture),
    refusals(fixture),
    timeouts(fixture),
    moveNotation(fixture),
    positionNotation(fixture),
    determinizedViews(fixture),
    nonInterference(fixture),
    results(fixture),
    components(fixture),
    undo(fixture),
    takeBacks(fixture),
    snapshots(fixture),
    sentences(fixture),
    reasonSentences(fixture),
    coverage(fixture),
    recordedMatches(fixture),
  ];
}
