import type { Move, View } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { isListed } from '../../../../board/taps.ts';
import { Worker } from '../../art/worker.tsx';
import { useSpeech } from '../speech.ts';
import { standingProposals } from '../proposals.ts';
import type { ProposalView } from '../types.ts';
import { DealSide } from './deal-side.tsx';
import styles from './notes.module.css';
import { Sign } from './sign.tsx';

export interface NotesProps {
  readonly view: View;
  /** The viewer's seat. */
  readonly seat: number;
  /** The moves of the player at this device. */
  readonly legal: readonly Move[];
  readonly onMove: (move: Move) => void;
}

/** UD-10 d: proposals are small notes for the rolling seat; they block nobody. */
export const Notes = memo(function Notes(props: NotesProps) {
  const { view, seat, legal, onMove } = props;
  const { say } = useSpeech();
  const standing = standingProposals(view);
  if (standing.length === 0) return undefined;
  return (
    <ul className={styles['notes']} aria-label={say.proposals}>
      {standing.map((proposal) => (
        <Note
          key={proposal.seat}
          view={view}
          proposal={proposal}
          isForMe={isListed({ verb: 'refuse-proposal', seat: proposal.seat }, legal)}
          mayBeTaken={isListed({ verb: 'take-proposal', seat: proposal.seat }, legal)}
          isFromMe={proposal.seat === seat && isListed(WITHDRAW, legal)}
          onMove={onMove}
        />
      ))}
    </ul>
  );
});

interface NoteProps {
  readonly view: View;
  readonly proposal: ProposalView;
  readonly isForMe: boolean;
  /** What it asks for is still available. */
  readonly mayBeTaken: boolean;
  readonly isFromMe: boolean;
  readonly onMove: (move: Move) => void;
}

const WITHDRAW: Move = { verb: 'withdraw-proposal' };

function Note({ view, proposal, isForMe, mayBeTaken, isFromMe, onMove }: NoteProps) {
  const { say, format } = useSpeech();
  const { seat, give, want, pillars } = proposal;
  const name = format.seat(seat);
  return (
    <li className={styles['note']} data-note={seat}>
      <Worker seat={seat} trade={view.players[seat]?.trade} className={styles['face']} />
      <span className={styles['deal']}>
        <span className="said">{say.proposalOf(name)}</span>
        <DealSide materials={give} pillars={0} />
        <Sign of="swap" />
        <DealSide materials={want} pillars={pillars} />
      </span>
      {isForMe && (
        <>
          <button
            type="button"
            className={styles['yes']}
            data-may={mayBeTaken || undefined}
            data-says="take-proposal"
            aria-label={say.takeProposal(name)}
            onClick={() => onMove({ verb: 'take-proposal', seat })}
          >
            <Sign of="check" size={1.3} />
          </button>
          <button
            type="button"
            className={styles['no']}
            data-says="refuse-proposal"
            aria-label={say.refuseProposal(name)}
            onClick={() => onMove({ verb: 'refuse-proposal', seat })}
          >
            <Sign of="cross" size={1.2} />
          </button>
        </>
      )}
      {isFromMe && (
        <button
          type="button"
          className={styles['no']}
          data-says="withdraw-proposal"
          aria-label={say.withdrawProposal}
          onClick={() => onMove(WITHDRAW)}
        >
          <Sign of="cross" size={1.2} />
        </button>
      )}
    </li>
  );
}
