import { LANGUAGES } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  LEVELS,
  APPEARANCES,
  freePersona,
  levelOfBot,
  personaOf,
  personaTexts,
  personasOf,
} from '../src/index.ts';

describe('personas', () => {
  test('all have a name and an appearance of their own', () => {
    const all = LEVELS.flatMap(personasOf);
    expect(new Set(all.map(({ name }) => name)).size).toBe(LEVELS.length * APPEARANCES);
    for (const level of LEVELS) {
      expect(personasOf(level).map(({ appearance }) => appearance)).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test('the next persona is one that is not at the table yet', () => {
    const taken: string[] = [];
    for (let seat = 0; seat < 8; seat++) taken.push(freePersona('family', taken).name);
    expect(taken.slice(0, 5)).toEqual(personasOf('family').map(({ name }) => name));
    expect(new Set(taken).size).toBe(8);
  });

  test('a bot is recognized by its name, with or without budget; custom names get a stable appearance', () => {
    expect(levelOfBot('expert@300ms')).toBe('expert');
    expect(levelOfBot('greedy')).toBeUndefined();
    expect(personaOf({ name: 'Greta', bot: 'expert@40' })).toEqual({
      name: 'Greta',
      level: 'expert',
      appearance: 2,
    });
    const own = personaOf({ name: 'Wolfgang', bot: 'club' });
    expect(own).toEqual(personaOf({ name: 'Wolfgang', bot: 'club' }));
    expect(own?.level).toBe('club');
    expect(personaOf({ name: 'Ida', bot: 'greedy' })).toBeUndefined();
  });

  test('each level has its own texts in every language', () => {
    for (const language of LANGUAGES) {
      const said = LEVELS.flatMap((level) => Object.values(personaTexts[language][level]));
      expect(new Set(said).size).toBe(LEVELS.length * 3);
    }
  });
});
