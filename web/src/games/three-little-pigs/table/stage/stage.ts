import type { Stage } from '../../../../board/stage.ts';
import type { Scene } from '../scene.ts';
import type { Cue } from './cue.ts';

export type PigsStage = Stage<Scene, Cue>;
