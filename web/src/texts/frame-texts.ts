import type { Format, Seat, Source } from '@richtfest/engine';
import type { ProblemCode } from '@richtfest/protocol';
import type { MotionChoice, ThemeChoice } from '../settings/settings.ts';

/** The site's own texts, which do not depend on a game. */
export interface FrameTexts {
  readonly name: string;
  readonly tagline: string;
  readonly close: string;
  readonly home: string;
  readonly loading: string;
  readonly resume: string;
  readonly cancel: string;

  readonly street: {
    readonly beingBuilt: string;
    readonly beingBuiltNote: (game: string) => string;
    readonly play: string;
    readonly setUp: string;
    readonly rules: string;
    readonly puzzles: string;
    /** Above the links for people with the physical box. */
    readonly box: string;
    readonly scorePad: string;
    readonly boxBot: string;
    readonly desk: string;
    readonly editions: string;
    readonly players: (min: number, max: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly age: (age: number) => string;
    readonly invite: string;
    readonly moreToPlay: string;
    readonly running: string;
    readonly runningHere: (names: string) => string;
    readonly runningOnline: (code: string) => string;
    readonly remove: (names: string) => string;
    readonly removeQuestion: string;
    readonly removeYes: string;
    readonly gate: string;
    /** Tables that anybody may join. */
    readonly lobby: string;
    readonly gateHelp: string;
    readonly codeProblem: string;
    readonly join: string;
    /** The link to everything the player has built. */
    readonly daily: string;
    readonly mine: string;
    readonly lamp: string;
    readonly about: string;
    readonly openFile: string;
    readonly dropFile: string;
    readonly finished: string;
    readonly forked: (move: number) => string;
    readonly look: string;
  };

  readonly setUp: {
    readonly title: (game: string) => string;
    readonly seats: string;
    readonly seat: (number: number) => string;
    readonly personHere: string;
    readonly bot: string;
    readonly byLink: string;
    readonly byLinkNote: string;
    readonly noServer: string;
    readonly name: string;
    readonly nameOf: (number: number) => string;
    readonly who: (number: number) => string;
    readonly addSeat: string;
    readonly removeSeat: (number: number) => string;
    readonly first: string;
    readonly byLot: string;
    readonly dataProblem: string;
    readonly start: string;
    readonly startOnline: string;
    readonly guest: (number: number) => string;
  };

  readonly table: {
    readonly toMoves: string;
    readonly undo: string;
    readonly restartTurn: string;
    /** The same on a button with room for two words. */
    readonly restart: string;
    readonly fastForward: string;
    readonly tapToSkip: string;
    readonly clickToSkip: string;
    readonly openDrawer: string;
    readonly drawer: string;
    readonly board: string;
    readonly moves: string;
    readonly movesHelp: string;
    readonly movesNone: string;
    readonly movesOver: string;
    readonly why: string;
    readonly whyNot: string;
    readonly keys: string;
    readonly movesSearch: string;
    readonly movesFound: (count: number) => string;
    readonly log: string;
    readonly logEmpty: string;
    readonly score: string;
    readonly scoreHelp: string;
    readonly hidden: string;
    readonly hiddenHelp: string;
    readonly total: string;
    readonly player: string;
    readonly rules: string;
    readonly rulesSearch: string;
    readonly rulesNone: string;
    readonly settings: string;
    readonly chat: string;
    readonly people: string;
    readonly away: (names: string, count: number) => string;
    readonly timeLeft: (seat: Seat, seconds: number, format: Format) => string;
    readonly timeShort: (seconds: number) => string;
    readonly movesFor: (name: string) => string;
    readonly moveForOther: string;
    readonly movesBesides: string;
    readonly movesOptional: string;
    readonly doNotDisturb: string;
    readonly doNotDisturbNamed: (name: string) => string;
    readonly doNotDisturbHelp: string;
    readonly watching: string;
    readonly reconnecting: string;
    readonly elsewhere: string;
    readonly elsewhereHelp: string;
    readonly playHere: string;
    readonly unsaved: string;
    readonly notFound: string;
    readonly unreadable: string;
  };

  /** The other players' houses. */
  readonly neighbour: {
    readonly list: string;
    readonly toMove: string;
    readonly hasChosen: string;
    readonly away: string;
    readonly doNotDisturb: string;
    readonly won: string;
    readonly points: (points: number) => string;
    readonly look: string;
  };

  /** While a shared device with private views changes hands. */
  readonly curtain: {
    readonly give: (name: string) => string;
    /** The turn of a player begins. */
    readonly now: (name: string) => string;
    readonly mine: (name: string) => string;
    readonly passTo: (name: string) => string;
    readonly note: string;
    readonly courtesy: string;
    /** Below a table that all players look at. */
    readonly next: (name: string) => string;
  };

  readonly end: {
    readonly title: string;
    readonly place: string;
    /** A place as a short ordinal: “2nd”. */
    readonly inPlace: (place: number) => string;
    readonly tieBreak: string;
    readonly show: string;
    readonly lookAtTable: string;
    readonly save: string;
    readonly again: string;
  };

  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly auto: string;
    readonly theme: string;
    readonly themes: Readonly<Record<ThemeChoice, string>>;
    readonly motion: string;
    readonly motions: Readonly<Record<MotionChoice, string>>;
    readonly sound: string;
    readonly soundHelp: string;
    readonly symbols: string;
    readonly symbolsHelp: string;
    readonly chances: string;
    readonly chancesHelp: string;
    readonly textSize: string;
    readonly smaller: string;
    readonly larger: string;
  };

  readonly rules: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly sources: Readonly<Record<Source, string>>;
    readonly sourcesLabel: string;
    readonly atEveryTable: string;
  };

  readonly about: {
    readonly title: string;
    readonly unofficial: string;
    readonly games: string;
    readonly by: (designer: string) => string;
    /** For a game without a known designer or publisher. */
    readonly unknown: string;
    readonly publishedBy: (publisher: string) => string;
    readonly fonts: string;
    readonly fontsText: string;
    readonly made: string;
    readonly madeText: string;
    readonly documentation: string;
    readonly fair: string;
    readonly fairText: string;
  };

  readonly online: {
    readonly title: (code: string) => string;
    readonly takeSeat: string;
    readonly yourName: string;
    readonly sitDown: string;
    readonly waitingHelp: string;
    readonly waitingForHost: string;
    readonly startWithBots: string;
    readonly openSeat: string;
    readonly present: string;
    readonly absent: string;
    readonly you: string;
    readonly bot: string;
    readonly share: string;
    readonly shareText: (game: string) => string;
    readonly copied: string;
    /** The link is selected, but could not be copied. */
    readonly copyNow: string;
    readonly link: string;
    readonly full: string;
    readonly unreachable: string;
    readonly tryAgain: string;
    readonly problems: Readonly<Record<ProblemCode, string>>;
  };

  readonly offline: {
    readonly update: string;
    readonly reload: string;
    readonly later: string;
  };

  readonly failure: {
    readonly title: string;
    readonly text: string;
    readonly reload: string;
    readonly nowhere: string;
    readonly nowhereText: string;
  };

  /** A newer version of the site has stored data in this browser. */
  readonly newer: {
    readonly title: string;
    readonly text: string;
    readonly host: string;
  };
}
