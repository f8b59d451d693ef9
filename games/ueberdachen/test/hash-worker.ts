import { postHashes } from '../../../testkit/test/suites/hashes.ts';
import { ueberdachenFixture } from './fixture.ts';

postHashes(ueberdachenFixture);
