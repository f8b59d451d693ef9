import type { Voice } from '../voice.ts';
import { entryLines } from './menu-lines.ts';
import { type MenuEntry, examplesOf } from './menu.ts';
import type { Reading } from './reading.ts';

const MAX_SHOWN = 10;

type UnclearInput = Exclude<Reading, { readonly is: 'nothing' | 'move' | 'word' }>;

/** The reply to a line that is neither a move nor a command. */
export function unclearInputLines(reading: UnclearInput, text: string, voice: Voice): string[] {
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

/** The matching moves, or a request to type more. */
function ambiguity(text: string, entries: readonly MenuEntry[], voice: Voice): string[] {
  const { play } = voice.texts;
  if (entries.length <= MAX_SHOWN) return [play.couldBe(text), ...entryLines(entries, voice)];
  return [
    play.tooMany(text, entries.length, voice.format),
    ...entryLines(examplesOf({ entries }, voice.game), voice),
  ];
}
