import { defineSiteGame } from '../site-game.ts';
import { DreamHouse } from './house/dream-house.tsx';

export const dreamHome = defineSiteGame({
  id: 'dream-home',
  publisher: 'Rebel / Pegasus Spiele',
  House: DreamHouse,
  presets: { children: { columnDiscard: false, openRoofs: true } },
  loadTable: async () => (await import('./table/index.ts')).table,
  loadFeats: async () => (await import('./feats.ts')).feats,
  loadLesson: async () => (await import('./lesson/lesson.ts')).lesson,
  loadBoxKit: async () => (await import('./box-kit.tsx')).boxKit,
  loadRulePictures: async () => (await import('./rules/pictures.tsx')).pictures,
  loadEdition: async () => (await import('./rules/edition-texts.ts')).edition,
  loadQuestions: async () => (await import('./rules/questions.json')).default,
  loadPad: async () => (await import('./pad/index.ts')).pad,
  loadPositionKit: async () => (await import('./position-kit/index.ts')).positionKit,
});
