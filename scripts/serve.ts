// Serves the built site: PORT, HOST and DATA_DIR come from the environment.
import { ServeProblem, serve } from '@richtfest/server';

try {
  await serve({ dataDir: process.env['DATA_DIR'] ?? 'data' });
} catch (error) {
  if (!(error instanceof ServeProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
