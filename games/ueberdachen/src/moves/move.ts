import type { Seat } from '@richtfest/engine';
import type { Deal, Material, Materials, Size, Trade } from '../words.ts';

interface RollMove {
  readonly verb: 'roll';
}
/** UD-14: says that it rolls for the 6, and rolls for the first time. */
interface RollThreeMove {
  readonly verb: 'roll-three';
}
export interface ChooseTradeMove {
  readonly verb: 'choose-trade';
  readonly trade: Trade;
}
export interface TakeMove {
  readonly verb: 'take';
  readonly materials: Materials;
}
export interface StealMove {
  readonly verb: 'steal';
  readonly seat: Seat;
  readonly material: Material;
}
interface NoStealMove {
  readonly verb: 'no-steal';
}
export interface OpenRoomMove {
  readonly verb: 'open-room';
  readonly size: Size;
  /** 0 to 6; of a large room the left one. */
  readonly column: number;
  /** The cell its first material goes to: top to bottom, in a large room first the left column. */
  readonly cell: number;
}
export interface BuildMove {
  readonly verb: 'build';
  /** The first column of a room on the current floor. */
  readonly room: number;
  readonly cell: number;
}
/** `give` is what the rolling seat gives. */
export interface OfferMove extends Deal {
  readonly verb: 'offer';
  readonly to: Seat | 'all';
}
export interface BankMove {
  readonly verb: 'bank';
  readonly item: Material | 'pillar';
}
export interface PayMove {
  readonly verb: 'pay';
  readonly material: Material;
}
interface SetPillarMove {
  readonly verb: 'set-pillar';
}
interface KeepPillarMove {
  readonly verb: 'keep-pillar';
}
export interface TakeProposalMove {
  readonly verb: 'take-proposal';
  readonly seat: Seat;
}
export interface RefuseProposalMove {
  readonly verb: 'refuse-proposal';
  readonly seat: Seat;
}
interface EndTurnMove {
  readonly verb: 'end-turn';
}
interface AcceptMove {
  readonly verb: 'accept';
}
interface DeclineMove {
  readonly verb: 'decline';
}
/** `give` is what the answering seat gives; pillars come from the rolling seat all the same. */
export interface CounterMove extends Deal {
  readonly verb: 'counter';
}
interface WithdrawMove {
  readonly verb: 'withdraw';
}
export interface PickMove {
  readonly verb: 'pick';
  readonly seat: Seat;
}
interface PickNoneMove {
  readonly verb: 'pick-none';
}
/** `give` is what the proposing seat gives. */
export interface ProposeMove extends Deal {
  readonly verb: 'propose';
}
interface WithdrawProposalMove {
  readonly verb: 'withdraw-proposal';
}
export interface DiscardMove {
  readonly verb: 'discard';
  readonly material: Material;
}

export type Move =
  | RollMove
  | RollThreeMove
  | ChooseTradeMove
  | TakeMove
  | StealMove
  | NoStealMove
  | OpenRoomMove
  | BuildMove
  | OfferMove
  | BankMove
  | PayMove
  | SetPillarMove
  | KeepPillarMove
  | TakeProposalMove
  | RefuseProposalMove
  | EndTurnMove
  | AcceptMove
  | DeclineMove
  | CounterMove
  | WithdrawMove
  | PickMove
  | PickNoneMove
  | ProposeMove
  | WithdrawProposalMove
  | DiscardMove;

/** In the order of the table of decisions. */
export const VERBS = [
  'roll',
  'roll-three',
  'choose-trade',
  'take',
  'steal',
  'no-steal',
  'open-room',
  'build',
  'offer',
  'bank',
  'pay',
  'set-pillar',
  'keep-pillar',
  'take-proposal',
  'refuse-proposal',
  'end-turn',
  'accept',
  'decline',
  'counter',
  'withdraw',
  'pick',
  'pick-none',
  'propose',
  'withdraw-proposal',
  'discard',
] as const satisfies readonly Move['verb'][];
