import { MATCH_FORMAT, type MatchFile, readTurn, writeTurn } from '@richtfest/engine';
import { moveReasonsText, swingText } from '@richtfest/review';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { replayOf } from '../match/replay.ts';
import { restore } from '../match/saved-match.ts';
import { seatsOf, stillSnapshot } from '../match/still-match.ts';
import type { OpenedMatch } from '../my-street/open-house.ts';
import { MomentTable } from '../review/moment-table.tsx';
import { type ReviewWords, moveText, reviewWords } from '../review/review-words.ts';
import { startReviewWorker } from '../review/review-worker.ts';
import { useSettings } from '../settings/use-settings.ts';
import styles from './comparison.module.css';
import { useComparisonTexts } from './comparison-texts.ts';
import { type Divergence, divergenceOf } from './divergence.ts';
import type { GameComparisonProps } from './game-comparison.tsx';
import { type ChoiceVerdict, judgeChoice } from './judge-choice.ts';

/** Where two games diverged: the table as it was, both moves, and which one is better. */
export function PartingSheet(props: GameComparisonProps): ReactNode {
  const { seat, own, other } = props;
  const texts = useComparisonTexts();
  const { divergence, file } = useMemo(() => {
    const ownFile = fileOf(own);
    return { divergence: divergenceOf(ownFile.moves, fileOf(other).moves, seat), file: ownFile };
  }, [own, other, seat]);
  return (
    <Sheet title={texts.parting}>
      <div className={styles['parting']} data-testid="parting" data-kind={divergence.kind}>
        {divergence.kind === 'same' ? (
          <p>{texts.sameChoices}</p>
        ) : (
          <Parting {...props} divergence={divergence} file={file} />
        )}
      </div>
    </Sheet>
  );
}

interface PartingProps extends GameComparisonProps {
  readonly divergence: Exclude<Divergence, { kind: 'same' }>;
  readonly file: MatchFile;
}

function Parting({ seat, own, rival, divergence, file }: PartingProps): ReactNode {
  const texts = useComparisonTexts();
  const { language } = useSettings();
  const { game, module } = own;
  const names = file.seats.map(({ name }) => name);
  const words = reviewWords(game, language, { names, reader: seat });
  const verdict = useVerdict({ game, divergence, file });
  const snapshot = useMemo(() => {
    const moment = replayOf(game, file)?.at(divergence.at, seat);
    const options = { id: 'parting', seats: seatsOf(file), isMoving: false };
    return moment && stillSnapshot(moment, options);
  }, [game, file, divergence, seat]);
  const better = verdict !== undefined && typeof verdict === 'object' ? verdict.better : 'even';
  const marked = useMemo(() => {
    const turn = better === 'even' ? undefined : readTurn(game, divergence[better]);
    return turn && { move: turn.move, seat };
  }, [game, better, divergence, seat]);
  const mover = names[divergence.kind === 'others' ? divergence.seat : seat] ?? '';
  const isChoice = divergence.kind === 'choice';
  const lines = [
    { name: isChoice ? texts.yourMove : texts.inYourGame(mover), move: divergence.own },
    { name: isChoice ? texts.moveOf(rival) : texts.inGameOf(mover, rival), move: divergence.other },
  ];
  return (
    <>
      <p>{isChoice ? texts.atYourMove(divergence.number, rival) : texts.atOthersMove(mover)}</p>
      {snapshot && (
        <MomentTable
          opened={{ game, module }}
          snapshot={snapshot}
          name={texts.table}
          marked={marked}
        />
      )}
      <dl className={styles['moves']}>
        {lines.map(({ name, move }) => {
          const turn = readTurn(game, move);
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{turn === undefined ? move : moveText(turn.move, words)}</dd>
            </div>
          );
        })}
      </dl>
      {verdict === 'judging' && <p role="status">{texts.judging}</p>}
      {typeof verdict === 'object' && (
        <Verdict verdict={verdict} words={words} seat={seat} rival={rival} />
      )}
    </>
  );
}

interface VerdictProps extends Pick<GameComparisonProps, 'seat' | 'rival'> {
  readonly verdict: ChoiceVerdict;
  readonly words: ReviewWords;
}

function Verdict({ verdict, words, seat, rival }: VerdictProps): ReactNode {
  const texts = useComparisonTexts();
  const { better, gain, reasons } = verdict;
  const why = moveReasonsText(reasons, words.game, { ...words, seat });
  const said = { own: texts.ownBetter, other: texts.otherBetter(rival), even: texts.even }[better];
  return (
    <div data-testid="verdict" data-better={better}>
      <p>
        <strong>{said}</strong>
        {gain !== undefined && ` ${swingText({ ...gain.loss, error: gain.error }, words)}`}
      </p>
      {why !== '' && (
        <p>
          {texts.why}: {why}
        </p>
      )}
    </div>
  );
}

/** A verdict; undefined if there is nothing to judge or it failed. */
function useVerdict({
  game,
  divergence,
  file,
}: Pick<OpenedMatch, 'game'> & Pick<PartingProps, 'divergence' | 'file'>):
  | ChoiceVerdict
  | 'judging'
  | undefined {
  const [verdict, setVerdict] = useState<ChoiceVerdict | 'judging' | undefined>('judging');
  useEffect(() => {
    if (divergence.kind !== 'choice') return setVerdict(undefined);
    setVerdict('judging');
    const worker = startReviewWorker();
    // A closed worker never answers, so an old verdict can't replace a newer one.
    judgeChoice(file, divergence, { game, worker })
      .then(setVerdict, () => setVerdict(undefined))
      .finally(() => worker.close());
    return () => worker.close();
  }, [game, divergence, file]);
  return verdict;
}

/** The match as a file, with the moves that stand. */
function fileOf({ game, record }: OpenedMatch): MatchFile {
  const { header, secret } = record;
  const moves = restore(game, record).line.map(({ seat, move }) => writeTurn(game, seat, move));
  return { format: MATCH_FORMAT, ...header, secret, moves };
}
