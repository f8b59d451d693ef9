import type { ByLanguage } from '@richtfest/engine';

interface PadTexts {
  readonly bonus: (colour: string) => string;
  readonly taken: (colour: string) => string;
  readonly week: (week: number) => string;
}

export const padTexts: ByLanguage<PadTexts> = {
  en: {
    bonus: (colour) => `Last bonus card on ${colour}`,
    taken: (colour) => `${colour} was taken last`,
    week: (week) => `Points of week ${week}`,
  },
  de: {
    bonus: (colour) => `Letzte Bonuskarte auf ${colour}`,
    taken: (colour) => `${colour} wurde zuletzt genommen`,
    week: (week) => `Punkte der ${week}. Woche`,
  },
  nl: {
    bonus: (colour) => `Laatste bonuskaart op ${colour}`,
    taken: (colour) => `${colour} is het laatst genomen`,
    week: (week) => `Punten van week ${week}`,
  },
};
