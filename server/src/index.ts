export { type ServerSettings, createServer } from './create-server.ts';
export { type ServerLimits, USUAL_LIMITS } from './limits.ts';
export { ServeProblem, type ServeSettings, type Serving, serve } from './serve.ts';
export type * from './store/event-store.ts';
export { openSqliteStore } from './store/open-sqlite-store.ts';
