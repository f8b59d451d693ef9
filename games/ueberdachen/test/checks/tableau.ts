import assert from 'node:assert/strict';
import { problemText } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { notation } from '../../src/notation/index.ts';
import { DEFAULTS } from '../support.ts';
import { fine, five, one } from './position-help.ts';

const house = (...rooms: string[]) => ({ players: [{ rooms }] });
const halls = (letters: string) => Array.from(letters, (letter) => `hall ${letter}: full`);

export const tableauChecks: readonly Check[] = [
  {
    name: 'an empty position is the start',
    check: () => fine({}),
  },
  {
    name: 'UD-2: rooms stand side by side, between the walls',
    check() {
      fine(house('kitchen A: A1', 'hall C: C1', 'kitchen F: F1'));
      one(house('kitchen A: A1', 'hall B: B1'), /rooms breaks UD-2: rooms overlap \(column 1\)/);
      one(house('hall B: B1', 'kitchen A: A1'), /UD-2: rooms overlap/);
      one(house('kitchen G: G1'), /UD-2: room beyond the wall \(column 6\)/);
      fine({ players: [{ floor: 1, rooms: ['hall A: A1', 'upper hall A: A1'] }] });
    },
  },
  {
    name: 'UD-8, UD-9: an upper floor needs a ceiling, a room its first material',
    check() {
      one({ players: [{ rooms: ['upper hall A: A1'] }] }, /UD-8: no ceiling yet/);
      one(house('hall A:'), /UD-9: room without material \(room hall\)/);
    },
  },
  {
    name: 'UD-1: no trade twice',
    check: () =>
      one(
        { players: [{ trade: 'mason' }, { trade: 'mason' }] },
        /breaks UD-1: trade twice \(trade mason\)/,
        { quickStart: false },
      ),
  },
  {
    name: 'UD-3: no more cards than exist',
    check() {
      const rooms = halls('ABCDEFG');
      const full = [{ rooms }, { rooms: halls('ABCDE') }];
      fine({ players: full });
      one(
        { players: [...full, { rooms: ['hall A: A1'] }] },
        /UD-3: too many cards \(room hall, have 13, exist 12\)/,
      );
      fine({ players: full, stacks: { small: { top: 'chamber', below: { hall: 0 } } } });
      one({ players: full, stacks: { small: { top: 'hall' } } }, /UD-3: too many cards/);
      one(
        { stacks: { small: { top: 'kitchen' } } },
        /must be one of chamber, corridor, hall, not kitchen/,
      );
    },
  },
  {
    name: 'UD-5: nothing without a plate, and the phases that belong to it',
    check() {
      const slow = { quickStart: false };
      fine({ players: [{ trade: 'mason' }] }, slow);
      one({ players: [{ storage: 'lamp' }] }, /UD-16: nothing without plate/, slow);
      one({ players: [{ pillars: 1 }] }, /UD-16: nothing without plate/, slow);
      one({ phase: 'roll' }, /can't be “roll” for a seat without a plate/, slow);
      one({ phase: 'start' }, /can't be “start” for a seat that has its plate/);
      fine({ phase: 'choose-trade' }, slow);
    },
  },
  {
    name: 'unknown words',
    check() {
      one({ players: [{ storage: 'lamp gold' }] }, /storage must be materials like/);
      one({ players: [{ storage: 'lamp pillar' }] }, /storage must be materials like/);
      one(house('attic A: A1'), /must be a room like/);
      one(house('hall A: B1'), /must be a room like/);
      one(house('hall A: A5'), /must be a room like/);
      one({ seat: 7 }, /seat must be at most 3/);
      one({ players: [{}, {}, {}, {}, {}] }, /has 5 entries for 4 seats/);
    },
  },
  {
    name: 'seats must be at the table',
    check() {
      const three = { players: 3, options: { ...DEFAULTS, firstSeat: 'lot' } } as const;
      const problemsOfThree = (position: object) => {
        const read = notation.readPosition(position, three);
        return 'problems' in read ? read.problems.map(problemText) : [];
      };
      for (const key of ['seat', 'firstSeat', 'opener', 'roof']) {
        assert.match(
          problemsOfThree({ [key]: 3 })[0]!,
          new RegExp(`position.${key} must be a seat from 0 to 2`),
        );
        assert.deepEqual(problemsOfThree({ [key]: 2 }), []);
      }
      assert.match(
        problemsOfThree({ phase: 'act', proposals: { 3: 'lamp for tap' } })[0]!,
        /must be a seat/,
      );
      assert.match(
        problemsOfThree({ phase: 'act', asked: [0, 0, 0, 0] })[0]!,
        /must have 3 entries, not 4/,
      );
    },
  },
  {
    name: 'phases that the rules can reach',
    check() {
      fine({ phase: 'take' });
      one({ phase: 'take', die: 6 }, /“take” needs materials to take/);
      fine({ phase: 'steal', players: [{}, { storage: 'tap' }] });
      one({ phase: 'steal', players: [{ storage: 'lamp' }] }, /something to steal/);
      one({ phase: 'steal', thefts: 0, players: [{}, { storage: 'tap' }] }, /something to steal/);
      fine({ phase: 'pillar', players: [{ pillars: 3 }] });
      one({ phase: 'pillar', players: [{ pillars: 4 }] }, /“pillar” needs a free place/);
      one({ phase: 'pay' }, /“pay” needs a bank/);
      one({ phase: 'act', bank: { item: 'door' } }, /while the bank waits/);
      fine({ phase: 'pay', bank: { item: 'door' }, players: [{ storage: 'lamp lamp lamp lamp' }] });
      one(
        { phase: 'pay', bank: { item: 'pillar' }, players: [{ storage: five }] },
        /needs as much as is owed/,
      );
      fine({ phase: 'discard', players: [{ storage: `${five} lamp` }] });
      one({ phase: 'discard', players: [{ storage: five }] }, /“discard” needs more than 5/);
      fine({ phase: 'roll', players: [{ storage: five }] });
      one(
        { phase: 'roll', players: [{}, { storage: `${five} lamp` }] },
        /more than 5 in a storage/,
      );
      one({ players: [{ turns: 0 }] }, /turns must be at least 1/);
      fine({ phase: 'over' });
    },
  },
  {
    name: 'UD-10: offers that could be open',
    check() {
      const players = [{ storage: 'lamp lamp' }, { storage: 'tap' }];
      const offer = { to: 1, deal: 'lamp for tap' };
      fine({ phase: 'answer', offer, players });
      one({ phase: 'answer', players }, /“answer” needs an offer/);
      one({ phase: 'act', offer, players }, /can't be “act” while an offer is open/);
      one(
        { phase: 'answer', offer: { ...offer, answers: { 1: 'declined' } }, players },
        /needs a seat that owes one/,
      );
      fine({ phase: 'pick', offer: { ...offer, answers: { 1: 'tap for lamp lamp' } }, players });
      one(
        { phase: 'pick', offer: { ...offer, answers: { 1: 'declined' } }, players },
        /“pick” needs all answers/,
      );
      one({ phase: 'pick', offer, players }, /“pick” needs all answers/);
      one(
        { phase: 'answer', offer: { to: 1, deal: 'door for tap' }, players },
        /breaks UD-10: not in storage/,
      );
      one(
        { phase: 'answer', offer: { to: 1, deal: 'pillar for tap' }, players },
        /UD-10: not so many pillars/,
      );
      one(
        { phase: 'answer', offer: { ...offer, answers: { 2: 'declined' } }, players },
        /answers.2 is not an addressed seat/,
      );
      one({ phase: 'answer', offer: { to: 1, deal: 'lamp' }, players }, /must be a deal like/);
      one(
        { phase: 'answer', offer: { to: 1, deal: 'lamp for tap pillar' }, players },
        /must be a deal like/,
      );
      one(
        { phase: 'act', proposals: { 0: 'lamp for tap' }, players },
        /of another seat with a plate/,
      );
    },
  },
  {
    name: 'moves are read as people type them, and other input is rejected',
    check() {
      const read = (text: string) => notation.readMove(text);
      assert.deepEqual(read(' offer  1  socket lamp  for tap '), {
        verb: 'offer',
        to: 1,
        give: ['lamp', 'socket'],
        want: ['tap'],
        pillars: 0,
      });
      assert.deepEqual(read('propose nothing for pillar'), {
        verb: 'propose',
        give: [],
        want: [],
        pillars: 1,
      });
      assert.deepEqual(read('open-room large C D3'), {
        verb: 'open-room',
        size: 'large',
        column: 2,
        cell: 6,
      });
      for (const text of [
        '',
        'dance',
        'roll 2',
        'take gold',
        'take lamp pillar',
        'steal 4 lamp',
        'steal 1 gold',
        'open-room huge A A1',
        'open-room small A B5',
        'open-room small A C1',
        'build H H1',
        'offer 1 lamp',
        'offer 5 lamp for tap',
        'offer 1 lamp for tap for door',
        'offer 1 lamp for pillar',
        'propose pillar for lamp',
        'bank roof',
        'pay pillar',
        'pick 9',
        'choose-trade baker',
      ]) {
        assert.equal(read(text), undefined, text);
      }
      for (const text of notation.moveHelp) assert.equal(notation.writeMove(read(text)!), text);
    },
  },
];
