import assert from 'node:assert/strict';
import { hasSeat, seatsIn } from '@richtfest/engine';
import type { Check } from '@richtfest/testkit';
import { BUNDLES, bundleNumber, bundleOfNumber } from '../../src/bundles.ts';
import { ueberdachen as game, ueberdachenBots } from '../../src/index.ts';
import type { Move } from '../../src/moves/index.ts';
import { isDeal } from '../../src/state.ts';
import { MOST_IN_A_DEAL } from '../../src/words.ts';
import { randomGame, stateOf } from '../support.ts';

const GAMES = 8;

/** All possible small offers; those that are not refused must be the list. */
function* smallOffers(players: number): Generator<Move> {
  for (const to of [...Array(players).keys(), 'all' as const]) {
    for (const { materials: give, size } of BUNDLES) {
      for (const { materials: want, size: wanted } of BUNDLES) {
        const isListed =
          to === 'all'
            ? size === 1 && wanted === 1
            : size === 0 || (wanted > 0 && size + wanted < 4);
        const pillars = size === 0 ? 1 : 0;
        if (isListed) yield { verb: 'offer', to, give, want, pillars };
      }
    }
  }
}

/** Checks that after these offers the list has exactly the small offers that are not refused. */
function expectSmallOffers(pastOffers: readonly object[]): void {
  const state = stateOf(
    {
      phase: 'act',
      loosePillars: 2,
      pastOffers,
      players: [
        { storage: 'lamp lamp lamp socket door' },
        { storage: 'tap tap lamp' },
        { storage: 'door', pillars: 3 },
        { storage: 'tiles', pillars: 4 },
      ],
    },
    { players: 4 },
  );
  assert.deepEqual(
    game.legal(state, 0).filter(({ verb }) => verb === 'offer'),
    [...smallOffers(4)].filter((move) => game.refusal(state, 0, move) === undefined),
  );
}

export const dealChecks: readonly Check[] = [
  {
    name: 'UD-10 i: the list has exactly the small offers that the rules allow',
    check() {
      let looks = 0;
      for (let number = 0; number < GAMES; number++) {
        for (const { state, random } of randomGame(number)) {
          if (state.phase !== 'act' || random.below(6) > 0) continue;
          looks++;
          const expected = [...smallOffers(state.players.length)].filter(
            (move) => game.refusal(state, state.seat, move) === undefined,
          );
          const listed = game.legal(state, state.seat).filter(({ verb }) => verb === 'offer');
          assert.deepEqual(listed, expected);
        }
      }
      assert.ok(looks > 20);
    },
  },
  {
    name: 'UD-10 i: with a loose pillar, too, after offers of all kinds',
    check() {
      expectSmallOffers([
        { to: 1, deal: 'pillar for nothing' },
        { to: 1, deal: 'lamp for tap' },
        { to: 'all', deal: 'lamp for tap' },
        { to: 2, deal: 'lamp lamp for door' },
        { to: 2, deal: 'lamp lamp lamp for door' },
      ]);
      expectSmallOffers([
        { to: 'all', deal: 'pillar for tap' },
        { to: 'all', deal: 'lamp pillar for tap' },
        { to: 'all', deal: 'lamp lamp for tap' },
        { to: 'all', deal: 'lamp for tap tap' },
        { to: 1, deal: 'pillar pillar for nothing' },
        { to: 1, deal: 'lamp pillar for tap' },
        { to: 1, deal: 'lamp pillar for tap tap' },
        { to: 1, deal: 'lamp lamp for tap tap' },
      ]);
    },
  },
  {
    name: 'a deal moves something',
    check() {
      assert.ok(isDeal({ give: ['lamp'], want: [], pillars: 0 }));
      assert.ok(isDeal({ give: [], want: ['lamp'], pillars: 0 }));
      assert.ok(isDeal({ give: [], want: [], pillars: 1 }));
      assert.ok(!isDeal({ give: [], want: [], pillars: 0 }));
    },
  },
  {
    name: 'each bundle has one number',
    check() {
      BUNDLES.forEach(({ materials }, number) => assert.equal(bundleNumber(materials), number));
      for (const materials of [
        ['lamp', 'lamp', 'lamp'],
        ['lamp', 'socket', 'tap', 'door', 'shelf', 'tiles', 'tiles'],
        Array.from({ length: MOST_IN_A_DEAL }, () => 'lamp'),
        Array.from({ length: MOST_IN_A_DEAL }, () => 'tiles'),
      ] as (typeof BUNDLES)[number]['materials'][]) {
        assert.deepEqual(bundleOfNumber(bundleNumber(materials)), materials);
        assert.ok(bundleNumber(materials) >= BUNDLES.length);
      }
    },
  },
  {
    name: 'candidate moves are legal, and a seat that must choose always has one',
    check() {
      for (let number = 0; number < GAMES; number++) {
        for (const { state, random } of randomGame(number)) {
          if (random.below(4) > 0) continue;
          const owing = game.owing(state);
          for (let seat = 0; seat < state.players.length; seat++) {
            const candidates = ueberdachenBots.search.candidateMoves!(state, seat);
            for (const move of candidates) assert.equal(game.refusal(state, seat, move), undefined);
            if (hasSeat(owing, seat)) assert.ok(candidates.length > 0);
          }
        }
      }
    },
  },
  {
    name: 'UD-10 f: repeated timeouts lead to the end of the turn',
    check() {
      for (let number = 0; number < GAMES; number++) {
        for (const { state, random } of randomGame(number)) {
          if (random.below(10) > 0) continue;
          const copy = game.clone(state);
          const { round, seat } = copy;
          const dealer = {
            chance: { pick: <T>(outcomes: readonly T[]) => outcomes[0]! },
            report: undefined,
          };
          for (
            let moves = 0;
            copy.seat === seat && copy.round === round && copy.phase !== 'over';
            moves++
          ) {
            assert.ok(moves < 60, 'the turn does not end');
            // The clock of the rolling seat stands still while others owe an answer, so that
            // theirs runs out first, unless the rolling seat withdraws.
            const [first = seat] = seatsIn(game.owing(copy));
            const who = copy.phase === 'answer' && number % 2 === 0 ? seat : first;
            const move = game.timeoutMove(copy, who);
            assert.equal(game.refusal(copy, who, move), undefined);
            game.play(copy, who, move, dealer);
          }
        }
      }
    },
  },
  {
    name: 'isAnswer: exactly the seats that owe an answer to an offer',
    check() {
      for (let number = 0; number < GAMES; number++) {
        for (const { state } of randomGame(number)) {
          for (let seat = 0; seat < state.players.length; seat++) {
            const isOwed = state.phase === 'answer' && hasSeat(game.owing(state), seat);
            assert.equal(game.isAnswer!(state, seat), isOwed);
          }
        }
      }
    },
  },
];
