import { scoreHouse } from '@richtfest/dream-home';
import { reasonText } from '@richtfest/engine';
import type { Notice, TapContext } from './selection.ts';
import type { Speech } from './speech.ts';

/** A note: its anchor and its text. */
export interface Note {
  readonly anchor: string;
  readonly text: string;
}

/** The note for a tap that decides nothing yet. */
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
    case 'target': {
      const { target } = notice;
      if (target.on === 'place' && target.place !== 'outdoors') {
        const field = target.place;
        const on = view.players[seat]?.house.find((each) => each.field === field);
        const text = say.place({ field, on, mark: undefined }, speech);
        const line = scoreHouse(view, seat).rooms.find(({ fields }) => fields.includes(field));
        const worth = line === undefined ? '' : `. ${say.points(line.points, speech.format)}`;
        return { anchor: `[data-place="${field}"]`, text: text + worth };
      }
      if (target.on === 'tool') {
        return { anchor: `[data-tool="${target.tool}"]`, text: texts.uses[target.tool] };
      }
      if (target.on === 'helper') {
        return { anchor: `[data-helper="${target.helper}"]`, text: texts.uses[target.helper] };
      }
      return { anchor: '', text: '' };
    }
  }
}
