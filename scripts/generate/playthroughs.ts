import { catalog } from '@richtfest/catalog';
import { type PlaythroughOptions, playthrough } from '@richtfest/testkit';
import type { GeneratedFile } from './generated-file.ts';

/** The exports of games/GAME/test/playthroughs.ts. */
interface PlaythroughList {
  readonly playthroughs: Readonly<Record<string, PlaythroughOptions>>;
}

/** Replays the playthroughs of every game. */
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
