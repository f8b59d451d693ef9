import type { ByLanguage, Format, Seat } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface TakeBackTexts {
  /** On the button. */
  readonly short: string;
  readonly title: string;
  /** If other players must be asked. */
  readonly mustAsk: string;
  /** If all players share this device. */
  readonly byWord: string;
  /** If all other players are bots. */
  readonly botsAgree: string;
  readonly forgotten: string;
  readonly more: (lines: number) => string;
  readonly ask: string;
  readonly doIt: string;
  readonly leaveIt: string;
  readonly wouldLike: (seat: Seat, format: Format) => string;
  readonly asked: (names: string) => string;
  readonly agree: string;
  readonly ratherNot: string;
  readonly neverMind: string;
  readonly whatWouldGo: string;
  readonly declined: (seat: Seat, format: Format) => string;
  readonly withdrawn: (seat: Seat, format: Format) => string;
  readonly close: string;
  /** On the score sheet. */
  readonly withTakeBacks: (count: number) => string;
}

const takeBackTexts: ByLanguage<TakeBackTexts> = {
  en: {
    short: 'Take back …',
    title: 'Take the last turn back?',
    mustAsk: 'The others are asked. If all agree, this never happened:',
    byWord: 'If all of you agree, this never happened:',
    botsAgree: 'The bots don’t mind. Then this never happened:',
    forgotten: 'What would be taken back',
    more: (lines) => `… and ${lines} more`,
    ask: 'Ask the others',
    doIt: 'Take it back',
    leaveIt: 'Leave it',
    wouldLike: (seat, format) =>
      `${format.does(seat, 'You would', 'would')} like to take the last turn back.`,
    asked: (names) => `Asked to take your turn back. Waiting for ${names}.`,
    agree: 'Agree',
    ratherNot: 'Rather not',
    neverMind: 'Never mind',
    whatWouldGo: 'What would be taken back?',
    declined: (seat, format) =>
      `${format.does(seat, 'You would', 'would')} rather not. The turn stands.`,
    withdrawn: (seat, format) =>
      `${format.does(seat, 'You no longer want', 'no longer wants')} to take it back.`,
    close: 'All right',
    withTakeBacks: (count) => (count === 1 ? 'With one take-back' : `With ${count} take-backs`),
  },
  de: {
    short: 'Zurück …',
    title: 'Den letzten Zug zurücknehmen?',
    mustAsk: 'Die anderen werden gefragt. Sind alle einverstanden, ist das nie passiert:',
    byWord: 'Wenn ihr alle einverstanden seid, ist das nie passiert:',
    botsAgree: 'Die Bots haben nichts dagegen. Dann ist das nie passiert:',
    forgotten: 'Was zurückgenommen würde',
    more: (lines) => `… und ${lines} weitere`,
    ask: 'Die anderen fragen',
    doIt: 'Zurücknehmen',
    leaveIt: 'So lassen',
    wouldLike: (seat, format) =>
      `${format.does(seat, 'Du möchtest', 'möchte')} den letzten Zug zurücknehmen.`,
    asked: (names) => `Du möchtest den Zug zurücknehmen. Es fehlt noch: ${names}.`,
    agree: 'Einverstanden',
    ratherNot: 'Lieber nicht',
    neverMind: 'Doch nicht',
    whatWouldGo: 'Was wäre weg?',
    declined: (seat, format) =>
      `${format.does(seat, 'Du möchtest', 'möchte')} das lieber nicht. Der Zug bleibt.`,
    withdrawn: (seat, format) => `${format.does(seat, 'Du lässt', 'lässt')} es doch so.`,
    close: 'Gut',
    withTakeBacks: (count) =>
      count === 1 ? 'Einmal wurde ein Zug zurückgenommen' : `${count} Züge wurden zurückgenommen`,
  },
  nl: {
    short: 'Terug …',
    title: 'De laatste beurt terugnemen?',
    mustAsk: 'De anderen krijgen de vraag. Vindt iedereen het goed, dan is dit nooit gebeurd:',
    byWord: 'Als jullie het allemaal goed vinden, is dit nooit gebeurd:',
    botsAgree: 'De bots vinden het goed. Dan is dit nooit gebeurd:',
    forgotten: 'Wat teruggenomen zou worden',
    more: (lines) => `… en nog ${lines}`,
    ask: 'Vraag het de anderen',
    doIt: 'Terugnemen',
    leaveIt: 'Laat maar zo',
    wouldLike: (seat, format) =>
      `${format.does(seat, 'Je wilt', 'wil')} de laatste beurt graag terugnemen.`,
    asked: (names) => `Je wilt je beurt terugnemen. Nog wachten op ${names}.`,
    agree: 'Goed',
    ratherNot: 'Liever niet',
    neverMind: 'Toch niet',
    whatWouldGo: 'Wat verdwijnt er?',
    declined: (seat, format) =>
      `${format.does(seat, 'Je wilt', 'wil')} dat liever niet. De beurt blijft staan.`,
    withdrawn: (seat, format) => `${format.does(seat, 'Je laat', 'laat')} het toch zo.`,
    close: 'Oké',
    withTakeBacks: (count) =>
      count === 1 ? 'Eén beurt is teruggenomen' : `${count} beurten zijn teruggenomen`,
  },
};

export const useTakeBackTexts = textsHook(takeBackTexts);
