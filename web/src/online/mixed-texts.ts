import type { ByLanguage } from '@richtfest/engine';

interface MixedTexts {
  /** At a table by link: one more person around this device. */
  readonly anotherHere: string;
  /** Where a table is laid for people here and elsewhere. */
  readonly shared: string;
  /** The same, where a game has secrets. */
  readonly sharedSecrets: string;
}

/** People around one device and people elsewhere at one table. */
export const mixedTexts: ByLanguage<MixedTexts> = {
  en: {
    anotherHere: 'Somebody else plays on this device, too',
    shared: 'Whoever is here shares this device; the others play on theirs.',
    sharedSecrets:
      'Whoever is here shares this device, with a curtain in between; the others play on theirs.',
  },
  de: {
    anotherHere: 'An diesem Gerät spielt noch jemand mit',
    shared: 'Wer hier ist, teilt sich dieses Gerät; die anderen spielen an ihrem.',
    sharedSecrets:
      'Wer hier ist, teilt sich dieses Gerät, mit einem Vorhang dazwischen; die anderen spielen an ihrem.',
  },
  nl: {
    anotherHere: 'Op dit apparaat speelt nog iemand mee',
    shared: 'Wie hier is, deelt dit apparaat; de anderen spelen op het hunne.',
    sharedSecrets:
      'Wie hier is, deelt dit apparaat, met een gordijn ertussen; de anderen spelen op het hunne.',
  },
};
