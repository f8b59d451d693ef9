import { defineSiteGame } from '../site-game.ts';
import { RoofedHouse } from './house/roofed-house.tsx';
import { colourTexts } from './texts/colour-texts.ts';

export const ueberdachen = defineSiteGame({
  id: 'ueberdachen',
  House: RoofedHouse,
  colours: colourTexts,
  firstOptions: { quickStart: true },
  presets: { quick: { roundLimit: 30 }, children: { roundLimit: 40 } },
  loadTable: async () => (await import('./table/index.ts')).table,
  loadFeats: async () => (await import('./feats.ts')).feats,
  loadLesson: async () => (await import('./lesson/lesson.ts')).lesson,
  loadBoxKit: async () => (await import('./box-kit.tsx')).boxKit,
  loadRulePictures: async () => (await import('./rules/pictures.tsx')).pictures,
  loadEdition: async () => (await import('./rules/edition-texts.ts')).edition,
  loadQuestions: async () => (await import('./rules/questions.json')).default,
  loadPad: async () => (await import('./pad/index.ts')).pad,
  loadPositionKit: async () => (await import('./position-kit/index.tsx')).positionKit,
});
