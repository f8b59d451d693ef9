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

/** In milliseconds: how long a page that was closed or reloaded may still hold its match. */
const LEAVING = 500;

/**
 * Claims a match for this tab; undefined if another tab plays it. This is a convenience for
 * players: integrity comes from the store, which rejects a write to an outdated log.
 */
export async function claimMatch(options: ClaimOptions): Promise<TabClaim | undefined> {
  // Over plain http there are no locks.
  return 'locks' in navigator ? await lockMatch(options) : takeMatch(options);
}

/** The browser knows which tab holds a lock even if that tab has no time to answer. */
async function lockMatch(options: ClaimOptions): Promise<TabClaim | undefined> {
  if (options.isInsisting) return await requestLock(options, { steal: true });
  return (
    (await requestLock(options, { ifAvailable: true })) ??
    (await requestLock(options, { signal: AbortSignal.timeout(LEAVING) }))
  );
}

function requestLock(
  { id, onLost }: ClaimOptions,
  options: LockOptions,
): Promise<TabClaim | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (lock: Lock | null) => {
      if (lock === null) return resolve(undefined);
      isHeld = true;
      return new Promise<void>((release) => resolve({ release }));
    };
    // It rejects if nobody released the lock in time, or if another tab has stolen it.
    navigator.locks.request(`richtfest/matches/${id}`, options, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(undefined);
    });
  });
}

/** Without locks, the latest tab plays. */
function takeMatch({ id, onLost }: ClaimOptions): TabClaim {
  const channel = new BroadcastChannel('richtfest/matches');
  channel.postMessage(id);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data !== id) return;
    channel.close();
    onLost();
  });
  return { release: () => channel.close() };
}
