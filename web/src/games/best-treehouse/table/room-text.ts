import { type TreehouseTexts, roomOf } from '@richtfest/best-treehouse';

/** The texts of a card. */
export function roomText(texts: TreehouseTexts, card: number): TreehouseTexts['rooms'][RoomId] {
  return texts.rooms[roomOf(card).id];
}

type RoomId = keyof TreehouseTexts['rooms'];
