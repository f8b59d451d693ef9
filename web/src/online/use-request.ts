import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { ServerProblem } from './server.ts';

export interface RequestState {
  readonly isPending: boolean;
  /** Why the latest request failed, in a sentence. */
  readonly problem: string | undefined;
  run(request: () => Promise<unknown>, onDone?: () => void): void;
}

/** Runs one request at a time and keeps its problem; `sentenceOf` explains errors other than the server's. */
export function useRequest(sentenceOf?: (error: unknown) => string): RequestState {
  const { online } = useTexts();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const explain = (error: unknown): string => {
    if (error instanceof ServerProblem) return online.problems[error.code];
    return sentenceOf?.(error) ?? online.unreachable;
  };
  const run = (request: () => Promise<unknown>, onDone?: () => void) => {
    setIsPending(true);
    setProblem(undefined);
    request().then(
      () => {
        setIsPending(false);
        onDone?.();
      },
      (error: unknown) => {
        setIsPending(false);
        setProblem(explain(error));
      },
    );
  };
  return { isPending, problem, run };
}
