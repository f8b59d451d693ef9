import { answerWithHashes } from '../../../testkit/test/suites/hashes.ts';
import { dreamHomeFixture } from './fixture.ts';

answerWithHashes(dreamHomeFixture);
