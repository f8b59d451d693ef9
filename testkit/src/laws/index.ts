import type { GameTypes } from '@richtfest/engine';
import { addresses } from './chance.ts';
import { coverage } from './coverage.ts';
import { legalLists, refusals, timeouts } from './decisions.ts';
import { eventSecrecy } from './event-secrecy.ts';
import { keptObservations } from './kept-observations.ts';
import type { GameFixture, Law } from './law.ts';
import { recordedMatches, replays, snapshots, undo } from './matches.ts';
import { moveNotation, positionNotation } from './notation.ts';
import { openViews } from './open-views.ts';
import { recall, secrets } from './recall.ts';
import { components, endings, results } from './results.ts';
import { determinizedViews, nonInterference } from './secrecy.ts';
import { setPositions } from './set-positions.ts';
import { clones, jsonData, queries } from './state-data.ts';
import { takeBacks } from './take-backs.ts';
import { reasonSentences, sentences } from './texts.ts';
import { viewSecrecy } from './view-secrecy.ts';
import { viewSchemas } from './view-schema.ts';

/** All laws, bound to one game. */
export function gameLaws<T extends GameTypes>(fixture: GameFixture<T>): Law[] {
  return [
    endings(fixture),
    replays(fixture),
    clones(fixture),
    jsonData(fixture),
    queries(fixture),
    addresses(fixture),
    legalLists(fixture),
    refusals(fixture),
    timeouts(fixture),
    moveNotation(fixture),
    positionNotation(fixture),
    ...(fixture.refusesImpossiblePositions === true ? [setPositions(fixture)] : []),
    viewSchemas(fixture),
    keptObservations(fixture),
    determinizedViews(fixture),
    nonInterference(fixture),
    eventSecrecy(fixture),
    viewSecrecy(fixture),
    recall(fixture),
    secrets(fixture),
    openViews(fixture),
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
