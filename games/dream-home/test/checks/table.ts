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

export function optionsOf(players: number, wishes: JsonObject = {}): Options {
  return checkedOptions(dreamHome, { players, options: wishes }) as unknown as Options;
}

/** A position as people write it, at a table of two unless said otherwise. */
export function stateOf(position: Json, players = 2, wishes: JsonObject = {}): State {
  const read = dreamHome.notation.readPosition(position, {
    players,
    options: optionsOf(players, wishes),
  });
  assert.ok('state' in read, JSON.stringify(read));
  return read.state;
}

/** What is wrong with a position; nothing if it can be set. */
export function complaintAbout(position: Json, players = 2, wishes: JsonObject = {}): string {
  const read = dreamHome.notation.readPosition(position, {
    players,
    options: optionsOf(players, wishes),
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
