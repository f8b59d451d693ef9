// In every worker, when Node records what it executes: workers are killed before Node would write it.
import { takeCoverage } from 'node:v8';
import { afterAll } from 'vitest';

afterAll(() => takeCoverage());
