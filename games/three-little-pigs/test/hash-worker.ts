import { postHashes } from '../../../testkit/test/suites/hashes.ts';
import { pigsFixture } from './fixture.ts';

postHashes(pigsFixture);
