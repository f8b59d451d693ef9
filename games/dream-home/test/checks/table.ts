import assert from 'node:assert/strict';
import {
  FastChance,
  type Json,
  type JsonObject,
  checkedOptions,
  simulationKey,
} from '@richtfest/engine';
import { type DreamHomeTypes, dreamHome } from '../../src/index.ts';

type State = DreamHomeTypes['State'];
export type Options = DreamHomeTypes['Options'];

export function optionsOf(players: number, options: JsonObject = {}): Options {
  return checkedOptions(dreamHome, { players, options: options }) as unknown as Options;
}

/** The state of a position in notation, by default with two players. */
export function stateOf(position: Json, players = 2, options: JsonObject = {}): State {
  const read = dreamHome.notation.readPosition(position, {
    players,
    options: optionsOf(players, options),
  });
  assert.ok('state' in read, JSON.stringify(read));
  return read.state;
}

/** The problems of a position; empty if it is valid. */
export function complaintAbout(position: Json, players = 2, options: JsonObject = {}): string {
  const read = dreamHome.notation.readPosition(position, {
    players,
    options: optionsOf(players, options),
  });
  if ('state' in read) return '';
  return read.problems.map(({ path, message }) => `${path} ${message}`).join('; ');
}

/** Plays moves in notation and returns everything that happened. */
export function playAll(state: State, moves: readonly string[]): DreamHomeTypes['Event'][] {
  const events: DreamHomeTypes['Event'][] = [];
  const chance = new FastChance(simulationKey('checks', 0));
  for (const text of moves) {
    const [seat = '', ...words] = text.split(' ');
    const move = dreamHome.notation.readMove(words.join(' '));
    assert.ok(move !== undefined, text);
    assert.equal(dreamHome.refusal(state, Number(seat), move), undefined, text);
    dreamHome.play(state, Number(seat), move, { chance, report: (event) => events.push(event) });
  }
  return events;
}
