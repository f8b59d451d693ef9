import type {
  DreamHomeTexts,
  Field,
  FieldView,
  Helper,
  MarketColumn,
  PlayerView,
  View,
  Warning,
} from '@richtfest/dream-home';
import type { Format, Language, Seat, SeatFormat } from '@richtfest/engine';
import type { KeyHelp } from '../../index.ts';
import type { PlaceMark } from '../table/marks.ts';
import type { CountedCard, CountedRoof } from '../table/piles.ts';
import type { UsableTool } from '../table/types.ts';

/** Formatting of names and numbers. */
export interface Wording {
  readonly texts: DreamHomeTexts;
  readonly format: SeatFormat;
  readonly language: Language;
}

export interface ColumnLabel {
  readonly shown: MarketColumn;
  readonly hasStartSign: boolean;
  readonly cards: View['options']['cards'];
  readonly holder: number | undefined;
}

export interface PlaceLabel {
  readonly field: Field;
  readonly on: FieldView | undefined;
  readonly mark: PlaceMark | undefined;
}

/** The texts of the table itself; rooms, tiles and reasons get theirs from the game. */
export interface TableTexts {
  readonly market: string;
  readonly actions: string;
  readonly kit: string;
  readonly startSign: string;
  readonly startPlayer: string;
  readonly fromNextRound: string;
  readonly outdoors: string;
  /** Where narrow cards may break the words of card names: `Biblio|thek`. */
  readonly wordBreaks: readonly string[];
  readonly faceDownShort: string;
  /** Beside the points of a field now: the points it can still reach. */
  readonly upTo: (points: string) => string;
  readonly roomPile: string;
  readonly roofPile: string;

  readonly take: string;
  readonly discard: string;
  readonly declineJackhammer: string;
  readonly declineDecor: string;
  readonly done: string;
  readonly cancel: string;
  readonly turnOver: string;
  readonly faceUp: string;
  readonly scaffoldFirst: string;
  readonly roomFirst: string;

  readonly chooseColumn: string;
  /** Before a warning. */
  readonly remember: string;
  warning(warning: Warning, wording: Pick<Wording, 'texts' | 'format'>): string;
  readonly chooseDiscard: string;
  readonly discardHint: string;
  readonly jackhammerHint: string;
  readonly placeHint: string;
  readonly placeTurned: string;
  /** Instead of `placeHint` where the room can only lie face down (DH-17). */
  readonly placeFaceDown: string;
  /** DH-29: `Right beside a bathroom: 3 points.` */
  besideBonus(points: string, room: string): string;
  /** DH-18, DH-26: what a roof card is good for. */
  roofUse(isHidden: boolean): string;
  /** DH-10: of a tool in the last round. */
  readonly tooLate: string;
  readonly decorHint: string;
  readonly outdoorsHint: string;
  readonly scaffoldHint: string;
  readonly drillColumn: string;
  readonly drillField: string;
  readonly drillOther: string;
  readonly mixFirst: string;
  readonly mixSecond: string;
  readonly chooseHelper: string;
  readonly helpersAtWork: string;
  readonly supplierCard: string;
  readonly supplierField: string;
  readonly handymanFirst: string;
  readonly handymanSecond: string;
  /** DH-18: `isHidden` while nobody may look at roof piles. */
  rooferCard(isHidden: boolean): string;

  houseOf(seat: Seat, format: Format): string;
  points(points: number, format: SeatFormat): string;
  /** The number of cards in the pile; four make a roof. */
  roofs(count: number, format: SeatFormat): string;
  /** A tile's points and where it can be placed: `Grand piano: 3 points in: living room.` */
  tile(what: string, value: number, where: string, format: SeatFormat): string;
  round(round: number, rounds: number): string;
  /** The furnishing bonuses (DH-27). */
  readonly bonuses: Readonly<Record<'bathrooms' | 'basics', string>>;
  /** `living room (U2, U3): 4 points`. */
  scored(what: string, where: readonly string[], points: string): string;
  /** Takes the game's reason: the card is allowed, but only face down. */
  faceDownHere(reason: string): string;
  readonly garden: string;
  putOutdoors(decor: string): string;
  column(label: ColumnLabel, wording: Wording): string;
  place(label: PlaceLabel, wording: Wording): string;
  pileRoom(card: CountedCard, wording: Wording): string;
  pileRoof(roof: CountedRoof, wording: Wording): string;
  tool(
    tool: { readonly tool: UsableTool; readonly count: number; readonly isUsable: boolean },
    wording: Wording,
  ): string;
  helper(helper: { readonly helper: Helper; readonly count: number }, wording: Wording): string;
  /** A summary of a neighbour's house. */
  about(player: PlayerView, wording: Wording): string;
  readonly keys: readonly KeyHelp[];
}
