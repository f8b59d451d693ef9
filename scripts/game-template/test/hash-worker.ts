import { postHashes } from '../../../testkit/test/suites/hashes.ts';
import { xyzGameFixture } from './fixture.ts';

postHashes(xyzGameFixture);
