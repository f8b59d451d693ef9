import { LANGUAGES } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  LEVELS,
  LOOKS,
  freePersona,
  levelOfBot,
  personaOf,
  personaTexts,
  personasOf,
} from '../src/index.ts';

describe('who the bots play as', () => {
  test('everybody has a name and a look of their own', () => {
    const all = LEVELS.flatMap(personasOf);
    expect(new Set(all.map(({ name }) => name)).size).toBe(LEVELS.length * LOOKS);
    for (const level of LEVELS) {
      expect(personasOf(level).map(({ look }) => look)).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test('the next to sit down is one who does not sit there yet', () => {
    const taken: string[] = [];
    for (let seat = 0; seat < 8; seat++) taken.push(freePersona('family', taken).name);
    expect(taken.slice(0, 5)).toEqual(personasOf('family').map(({ name }) => name));
    expect(new Set(taken).size).toBe(8);
  });

  test('a bot is known by its name, with a budget, too; others look the same everywhere', () => {
    expect(levelOfBot('expert@300ms')).toBe('expert');
    expect(levelOfBot('greedy')).toBeUndefined();
    expect(personaOf({ name: 'Greta', bot: 'expert@40' })).toEqual({
      name: 'Greta',
      level: 'expert',
      look: 2,
    });
    const own = personaOf({ name: 'Wolfgang', bot: 'club' });
    expect(own).toEqual(personaOf({ name: 'Wolfgang', bot: 'club' }));
    expect(own?.level).toBe('club');
    expect(personaOf({ name: 'Ida', bot: 'greedy' })).toBeUndefined();
  });

  test('in every language each level has words of its own', () => {
    for (const language of LANGUAGES) {
      const said = LEVELS.flatMap((level) => Object.values(personaTexts[language][level]));
      expect(new Set(said).size).toBe(LEVELS.length * 3);
    }
  });
});
