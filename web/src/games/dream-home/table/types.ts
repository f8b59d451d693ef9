import type { Field, ToolView } from '@richtfest/dream-home';

/** DH-20: tools that hang on the board until they are used. */
export type UsableTool = ToolView['tool'];

/** Where something may be put: a field of the house, or beside it. */
export type Place = Field | 'outdoors';
