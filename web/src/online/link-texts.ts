import type { ByLanguage } from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';

interface LinkTexts {
  /** The square code that leads to the table. */
  readonly code: string;
  readonly codeHelp: string;
}

/** Links, and how they get from one device to another. */
export const linkTexts: ByLanguage<LinkTexts> = {
  en: {
    code: 'The link as a QR code',
    codeHelp: 'Somebody in the room? Point the camera of the other device at this.',
  },
  de: {
    code: 'Der Link als QR-Code',
    codeHelp: 'Jemand im selben Raum? Halte die Kamera des anderen Geräts darauf.',
  },
  nl: {
    code: 'De link als QR-code',
    codeHelp: 'Iemand in dezelfde kamer? Richt de camera van het andere apparaat hierop.',
  },
};

export function useLinkTexts(): LinkTexts {
  return linkTexts[useSettings().language];
}
