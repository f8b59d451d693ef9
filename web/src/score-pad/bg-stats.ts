import type { ScoredPad } from './pad-file.ts';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

/**
 * The link that opens BG Stats with this play filled in; nothing is sent before it is tapped. The
 * format is documented in “Push plays to BG Stats from other apps or websites” (docs/score-pad.md).
 */
export function bgStatsLink({ pad, game, assessed }: ScoredPad, names: readonly string[]): string {
  const play = {
    sourceName: 'Richtfest',
    sourcePlayId: pad.id,
    playDate: `${pad.day} 12:00:00`,
    ...(pad.place === '' ? {} : { location: pad.place }),
    ...(pad.notes === '' ? {} : { comments: pad.notes }),
    game: { name: game.texts.en.name, sourceGameId: game.id, highestWins: true, noPoints: false },
    players: assessed.result.seats.map(({ score, place }, seat) => ({
      name: names[seat] ?? '',
      // Players have no accounts here: their name identifies them from play to play.
      sourcePlayerId: names[seat] ?? '',
      score,
      rank: place,
      winner: place === 1,
    })),
  };
  return `${ADDRESS}${encodeURIComponent(JSON.stringify(play))}`;
}
