export { house } from './admired.ts';
export { PigsTable as table } from './pigs-table.tsx';
export { keys } from './texts/keys.ts';
export { spotsOf } from './spots.ts';
export { givesUp } from './gives-up.ts';
