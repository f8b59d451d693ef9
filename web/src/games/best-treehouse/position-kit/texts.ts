import type { Phase } from '@richtfest/best-treehouse';
import type { ByLanguage } from '@richtfest/engine';

interface PositionTexts {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly places: Readonly<
    Record<
      'pick' | 'firstChooser' | 'hand' | 'chosen' | 'settled' | 'bonus' | 'discarded' | 'sixth',
      string
    >
  >;
  readonly claim: (colour: string) => string;
  readonly notYet: string;
  readonly faceDown: string;
}

export const positionTexts: ByLanguage<PositionTexts> = {
  en: {
    phases: {
      choose: 'Choose a card',
      build: 'Build the room',
      'take-bonus': 'Take a bonus card',
      'put-bonus': 'Put a bonus card on a colour',
      'take-colour': 'Take a colour',
      over: 'The game is over',
    },
    places: {
      pick: 'Card of this week',
      firstChooser: 'Chooses first when points are counted',
      hand: 'Cards in hand (others are dealt at random)',
      chosen: 'Card chosen now',
      settled: 'Goes to place',
      bonus: 'Bonus card',
      discarded: 'Cards turned face down',
      sixth: 'Last cards of each week',
    },
    claim: (colour) => `Bonus card on ${colour}`,
    notYet: 'None yet',
    faceDown: 'Face down',
  },
  de: {
    phases: {
      choose: 'Eine Karte aussuchen',
      build: 'Den Raum anbauen',
      'take-bonus': 'Eine Bonuskarte nehmen',
      'put-bonus': 'Eine Bonuskarte auf eine Farbe legen',
      'take-colour': 'Eine Farbe nehmen',
      over: 'Das Spiel ist zu Ende',
    },
    places: {
      pick: 'Karte dieser Woche',
      firstChooser: 'Sucht bei der Wertung zuerst aus',
      hand: 'Handkarten (der Rest wird zufällig ausgeteilt)',
      chosen: 'Jetzt ausgesuchte Karte',
      settled: 'Kommt an den Platz',
      bonus: 'Bonuskarte',
      discarded: 'Verdeckt abgelegte Karten',
      sixth: 'Letzte Karten jeder Woche',
    },
    claim: (colour) => `Bonuskarte auf ${colour}`,
    notYet: 'Noch nichts',
    faceDown: 'Verdeckt abgelegt',
  },
  nl: {
    phases: {
      choose: 'Een kaart kiezen',
      build: 'De kamer bouwen',
      'take-bonus': 'Een bonuskaart nemen',
      'put-bonus': 'Een bonuskaart op een kleur leggen',
      'take-colour': 'Een kleur nemen',
      over: 'Het spel is uit',
    },
    places: {
      pick: 'Kaart van deze week',
      firstChooser: 'Kiest als eerste bij de telling',
      hand: 'Handkaarten (de rest wordt willekeurig gedeeld)',
      chosen: 'Nu gekozen kaart',
      settled: 'Komt op de plek',
      bonus: 'Bonuskaart',
      discarded: 'Gesloten afgelegde kaarten',
      sixth: 'Laatste kaarten van elke week',
    },
    claim: (colour) => `Bonuskaart op ${colour}`,
    notYet: 'Nog niets',
    faceDown: 'Gesloten afgelegd',
  },
};
