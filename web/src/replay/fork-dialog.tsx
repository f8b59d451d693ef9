import type { MatchFile, Seat } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useReviewTexts } from './review-texts.ts';
import { SeatMark } from '../board/seat-mark.tsx';
import { forkMatch } from '../match/fork-match.ts';
import { saveLocal } from '../match/start-local.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './fork-dialog.module.css';

interface ForkDialogProps {
  readonly file: MatchFile;
  readonly moment: number;
  /** The proposed seat. */
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Asks for the person's seat and starts the fork. */
export function ForkDialog({ file, moment, seat, onClose }: ForkDialogProps): ReactNode {
  const { close } = useTexts();
  const review = useReviewTexts();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState(String(seat));
  const [isPending, setIsPending] = useState(false);
  const start = () => {
    setIsPending(true);
    const fork = forkMatch(file, { at: moment, seat: Number(chosen) }, Date.now());
    void saveLocal(fork).then((id) => navigate(`/play/${id}`));
  };
  return (
    <Dialog
      title={moment === 0 ? review.fork : review.forkTitle(moment)}
      closeLabel={close}
      onClose={onClose}
    >
      <div className={styles['fork']}>
        <p>{review.forkHelp}</p>
        <Choice
          label={review.forkAs}
          values={file.seats.map((_, each) => String(each))}
          value={chosen}
          nameOf={(each) => (
            <>
              <SeatMark seat={Number(each)} /> {file.seats[Number(each)]?.name}
            </>
          )}
          onChange={setChosen}
        />
        <Button
          variant="main"
          isBig
          isWide
          icon="play"
          disabled={isPending}
          onClick={start}
          data-first
        >
          {review.forkGo}
        </Button>
      </div>
    </Dialog>
  );
}
