export { house } from './admired.tsx';
export { DreamTable as table } from './dream-table.tsx';
export { keys } from './texts/keys.ts';
export { spotsOf } from './spots.ts';
export { givesUp } from './gives-up.ts';
