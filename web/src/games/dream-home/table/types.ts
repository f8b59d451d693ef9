import type { Field, ToolView } from '@richtfest/dream-home';

/** DH-20: tools that stay on the board until they are used. */
export type UsableTool = ToolView['tool'];

/** Where a card can be placed: a field of the house, or next to the house. */
export type Place = Field | 'outdoors';
