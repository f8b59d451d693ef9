import { createContext } from 'react';

/**
 * A lesson or an exercise is running: hints are not offered, and no question interrupts the move
 * that would end the game.
 */
export const GuidedContext = createContext(false);
