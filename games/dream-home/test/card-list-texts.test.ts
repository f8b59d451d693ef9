import { LANGUAGES, dataProblems, optionProblemText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { dreamHome } from '../src/index.ts';
import { type Options, optionsOf } from './checks/table.ts';

type Cards = { -readonly [Key in keyof Options['cards']]: Options['cards'][Key] };

/** What is said about the usual card list with a change, by language. */
function saidAbout(change: (cards: Cards) => void): string[][] {
  const cards = structuredClone(optionsOf(2).cards) as Cards;
  change(cards);
  const problems = dataProblems(dreamHome, { cards } as never);
  return LANGUAGES.map((language) =>
    problems.map((problem) => optionProblemText(problem, dreamHome.texts[language], language)),
  );
}

test('a list with a room card too few says how many there are and must be', () => {
  const said = saidAbout((cards) => {
    cards.rooms = { ...cards.rooms, study: { ...cards.rooms.study, children: [0] } };
  });
  expect(said).toEqual([
    [expect.stringMatching(/: There must be 60 room cards in all, not 59\.$/)],
    [expect.stringMatching(/: Es müssen insgesamt 60 Raumkarten sein, nicht 59\.$/)],
    [expect.stringMatching(/: Er moeten in totaal 60 kamerkaarten zijn, geen 59\.$/)],
  ]);
});

test('a list with a special card too many counts each kind', () => {
  const said = saidAbout((cards) => {
    cards.roofs = { ...cards.roofs, red: 6 };
  });
  expect(said).toEqual([
    [expect.stringMatching(/48 .*, not 49: now there are 21 roofs, 10 .*, 10 helpers and 8 tools/)],
    [expect.stringMatching(/48 .*, nicht 49: .* 21 Dächer, 10 .*, 10 Helfer und 8 Werkzeuge/)],
    [expect.stringMatching(/48 .*, geen 49: .* 21 daken, 10 .*, 10 klussers en 8 keer /)],
  ]);
});

test('a décor card without a tile of its own is refused with the reason', () => {
  const said = saidAbout((cards) => {
    const { fireplace } = cards.decor;
    cards.decor = { ...cards.decor, fireplace: { ...fireplace, cards: 2 } };
    cards.roofs = { ...cards.roofs, red: 4 };
  });
  expect(said).toEqual([
    [expect.stringContaining('At most 1 card: every décor card needs a tile of its own')],
    [expect.stringContaining('Höchstens 1 Karte: Jede Dekorationskarte braucht')],
    [expect.stringContaining('Hoogstens 1 kaart: elke inrichtingskaart heeft een eigen tegel')],
  ]);
});
