import { asSentence } from '../nearest.ts';
import type { ByLanguage, Format } from '../texts.ts';

/** Texts for the verification of a match. */
export interface VerifyTexts {
  holds(moves: number, format: Format): string;
  holdsSoFar(moves: number, format: Format): string;
  /** Moves were taken back by consent. */
  takeBacks(count: number): string;
  readonly proved: string;
  /** For random values from a seed. */
  readonly provedSeed: string;
  readonly commitment: string;
  readonly noSecret: string;
  header(problem: string): string;
  unreadableMove(number: number, text: string): string;
  refusedMove(number: number, text: string, reason: string): string;
  readonly result: Readonly<Record<'missing' | 'too-early' | 'different', string>>;
}

const MOVE = {
  en: { one: 'move', other: 'moves' },
  de: { one: 'Zug', other: 'Züge' },
  nl: { one: 'zet', other: 'zetten' },
} as const;

export const verifyTexts: ByLanguage<VerifyTexts> = {
  en: {
    holds: (moves, format) =>
      `All ${format.count(moves, MOVE.en)} follow the rules and lead to the recorded result.`,
    holdsSoFar: (moves, format) =>
      `All ${format.count(moves, MOVE.en)} so far follow the rules; the game is not over.`,
    takeBacks: (count) =>
      `${count === 1 ? 'Once' : `${count} times`} all agreed to take a turn back; what was taken back is not in the file.`,
    proved:
      'This proves that luck and moves were not changed after the start. It does not prove that the host could not know the luck in advance.',
    provedSeed:
      'This proves that the luck comes from the recorded seed and was not changed. It does not prove that nobody knew it in advance: anyone who knows the seed can work it out.',
    commitment:
      'The secret is not the one this table committed to: the secret or the commitment was changed.',
    noSecret:
      'The secret is not in the file. It is published when a game is over; until then, the game can’t be replayed or checked.',
    header: (problem) => asSentence(`The start is impossible: ${problem}`),
    unreadableMove: (number, text) => `Move ${number}, “${text}”, is not a move of this game.`,
    refusedMove: (number, text, reason) =>
      `Move ${number}, “${text}”, is against the rules: ${reason}`,
    result: {
      missing: 'The game is over, but the file records no result.',
      'too-early': 'The file records a result, but the game is not over.',
      different: 'The moves lead to a different result than the recorded one.',
    },
  },
  de: {
    holds: (moves, format) =>
      `Es stimmt alles: ${format.count(moves, MOVE.de)} nach den Regeln, und sie führen zum festgehaltenen Ergebnis.`,
    holdsSoFar: (moves, format) =>
      `Bisher stimmt alles: ${format.count(moves, MOVE.de)} nach den Regeln; das Spiel ist noch nicht aus.`,
    takeBacks: (count) =>
      `${count === 1 ? 'Einmal' : `${count}-mal`} waren alle einverstanden, einen Zug zurückzunehmen; was zurückgenommen wurde, steht nicht in der Datei.`,
    proved:
      'Das beweist, dass Glück und Züge nach dem Start nicht verändert wurden; es beweist nicht, dass die Spielleitung das kommende Glück nicht kennen konnte.',
    provedSeed:
      'Das beweist, dass das Glück das des festgehaltenen Startwerts ist und nicht verändert wurde; es beweist nicht, dass es vorher niemand kannte, denn wer den Startwert kennt, kennt sein Glück.',
    commitment:
      'Das Geheimnis ist nicht das, auf das sich der Tisch festgelegt hat: Es oder die Festlegung wurde verändert.',
    noSecret:
      'Das Geheimnis steht nicht in der Datei. Es wird veröffentlicht, wenn ein Spiel aus ist; vorher lässt es sich weder nachspielen noch prüfen.',
    header: (problem) => asSentence(`Der Start ist unmöglich: ${problem}`),
    unreadableMove: (number, text) => `Zug ${number}, „${text}“, ist kein Zug dieses Spiels.`,
    refusedMove: (number, text, reason) =>
      `Zug ${number}, „${text}“, verstößt gegen die Regeln: ${reason}`,
    result: {
      missing: 'Das Spiel ist aus, aber die Datei hält kein Ergebnis fest.',
      'too-early': 'Die Datei hält ein Ergebnis fest, aber das Spiel ist nicht aus.',
      different: 'Das festgehaltene Ergebnis ist nicht das, zu dem die Züge führen.',
    },
  },
  nl: {
    holds: (moves, format) =>
      `Alles klopt: ${format.count(moves, MOVE.nl)} volgens de regels, en ze leiden tot de vastgelegde uitslag.`,
    holdsSoFar: (moves, format) =>
      `Tot nu toe klopt alles: ${format.count(moves, MOVE.nl)} volgens de regels; het spel is nog niet uit.`,
    takeBacks: (count) =>
      `${count === 1 ? 'Eén keer' : `${count} keer`} vond iedereen het goed om een beurt terug te nemen; wat is teruggenomen, staat niet in het bestand.`,
    proved:
      'Dit bewijst dat geluk en zetten na het begin niet zijn veranderd; het bewijst niet dat de spelleiding het komende geluk niet kon kennen.',
    provedSeed:
      'Dit bewijst dat het geluk dat van de vermelde startwaarde is en niet is veranderd; het bewijst niet dat niemand het vooraf kende, want wie de startwaarde kent, kent het geluk.',
    commitment:
      'Het geheim is niet dat waarop de tafel zich had vastgelegd: het geheim of de vastlegging is veranderd.',
    noSecret:
      'Het geheim staat niet in het bestand. Het wordt openbaar als een spel uit is; tot dan kan het niet worden nagespeeld of gecontroleerd.',
    header: (problem) => asSentence(`Het begin is onmogelijk: ${problem}`),
    unreadableMove: (number, text) => `Zet ${number}, “${text}”, is geen zet van dit spel.`,
    refusedMove: (number, text, reason) =>
      `Zet ${number}, “${text}”, is tegen de regels: ${reason}`,
    result: {
      missing: 'Het spel is uit, maar het bestand vermeldt geen uitslag.',
      'too-early': 'Het bestand vermeldt een uitslag, maar het spel is niet uit.',
      different: 'De vermelde uitslag is niet die waartoe de zetten leiden.',
    },
  },
};
