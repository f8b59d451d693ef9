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
    playDate: noonOf(pad.day),
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
      // The pad does not ask who began; BG Stats on Android fails without the field.
      startPlayer: false,
    })),
  };
  return `${ADDRESS}${encodeURIComponent(JSON.stringify(play))}`;
}

/** Noon of a day here, in the world time that BG Stats expects. */
function noonOf(day: string): string {
  return new Date(`${day}T12:00:00`).toISOString().slice(0, 19).replace('T', ' ');
}
