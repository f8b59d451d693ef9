import { useState } from 'react';
import { ServerProblem } from '../online/server.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Something that is asked of the server: one at a time, and what went wrong with the latest. */
export function useDeed(): {
  readonly isPending: boolean;
  readonly problem: string | undefined;
  run(deed: () => Promise<unknown>, onDone?: () => void): void;
} {
  const { online } = useTexts();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = (deed: () => Promise<unknown>, onDone?: () => void) => {
    setIsPending(true);
    setProblem(undefined);
    deed().then(
      () => {
        setIsPending(false);
        onDone?.();
      },
      (error: unknown) => {
        setIsPending(false);
        setProblem(
          error instanceof ServerProblem ? online.problems[error.code] : online.unreachable,
        );
      },
    );
  };
  return { isPending, problem, run };
}
