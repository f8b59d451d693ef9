import { NoteBubble } from './note-bubble.tsx';
import type { Look } from './use-look.ts';

/** The note at what is looked at, where there is one. */
export function LookNote({ look: { note, forget } }: { readonly look: Look }) {
  if (note === undefined) return undefined;
  return (
    <NoteBubble anchor={note.anchor} onClose={forget}>
      {note.text}
    </NoteBubble>
  );
}
