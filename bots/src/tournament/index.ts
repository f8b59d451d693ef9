export { lineupsOf } from './lineups.ts';
export { type Block, type TournamentOptions, playBlock } from './play-block.ts';
export { type BotStanding, isOrderCertain, standingsOf } from './standings.ts';
export { type ThinkingTimes, addTimes, meanTime, noTimes, timeAt } from './thinking-times.ts';
export { type Estimate, meanEstimate, shareEstimate } from './interval.ts';
