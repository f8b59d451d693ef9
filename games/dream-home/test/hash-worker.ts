import { postHashes } from '../../../testkit/test/suites/hashes.ts';
import { dreamHomeFixture } from './fixture.ts';

postHashes(dreamHomeFixture);
