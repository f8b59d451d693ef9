import type { JsonProblem } from '@richtfest/engine';
import type { FrameTexts } from '../texts/index.ts';

/** Why a text is not valid component data. */
export function unreadText(problem: JsonProblem, texts: FrameTexts['setUp']): string {
  switch (problem.kind) {
    case 'empty':
      return texts.notJson(undefined, 1);
    case 'syntax':
      return texts.notJson(problem.message, problem.place?.line);
    case 'too-deep':
      return texts.tooDeep(problem.place.line);
    case 'duplicate-key':
      return texts.duplicateKey(problem.path, problem.place.line);
  }
}
