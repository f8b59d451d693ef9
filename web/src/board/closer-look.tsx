import type { Format } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useShownPoints } from './hidden-points.tsx';

export interface CloserLookProps {
  readonly seat: number;
  /** Undefined where they are nobody's business yet. */
  readonly points: number | undefined;
  readonly format: Format;
  readonly onClose: () => void;
  /** The house, big, and what there is to say about it. */
  readonly children: ReactNode;
}

/** A neighbour's house, seen big. */
export function CloserLook(props: CloserLookProps): ReactNode {
  const { seat, format, onClose, children } = props;
  const { close, neighbour } = useTexts();
  const points = useShownPoints(props.points);
  const name = format.seat(seat);
  return (
    <Dialog
      title={points === undefined ? name : `${name} · ${neighbour.points(points)}`}
      closeLabel={close}
      shape="wide"
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
