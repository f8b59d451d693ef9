import { createContext } from 'react';

/** A lesson is running: hints are not offered. */
export const GuidedContext = createContext(false);
