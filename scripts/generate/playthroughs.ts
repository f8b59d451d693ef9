import { catalog } from '@richtfest/catalog';
import { type PlaythroughOptions, playthrough } from '@richtfest/testkit';
import type { GeneratedFile } from './generated-file.ts';

/** What games/GAME/test/playthroughs.ts says about the files beside it. */
interface PlaythroughList {
  readonly playthroughs: Readonly<Record<string, PlaythroughOptions>>;
}

/** The playthroughs of every game of the catalog, played anew. */
export async function playthroughFiles(): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const entry of catalog) {
    const { id } = entry;
    const game = await entry.load();
    const list = (await import(`../../games/${id}/test/playthroughs.ts`)) as PlaythroughList;
    for (const [name, settings] of Object.entries(list.playthroughs)) {
      const text = playthrough(game, settings);
      files.push({ path: `games/${id}/test/playthroughs/${name}`, text });
    }
  }
  return files;
}
