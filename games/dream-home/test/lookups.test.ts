import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { decorName, fieldName, roof, roomCard, specialCard } from '../src/codes.ts';
import { dreamHome } from '../src/index.ts';
import { roomCardNamed, roomNamed, specialCardNamed, specialNamed } from '../src/notation/cards.ts';
import { playerAt } from '../src/state.ts';
import { stateOf } from './checks/table.ts';

const state = stateOf({});

test('throws for seats, fields and cards that do not exist', () => {
  expect(() => playerAt(state, 2)).toThrow('there is no seat 2');
  expect(() => roomCard(-1)).toThrow('there is no room card -1');
  expect(() => specialCard(99)).toThrow('there is no special card 99');
  expect(() => roof(99)).toThrow('there is no roof 99');
  expect(() => fieldName(12)).toThrow('there is no field 12');
  expect(() => decorName(99)).toThrow('there is no décor 99');
  expect(() => roomNamed('castle')).toThrow('there is no room card “castle”');
  expect(() => specialNamed('saw')).toThrow('there is no special card “saw”');
});

test('finds the card that a draw names, and no other', () => {
  expect(roomCardNamed('kitchen +1')).toEqual({ room: 'kitchen', children: 1 });
  expect(roomCardNamed('kitchen')).toEqual({ room: 'kitchen', children: 0 });
  expect(specialCardNamed('red roof window')).toEqual({
    type: 'roof',
    colour: 'red',
    window: true,
  });
  expect(specialCardNamed('architect')).toEqual({ type: 'helper', helper: 'architect' });
  expect(() => roomCardNamed('castle')).toThrow('there is no room card “castle”');
  expect(() => specialCardNamed('saw')).toThrow('there is no special card “saw”');
});

test('rejects a view with more roofs than exist', () => {
  const view = structuredClone(dreamHome.view(state, 0));
  const players = view.players.map((player) => ({ ...player, roofCount: 30 }));
  const observation = {
    watcher: 0,
    view: { ...view, players },
    memory: dreamHome.memory(state, 0),
  };
  expect(() => dreamHome.determinize(observation, randomFromText('roofs'))).toThrow(
    'there are fewer roofs than the piles hold',
  );
});
