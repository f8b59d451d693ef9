import { useState } from 'react';
import { ServerProblem } from '../online/server.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useAccountTexts } from './account-texts.ts';
import { NoPasskey, PasskeyHere } from './passkey.ts';

interface Deed {
  readonly isPending: boolean;
  /** In a sentence: why the last one was not done. */
  readonly problem: string | undefined;
  run(task: () => Promise<unknown>): void;
}

/** One thing after the other, and a kind word when it can't be done. */
export function useDeed(): Deed {
  const texts = useAccountTexts();
  const { online } = useTexts();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sentenceOf = (error: unknown): string => {
    if (error instanceof ServerProblem) return online.problems[error.code];
    if (error instanceof PasskeyHere) return texts.passkeyHere;
    return error instanceof NoPasskey ? texts.noPasskey : texts.unreachable;
  };
  const run = (task: () => Promise<unknown>) => {
    setIsPending(true);
    setProblem(undefined);
    void task()
      .catch((error: unknown) => setProblem(sentenceOf(error)))
      .finally(() => setIsPending(false));
  };
  return { isPending, problem, run };
}
