import { randomHex } from './start-match.ts';

interface Message {
  readonly say: 'who-plays' | 'i-play' | 'mine-now';
  /** The match id. */
  readonly id: string;
  readonly tab: string;
}

const THIS_TAB = randomHex(8);

/** Another tab answers within a few milliseconds. */
const ANSWER_WITHIN_MS = 180;

/** This tab's claim to a match. */
export interface TabClaim {
  release(): void;
}

export interface ClaimOptions {
  readonly id: string;
  /** Takes the match from the tab that has it. */
  readonly isInsisting: boolean;
  /** Another tab took it over. */
  readonly onLost: () => void;
}

/**
 * Claims a match for this tab; undefined if another tab plays it. This is a convenience for
 * players: integrity comes from the store, which rejects a write to an outdated log.
 */
export async function claimMatch(options: ClaimOptions): Promise<TabClaim | undefined> {
  const { id, isInsisting, onLost } = options;
  const channel = new BroadcastChannel('richtfest/matches');
  const send = (say: Message['say']) =>
    channel.postMessage({ say, id, tab: THIS_TAB } satisfies Message);
  if (!isInsisting && (await isAnswered(channel, () => send('who-plays'), id))) {
    channel.close();
    return undefined;
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.id !== id || data.tab === THIS_TAB) return;
    if (data.say === 'who-plays') send('i-play');
    if (data.say === 'mine-now') {
      channel.close();
      onLost();
    }
  });
  send('mine-now');
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
    }, ANSWER_WITHIN_MS);
    ask();
  });
}
