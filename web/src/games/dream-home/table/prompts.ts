import { capitalize } from '@richtfest/engine';
import {
  BESIDE,
  type Column,
  type Move,
  ROUNDS,
  type RoomCard,
  type SpecialCard,
  type View,
  type Warning,
} from '@richtfest/dream-home';
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
      return withCancel(
        speech.texts.helpers.roofer,
        say.rooferCard(areRoofsHidden(context.view)),
        speech,
      );
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
  context: TapContext,
  speech: Speech,
): Asking {
  const { view } = context;
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
    hint: isTurned ? say.placeTurned : hintForColumn(column, context, speech),
    buttons: [
      ...(isFree
        ? [{ act: 'turn-over' as const, label: isTurned ? say.faceUp : say.turnOver }]
        : []),
      { act: 'confirm', label: say.take, isMain: true },
    ],
  };
}

/** What a column's cards are good for; else how to place its room. */
function hintForColumn(column: Column, context: TapContext, speech: Speech): string {
  const { view } = context;
  const room = view.market[column - 1]?.room;
  const uses = [room && besideOf(room, view, speech), useOf(column, view, speech)].filter(
    (use) => use !== undefined,
  );
  return uses.length > 0 ? uses.join(' ') : placeHintFor(room, context, speech);
}

/** Most rooms fit somewhere face up; the others only become empty rooms (DH-17). */
function placeHintFor(
  room: RoomCard | undefined,
  { placings }: Pick<TapContext, 'placings'>,
  { say }: Pick<Speech, 'say'>,
): string {
  const isOpen = room === undefined || placings(room).some(({ faceUp }) => faceUp);
  return isOpen ? say.placeHint : say.placeFaceDown;
}

/** DH-29: of a room that counts more beside another. */
function besideOf(
  { room }: RoomCard,
  { options }: View,
  { say, texts, format }: Speech,
): string | undefined {
  if (room !== 'sauna' && room !== 'pantry' && room !== 'dressing-room') return undefined;
  const points = say.points(options.cards.rooms[room].beside, format);
  return say.besideBonus(points, texts.rooms[BESIDE[room]].one);
}

/** DH-18 */
function areRoofsHidden({ options }: View): boolean {
  return !options.openRoofs;
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
      return special.tool !== 'scaffold' && view.round === ROUNDS
        ? say.tooLate
        : texts.uses[special.tool];
    case 'decor': {
      const { value, rooms } = view.options.cards.decor[special.decor];
      const where =
        rooms === 'outdoors' ? say.garden : format.list(rooms.map((room) => texts.rooms[room].one));
      return say.tile(texts.decors[special.decor], value, where, format);
    }
    case 'roof':
      return say.roofUse(areRoofsHidden(view));
    case undefined:
    default:
      return undefined;
  }
}

function specialOf(column: Column, view: View): SpecialCard | undefined {
  return view.phase === 'jackhammer' ? undefined : view.market[column - 1]?.special;
}

function forPhase(selection: Selection, context: TapContext, { say, texts }: Speech): Asking {
  const { view, legal } = context;
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
      return forRoom(selection, context, { say, texts });
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
  context: TapContext,
  { say, texts }: Pick<Speech, 'say' | 'texts'>,
): Asking {
  const { view, legal } = context;
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
    hint: isScaffold
      ? say.scaffoldHint
      : isTurned
        ? say.placeTurned
        : placeHintFor(view.held?.room, context, { say }),
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
