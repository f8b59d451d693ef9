import { postHashes } from '../../../testkit/test/suites/hashes.ts';
import { treehouseFixture } from './fixture.ts';

postHashes(treehouseFixture);
