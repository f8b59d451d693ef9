import type { ByLanguage, Language, OptionText, Plural } from '@richtfest/engine';
import { dieLetter } from '../notation/tiles.ts';
import { DICE_COUNT, type Face, type Kind, MAX_POTS, type Material } from '../words.ts';

interface ComponentTexts {
  readonly die: (letter: string) => string;
  /** Tiles with this number of flower pots. */
  readonly withPots: (pots: number) => string;
  readonly fewSymbols: (symbol: Plural) => string;
}

const texts: ByLanguage<ComponentTexts> = {
  en: {
    die: (letter) => `die ${letter}`,
    withPots: (pots) =>
      ['without flower pots', 'with one flower pot'][pots] ?? `with ${pots} flower pots`,
    fewSymbols: ({ one, other }) =>
      `At least two dice must show a ${one}: otherwise no ${other} could ever be built.`,
  },
  de: {
    die: (letter) => `Würfel ${letter}`,
    withPots: (pots) =>
      ['ohne Blumentopf', 'mit einem Blumentopf'][pots] ?? `mit ${pots} Blumentöpfen`,
    fewSymbols: ({ one, other }) =>
      `Das Symbol „${one}“ muss auf mindestens zwei Würfeln stehen: Sonst könnte nie jemand ${other} bauen.`,
  },
  nl: {
    die: (letter) => `dobbelsteen ${letter}`,
    withPots: (pots) => ['zonder bloempot', 'met één bloempot'][pots] ?? `met ${pots} bloempotten`,
    fewSymbols: ({ one, other }) =>
      `Het symbool “${one}” moet op minstens twee dobbelstenen staan: anders kan niemand ooit ${other} bouwen.`,
  },
};

interface ComponentNames {
  readonly faces: Readonly<Record<Face, Plural>>;
  readonly materials: Readonly<Record<Material, string>>;
}

type Words = Required<Pick<OptionText, 'words'>>;

/** The words and problems of flower pots, dice and wheel (LP-2 to LP-4). */
export function componentTexts(
  language: Language,
  { faces, materials }: ComponentNames,
): { pots: Words; dice: Words & Pick<OptionText, 'problems'>; wheel: Words } {
  const { die, withPots, fewSymbols } = texts[language];
  const faceWords = Object.fromEntries(Object.entries(faces).map(([face, { one }]) => [face, one]));
  const potWords = Array.from({ length: MAX_POTS + 1 }, (_, pots) => [`${pots}`, withPots(pots)]);
  const dieWords = Array.from({ length: DICE_COUNT }, (_, at) => [`${at}`, die(dieLetter(at))]);
  return {
    pots: { words: { ...Object.fromEntries(potWords), ...faceWords, ...materials } },
    dice: {
      words: { ...Object.fromEntries(dieWords), ...faceWords },
      problems: { 'few-symbols': ({ kind }) => fewSymbols(faces[kind as Kind]) },
    },
    wheel: { words: materials },
  };
}
