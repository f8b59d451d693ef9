import { expect, test } from 'vitest';
import { partyTextsOf } from '../../src/end/party-texts-of.ts';
import { party } from '../../src/games/three-little-pigs/table/party.tsx';

const door = { kind: 'door', material: 'straw', pots: 0 };
const roof = { kind: 'roof', material: 'straw', pots: 0 };

function title(houses: readonly object[]): string | undefined {
  return partyTextsOf({ party, view: { players: [{ houses }] }, seat: 0, language: 'en' })?.yours;
}

test('LP-16: a village is praised for the roofs it has', () => {
  expect(title([[door, roof]])).toBe('Your village stands!');
  expect(title([[door, roof], [door]])).toBe('Your houses with a roof stand!');
  expect(title([[door]])).toBe('Your village has no roof yet.');
  expect(title([])).toBe('Your village has no roof yet.');
});

test('other games keep their own words, or have none', () => {
  const { textsFor: _, ...plain } = party;
  const options = { view: {}, seat: 0, language: 'en' } as const;
  expect(partyTextsOf({ ...options, party: plain })?.yours).toBe('Your village stands!');
  expect(partyTextsOf({ ...options, party: undefined })).toBeUndefined();
});
