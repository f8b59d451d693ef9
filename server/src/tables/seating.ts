import { USUAL_LEVEL, freePersona, levelOfBot } from '@richtfest/bots';
import {
  type ColouredSeat,
  type MatchHeader,
  type PlayerFace,
  type SeatColour,
  committedGenerator,
  distinctName,
} from '@richtfest/engine';
import { NAME_LENGTH, PROGRAM, type SeatStatus } from '@richtfest/protocol';
import type { NewTable, StoredSeat } from '../store/event-store.ts';
import { keyHash } from './secrets.ts';
import { isSameDigest } from '../same-digest.ts';

export interface BotOptions {
  readonly name?: string;
  readonly bot?: string;
}

/**
 * Seats bots one after the other, given the players (`seated`) and names that other bots
 * will have (`reserved`). A bot without a name gets an unused name of its level.
 */
export function botSeater(
  seated: readonly string[],
  reserved: readonly string[] = [],
): (seat: number, options: BotOptions) => StoredSeat {
  const taken = [...seated];
  return (seat, { name, bot = USUAL_LEVEL }) => {
    const level = levelOfBot(bot);
    const others = [...taken, ...reserved];
    const usual = level === undefined ? `Bot ${seat + 1}` : freePersona(level, others).name;
    const own = nameBeside(name ?? usual, taken);
    taken.push(own);
    return { kind: 'bot', name: own, bot };
  };
}

/** A name that is unique at the table. */
export function nameBeside(name: string, others: readonly string[]): string {
  return distinctName(name, others, NAME_LENGTH);
}

/** The names at a table, without that of one seat. */
export function otherNames(seats: readonly StoredSeat[], seat: number): string[] {
  return namesOf(seats.filter((_, at) => at !== seat));
}

export function namesOf(seats: readonly StoredSeat[]): string[] {
  return seats.flatMap((seat) => (seat.kind === 'bot' ? seat.name : (seat.person?.name ?? [])));
}

/** The colour that a seat chose, if any. */
export function colourOf({ colour }: ColouredSeat): { colour?: SeatColour } {
  return colour === undefined ? {} : { colour };
}

/** The face that a person chose, if any. */
export function faceOf({ face }: { readonly face?: PlayerFace }): { face?: PlayerFace } {
  return face === undefined ? {} : { face };
}

export function isOpenSeat(seat: StoredSeat): boolean {
  return seat.kind === 'person' && seat.person === undefined;
}

/** Whether a program plays this seat, or is expected to. */
export function isProgram(seat: StoredSeat): boolean {
  return seat.kind === 'bot' && seat.tokenHash !== undefined;
}

/** Whether the player sat at the previous table and has not come to this one yet. */
export function isExpected(seat: StoredSeat): boolean {
  return seat.kind === 'person' && seat.person?.nonce === '';
}

/** Whether the player has sat down and not said yet that they are ready (PR-39). */
export function isPreparing(seat: StoredSeat): boolean {
  return seat.kind === 'person' && seat.person?.isPreparing === true;
}

/** The seat of a player who is ready, or prepares. */
export function preparedSeat(seat: StoredSeat, isReady: boolean): StoredSeat {
  if (seat.kind === 'bot' || seat.person === undefined) return seat;
  const { isPreparing: _, ...person } = seat.person;
  return { ...seat, person: isReady ? person : { ...person, isPreparing: true } };
}

/** Whether all participants have come and are ready. A table of bots waits for its host. */
export function isComplete(
  seats: readonly StoredSeat[],
  isHere: (seat: number) => boolean,
): boolean {
  const isAwaited = (seat: StoredSeat, at: number) =>
    isOpenSeat(seat) || isExpected(seat) || isPreparing(seat) || (isProgram(seat) && !isHere(at));
  return seats.some(({ kind }) => kind === 'person') && !seats.some(isAwaited);
}

export function seatWithKey(seats: readonly StoredSeat[], key: string): number | undefined {
  const hash = keyHash(key);
  const at = seats.findIndex(
    (seat) => seat.kind === 'person' && isSameDigest(seat.person?.keyHash, hash),
  );
  return at < 0 ? undefined : at;
}

export function seatWithToken(seats: readonly StoredSeat[], token: string): number | undefined {
  const hash = keyHash(token);
  const at = seats.findIndex((seat) => seat.kind === 'bot' && isSameDigest(seat.tokenHash, hash));
  return at < 0 ? undefined : at;
}

interface SeatNow {
  readonly isPresent: boolean;
  readonly doNotDisturb: boolean;
  readonly isHost: boolean;
  /** Whether the match has begun and is not over. */
  readonly isRunning: boolean;
}

export function seatStatus(seat: StoredSeat, now: SeatNow): SeatStatus {
  const chair = {
    ...colourOf(seat),
    ...(now.isRunning && isJoinable(seat) ? { isOffered: true } : {}),
  };
  if (seat.kind === 'bot') {
    const isHere = now.isPresent || !isProgram(seat);
    const { name } = seat;
    return { ...chair, kind: 'bot', name, bot: botOf(seat), isTaken: true, isPresent: isHere };
  }
  const { person } = seat;
  return {
    ...chair,
    kind: 'person',
    name: person?.name ?? '',
    ...faceOf(person ?? {}),
    isTaken: person !== undefined,
    isPresent: now.isPresent,
    ...(seat.standIn === undefined ? {} : { standIn: seat.standIn }),
    ...(now.isHost ? { isHost: true } : {}),
    ...(isExpected(seat) ? { isExpected: true } : {}),
    ...(isPreparing(seat) ? { isPreparing: true } : {}),
    ...(now.doNotDisturb ? { isBusy: true } : {}),
  };
}

function botOf(seat: Extract<StoredSeat, { kind: 'bot' }>): string {
  return isProgram(seat) ? PROGRAM : seat.bot;
}

/** The header of a match whose seats are filled. Bots contribute no nonce. */
export function headerOfTable(table: NewTable, seats: readonly StoredSeat[]): MatchHeader {
  const { game, rulesVersion, options, editionName, secret } = table;
  return {
    game,
    rulesVersion,
    options,
    ...(editionName === undefined ? {} : { editionName }),
    seats: seats.map((seat) => ({
      ...(seat.kind === 'bot'
        ? { name: seat.name, bot: botOf(seat) }
        : { name: seat.person?.name ?? '', ...faceOf(seat.person ?? {}) }),
      ...colourOf(seat),
    })),
    generator: committedGenerator(
      secret,
      seats.map((seat) => (seat.kind === 'person' ? (seat.person?.nonce ?? '') : '')),
    ),
  };
}

/** The bots that play now, in their own seats or for people, by seat. */
export function botsOf(seats: readonly StoredSeat[]): Map<number, string> {
  return new Map(
    seats.flatMap((seat, at) => {
      const bot = seat.kind === 'bot' ? seat.bot : seat.standIn;
      return bot === undefined ? [] : [[at, bot] as const];
    }),
  );
}

/** Whether anybody with the link may take this seat while the match runs. */
export function isJoinable(seat: StoredSeat): boolean {
  return isOpenSeat(seat) || (seat.kind === 'bot' && seat.isOffered === true);
}
