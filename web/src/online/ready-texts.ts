import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface ReadyTexts {
  /** Of the sheet for guests. */
  readonly title: (name: string) => string;
  readonly titleForSeveral: string;
  readonly help: string;
  readonly ready: string;
  readonly readyForSeveral: string;
  readonly isReady: string;
  readonly needMoreTime: string;
  /** Beside a seat. */
  readonly seatIsReady: string;
  readonly seatIsPreparing: string;
  /** For the host; `names` is a list of at least one. */
  readonly waitingFor: (names: string, count: number) => string;
  readonly startAnywayQuestion: (names: string, count: number) => string;
  readonly startAnywayHelp: string;
  readonly startAnyway: string;
  readonly start: string;
  readonly nameFirst: string;
}

/** Texts about who is ready before a match. */
const readyTexts: ByLanguage<ReadyTexts> = {
  en: {
    title: (name) => `Ready, ${name}?`,
    titleForSeveral: 'Are you all ready?',
    help: 'The others wait until you can begin.',
    ready: 'I’m ready',
    readyForSeveral: 'We’re ready',
    isReady: 'You are ready. The game begins soon.',
    needMoreTime: 'One moment, please',
    seatIsReady: 'ready',
    seatIsPreparing: 'not ready yet',
    waitingFor: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} not ready yet.`,
    startAnywayQuestion: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} not ready yet`,
    startAnywayHelp: 'Wait a moment, or start now: then the game begins for everyone.',
    startAnyway: 'Start anyway',
    start: 'Start',
    nameFirst: 'Enter your name first, so that the others know who is here.',
  },
  de: {
    title: (name) => `Bereit, ${name}?`,
    titleForSeveral: 'Seid ihr alle bereit?',
    help: 'Die anderen warten, bis du so weit bist.',
    ready: 'Ich bin bereit',
    readyForSeveral: 'Wir sind bereit',
    isReady: 'Du bist bereit. Gleich geht es los.',
    needMoreTime: 'Einen Moment noch',
    seatIsReady: 'bereit',
    seatIsPreparing: 'noch nicht bereit',
    waitingFor: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} noch nicht bereit.`,
    startAnywayQuestion: (names, count) =>
      `${names} ${count === 1 ? 'ist' : 'sind'} noch nicht bereit`,
    startAnywayHelp: 'Warte noch kurz, oder fang jetzt an: Dann geht es für alle los.',
    startAnyway: 'Trotzdem anfangen',
    start: 'Anfangen',
    nameFirst: 'Gib zuerst deinen Namen ein, damit die anderen wissen, wer da ist.',
  },
  nl: {
    title: (name) => `Klaar, ${name}?`,
    titleForSeveral: 'Zijn jullie allemaal klaar?',
    help: 'De anderen wachten tot je zover bent.',
    ready: 'Ik ben klaar',
    readyForSeveral: 'We zijn klaar',
    isReady: 'Je bent klaar. Het spel begint zo.',
    needMoreTime: 'Nog even wachten',
    seatIsReady: 'klaar',
    seatIsPreparing: 'nog niet klaar',
    waitingFor: (names, count) => `${names} ${count === 1 ? 'is' : 'zijn'} nog niet klaar.`,
    startAnywayQuestion: (names, count) => `${names} ${count === 1 ? 'is' : 'zijn'} nog niet klaar`,
    startAnywayHelp: 'Wacht nog even, of begin nu: dan begint het spel voor iedereen.',
    startAnyway: 'Toch beginnen',
    start: 'Beginnen',
    nameFirst: 'Vul eerst je naam in, zodat de anderen weten wie er is.',
  },
};

export const useReadyTexts = textsHook(readyTexts);
