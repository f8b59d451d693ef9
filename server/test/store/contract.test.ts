import { accountContract } from '../support/account-contract.ts';
import { STORES } from '../support/backends.ts';
import { clusterContract } from '../support/cluster-contract.ts';
import { dailyContract } from '../support/daily-contract.ts';
import { hostContract } from '../support/host-contract.ts';
import { padContract } from '../support/pad-contract.ts';
import { storeContract } from '../support/store-contract.ts';
import { talkContract } from '../support/talk-contract.ts';

for (const [name, prepare] of Object.entries(STORES)) {
  storeContract(name, prepare);
  hostContract(name, prepare);
  accountContract(name, prepare);
  clusterContract(name, prepare);
  talkContract(name, prepare);
  dailyContract(name, prepare);
  padContract(name, prepare);
}
