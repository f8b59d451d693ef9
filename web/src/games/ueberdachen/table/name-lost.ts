import type { UeberdachenTypes } from '@richtfest/ueberdachen';
import type { LostMove } from '../../game-module.ts';
import { recipeOf } from './derive.ts';
import { unfinishedRooms } from './needs.ts';
import { speech } from './speech.ts';

/** What is left to build before the turn ends, by names instead of cells. */
export function nameLost(lost: LostMove<UeberdachenTypes>): string | undefined {
  const { move, view, seat, language } = lost;
  const say = speech.tableTexts[language];
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const unfinished = unfinishedRooms(player);
  if (move.verb === 'set-pillar') return say.setPillar;
  if (move.verb === 'build') {
    const room = unfinished.find(({ column }) => column === move.room)?.room;
    const material = room === undefined ? undefined : recipeOf(view, room)[move.cell];
    return room === undefined || material === undefined ? undefined : say.buildLeft(material, room);
  }
  if (move.verb !== 'open-room' || unfinished.length > 0) return undefined;
  const { top } = view.stacks[move.size];
  return top === undefined ? undefined : say.openLeft(top);
}
