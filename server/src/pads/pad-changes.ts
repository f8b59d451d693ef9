import { isEqualJson } from '@richtfest/engine';
import type {
  JoinPadRequest,
  LeavePadRequest,
  PadSheet,
  RemovePadPlayerRequest,
  RevealPadRequest,
  WritePadTableRequest,
  WriteSheetRequest,
} from '@richtfest/protocol/pads';
import { RequestError } from '../request-error.ts';
import { isSameDigest } from '../same-digest.ts';
import type { PadContent, StoredPlayer } from '../store/pad-store.ts';
import { keyHash } from '../tables/secrets.ts';

const NEW_SHEET: PadSheet = { name: '', house: {}, sums: {}, allowed: [] };

/** Takes a free player or adds one (PR-52). */
export function join(
  content: PadContent,
  { key, player, name }: JoinPadRequest,
  mostPlayers: number,
): PadContent {
  const isHost = isHostKey(content, key);
  if (isHost && player !== undefined) {
    throw new RequestError('malformed', 'The host enters any house without taking a player.');
  }
  if (!isHost) requireEntering(content);
  const mine = playerWith(content, key);
  const target = player ?? mine?.player;
  if (target === undefined) return withNewPlayer(content, { key, name, isHost, mostPlayers });
  const { keyHash: holder } = requirePlayer(content, target);
  if (holder !== undefined && !isSameDigest(holder, keyHash(key))) {
    throw new RequestError('seat-taken', 'Another phone already enters this house (PR-52).');
  }
  return {
    ...content,
    players: content.players.map((each) => {
      if (each.player === target) return named({ ...each, keyHash: keyHash(key) }, name);
      return each === mine ? freed(each) : each;
    }),
  };
}

interface NewPlayer {
  readonly key: string;
  readonly name: string | undefined;
  readonly isHost: boolean;
  readonly mostPlayers: number;
}

function withNewPlayer(content: PadContent, options: NewPlayer): PadContent {
  const { key, name = '', isHost, mostPlayers } = options;
  if (content.players.length >= mostPlayers) {
    throw new RequestError('table-full', `At most ${mostPlayers} people play this game.`);
  }
  const player: StoredPlayer = {
    player: content.nextPlayer,
    version: 0,
    ...(isHost ? {} : { keyHash: keyHash(key) }),
    isReady: false,
    sheet: { ...NEW_SHEET, name },
  };
  return {
    ...content,
    players: [...content.players, player],
    nextPlayer: content.nextPlayer + 1,
  };
}

/** Makes a player free again. */
export function leave(content: PadContent, { key, player }: LeavePadRequest): PadContent {
  requireWriter(content, requirePlayer(content, player), key);
  return withPlayer(content, player, freed);
}

/** Removes a player with their sheet. */
export function removePlayer(
  content: PadContent,
  { key, player }: RemovePadPlayerRequest,
): PadContent {
  requirePadHost(content, key);
  requirePlayer(content, player);
  const players = content.players.filter((each) => each.player !== player);
  if (players.length === 0) {
    throw new RequestError('malformed', 'A score pad has at least one player.');
  }
  return { ...content, players };
}

/** Replaces a player's sheet (PR-53, PR-54). */
export function writeSheet(content: PadContent, request: WriteSheetRequest): PadContent {
  const { key, player, version, sheet } = request;
  const before = requirePlayer(content, player);
  requireWriter(content, before, key);
  const isReady = request.isReady ?? before.isReady;
  if (isReady === before.isReady && isEqualJson(sheet, before.sheet)) {
    return content;
  }
  if (version !== before.version) throw outdated(before.version);
  return withPlayer(content, player, (each) => ({
    ...each,
    sheet,
    isReady,
    version: version + 1,
  }));
}

/** Replaces what belongs to the whole table. */
export function writeTable(content: PadContent, request: WritePadTableRequest): PadContent {
  const { key, version, table } = request;
  requirePadHost(content, key);
  if (isEqualJson(table, content.table)) return content;
  if (version !== content.tableVersion) throw outdated(content.tableVersion);
  return { ...content, table, tableVersion: version + 1 };
}

/** Shows lines of the score sheet to everyone, or lets them enter houses again (PR-55). */
export function reveal(content: PadContent, { key, lines }: RevealPadRequest): PadContent {
  requirePadHost(content, key);
  if (lines === content.revealed) return content;
  const { revealed: _, ...rest } = content;
  return lines === undefined ? rest : { ...rest, revealed: lines };
}

/** The player that the device with this key has. */
export function playerWith(content: PadContent, key: string): StoredPlayer | undefined {
  const hash = keyHash(key);
  return content.players.find((each) => isSameDigest(each.keyHash, hash));
}

export function requirePadHost(content: PadContent, key: string): void {
  if (isHostKey(content, key)) return;
  throw new RequestError('wrong-key', 'Only the device that shared the pad may do this (PR-53).');
}

function isHostKey({ hostKeyHash }: PadContent, key: string): boolean {
  return isSameDigest(hostKeyHash, keyHash(key));
}

/** A phone changes its own player, the host any (PR-53). */
function requireWriter(content: PadContent, player: StoredPlayer, key: string): void {
  if (isHostKey(content, key)) return;
  if (!isSameDigest(player.keyHash, keyHash(key))) {
    throw new RequestError(
      'wrong-key',
      'A house is changed only by the phone that has its player, or by the host (PR-53).',
    );
  }
  requireEntering(content);
}

function requireEntering({ revealed }: PadContent): void {
  if (revealed === undefined) return;
  throw new RequestError(
    'pad-revealed',
    'The points are being revealed; only the host changes houses now (PR-55).',
  );
}

function requirePlayer(content: PadContent, player: number): StoredPlayer {
  const found = content.players.find((each) => each.player === player);
  if (found !== undefined) return found;
  throw new RequestError('no-such-seat', `There is no player ${player} on this pad.`);
}

function outdated(version: number): RequestError {
  return new RequestError(
    'outdated-data',
    `Another device was faster: the version is ${version} now (PR-54).`,
  );
}

function withPlayer(
  content: PadContent,
  player: number,
  change: (before: StoredPlayer) => StoredPlayer,
): PadContent {
  const players = content.players.map((each) => (each.player === player ? change(each) : each));
  return { ...content, players };
}

function freed({ player, version, sheet }: StoredPlayer): StoredPlayer {
  return { player, version, isReady: false, sheet };
}

function named(player: StoredPlayer, name: string | undefined): StoredPlayer {
  if (name === undefined || name === player.sheet.name) return player;
  return { ...player, sheet: { ...player.sheet, name }, version: player.version + 1 };
}
