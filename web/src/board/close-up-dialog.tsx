import type { SeatFormat } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useShownPoints } from './hidden-points.tsx';

export interface CloseUpDialogProps {
  readonly seat: number;
  /** Undefined while they are hidden. */
  readonly points: number | undefined;
  readonly format: SeatFormat;
  readonly onClose: () => void;
  /** The enlarged house and its notes. */
  readonly children: ReactNode;
}

/** A neighbour's house, enlarged. */
export function CloseUpDialog(props: CloseUpDialogProps): ReactNode {
  const { seat, format, onClose, children } = props;
  const { close, neighbour } = useTexts();
  const points = useShownPoints(props.points);
  const name = format.seat(seat);
  return (
    <Dialog
      title={points === undefined ? name : `${name}: ${neighbour.points(points)}`}
      closeLabel={close}
      shape="wide"
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
