import { admiredHouse } from '../../board/admired-house.tsx';
import { MeadowNotes, MeadowPicture } from './parts/closer-meadow.tsx';
import { SpeechContext } from './table-context.ts';
import { useSpeechOf } from './use-speech-of.ts';
import type { PigsTypes } from './words.ts';

export const house = admiredHouse<PigsTypes, ReturnType<typeof useSpeechOf>>({
  context: SpeechContext,
  useSpeech: useSpeechOf,
  Picture: MeadowPicture,
  Notes: MeadowNotes,
});
