import assert from 'node:assert/strict';
import type { Check } from '@richtfest/testkit';
import { stateOf } from '../support.ts';
import { fine, five, one } from './position-help.ts';

export const turnChecks: readonly Check[] = [
  {
    name: 'UD-8, UD-16: the roof and the last round end the game',
    check() {
      fine({ roof: 2 });
      assert.equal(stateOf({ roof: 2 }, { players: 4 }).phase, 'over');
      one({ roof: 0, phase: 'act' }, /roof can be set only in phase “over”/);
      one({ roof: 0, players: [{ floor: 1, pillars: 3 }] }, /roof must be the rolling seat, with/);
      one({ roof: 0, players: [{ floor: 0 }] }, /roof must be the rolling seat, with four/);
      one({ roof: 1, seat: 0 }, /roof must be the rolling seat/);
      fine({ phase: 'over', round: 80, seat: 3 });
      one({ phase: 'over', round: 79 }, /“over” only with a roof or after round 80/);
      one({ phase: 'over', seat: 1 }, /“over” only with a roof or after round 80/);
    },
  },
  {
    name: 'UD-6: rolls, die and effect match the phase',
    check() {
      one({ phase: 'roll', rolls: 1, die: 2 }, /rolls must be 0 in phase “roll”, not 1/);
      one({ phase: 'act', rolls: 0, die: 0 }, /rolls must be 1 in phase “act”, not 0/);
      one({ phase: 'act', die: 0, rolls: 1 }, /die must show a face from 1 to 6 after a roll/);
      one({ phase: 'roll', die: 2, rolls: 0 }, /die must be 0 before the first roll/);
      one({ phase: 'act', rolls: 2 }, /rolls must be 1 in phase “act”, not 2/);
      one({ phase: 'take', toTake: 5 }, /toTake must be 3 in phase “take” after this roll, not 5/);
      one({ phase: 'act', toTake: 3, die: 3 }, /toTake must be 0 in phase “act”/);
      const stealing = { phase: 'steal', players: [{}, { storage: 'tap' }] };
      one({ ...stealing, thefts: 2 }, /thefts must be at most 1/);
      fine({ ...stealing, thefts: 2, opener: 0, doubled: true });
      one({ ...stealing, die: 3 }, /“steal” needs a theft/);
      one({ phase: 'pillar', steps: 2 }, /steps must be at most 1/);
      one({ phase: 'act', steps: 1, die: 6 }, /steps must be at most 0 in phase “act”/);
      one({ phase: 'choose-trade', die: 5 }, /die must be a 6 to choose a trade/, {
        quickStart: false,
      });
      one({ phase: 'start', rolls: 1, die: 6 }, /a 6 ends the rolling/, { quickStart: false });
    },
  },
  {
    name: 'UD-7: the opener counts from the holder’s next turn',
    check() {
      const isDoubled = (position: object) => stateOf(position, { players: 4 }).isDoubled;
      assert.equal(isDoubled({ opener: 0 }), true);
      assert.equal(isDoubled({ opener: 1 }), false);
      assert.equal(isDoubled({ opener: 0, phase: 'take' }), true);
      assert.equal(isDoubled({ opener: 0, phase: 'act', die: 6 }), false);
      assert.equal(stateOf({ opener: 0, phase: 'take', die: 2 }, { players: 4 }).toTake, 4);
      one({ opener: 0, doubled: false }, /doubled must be true/);
      one({ opener: 1, doubled: true }, /doubled can be true only if the rolling seat holds/);
      one({ opener: 0, doubled: false, phase: 'act', die: 3 }, /doubled must be true/);
      fine({ opener: 0, doubled: true, phase: 'act', die: 6 });
      one({ opener: 1, players: [{ trade: 'mason' }] }, /opener must be a seat with a plate/, {
        quickStart: false,
      });
    },
  },
  {
    name: 'UD-8: loose pillars come after the roll and never outlast the turn',
    check() {
      fine({ phase: 'act', loosePillars: 1 });
      one({ loosePillars: 1 }, /loosePillars can't be there in phase “roll”/);
      one({ phase: 'take', loosePillars: 1 }, /loosePillars can't be there in phase “take”/);
      const players = [{ storage: `${five} lamp` }];
      one({ phase: 'discard', players, loosePillars: 1 }, /loosePillars can't be there/);
    },
  },
  {
    name: 'UD-14: rolling for the 6',
    check() {
      const players = [
        {
          pillars: 4,
          rooms: ['kitchen A: full', 'kitchen C: full', 'kitchen E: full', 'hall G: full'],
        },
      ];
      fine({ phase: 'roll-again', players });
      fine({ phase: 'act', rollingThree: true, players });
      one({ phase: 'roll-again' }, /“roll-again” needs four pillars and a full floor/);
      one({ phase: 'roll-again', rollingThree: false, players }, /rollingThree must be true/);
      one({ rollingThree: true, players }, /rollingThree can't be true in phase “roll”/);
      one({ phase: 'take', rollingThree: true, players }, /rollingThree can't be true in phase/);
      one({ phase: 'roll-again', rolls: 3, players }, /rolls must be from 1 to 2/);
      one({ phase: 'act', rollingThree: true, rolls: 2, players }, /phase can't be 1 after 2 of/);
    },
  },
  {
    name: 'UD-10, UD-11: trade and the bank come after the roll',
    check() {
      const players = [{}, { storage: 'tap' }];
      const proposals = { 1: 'tap for lamp' };
      one({ proposals, proposalsMade: [0, 1, 0, 0], players }, /proposals can't be there in phase/);
      one({ phase: 'act', proposals, proposalsMade: [0, 0, 0, 0], players }, /must count/);
      one({ offersMade: 1 }, /offersMade can't be there in phase “roll”/);
      one({ phase: 'act', offersMade: 1, asked: [0, 2, 0, 0] }, /asked must be at most 1/);
      const storage = `${five} lamp`;
      one(
        { phase: 'pay', bank: { item: 'door', toPay: 5 }, players: [{ storage }] },
        /bank.toPay must be at most 4/,
      );
    },
  },
];
