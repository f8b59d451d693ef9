/** Helpers for drawing a game's picture in characters. */
export { asciiWord } from './ascii-word.ts';
export * from './block.ts';
