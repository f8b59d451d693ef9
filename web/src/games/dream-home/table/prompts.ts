import { capitalize } from '@richtfest/engine';
import type { Column, Move, SpecialCard, View, Warning } from '@richtfest/dream-home';
import { hasVerb } from './decide.ts';
import type { Selection, TapContext } from './selection.ts';
import type { Speech } from './speech.ts';

/** The content of the prompt card. */
export interface Asking {
  readonly title?: string | undefined;
  readonly hint: string;
  readonly buttons: readonly {
    readonly act: 'confirm' | 'decline' | 'done' | 'turn-over' | 'other-piece' | 'cancel';
    readonly label: string;
    readonly isMain?: boolean;
  }[];
}

/** The prompt for the player at this device; undefined while others decide. */
export function askingOf(
  selection: Selection,
  context: TapContext,
  speech: Speech,
): Asking | undefined {
  if (context.legal.length === 0) return undefined;
  const { say } = speech;
  switch (selection.is) {
    case 'column':
      return forColumn(selection, context, speech);
    case 'drill':
      return withCancel(speech.texts.tools.drill, drillHint(selection, speech), speech);
    case 'cement-mixer':
      return withCancel(
        speech.texts.tools['cement-mixer'],
        selection.column === undefined ? say.mixFirst : say.mixSecond,
        speech,
      );
    case 'supplier':
      return withCancel(
        speech.texts.helpers.supplier,
        selection.card === undefined ? say.supplierCard : say.supplierField,
        speech,
      );
    case 'handyman':
      return withCancel(
        speech.texts.helpers.handyman,
        selection.field === undefined ? say.handymanFirst : say.handymanSecond,
        speech,
      );
    case 'roofer':
      return withCancel(speech.texts.helpers.roofer, say.rooferCard, speech);
    case 'nothing':
    case 'held':
      return forPhase(selection, context, speech);
  }
}

/** The prompt with a reminder of what the player is about to miss, unless something is selected. */
export function withWarning(
  asking: Asking | undefined,
  warning: Warning | undefined,
  { say, texts, format }: Pick<Speech, 'say' | 'texts' | 'format'>,
): Asking | undefined {
  if (asking === undefined || asking.title !== undefined || warning === undefined) return asking;
  return { ...asking, title: say.remember, hint: say.warning(warning, { texts, format }) };
}

function drillHint(
  { column, field }: Extract<Selection, { is: 'drill' }>,
  { say }: Speech,
): string {
  if (column !== undefined) return say.drillField;
  return field === undefined ? say.drillColumn : say.drillOther;
}

function withCancel(title: string, hint: string, { say }: Speech): Asking {
  return { title: capitalize(title), hint, buttons: [{ act: 'cancel', label: say.cancel }] };
}

function forColumn(
  { column, isTurned }: Extract<Selection, { is: 'column' }>,
  { view }: TapContext,
  speech: Speech,
): Asking {
  const { say } = speech;
  const title = contentsOf(column, view, speech);
  if (view.phase === 'discard') {
    return {
      title,
      hint: say.discardHint,
      buttons: [{ act: 'confirm', label: say.discard, isMain: true }],
    };
  }
  const isFree = view.options.edition === 'nl';
  return {
    title,
    hint: isTurned ? say.placeTurned : (useOf(column, view, speech) ?? say.placeHint),
    buttons: [
      ...(isFree
        ? [{ act: 'turn-over' as const, label: isTurned ? say.faceUp : say.turnOver }]
        : []),
      { act: 'confirm', label: say.take, isMain: true },
    ],
  };
}

/** The names of a column's cards; the jackhammer takes only the room (DH-6). */
function contentsOf(column: Column, view: View, { say, texts }: Speech): string {
  const { room } = view.market[column - 1] ?? {};
  const special = specialOf(column, view);
  const isStart = column === 1 && view.phase !== 'jackhammer';
  const second =
    special === undefined ? (isStart ? say.startSign : undefined) : texts.special(special);
  return [room === undefined ? undefined : capitalize(texts.rooms[room.room].one), second]
    .filter((name) => name !== undefined)
    .join(' + ');
}

/** The use of a column's special card. */
function useOf(column: Column, view: View, { say, texts, format }: Speech): string | undefined {
  const special = specialOf(column, view);
  switch (special?.type) {
    case 'helper':
      return texts.uses[special.helper];
    case 'tool':
      return texts.uses[special.tool];
    case 'decor': {
      const { value, rooms } = view.options.cards.decor[special.decor];
      const where =
        rooms === 'outdoors' ? say.garden : format.list(rooms.map((room) => texts.rooms[room].one));
      return say.tile(value, where, format);
    }
    case undefined:
    case 'roof':
    default:
      return undefined;
  }
}

function specialOf(column: Column, view: View): SpecialCard | undefined {
  return view.phase === 'jackhammer' ? undefined : view.market[column - 1]?.special;
}

function forPhase(
  selection: Selection,
  { view, legal }: TapContext,
  { say, texts }: Speech,
): Asking {
  const decline = (label: string): Asking['buttons'] => [{ act: 'decline', label }];
  const { held } = view;
  switch (view.phase) {
    case 'jackhammer':
      return {
        title: capitalize(texts.tools.jackhammer),
        hint: say.jackhammerHint,
        buttons: decline(say.declineJackhammer),
      };
    case 'discard':
      return { hint: say.chooseDiscard, buttons: [] };
    case 'turn':
      return { hint: say.chooseColumn, buttons: [] };
    case 'room':
      return forRoom(selection, legal, { view, say, texts });
    case 'decor':
      return {
        title: held?.special === undefined ? undefined : capitalize(texts.special(held.special)),
        hint: isOutdoors(legal) ? say.outdoorsHint : say.decorHint,
        buttons: hasVerb('decline-decor', legal) ? decline(say.declineDecor) : [],
      };
    case 'scaffold':
      return { title: capitalize(texts.tools.scaffold), hint: say.scaffoldHint, buttons: [] };
    case 'helpers':
    case 'over':
    default:
      return { hint: say.chooseHelper, buttons: [{ act: 'done', label: say.done, isMain: true }] };
  }
}

function forRoom(
  selection: Selection,
  legal: readonly Move[],
  { view, say, texts }: Pick<TapContext, 'view'> & Pick<Speech, 'say' | 'texts'>,
): Asking {
  const isScaffold = selection.is === 'held' && selection.piece === 'scaffold';
  const isTurned = selection.is === 'held' && selection.isTurned;
  const room = view.held?.room?.room;
  const name = room === undefined ? '' : capitalize(texts.rooms[room].one);
  const isFree = legal.some(
    (move) =>
      move.verb === 'place' &&
      move.faceUp &&
      legal.some((other) => other.verb === 'place' && !other.faceUp && other.field === move.field),
  );
  return {
    title: isScaffold ? capitalize(texts.tools.scaffold) : name,
    hint: isScaffold ? say.scaffoldHint : isTurned ? say.placeTurned : say.placeHint,
    buttons: [
      ...(hasVerb('scaffold', legal)
        ? [{ act: 'other-piece' as const, label: isScaffold ? say.roomFirst : say.scaffoldFirst }]
        : []),
      ...(isFree && !isScaffold
        ? [{ act: 'turn-over' as const, label: isTurned ? say.faceUp : say.turnOver }]
        : []),
    ],
  };
}

/** DH-19: a tree house or a bird house. */
function isOutdoors(legal: readonly Move[]): boolean {
  return legal.some((move) => move.verb === 'decorate' && move.field === 'outdoors');
}
