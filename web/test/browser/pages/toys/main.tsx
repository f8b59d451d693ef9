// The site's frame around the test kit's toys: secrets, simultaneous choices, answers. The address
// sets up the table: `?game=pebbles&people=Anna,Ben&bots=Ida`.
import '../../../../src/style/base.css';
import { type Game, type GameMove, type GameTexts, byLanguage } from '@richtfest/engine';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BarterTypes, barter } from '../../../../../testkit/test/barter.ts';
import { pebbles } from '../../../../../testkit/test/pebbles.ts';
import { PictureTable } from '../../../../src/games/picture-table.tsx';
import type { BotPlayer } from '../../../../src/match/bot-player.ts';
import { LocalMatch } from '../../../../src/match/local-match.ts';
import type { MatchClient, MatchSnapshot } from '../../../../src/match/match-client.ts';
import { MemoryStore } from '../../../../src/match/memory-store.ts';
import { Pace } from '../../../../src/match/pace.ts';
import { startMatch } from '../../../../src/match/start-match.ts';
import { useSettingsStore } from '../../../../src/settings/settings.ts';
import { devicePreferences, usePageSettings } from '../../../../src/settings/use-settings.ts';
import { TableFrame } from '../../../../src/table/table-frame.tsx';

/** The toy has no texts of its own. */
const said: GameTexts<BarterTypes> = {
  name: 'Barter',
  blurb: '',
  rules: { 'BA-1': { title: 'Turns', text: 'Roll, offer or end.' } },
  options: {},
  parts: { coins: 'coins' },
  moves: {
    roll: () => 'roll',
    offer: () => 'offer a coin',
    accept: () => 'accept',
    decline: () => 'decline',
    withdraw: () => 'withdraw the offer',
    wave: () => 'wave',
    'end-turn': () => 'end the turn',
  },
  events: {
    rolled: ({ seat }, format) => `${format.does(seat, 'You roll', 'rolls')}.`,
    did: ({ seat, verb }, format) => `${format.player(seat, 'You')}: ${verb}`,
  },
  reasons: { 'not-now': () => 'Not now.' },
  prompt: ({ answers }) => (answers === undefined ? 'Roll, offer or end.' : 'Accept or decline.'),
};

const GAMES: Readonly<Record<string, Game>> = {
  pebbles,
  barter: { ...barter, texts: byLanguage(() => said) },
};

/** Plays the first legal move. */
const firstOf: BotPlayer = {
  choose: ({ legal }) => Promise.resolve(legal[0] as GameMove),
  volunteer: () => Promise.resolve(undefined),
  close: () => undefined,
};

const query = new URLSearchParams(location.search);
const named = (key: string) => (query.get(key) ?? '').split(',').filter((name) => name !== '');
const game = GAMES[query.get('game') ?? 'pebbles'] as Game;
const seats = [
  ...named('people').map((name) => ({ name })),
  ...named('bots').map((name) => ({ name, bot: 'greedy' })),
];
const store = new MemoryStore();
const saved = startMatch(game, { seats, options: {} }, Date.now());
await store.write(saved, undefined);
const match = new LocalMatch(game, saved, {
  store,
  bots: firstOf,
  pace: new Pace(() => 'calm'),
  now: Date.now,
});
match.begin();
Object.assign(globalThis, { match });

/** `&clock=30`: every owing seat has 30 seconds. */
function clocked(client: MatchClient, seconds: number): MatchClient {
  const deadline = Date.now() + seconds * 1000;
  let last: MatchSnapshot | undefined;
  let shown: MatchSnapshot | undefined;
  const getSnapshot = () => {
    const snapshot = client.getSnapshot();
    if (snapshot === last && shown !== undefined) return shown;
    last = snapshot;
    const deadlines = snapshot.seats.map((_, seat) =>
      snapshot.owing.includes(seat) ? deadline : undefined,
    );
    shown = { ...snapshot, deadlines };
    return shown;
  };
  return new Proxy(client, {
    get(target, key) {
      if (key === 'getSnapshot') return getSnapshot;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const clock = Number(query.get('clock') ?? 0);
const client = clock > 0 ? clocked(match, clock) : match;

function ToyPage() {
  usePageSettings();
  return (
    <TableFrame
      client={client}
      module={{ table: PictureTable }}
      onFastForward={() => match.fastForward()}
      onAnimating={(isAnimating) => match.setAnimating(isAnimating)}
      file={() => Promise.resolve({})}
    />
  );
}

useSettingsStore.getState().deviceChanged(devicePreferences());
createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <ToyPage />
  </StrictMode>,
);
