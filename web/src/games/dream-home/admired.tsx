import { admiredHouse } from '../../board/admired-house.tsx';
import { BigHouse, HouseNotes } from './parts/closer-house.tsx';
import { sceneOf } from './scene.ts';
import { SpeechContext } from './table-context.ts';
import { useSpeechOf } from './use-speech-of.ts';
import type { DreamHomeTypes } from './words.ts';

export const house = admiredHouse<DreamHomeTypes, ReturnType<typeof useSpeechOf>>({
  context: SpeechContext,
  useSpeech: useSpeechOf,
  Picture: ({ view, seat }) => <BigHouse scene={sceneOf(view)} seat={seat} />,
  Notes: ({ view, seat }) => <HouseNotes scene={sceneOf(view)} seat={seat} />,
});
