import { answerWithHashes } from '../../../testkit/test/suites/hashes.ts';
import { ueberdachenFixture } from './fixture.ts';

answerWithHashes(ueberdachenFixture);
