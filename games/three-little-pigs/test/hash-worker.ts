import { answerWithHashes } from '../../../testkit/test/suites/hashes.ts';
import { pigsFixture } from './fixture.ts';

answerWithHashes(pigsFixture);
