import { useEffect, useState } from 'react';
import {
  type OpenedReplay,
  type ReplaySource,
  addressOfSource,
  openReplay,
} from './open-replay.ts';

/** Opens a match with its page; `opened` is undefined while it is being loaded. */
export function useOpenedReplay(source: ReplaySource): {
  readonly opened: OpenedReplay | undefined;
  /** The address of the match's table. */
  readonly address: string;
} {
  const [opened, setOpened] = useState<OpenedReplay>();
  const address = addressOfSource(source);
  useEffect(() => {
    let isGone = false;
    void openReplay(source).then((found) => {
      if (!isGone) setOpened(found);
    });
    return () => {
      isGone = true;
    };
  }, [address]);
  return { opened, address };
}
