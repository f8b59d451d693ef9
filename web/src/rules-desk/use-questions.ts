import { useEffect, useState } from 'react';
import { type WorkedQuestion, loadQuestions } from './worked-questions.ts';

/** A game's worked questions; undefined until they are loaded. */
export function useQuestions(game: string): readonly WorkedQuestion[] | undefined {
  const [questions, setQuestions] = useState<readonly WorkedQuestion[]>();
  useEffect(() => {
    let isGone = false;
    setQuestions(undefined);
    void loadQuestions(game).then((loaded) => {
      if (!isGone) setQuestions(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return questions;
}
