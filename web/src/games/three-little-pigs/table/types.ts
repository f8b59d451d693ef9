import type { View } from '@richtfest/three-little-pigs';

export type StackView = View['stacks'][number];
export type HouseTiles = View['players'][number]['houses'][number];
