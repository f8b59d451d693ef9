// In every worker, when Node records what it executes: workers are killed before Node would write it.
import { afterAll } from 'vitest';
import { writeExecution } from './write-execution.ts';

afterAll(writeExecution);
