export { type Delta, deltaBetween, applyDelta } from './delta.ts';
export { AIDS, AID_MODES, type Aid, type AidMode, type Aids, aidModes } from './aids.ts';
export * from './http/close-table.ts';
export {
  type CreateTableRequest,
  type CreateTableResponse,
  createTableRequest,
  createTableResponse,
} from './http/create-table.ts';
export * from './http/hand-over.ts';
export * from './http/take-host.ts';
export * from './http/lobby.ts';
export * from './http/move-seat.ts';
export * from './http/ready.ts';
export * from './http/rematch.ts';
export * from './http/replace-seat.ts';
export { REQUESTS } from './http/requests.ts';
export * from './http/account.ts';
export * from './http/program-seat.ts';
export * from './http/set-talk.ts';
export * from './http/help-out.ts';
export * from './http/notices.ts';
export * from './http/stand-in.ts';
export * from './http/start-table.ts';
export * from './http/table-summary.ts';
export * from './http/take-seat.ts';
export * from './http/watching.ts';
export * from './limits.ts';
export {
  type LogNews,
  type MatchChange,
  type MatchUpdate,
  type ScoredObservation,
  type SeatClock,
  completeChange,
} from './match-news.ts';
export {
  type BotPace,
  type LateWay,
  type TableClock,
  isSlow,
  problem,
  tableCode,
} from './parts.ts';
export * from './problems.ts';
export { type RequestSchema, readAs } from './read.ts';
export { PROGRAM, type SeatStatus } from './seats.ts';
export { CODE_LENGTH, CODE_LETTERS, groupedCode, readTableCode } from './table-code.ts';
export type {
  AidMessage,
  AnswerTakeBackMessage,
  AskTakeBackMessage,
  DoNotDisturbMessage,
  ClientMessage,
  HelloMessage,
  HoldMessage,
  MoveMessage,
  ReactMessage,
  RefreshMessage,
  SayMessage,
  UndoMessage,
} from './socket/client-messages.ts';
export { clientMessage } from './socket/client-messages.ts';
export { CLOSE } from './socket/close-codes.ts';
export { type Read, readClientMessage, readServerMessage } from './socket/read.ts';
export type {
  AnswerMessage,
  ChangeMessage,
  ServerMessage,
  UpdateMessage,
  WelcomeMessage,
} from './socket/server-messages.ts';
export { serverMessage } from './socket/server-messages.ts';
export type { TakeBack } from './take-back.ts';
export { type ChatLine, REACTIONS, type Reaction, type Talk } from './talk.ts';
