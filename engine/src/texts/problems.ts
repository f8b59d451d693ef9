import type { ByLanguage } from '../texts.ts';

/** The numbers and words of a problem's sentence. */
type ProblemValues = Readonly<Record<string, number | string>>;

/** Why data can't be read: codes of `check` and of the position readers. */
export type FormatCode =
  | 'must-be'
  | 'type'
  | 'least'
  | 'most'
  | 'shortest'
  | 'longest'
  | 'entries'
  | 'missing-field'
  | 'unknown-field'
  | 'not-like'
  | 'no-such-seat'
  | 'too-many-entries'
  | 'not-an-option'
  | 'not-data'
  | 'not-ascending'
  | 'not-a-move'
  | 'not-json'
  | 'too-large';

interface ProblemTexts {
  /** What has a problem, if it is the whole and so has no path. */
  readonly whole: string;
  readonly types: Readonly<Record<string, string>>;
  /** The rest of a sentence after the path of the value. */
  readonly problems: Readonly<Record<FormatCode, (values: ProblemValues) => string>>;
  readonly hint: (word: number | string) => string;
}

export const problemTexts: ByLanguage<ProblemTexts> = {
  en: {
    whole: 'it',
    types: {
      there: 'there',
      boolean: 'true or false',
      integer: 'a whole number',
      number: 'a number',
      string: 'a text',
      array: 'a list',
      object: 'an object',
    },
    problems: {
      'must-be': ({ want, actual }) => `must be ${want}, not ${actual}`,
      type: ({ type, actual }) => `must be ${type}, not ${actual}`,
      least: ({ limit, actual }) => `must be at least ${limit}, not ${actual}`,
      most: ({ limit, actual }) => `must be at most ${limit}, not ${actual}`,
      shortest: ({ limit, actual }) => `must be at least ${limit} characters long, not ${actual}`,
      longest: ({ limit, actual }) => `must be at most ${limit} characters long, not ${actual}`,
      entries: ({ want, actual, bound = 'exactly' }) =>
        `must have ${bound} ${want} ${want === 1 ? 'entry' : 'entries'}, not ${actual}`,
      'missing-field': ({ field }) => `lacks the field “${field}”`,
      'unknown-field': ({ field }) => `has an unknown field “${field}”`,
      'not-like': ({ like, actual }) => `must be like ${like}, not “${actual}”`,
      'no-such-seat': ({ most, actual }) => `must be a seat from 0 to ${most}, not ${actual}`,
      'too-many-entries': ({ have, most }) => `has ${have} entries for ${most} seats`,
      'not-an-option': () => 'is not an option of this game',
      'not-data': () => 'is not component data of this game',
      'not-ascending': ({ actual }) => `must be listed in ascending order, not as ${actual}`,
      'not-a-move': ({ help, actual }) =>
        `“${actual}” can’t be read as a move; moves are written ${help}`,
      'not-json': () => 'is not valid JSON',
      'too-large': ({ most }) => `has more than ${most} characters`,
    },
    hint: (word) => `Did you mean “${word}”?`,
  },
  de: {
    whole: 'das Ganze',
    types: {
      there: 'vorhanden',
      boolean: 'true oder false',
      integer: 'eine ganze Zahl',
      number: 'eine Zahl',
      string: 'ein Text',
      array: 'eine Liste',
      object: 'ein Objekt',
    },
    problems: {
      'must-be': ({ want, actual }) => `muss ${want} sein, nicht ${actual}`,
      type: ({ type, actual }) => `muss ${type} sein, nicht ${actual}`,
      least: ({ limit, actual }) => `muss mindestens ${limit} sein, nicht ${actual}`,
      most: ({ limit, actual }) => `darf höchstens ${limit} sein, nicht ${actual}`,
      shortest: ({ limit, actual }) =>
        `muss mindestens ${limit} Zeichen lang sein, nicht ${actual}`,
      longest: ({ limit, actual }) => `darf höchstens ${limit} Zeichen lang sein, nicht ${actual}`,
      entries: ({ want, actual, bound = 'exactly' }) => {
        const verb = { 'at least': 'muss mindestens', 'at most': 'darf höchstens' }[bound];
        const noun = want === 1 ? 'Eintrag' : 'Einträge';
        return `${verb ?? 'muss genau'} ${want} ${noun} haben, nicht ${actual}`;
      },
      'missing-field': ({ field }) => `hat kein Feld „${field}“`,
      'unknown-field': ({ field }) => `hat ein unbekanntes Feld „${field}“`,
      'not-like': ({ like, actual }) => `muss wie ${like} lauten, nicht „${actual}“`,
      'no-such-seat': ({ most, actual }) =>
        `muss ein Platz von 0 bis ${most} sein, nicht ${actual}`,
      'too-many-entries': ({ have, most }) => `hat ${have} Einträge für ${most} Plätze`,
      'not-an-option': () => 'ist keine Option dieses Spiels',
      'not-data': () => 'gehört nicht zum Spielmaterial dieses Spiels',
      'not-ascending': ({ actual }) => `muss aufsteigend geordnet sein, nicht ${actual}`,
      'not-a-move': ({ help, actual }) =>
        `„${actual}“ lässt sich nicht als Zug lesen; Züge schreibt man ${help}`,
      'not-json': () => 'ist kein gültiges JSON',
      'too-large': ({ most }) => `hat mehr als ${most} Zeichen`,
    },
    hint: (word) => `Meinst du „${word}“?`,
  },
  nl: {
    whole: 'het geheel',
    types: {
      there: 'aanwezig',
      boolean: 'true of false',
      integer: 'een geheel getal',
      number: 'een getal',
      string: 'een tekst',
      array: 'een lijst',
      object: 'een object',
    },
    problems: {
      'must-be': ({ want, actual }) => `moet ${want} zijn, niet ${actual}`,
      type: ({ type, actual }) => `moet ${type} zijn, niet ${actual}`,
      least: ({ limit, actual }) => `moet minstens ${limit} zijn, niet ${actual}`,
      most: ({ limit, actual }) => `mag hoogstens ${limit} zijn, niet ${actual}`,
      shortest: ({ limit, actual }) => `moet minstens ${limit} tekens lang zijn, niet ${actual}`,
      longest: ({ limit, actual }) => `mag hoogstens ${limit} tekens lang zijn, niet ${actual}`,
      entries: ({ want, actual, bound = 'exactly' }) => {
        const verb = { 'at least': 'moet minstens', 'at most': 'mag hoogstens' }[bound];
        const noun = want === 1 ? 'waarde' : 'waarden';
        return `${verb ?? 'moet precies'} ${want} ${noun} hebben, niet ${actual}`;
      },
      'missing-field': ({ field }) => `heeft geen veld “${field}”`,
      'unknown-field': ({ field }) => `heeft een onbekend veld “${field}”`,
      'not-like': ({ like, actual }) => `moet lijken op ${like}, niet “${actual}”`,
      'no-such-seat': ({ most, actual }) =>
        `moet een plaats van 0 tot ${most} zijn, niet ${actual}`,
      'too-many-entries': ({ have, most }) => `heeft ${have} waarden voor ${most} plaatsen`,
      'not-an-option': () => 'is geen optie van dit spel',
      'not-data': () => 'hoort niet bij het spelmateriaal van dit spel',
      'not-ascending': ({ actual }) => `moet oplopend geordend zijn, niet ${actual}`,
      'not-a-move': ({ help, actual }) =>
        `“${actual}” is niet als zet te lezen; zetten schrijf je ${help}`,
      'not-json': () => 'is geen geldige JSON',
      'too-large': ({ most }) => `heeft meer dan ${most} tekens`,
    },
    hint: (word) => `Bedoel je “${word}”?`,
  },
};
