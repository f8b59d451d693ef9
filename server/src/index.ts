export {
  type AdminPlace,
  type PruneOptions,
  backup,
  prune,
  reshard,
  restore,
  stats,
} from './admin/administer.ts';
export {
  type ListedResult,
  type RepairedResults,
  dailyResults,
  dailySummary,
  removeDailyResult,
  repairDailyResults,
} from './admin/daily-admin.ts';
export {
  type ClusterPlace,
  type ServerStatus,
  clusterStatus,
  drainServer,
  moveTable,
} from './admin/cluster-admin.ts';
export { type Check, type CheckReport, check } from './admin/check.ts';
export { createServer } from './create-server.ts';
export type { ServerOptions } from './server-options.ts';
export { type ServerLimits, USUAL_LIMITS } from './limits.ts';
export { ServeProblem } from './serve-problem.ts';
export type { ServeOptions } from './serve-options.ts';
export { type Serving, serve } from './serve.ts';
export type * from './store/account-store.ts';
export type * from './store/archive.ts';
export type * from './store/cluster-store.ts';
export type * from './store/daily-store.ts';
export type * from './store/event-store.ts';
export type * from './store/notice-store.ts';
export { openSqliteStore } from './store/open-sqlite-store.ts';
export { StoreProblem } from './store/store-problem.ts';
export type * from './store/timing-store.ts';
