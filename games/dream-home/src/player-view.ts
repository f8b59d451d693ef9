import {
  SCAFFOLD_CARD,
  TOOL,
  codeOfRoof,
  codeOfRoom,
  decorName,
  decorsIn,
  faceDown,
  fieldName,
  helperCard,
  isFaceDown,
  roof,
  roomCard,
  toolCard,
} from './codes.ts';
import { newPlayer } from './new-player.ts';
import { type Player, NONE, SCAFFOLD } from './state.ts';
import {
  DECORS,
  type Decor,
  type Field,
  HELPERS,
  type Helper,
  type Roof,
  type RoomCard,
  TOOLS,
  type Tool,
} from './words.ts';

export interface PlayerView {
  /** All twelve fields, in the order of `FIELDS`. */
  readonly house: readonly FieldView[];
  /** DH-19: tiles beside the house. */
  readonly outdoors: readonly Decor[];
  /** Cards in the roof pile. */
  readonly roofCount: number;
  /** The roof pile, at the end or if the table plays with open roofs. */
  readonly roofs?: readonly Roof[];
  readonly helpers: readonly Helper[];
  readonly tools: readonly ToolView[];
}

export interface ToolView {
  readonly tool: Exclude<Tool, 'scaffold'>;
  /** DH-10: true from the round after the tool was taken. */
  readonly isUsable: boolean;
}

/** The contents of a field. An empty room is a face-down card (DH-17). */
export type FieldView =
  | { readonly field: Field; readonly is: 'free' }
  | { readonly field: Field; readonly is: 'scaffold' }
  | {
      readonly field: Field;
      readonly is: 'room';
      readonly card: RoomCard;
      readonly decor?: Decor;
    }
  | { readonly field: Field; readonly is: 'empty-room'; readonly card: RoomCard };

/** The public view of a player; the roof pile only if it is open (DH-18). */
export function playerView(player: Player, isOpen: boolean): PlayerView {
  return {
    house: player.house.map((_, field) => fieldView(player, field)),
    outdoors: decorsIn(player.outdoors),
    roofCount: player.roofs.length,
    ...(isOpen ? { roofs: player.roofs.map(roof) } : {}),
    helpers: HELPERS.flatMap((helper, at) => times(player.helpers[at] as number, helper)),
    tools: TOOLS.flatMap((tool, at) => (tool === 'scaffold' ? [] : toolViews(player, tool, at))),
  };
}

function toolViews(player: Player, tool: ToolView['tool'], at: number): ToolView[] {
  const usable = times<ToolView>(player.tools[at] as number, { tool, isUsable: true });
  return player.newTool === at ? [...usable, { tool, isUsable: false }] : usable;
}

function fieldView({ house, tiles }: Player, at: number): FieldView {
  const field = fieldName(at);
  const code = house[at] as number;
  if (code === NONE) return { field, is: 'free' };
  if (code === SCAFFOLD) return { field, is: 'scaffold' };
  const card = roomCard(code);
  if (isFaceDown(code)) return { field, is: 'empty-room', card };
  const tile = tiles[at] as number;
  return { field, is: 'room', card, ...(tile === NONE ? {} : { decor: decorName(tile) }) };
}

/** The player as state; a roof pile that is not open is empty. */
export function playerFrom({ house, outdoors, roofs, helpers, tools }: PlayerView): Player {
  const player = newPlayer();
  house.forEach((view, field) => {
    player.house[field] = fieldCode(view);
    const decor = view.is === 'room' ? view.decor : undefined;
    if (decor !== undefined) player.tiles[field] = DECORS.indexOf(decor);
  });
  for (const decor of outdoors) player.outdoors |= 1 << DECORS.indexOf(decor);
  player.roofs = (roofs ?? []).map(codeOfRoof);
  player.helpers = HELPERS.map((helper) => helpers.filter((other) => other === helper).length);
  for (const { tool, isUsable } of tools) {
    if (isUsable) player.tools[TOOL[tool]] = (player.tools[TOOL[tool]] ?? 0) + 1;
    else player.newTool = TOOL[tool];
  }
  return player;
}

function fieldCode(view: FieldView): number {
  switch (view.is) {
    case 'free':
      return NONE;
    case 'scaffold':
      return SCAFFOLD;
    case 'room':
      return codeOfRoom(view.card);
    case 'empty-room':
      return faceDown(codeOfRoom(view.card));
  }
}

/** The special cards in front of a seat, without its roofs. */
export function specialsWith({ house, helpers, tools, newTool }: Player): number[] {
  return [
    ...house.flatMap((code) => (code === SCAFFOLD ? [SCAFFOLD_CARD] : [])),
    ...helpers.flatMap((count, helper) => times(count, helperCard(helper))),
    ...tools.flatMap((count, tool) => times(count, toolCard(tool))),
    ...(newTool === NONE ? [] : [toolCard(newTool)]),
  ];
}

function times<T>(count: number, value: T): T[] {
  return Array.from({ length: count }, () => value);
}
