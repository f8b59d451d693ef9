import type { Voice } from '../voice.ts';
import { entryLines } from './menu-lines.ts';
import { type MenuEntry, examplesOf } from './menu.ts';
import type { Reading } from './reading.ts';

const MOST_SHOWN = 10;

type Confused = Exclude<Reading, { readonly is: 'nothing' | 'move' | 'word' }>;

/** What is answered to a line that could not be taken for anything. */
export function confusion(reading: Confused, text: string, voice: Voice): string[] {
  const { play } = voice.texts;
  switch (reading.is) {
    case 'no-such-number':
      return [play.noSuchNumber(reading.number, reading.last)];
    case 'ambiguous':
      return ambiguity(text, reading.entries, voice);
    case 'unfinished':
      return [play.unfinished(text, reading.examples.join(voice.screen.sign(' · ', ', ')))];
    case 'unknown': {
      const near = reading.near === undefined ? '' : ` ${play.didYouMean(reading.near)}`;
      return [`${play.notUnderstood(text)}${near}`];
    }
  }
}

/** The moves that could be meant, or how to say more. */
function ambiguity(text: string, entries: readonly MenuEntry[], voice: Voice): string[] {
  const { play } = voice.texts;
  if (entries.length <= MOST_SHOWN) return [play.couldBe(text), ...entryLines(entries, voice)];
  return [
    play.tooMany(text, entries.length, voice.format),
    ...entryLines(examplesOf({ entries }, voice.game), voice),
  ];
}
