/**
 * Incremented with every change that an older page or server would misunderstand. Version 2 added
 * `change` and `refresh`.
 */
export const PROTOCOL = 2;

/** The versions that are understood: the current one and the one before. */
export const PROTOCOLS = [1, PROTOCOL] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** Visible characters of a name, whatever their encoding. */
export const NAME_LENGTH = 24;

/** Characters of a line of chat, and the number of lines a table stores. */
export const CHAT_LENGTH = 200;
export const CHAT_LINES = 200;

/** Characters of a message from a client, and bytes of a request's body. */
export const MESSAGE_LENGTH = 16 * 1024;

export const NONCE_LENGTH = 64;
export const MOVE_ID_LENGTH = 64;
export const MAX_SEATS = 8;

export { MAX_JSON_DEPTH as MAX_DEPTH } from '@richtfest/engine';

/** Bytes of a request with the file of a daily house, and the number of members of a group. */
export const RESULT_LENGTH = 64 * 1024;
export const GROUP_MEMBERS = 50;

/** Bytes of a request that shares a score pad, and places of a player's sheet. */
export const PAD_LENGTH = 64 * 1024;
export const PAD_PLACES = 150;
/** Milliseconds after its last change until a shared score pad is deleted. */
export const PAD_LIFETIME = 24 * 60 * 60_000;

/** Characters of an account's encrypted data. */
export const DATA_LENGTH = 256 * 1024;
