import { answerWithHashes } from '../../../testkit/test/suites/hashes.ts';
import { treehouseFixture } from './fixture.ts';

answerWithHashes(treehouseFixture);
