import { ADVISING_LEVEL, type Persona, adviser } from '@richtfest/bots';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ExplainedHint } from '../match/bot-player.ts';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import { WorkerBots } from '../match/worker-bots.ts';
import { useSettings } from '../settings/use-settings.ts';
import { isSameDecision } from '../table/is-same-decision.ts';
import { GuidedContext } from './guided.ts';

/** The state of the latest hint. */
export type Advice =
  | { readonly is: 'none' }
  | { readonly is: 'asked' | 'failed'; readonly by: Persona }
  /** Without a hint the bot would do nothing. */
  | { readonly is: 'given'; readonly by: Persona; readonly hint: ExplainedHint | undefined };

export interface Adviser {
  readonly advice: Advice;
  /** Hints are enabled here and allowed at this table. */
  readonly isOffered: boolean;
  /** Hints are offered and the player must decide. */
  readonly mayAsk: boolean;
  /** Requests a hint, or hides the current one. */
  toggle(): void;
}

const NONE: Advice = { is: 'none' };

/** Hints for the deciding player; a hint disappears when the decision changes. */
export function useHint(client: MatchClient, snapshot: MatchSnapshot): Adviser {
  const isGuided = useContext(GuidedContext);
  const { hints } = useSettings().aids;
  const [asked, setAsked] = useState<{ readonly on: MatchSnapshot; readonly advice: Advice }>();
  const bots = useRef<WorkerBots>(undefined);
  useEffect(() => () => bots.current?.close(), []);
  const isOffered = hints && !isGuided && snapshot.aids?.hints !== 'off';
  const mayAsk = isOffered && snapshot.legal.length + snapshot.optional.length > 0;
  const isStill = asked !== undefined && mayAsk && isSameDecision(asked.on, snapshot);
  const advice = isStill ? asked.advice : NONE;
  const isShown = advice.is !== 'none';
  const toggle = useCallback(() => {
    if (isShown || !mayAsk) return setAsked(undefined);
    const by = adviser(snapshot.seats.map(({ name }) => name));
    const show = (next: Advice) =>
      setAsked((now) =>
        now === undefined || now.on === snapshot ? { on: snapshot, advice: next } : now,
      );
    setAsked({ on: snapshot, advice: { is: 'asked', by } });
    bots.current ??= new WorkerBots();
    askFor(client, snapshot, bots.current).then(
      (hint) => show({ is: 'given', by, hint }),
      () => show({ is: 'failed', by }),
    );
  }, [client, snapshot, isShown, mayAsk]);
  return { advice, isOffered, mayAsk, toggle };
}

/** The bot gets only the seat's observation. */
async function askFor(
  client: MatchClient,
  { acting, legal, optional, events, aids }: MatchSnapshot,
  bots: WorkerBots,
): Promise<ExplainedHint | undefined> {
  const observation = client.observe();
  if (acting === undefined || observation === undefined) throw new RangeError('nobody is asked');
  // Asked first: the others know before the hint appears (PR-45).
  if (aids?.hints === 'shown') await client.useAid?.('hints');
  return bots.hint({
    game: client.game.id,
    rulesVersion: client.game.rulesVersion,
    bot: ADVISING_LEVEL,
    seat: acting,
    observation,
    legal,
    optional,
    // Deterministic: the same question gets the same hint.
    seed: `hint/${events.length}`,
  });
}
