import { memo } from 'react';
import { BAY, STOREY } from '../../art/shell.ts';
import { GROUND, LEFT, PICTURE, TOP } from '../geometry.ts';
import { useSpeech } from '../speech.ts';
import styles from './coordinates.module.css';

const x = (units: number) => `${(units / PICTURE.width) * 100}%`;
const y = (units: number) => `${(units / PICTURE.height) * 100}%`;

const FLOORS = [
  { floor: 'U', left: x(LEFT - 3), top: y(TOP + STOREY / 2) },
  { floor: 'G', left: x(LEFT - 3), top: y(TOP + STOREY * 1.5) },
  { floor: 'B', left: x(LEFT + 3 * BAY - 3), top: y(GROUND + STOREY / 2) },
] as const;
const BAYS = [1, 2, 3, 4, 5].map((bay) => ({
  name: String(bay),
  left: x(LEFT + (bay - 0.5) * BAY),
  top: y(TOP - 6),
}));

/** The field names of the log: letters for floors, numbers for bays. */
export const Coordinates = memo(function Coordinates() {
  const { floorSigns } = useSpeech().texts;
  const floors = FLOORS.map(({ floor, ...place }) => ({ name: floorSigns[floor], ...place }));
  return [...floors, ...BAYS].map(({ name, left, top }) => (
    <span key={name} className={styles['tag']} style={{ left, top }} aria-hidden="true">
      {name}
    </span>
  ));
});
