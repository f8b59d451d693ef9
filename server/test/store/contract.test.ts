import { accountContract } from '../support/account-contract.ts';
import { BACKENDS, severalDatabases } from '../support/backends.ts';
import { clusterContract } from '../support/cluster-contract.ts';
import { dailyContract } from '../support/daily-contract.ts';
import { hostContract } from '../support/host-contract.ts';
import { padContract } from '../support/pad-contract.ts';
import { storeContract } from '../support/store-contract.ts';
import { talkContract } from '../support/talk-contract.ts';

const PLACES = { ...BACKENDS, 'several databases': severalDatabases };

for (const [name, place] of Object.entries(PLACES)) {
  storeContract(name, async () => (await place()).open);
  hostContract(name, async () => (await place()).open);
  accountContract(name, async () => (await place()).open);
  clusterContract(name, async () => (await place()).open);
  talkContract(name, async () => (await place()).open);
  dailyContract(name, async () => (await place()).open);
  padContract(name, async () => (await place()).open);
}
