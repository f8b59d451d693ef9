import type { ByLanguage } from '@richtfest/engine';

interface MixedTexts {
  /** At an online table: another person at this device. */
  readonly anotherHere: string;
  /** On the set-up page, for people here and elsewhere. */
  readonly shared: string;
  /** The same for games with secrets. */
  readonly sharedSecrets: string;
}

/** Texts for tables with people here and elsewhere. */
export const mixedTexts: ByLanguage<MixedTexts> = {
  en: {
    anotherHere: 'Another person plays on this device, too',
    shared: 'People here share this device; the others play on theirs.',
    sharedSecrets:
      'People here share this device, with a curtain in between; the others play on theirs.',
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
