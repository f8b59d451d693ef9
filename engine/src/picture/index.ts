/** What a game draws its picture in characters with. */
export { asciiWord } from './ascii-word.ts';
export * from './block.ts';
