import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface LinkTexts {
  /** The QR code of the table's link. */
  readonly code: string;
  readonly codeHelp: string;
  /** Moving seats to other devices. */
  readonly devices: string;
  readonly move: string;
  readonly moveHelp: string;
  readonly hand: string;
  readonly handHelp: string;
  readonly seatLink: string;
  readonly seatCode: string;
  /** Warning: anybody with the link can play the seat. */
  readonly secret: string;
  readonly showTable: string;
  readonly handBack: string;
  readonly tableHere: string;
  /** On the device that opened the link. */
  readonly arriveSeat: string;
  readonly arriveSeatHelp: string;
  readonly arriveHand: string;
  readonly arriveHandHelp: string;
  readonly goOn: string;
  readonly watch: string;
}

/** Texts about links and moving seats between devices. */
export const linkTexts: ByLanguage<LinkTexts> = {
  en: {
    code: 'The link as a QR code',
    codeHelp: 'In the same room? Point the other device’s camera at this.',
    devices: 'Play on another device',
    move: 'Continue on another device',
    moveHelp: 'Your seat moves to the other device.',
    hand: 'Show my hand on a phone',
    handHelp: 'This device stays in the middle and shows what everyone may see.',
    seatLink: 'Link to this seat',
    seatCode: 'The seat as a QR code',
    secret: 'Only for you: anyone with this link can play your seat.',
    showTable: 'My hand is on the phone: show the table here',
    handBack: 'Bring my hand back to this device',
    tableHere: 'Your hand is on a phone; the table is here.',
    arriveSeat: 'Continue playing here?',
    arriveSeatHelp: 'Your seat moves to this device; the other one stops playing.',
    arriveHand: 'Show your hand here?',
    arriveHandHelp: 'This phone shows your hand; the table stays on the other device.',
    goOn: 'Yes, here',
    watch: 'Watch',
  },
  de: {
    code: 'Der Link als QR-Code',
    codeHelp: 'Jemand im selben Raum? Halte die Kamera des anderen Geräts darauf.',
    devices: 'An einem anderen Gerät spielen',
    move: 'An einem anderen Gerät weiterspielen',
    moveHelp: 'Dein Platz zieht dorthin um, und dieses Gerät gibt ihn ab.',
    hand: 'Die Hand aufs Handy nehmen',
    handHelp: 'Dieses Gerät bleibt in der Mitte liegen und zeigt, was alle sehen dürfen.',
    seatLink: 'Link zu diesem Platz',
    seatCode: 'Der Platz als QR-Code',
    secret: 'Nur für dich: Wer diesen Link hat, kann auf diesem Platz spielen.',
    showTable: 'Ist auf dem Handy: hier den Tisch zeigen',
    handBack: 'Die Hand auf dieses Gerät zurückholen',
    tableHere: 'Die Hand ist auf einem Handy; hier liegt der Tisch.',
    arriveSeat: 'Hier weiterspielen?',
    arriveSeatHelp: 'Der Platz zieht auf dieses Gerät um. Das andere gibt ihn ab.',
    arriveHand: 'Die Hand hier halten?',
    arriveHandHelp: 'Dieses Handy wird zur Hand; der Tisch bleibt auf dem anderen Gerät.',
    goOn: 'Ja, hier',
    watch: 'Zuschauen',
  },
  nl: {
    code: 'De link als QR-code',
    codeHelp: 'Iemand in dezelfde kamer? Richt de camera van het andere apparaat hierop.',
    devices: 'Op een ander apparaat spelen',
    move: 'Verder op een ander apparaat',
    moveHelp: 'Je plaats verhuist daarheen en dit apparaat laat hem los.',
    hand: 'De hand op een telefoon nemen',
    handHelp: 'Dit apparaat blijft in het midden liggen en toont wat iedereen mag zien.',
    seatLink: 'Link naar deze plaats',
    seatCode: 'De plaats als QR-code',
    secret: 'Alleen voor jou: wie deze link heeft, kan op deze plaats spelen.',
    showTable: 'Staat op de telefoon: toon hier de tafel',
    handBack: 'De hand terughalen naar dit apparaat',
    tableHere: 'De hand is op een telefoon; hier ligt de tafel.',
    arriveSeat: 'Hier verder spelen?',
    arriveSeatHelp: 'De plaats verhuist naar dit apparaat. Het andere laat hem los.',
    arriveHand: 'De hand hier houden?',
    arriveHandHelp: 'Deze telefoon wordt de hand; de tafel blijft op het andere apparaat.',
    goOn: 'Ja, hier',
    watch: 'Meekijken',
  },
};

export const useLinkTexts = textsHook(linkTexts);
