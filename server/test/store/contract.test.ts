import { accountContract } from '../support/account-contract.ts';
import { BACKENDS } from '../support/backends.ts';
import { clusterContract } from '../support/cluster-contract.ts';
import { hostContract } from '../support/host-contract.ts';
import { storeContract } from '../support/store-contract.ts';
import { talkContract } from '../support/talk-contract.ts';

for (const [name, place] of Object.entries(BACKENDS)) {
  storeContract(name, async () => (await place()).open);
  hostContract(name, async () => (await place()).open);
  accountContract(name, async () => (await place()).open);
  clusterContract(name, async () => (await place()).open);
  talkContract(name, async () => (await place()).open);
}
