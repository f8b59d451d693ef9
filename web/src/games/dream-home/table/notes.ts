import { scoreHouse } from '@richtfest/dream-home';
import { reasonText } from '@richtfest/engine';
import type { Notice, TapContext } from './selection.ts';
import type { Speech } from './speech.ts';

/** A note at something: where, and what it says. */
export interface Note {
  readonly anchor: string;
  readonly text: string;
}

/** What there is to say where nothing is decided, or not yet. */
export function noteOf(
  notice: Exclude<Notice, { is: 'why-not' }>,
  { view, seat }: TapContext,
  speech: Speech,
): Note {
  const { say, texts } = speech;
  switch (notice.is) {
    case 'face-down': {
      const { field, because } = notice;
      const reason = because === undefined ? '' : reasonText(because, texts, speech);
      return { anchor: `[data-place="${field}"]`, text: say.faceDownHere(reason) };
    }
    case 'thing': {
      const { thing } = notice;
      if (thing.on === 'place' && thing.place !== 'outdoors') {
        const field = thing.place;
        const on = view.players[seat]?.house.find((each) => each.field === field);
        const text = say.place({ field, on, mark: undefined }, speech);
        const line = scoreHouse(view, seat).rooms.find(({ fields }) => fields.includes(field));
        const worth = line === undefined ? '' : `. ${say.points(line.points, speech.format)}`;
        return { anchor: `[data-place="${field}"]`, text: text + worth };
      }
      if (thing.on === 'tool') {
        return { anchor: `[data-tool="${thing.tool}"]`, text: texts.uses[thing.tool] };
      }
      if (thing.on === 'helper') {
        return { anchor: `[data-helper="${thing.helper}"]`, text: texts.uses[thing.helper] };
      }
      return { anchor: '', text: '' };
    }
  }
}
