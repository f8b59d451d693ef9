import { admiredHouse } from '../../board/admired-house.tsx';
import { TreeNotes, TreePicture } from './parts/closer-tree.tsx';
import { SpeechContext } from './table-context.ts';
import { useSpeechOf } from './use-speech-of.ts';
import type { TreehouseTypes } from './words.ts';

export const house = admiredHouse<TreehouseTypes, ReturnType<typeof useSpeechOf>>({
  context: SpeechContext,
  useSpeech: useSpeechOf,
  Picture: TreePicture,
  Notes: TreeNotes,
});
