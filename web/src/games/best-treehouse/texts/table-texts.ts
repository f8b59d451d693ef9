import type { Bonus, Place } from '@richtfest/best-treehouse';
import type { Format, Seat } from '@richtfest/engine';
import type { KeyHelp } from '../../index.ts';
import type { Bar } from '../table/derive.ts';
import type { Prompt } from '../table/prompts.ts';

interface PennantLabel {
  readonly colour: string;
  readonly about: string;
  /** Rooms of this colour in the large tree. */
  readonly count: number;
  /** The most that another player has. */
  readonly others: number;
  readonly bonus: Bonus | undefined;
  /** The player who put the bonus card there or, with young players, took the colour. */
  readonly holder: string | undefined;
}

/** The texts of the table itself; rooms, colours and reasons get theirs from the game. */
export interface TableTexts {
  readonly hand: string;
  /** Where narrow cards may break the words of room names: `Biblio|thek`. */
  readonly wordBreaks: readonly string[];
  hiddenHand(count: number, format: Format): string;
  treeOf(seat: Seat, format: Format): string;
  rooms(count: number, format: Format): string;
  readonly noRooms: string;
  points(points: number, format: Format): string;
  readonly weekPoints: string;
  /** `Week 2 of 3, card 4 of 5`. */
  moment(round: number, pick: number | undefined): string;
  /** What `1:2` on a pennant means. */
  readonly pennantLegend: string;
  /** While the points of a week are shown. */
  readonly counted: string;
  /** While the majorities are shown (BT-13). */
  readonly majoritiesCounted: string;
  /** Takes the position of the marker. */
  balance(side: string): string;
  place(place: Place): string;
  readonly barred: Readonly<Record<Bar, string>>;
  buildHere(where: string, side: 'left' | 'middle' | 'right'): string;
  couldGoHere(where: string): string;
  /** Read out with a place where these colours could not grow any more. */
  closesHere(colours: string): string;
  settledHere(where: string): string;

  readonly leaf: string;
  /** What the empty leaf is for. */
  readonly leafNote: string;
  readonly chooseFirst: string;
  underLeaf(room: string): string;
  readonly somethingUnderLeaf: string;
  openCard(room: string): string;

  readonly pennants: string;
  pennant(label: PennantLabel, format: Format): string;
  /** The text of a pennant tapped for information; takes the room counts by player. */
  compare(colour: string, counts: string): string;
  majority(seat: Seat, points: number, format: Format): string;
  majorityTied(seats: readonly Seat[], format: Format): string;
  readonly bonusCards: string;
  bonusCard(bonus: Bonus): string;
  yourBonus(bonus: Bonus): string;

  readonly isOver: string;
  chooseOne(next: string): string;
  readonly chooseLast: string;
  places(open: number, format: Format): string;
  /** Read out with a card that doesn't fit into the tree. */
  readonly stuck: string;
  /** No card of the hand fits into the tree. */
  readonly noneFits: string;
  /** A place with a padlock; takes the colours it would close. */
  closes(colours: string): string;
  readonly placeIt: string;
  readonly noPlace: string;
  lies(room: string): string;
  readonly placeSettled: string;
  readonly discardSettled: string;
  readonly takeBonus: string;
  putBonus(bonus: Bonus): string;
  readonly takeColour: string;
  pegTitle(colour: string, worth: number): string;
  pegPoints(points: string): string;
  readonly acts: Readonly<Record<NonNullable<Prompt['act']>, string>>;
  readonly keys: readonly KeyHelp[];
}
