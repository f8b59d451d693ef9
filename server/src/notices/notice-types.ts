import type { CatalogEntry } from '@richtfest/catalog';
import type { Language } from '@richtfest/engine';
import type { NoticeStore, StoredNotice } from '../store/notice-store.ts';
import type { Message } from './notice-texts.ts';
import type { Sent } from './postbox.ts';

export interface NoticeContext {
  readonly store: NoticeStore;
  readonly games: readonly CatalogEntry[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whose seat a notice is for. */
export interface NoticeSeat {
  readonly table: string;
  readonly seat: number;
  readonly keyHash: string;
}

/** A notice for an absent player. */
export interface Call extends NoticeSeat {
  /** Which game is played there. */
  readonly game: string;
  readonly message: Message;
  /** Milliseconds since 1970: nobody who was notified after this is notified again. */
  readonly since: number;
}

/** The message, in the recipient's language. */
export interface About {
  /** The game's name. */
  readonly game: string;
  readonly said: string;
  readonly message: Message;
}

/** A way to reach people who are away. */
export interface Way {
  /** Milliseconds between two notices to the same place. */
  readonly gap: number;
  send(notice: StoredNotice, about: About): Promise<Sent>;
}

export function gameName(
  { games }: Pick<NoticeContext, 'games'>,
  game: string,
  language: Language,
): string {
  return games.find(({ id }) => id === game)?.names[language] ?? game;
}
