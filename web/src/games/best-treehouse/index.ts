export { house } from './admired.ts';
export { TreehouseTable as table } from './treehouse-table.tsx';
export { keys } from './texts/keys.ts';
export { spotsOf } from './spots.ts';
export { givesUp } from './gives-up.ts';
