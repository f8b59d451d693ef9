import { SEAT_COLOURS } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { PlayerFace } from '../people/player-face.tsx';
import { rememberedColour, rememberedFace, rememberedName } from '../set-up/remembered.ts';
import type { PlayedGame } from './chronicle.ts';
import { faceIn } from './statistics.ts';
import styles from './statistics-page.module.css';

interface PersonNameProps {
  readonly name: string;
  readonly games: readonly PlayedGame[];
}

/** The name of a person of this device, with their face if they have chosen one. */
export function PersonName({ name, games }: PersonNameProps): ReactNode {
  const isOwner = name === rememberedName();
  const face = (isOwner ? rememberedFace() : undefined) ?? faceIn(games, name);
  const colour = (isOwner ? rememberedColour() : undefined) ?? SEAT_COLOURS[0];
  return (
    <span className={styles['person']}>
      {face !== undefined && <PlayerFace face={face} colour={colour} size={1.7} />}
      {name}
    </span>
  );
}
