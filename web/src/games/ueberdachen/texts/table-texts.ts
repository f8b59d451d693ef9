import type { Material, Materials, Room, Size } from '@richtfest/ueberdachen';
import type { Format, Seat } from '@richtfest/engine';
import type { KeyHelp } from '../../index.ts';
import type { AnswerView, PlayerView } from '../table/types.ts';

interface RoomLabel {
  readonly room: Room;
  /** 0 to 6. */
  readonly column: number;
  readonly built: number;
  readonly isComplete: boolean;
  readonly isPlanned: boolean;
  /** Said only if both floors are mentioned. */
  readonly floor?: number;
}

interface CardLabel {
  readonly size: Size;
  readonly room: Room | undefined;
  readonly left: number;
  readonly recipe: Materials | undefined;
}

type ByDraft = Readonly<Record<'offer' | 'counter' | 'propose', string>>;

/** The texts of the table itself; materials, rooms, trades and reasons get theirs from the game. */
export interface TableTexts {
  readonly supply: string;
  readonly roll: string;
  rollOf(roll: number, of: number, format: Format): string;
  readonly doubled: string;
  /** UD-8: what the next 6 does, if it does something final. */
  readonly sixBrings: Readonly<Record<'ceiling' | 'roof', string>>;
  /** UD-13: what the end of the turn costs. */
  surplusAfter(surplus: number, format: Format): string;
  readonly rollThree: string;
  die(face: number | undefined, format: Format): string;
  readonly chooseTrade: string;
  readonly noPlate: string;

  lorry(size: number, format: Format): string;
  more(
    material: Material,
    load: { readonly loaded: number; readonly isNeeded: boolean },
    format: Format,
  ): string;
  less(material: Material): string;
  readonly unload: string;
  readonly unloadNow: string;
  loaded(loaded: number, of: number, format: Format): string;

  readonly fence: string;
  chooseLoot(thefts: number, format: Format): string;
  readonly noSteal: string;
  steal(material: string, name: string): string;
  readonly emptyYard: string;

  /** UD-7: a playful reason. */
  readonly openerDoubles: string;
  readonly setPillar: string;
  readonly keepPillar: string;

  card(label: CardLabel, format: Format): string;
  /** On a stack of room cards, which shows its top card. */
  cardsLeft(left: number, format: Format): string;
  /** Before another room is opened while several are unfinished. */
  manyUnfinished(rooms: number, format: Format): string;
  bay(column: number): string;
  room(label: RoomLabel, format: Format): string;
  cell(material: Material, row: number, mayBeBuilt: boolean): string;
  readonly chooseACard: string;
  readonly chooseCell: string;
  readonly choosePlace: string;
  noPlaceFor(material: Material): string;
  /** UD-9: dropped where the card shows another material. */
  readonly wrongCell: string;
  readonly noRooms: string;
  readonly cancel: string;
  readonly endTurn: string;
  /** What could still be done before the turn ends. */
  buildLeft(material: Material, room: Room): string;
  openLeft(room: Room): string;

  storage(total: number, format: Format): string;
  /** Above the number of stored materials and the limit. */
  readonly stored: string;
  ofLimit(total: number, limit: number, format: Format): string;
  pile(material: Material, count: number, format: Format): string;
  discardMore(count: number, format: Format): string;

  readonly needs: string;
  /** A capitalized room: begun, or only suggested. */
  nextRoom(room: string): string;
  readonly notBegun: string;
  /** Each with a capitalized material. */
  needHeld(material: string): string;
  needMissing(material: string, missing: number, format: Format): string;
  /** Cells that are filled, of all cells of the nearest room. */
  progress(filled: number, cells: number, format: Format): string;
  /** No room fits any more: what to do now, by what a 6 brings. */
  readonly floorFull: Readonly<
    Record<'pillar' | 'ceiling' | 'roof', (pillars: number, format: Format) => string>
  >;
  /** UD-8: a house on the way to its ceiling or roof. */
  pillarsOf(standing: number, of: number, format: Format): string;
  readonly aSixBrings: Readonly<Record<'ceiling' | 'roof', string>>;
  ways(material: string): string;
  readonly howToGet: string;
  /** `goods` in words: what the player would give. */
  offerWay(name: string, goods: string): string;
  proposeWay(name: string, goods: string): string;
  bankWay(price: number, format: Format): string;
  bankShort(price: number, short: number, format: Format): string;
  readonly ownRolls: string;
  /** The names of `count` seats whose rolls bring it. */
  rollsOf(names: string, count: number): string;
  readonly noSwap: string;

  readonly merchant: string;
  /** Below the bank's name. */
  bankRate(price: number, format: Format): string;
  price(material: number, pillar: number, format: Format): string;
  order(item: string, price: number, format: Format): string;
  readonly chooseGoods: string;
  payMore(count: number, format: Format): string;

  readonly trade: string;
  readonly propose: string;
  /** To a player who waits with an empty storage. */
  readonly meanwhile: string;
  /** A requested proposal has to wait for the roll. */
  readonly inAMoment: string;
  readonly trestle: ByDraft;
  readonly send: ByDraft;
  readonly toWhom: string;
  /** What a partner's next room lacks. */
  looksFor(materials: Materials, format: Format): string;
  readonly bubblesShow: string;
  readonly all: string;
  readonly theirYard: string;
  readonly iGive: string;
  readonly iWant: string;
  readonly layOut: string;
  /** Only one side lies there so far. */
  readonly alsoWant: string;
  readonly alsoGive: string;
  readonly nothingToGive: string;
  /** All other storages are empty. */
  readonly nothingToWant: string;
  readonly ready: string;
  /** `isNeeded`: the player's nearest room lacks it. */
  wantMore(
    material: Material,
    deal: { readonly laid: number; readonly isNeeded: boolean },
    format: Format,
  ): string;
  takeBack(material: Material, count: number, format: Format): string;
  pillarsLaid(count: number, format: Format): string;
  readonly morePillars: string;
  readonly lessPillars: string;
  goods(materials: Materials, pillars: number, format: Format): string;
  readonly nothing: string;
  /** On a material in a deal. */
  readonly isNeeded: string;

  offerOf(name: string): string;
  gives(name: string): string;
  readonly wants: string;
  /** On what an offer to the reader asks for. */
  readonly youGive: string;
  readonly answers: Readonly<Record<AnswerView['answer'], string>>;
  swapWith(name: string): string;
  takeCounter(name: string): string;
  readonly accept: string;
  readonly decline: string;
  readonly counter: string;
  readonly waiting: string;
  readonly withdraw: string;
  readonly pickOne: string;
  readonly pickNone: string;

  readonly proposals: string;
  proposalOf(name: string): string;
  takeProposal(name: string): string;
  refuseProposal(name: string): string;
  readonly withdrawProposal: string;

  readonly doNotDisturb: string;
  /** The do-not-disturb switch, and what its state means. */
  readonly dontAsk: string;
  readonly dontAskStates: Readonly<Record<'on' | 'off', string>>;
  siteOf(seat: Seat, format: Format): string;
  site(player: PlayerView, hasOpener: boolean, format: Format): string;
  points(points: number, format: Format): string;
  readonly keys: readonly KeyHelp[];
}
