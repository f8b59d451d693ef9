import { randomHex } from './start-match.ts';

interface Message {
  readonly say: 'who-plays' | 'i-play' | 'mine-now';
  /** Of the match. */
  readonly id: string;
  readonly tab: string;
}

/** One page never competes with itself. */
const THIS_TAB = randomHex(8);

/** A tab that is awake answers in a few milliseconds. */
const PATIENCE = 180;

/** This tab's claim to a match of this device. */
export interface TabClaim {
  release(): void;
}

export interface ClaimWishes {
  readonly id: string;
  /** Takes the match from the tab that has it. */
  readonly isInsisting: boolean;
  /** Another tab took it over. */
  readonly onLost: () => void;
}

/**
 * Claims a match for this tab; undefined if another tab plays it. A courtesy that saves people
 * from playing twice: what keeps the match whole is the store, which takes a move only after
 * the moves it was made on.
 */
export async function claimMatch(wishes: ClaimWishes): Promise<TabClaim | undefined> {
  const { id, isInsisting, onLost } = wishes;
  const channel = new BroadcastChannel('richtfest/matches');
  const tell = (say: Message['say']) =>
    channel.postMessage({ say, id, tab: THIS_TAB } satisfies Message);
  if (!isInsisting && (await isAnswered(channel, () => tell('who-plays'), id))) {
    channel.close();
    return undefined;
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.id !== id || data.tab === THIS_TAB) return;
    if (data.say === 'who-plays') tell('i-play');
    if (data.say === 'mine-now') {
      channel.close();
      onLost();
    }
  });
  tell('mine-now');
  return { release: () => channel.close() };
}

function isAnswered(channel: BroadcastChannel, ask: () => void, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<Message>) => {
      if (data.id !== id || data.say !== 'i-play' || data.tab === THIS_TAB) return;
      channel.removeEventListener('message', listen);
      resolve(true);
    };
    channel.addEventListener('message', listen);
    setTimeout(() => {
      channel.removeEventListener('message', listen);
      resolve(false);
    }, PATIENCE);
    ask();
  });
}
