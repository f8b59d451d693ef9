export * from './days.ts';
export * from './messages.ts';
