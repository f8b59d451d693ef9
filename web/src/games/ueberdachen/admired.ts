import { admiredHouse } from '../../board/admired-house.tsx';
import { SiteNotes, SitePicture } from './parts/closer-site.tsx';
import { SpeechContext } from './table-context.ts';
import { useSpeechOf } from './use-speech-of.ts';
import type { UeberdachenTypes } from './words.ts';

export const house = admiredHouse<UeberdachenTypes, ReturnType<typeof useSpeechOf>>({
  context: SpeechContext,
  useSpeech: useSpeechOf,
  Picture: SitePicture,
  Notes: SiteNotes,
});
