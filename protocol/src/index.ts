export * from './http/create-table.ts';
export * from './http/help-out.ts';
export * from './http/move-seat.ts';
export * from './http/notices.ts';
export * from './http/stand-in.ts';
export * from './http/start-table.ts';
export * from './http/table-summary.ts';
export * from './http/take-seat.ts';
export * from './limits.ts';
export type { LogNews, SeatClock, Situation } from './match-news.ts';
export {
  type BotPace,
  type LateWay,
  TABLE_CODE,
  type TableClock,
  isSlow,
  problem,
  tableCode,
} from './parts.ts';
export * from './problems.ts';
export { readAs } from './read.ts';
export type { SeatStatus } from './seats.ts';
export type {
  BusyMessage,
  ClientMessage,
  HelloMessage,
  HoldMessage,
  MoveMessage,
  UndoMessage,
} from './socket/client-messages.ts';
export { CLOSE } from './socket/close-codes.ts';
export { type Read, readClientMessage, readServerMessage } from './socket/read.ts';
export type {
  AnswerMessage,
  ServerMessage,
  UpdateMessage,
  WelcomeMessage,
} from './socket/server-messages.ts';
