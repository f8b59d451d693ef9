export { house } from './admired.ts';
export { SiteTable as table } from './site-table.tsx';
export { keys } from './texts/keys.ts';
export { spotsOf } from './spots.ts';
export { givesUp } from './gives-up.ts';
