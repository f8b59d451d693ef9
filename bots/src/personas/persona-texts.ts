import type { ByLanguage, Level } from '@richtfest/engine';

export interface PersonaText {
  /** The name of the level. */
  readonly level: string;
  /** One line about its personas. */
  readonly character: string;
  /** How strong it is, in plain words. */
  readonly strength: string;
}

/** Texts about the personas of each level. */
export const personaTexts: ByLanguage<Readonly<Record<Level, PersonaText>>> = {
  en: {
    child: {
      level: 'Child',
      character: 'Builds whatever looks fun and forgets to count.',
      strength: 'Kind and easy: makes mistakes, never plays to spoil your house.',
    },
    family: {
      level: 'Family',
      character: 'Pours the cocoa, chats along, and still spots the good tile.',
      strength: 'A fair match for a family evening: sees what is good now.',
    },
    club: {
      level: 'Club',
      character: 'Comes every Thursday and sharpens the pencil first.',
      strength: 'Strong: thinks ahead and seldom gives anything away.',
    },
    expert: {
      level: 'Expert',
      character: 'Says nothing, smiles, and has counted everything twice.',
      strength: 'Very strong: plays many games in the head before each move.',
    },
  },
  de: {
    child: {
      level: 'Kind',
      character: 'Baut, was lustig aussieht, und vergisst das Zählen.',
      strength: 'Lieb und leicht: macht Fehler und verdirbt dir nie absichtlich dein Haus.',
    },
    family: {
      level: 'Familie',
      character: 'Schenkt Kakao ein, plaudert mit und sieht trotzdem das gute Teil.',
      strength: 'Gerade richtig für den Familienabend: sieht, was jetzt gut ist.',
    },
    club: {
      level: 'Klub',
      character: 'Kommt jeden Donnerstag und spitzt zuerst den Bleistift.',
      strength: 'Stark: denkt voraus und verschenkt selten etwas.',
    },
    expert: {
      level: 'Profi',
      character: 'Sagt nichts, lächelt und hat alles zweimal nachgezählt.',
      strength: 'Sehr stark: spielt vor jedem Zug viele Spiele im Kopf.',
    },
  },
  nl: {
    child: {
      level: 'Kind',
      character: 'Bouwt wat er leuk uitziet en vergeet te tellen.',
      strength: 'Lief en makkelijk: maakt fouten en verpest je huis nooit expres.',
    },
    family: {
      level: 'Familie',
      character: 'Schenkt chocomel in, kletst mee en ziet toch de goede tegel.',
      strength: 'Precies goed voor een familieavond: ziet wat nu goed is.',
    },
    club: {
      level: 'Club',
      character: 'Komt elke donderdag en slijpt eerst het potlood.',
      strength: 'Sterk: denkt vooruit en geeft zelden iets weg.',
    },
    expert: {
      level: 'Expert',
      character: 'Zegt niets, glimlacht en heeft alles twee keer nageteld.',
      strength: 'Heel sterk: speelt voor elke zet in gedachten veel spellen.',
    },
  },
};
