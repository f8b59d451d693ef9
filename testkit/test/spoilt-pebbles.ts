import { type Game, type MatchFile, rank, schema } from '@richtfest/engine';
import type { GameFixture } from '../src/index.ts';
import { type Move, type PebblesTypes, type State, pebbles } from './pebbles.ts';
import { pebblesFixture } from './pebbles-fixture.ts';

/** A game with one fault, the law it breaks and what the law says about it. */
interface Spoilt {
  readonly fault: string;
  readonly law: RegExp;
  readonly says: RegExp;
  readonly fixture: GameFixture<PebblesTypes>;
}

type Change = Partial<Game<PebblesTypes>>;

function spoil(
  change: Change,
  more: Partial<GameFixture<PebblesTypes>> = {},
): GameFixture<PebblesTypes> {
  return { ...pebblesFixture, ...more, game: { ...pebbles, ...change } };
}

const { notation, texts } = pebbles;

function playThen(
  change: (state: State, move: Move, seat: number) => void,
): Game<PebblesTypes>['play'] {
  return (state, seat, move, dealer) => {
    pebbles.play(state, seat, move, dealer);
    change(state, move, seat);
  };
}

function spoiltRecord(): MatchFile {
  const [recorded] = pebblesFixture.matches;
  return { ...recorded!.file, result: rank([]) };
}

let calls = 0;

export const SPOILT: readonly Spoilt[] = [
  {
    fault: 'the game never ends',
    law: /^random games end/,
    says: /no end after 60 owed decisions — seed .+, game 0, after move \d+, 2 players, generous=false/,
    fixture: spoil({
      play: playThen((state) => {
        if (state.phase === 'over') Object.assign(state, { phase: 'won' });
      }),
    }),
  },
  {
    fault: 'a seat that must decide has no move',
    law: /^random games end/,
    says: /owe a decision and have no move/,
    fixture: spoil({
      legal: (state, seat) => pebbles.legal(state, seat).filter(({ verb }) => verb === 'hide'),
    }),
  },
  {
    fault: 'the end has no result',
    law: /^random games end/,
    says: /nobody owes a decision and there is no result/,
    fixture: spoil({ result: () => undefined }),
  },
  {
    fault: 'something outside the state decides',
    law: /^the same header/,
    says: /went another way/,
    fixture: spoil({ play: playThen((state) => (state.winner = calls++ % 2)) }),
  },
  {
    fault: 'a match file is written wrongly',
    law: /^the same header/,
    says: /match file is at fault/,
    fixture: spoil({ notation: { ...notation, readMove: () => ({ verb: 'pass' }) } }),
  },
  {
    fault: 'a clone forgets',
    law: /^a clone is equal/,
    says: /state and clone differ in pile/,
    fixture: spoil({ clone: (state) => ({ ...pebbles.clone(state), pile: [] }) }),
  },
  {
    fault: 'a clone shares its players',
    law: /^a clone is equal/,
    says: /play on a clone changed the original in players/,
    fixture: spoil({ clone: (state) => ({ ...state }) }),
  },
  {
    fault: 'a state holds what JSON drops',
    law: /plain data/,
    says: /state\.pile is a Set/,
    fixture: spoil({
      setup: (table, dealer) => ({
        ...pebbles.setup(table, dealer),
        pile: new Set() as unknown as number[],
      }),
    }),
  },
  {
    fault: 'two parts of a state are one object',
    law: /plain data/,
    says: /after JSON the game goes on differently/,
    fixture: spoil({
      setup: (table, dealer) => {
        const state = pebbles.setup(table, dealer);
        return { ...state, twin: state.players[0] } as State;
      },
      clone: (state) => {
        const twins = (state as { twin?: unknown }).twin === state.players[0];
        const copy = pebbles.clone(state);
        return { ...copy, twin: twins ? copy.players[0] : { ...copy.players[0] } } as State;
      },
    }),
  },
  {
    fault: 'a question leaves a mark',
    law: /^asking changes nothing/,
    says: /a question changed the state in winner/,
    fixture: spoil({
      standing: (state, watcher) => {
        state.winner = 7;
        return pebbles.standing(state, watcher);
      },
    }),
  },
  {
    fault: 'the rules need a listener',
    law: /^asking changes nothing/,
    says: /without a listener the state differs/,
    fixture: spoil({
      play(state, seat, move, dealer) {
        pebbles.play(state, seat, move, dealer);
        if (dealer.report === undefined) state.winner = 9;
      },
    }),
  },
  {
    fault: 'an evaluation is no number',
    law: /^asking changes nothing/,
    says: /seat 0 is evaluated as NaN/,
    fixture: spoil({ evaluate: () => NaN }),
  },
  {
    fault: 'the same luck is used twice',
    law: /^chance is asked once/,
    says: /deal\/0 is asked for twice/,
    fixture: spoil({
      play(state, seat, move, dealer) {
        if (move.verb === 'draw') dealer.chance.pick([1, 2], 0, 0);
        pebbles.play(state, seat, move, dealer);
      },
    }),
  },
  {
    fault: 'an address is none of its stream',
    law: /^chance is asked once/,
    says: /9 is no index of the stream deal/,
    fixture: spoil({
      play(state, seat, move, dealer) {
        if (move.verb === 'pass') dealer.chance.pick([1, 2], 0, 9);
        pebbles.play(state, seat, move, dealer);
      },
    }),
  },
  {
    fault: 'a seat that has decided still has a list',
    law: /^seats that owe/,
    says: /seat \d has 1 legal moves/,
    fixture: spoil({
      legal: (state, seat) =>
        state.phase === 'won' ? [{ verb: 'pass' }] : pebbles.legal(state, seat),
    }),
  },
  {
    fault: 'a list is out of order',
    law: /^seats that owe/,
    says: /is listed before/,
    fixture: spoil({ legal: (state, seat) => pebbles.legal(state, seat).toReversed() }),
  },
  {
    fault: 'a move is listed twice',
    law: /^seats that owe/,
    says: /is listed twice/,
    fixture: spoil({
      legal: (state, seat) => pebbles.legal(state, seat).flatMap((move) => [move, move]),
    }),
  },
  {
    fault: 'a listed move is refused',
    law: /^listed and optional/,
    says: /is listed and refused by PB-3 \(not-now\)/,
    fixture: spoil({
      refusal: (state, seat, move) =>
        pebbles.refusal(state, seat, move) ??
        ((move as Move).verb === 'pass' ? { rule: 'PB-3', code: 'not-now' } : undefined),
    }),
  },
  {
    fault: 'an optional move is refused',
    law: /^listed and optional/,
    says: /"take-back"\} is listed and refused/,
    fixture: spoil({
      refusal: (state, seat, move) =>
        pebbles.refusal(state, seat, move) ??
        ((move as Move).verb === 'take-back'
          ? { rule: 'PB-2', code: 'nothing-hidden' }
          : undefined),
    }),
  },
  {
    fault: 'a pebble of another seat may be hidden',
    law: /^listed and optional/,
    says: /"hide".+is accepted and not listed/,
    fixture: spoil({
      refusal(state, seat, move) {
        const reason = pebbles.refusal(state, seat, move);
        return reason?.code === 'not-in-hand' ? undefined : reason;
      },
    }),
  },
  {
    fault: 'a reason names no rule',
    law: /^listed and optional/,
    says: /names the rule PB-9, which does not exist/,
    fixture: spoil({
      refusal(state, seat, move) {
        const reason = pebbles.refusal(state, seat, move);
        return reason?.rule === 'PB-1' ? { ...reason, rule: 'PB-9' as 'PB-1' } : reason;
      },
    }),
  },
  {
    fault: 'garbage breaks the rules down',
    law: /^listed and optional/,
    says: /breaks the rules down: TypeError/,
    fixture: spoil({
      refusal(state, seat, move) {
        const { verb } = move as Move;
        return verb === 'pass'
          ? pebbles.refusal(state, seat, move)
          : pebbles.refusal(state, seat, move);
      },
    }),
  },
  {
    fault: 'out of time, a seat would cheat',
    law: /^the move that stands/,
    says: /would play \{"pebble":9,"verb":"hide"\}, which is not legal/,
    fixture: spoil({ timeoutMove: () => ({ verb: 'hide', pebble: 9 }) }),
  },
  {
    fault: 'a move does not fit its schema',
    law: /^moves fit/,
    says: /“hide \d” does not fit: move\.pebble must be at most 0/,
    fixture: spoil({
      notation: {
        ...notation,
        moveSchema: schema.object({ verb: schema.string() }, { pebble: schema.integer(0, 0) }),
      },
    }),
  },
  {
    fault: 'a verb is forgotten',
    law: /^moves fit/,
    says: /draw is none of the verbs/,
    fixture: spoil({ verbs: ['hide', 'pass', 'take-back'] }),
  },
  {
    fault: 'a move is read as another',
    law: /^moves fit/,
    says: /“hide \d” is read differently/,
    fixture: spoil({ notation: { ...notation, readMove: () => ({ verb: 'draw' }) } }),
  },
  {
    fault: 'a position leaves something out',
    law: /^positions are read/,
    says: /a position is read differently in winner/,
    fixture: spoil({
      notation: {
        ...notation,
        writePosition: (state) => ({ ...(notation.writePosition(state) as object), winner: 0 }),
      },
    }),
  },
  {
    fault: 'a made-up state contradicts what was seen',
    law: /^a state made up/,
    says: /would observe something else in view\.deckSize/,
    fixture: spoil({
      determinize: (seen, random) => ({ ...pebbles.determinize(seen, random), deck: [] }),
    }),
  },
  {
    fault: 'the view shows what others hid',
    law: /^what a seat can’t see/,
    says: /could tell from view\.players\.\d\.score/,
    fixture: spoil({
      view(state, watcher) {
        const seen = pebbles.view(state, watcher);
        const players = seen.players.map((player, at) => ({
          ...player,
          score: (state.players[at]?.hidden ?? 0) + (state.players[at]?.score ?? 0),
        }));
        return { ...seen, players };
      },
    }),
  },
  {
    fault: 'a reason tells who holds a pebble',
    law: /^what a seat can’t see/,
    says: /could tell from reasons/,
    fixture: spoil({
      refusal(state, seat, move) {
        const reason = pebbles.refusal(state, seat, move);
        if (reason?.code !== 'not-in-hand') return reason;
        const held = state.deck.includes((move as { pebble: number }).pebble);
        return { ...reason, causes: [{ component: held ? 'deck' : 'hand' }] };
      },
    }),
  },
  {
    fault: 'the standing counts hidden pebbles',
    law: /^what a seat can’t see/,
    says: /could tell from standing/,
    fixture: spoil({
      standing: (state) =>
        state.players.map(({ hand, score }) => ({
          score: score + (hand[0] ?? 0),
          parts: { wins: score + (hand[0] ?? 0) },
        })),
    }),
  },
  {
    fault: 'an event tells all what one may know',
    law: /^what a seat can’t see/,
    says: /could tell from the events/,
    fixture: spoil({
      play(state, seat, move, dealer) {
        pebbles.play(state, seat, move, dealer);
        dealer.report?.({ type: 'hid', seat: state.players[1]!.hand[0] ?? 0 });
      },
    }),
  },
  {
    fault: 'there is a result too early',
    law: /^there is a result/,
    says: /there is a result before the end/,
    fixture: spoil({ result: (state) => pebbles.result({ ...state, phase: 'over' }) }),
  },
  {
    fault: 'parts do not add up',
    law: /^there is a result/,
    says: /parts add up to 0, not \d/,
    fixture: spoil({
      standing: (state, watcher) =>
        pebbles.standing(state, watcher).map(({ score }) => ({ score, parts: {} })),
    }),
  },
  {
    fault: 'a part of the score has no name',
    law: /^there is a result/,
    says: /the part luck has no name/,
    fixture: spoil({
      standing: (state) => state.players.map(() => ({ score: 0, parts: { luck: 0 } })),
    }),
  },
  {
    fault: 'everybody wins',
    law: /^there is a result/,
    says: /seat \d has place 1 instead of 2/,
    fixture: spoil({
      result(state) {
        const result = pebbles.result(state);
        return result && { seats: result.seats.map((seat) => ({ ...seat, place: 1 })) };
      },
    }),
  },
  {
    fault: 'the standing differs from the result',
    law: /^there is a result/,
    says: /result and standing differ at the end/,
    fixture: spoil({
      standing: (state) => state.players.map(() => ({ score: 0, parts: { wins: 0 } })),
    }),
  },
  {
    fault: 'a pebble is lost',
    law: /^every component/,
    says: /components came or went: pebble \d: 1 and nothing/,
    fixture: spoil({ play: playThen((state) => state.pile.pop()) }),
  },
  {
    fault: 'an undone move leaves a trace',
    law: /^undo goes back/,
    says: /1 moves undone do not lead back to the position before/,
    fixture: spoil({ clone: (state) => state }),
  },
  {
    fault: 'a turn taken back leaves a trace',
    law: /^a turn taken back/,
    says: /moves taken back do not lead to the position before/,
    fixture: spoil({ clone: (state) => state }),
  },
  {
    fault: 'chance speaks while choices lie face down',
    law: /^a turn taken back/,
    says: /a choice of seat \d lies face down again/,
    fixture: spoil({
      play: (state, seat, move, dealer) =>
        pebbles.play(state, seat, move, {
          chance: dealer.chance,
          report: (event) => dealer.report?.({ ...event, reveals: true } as typeof event),
        }),
    }),
  },
  {
    fault: 'a seat remembers what was taken back',
    law: /^a turn taken back/,
    says: /seat 0 remembers what was taken back/,
    fixture: spoil({
      memory: (state, seat) => ({ ...pebbles.memory(state, seat), calls: calls++ }),
    }),
  },
  {
    fault: 'a state can’t be kept',
    law: /^a snapshot opens/,
    says: /the rules break down: TypeError: canonical JSON has no function — seed snapshots/,
    fixture: spoil({
      setup: (table, dealer) => ({
        ...pebbles.setup(table, dealer),
        toJSON: () => ({ forgotten: true }),
      }),
      clone: (state) => ({ ...pebbles.clone(state) }),
    }),
  },
  {
    fault: 'a move has no words in Dutch',
    law: /^every move, event, prompt/,
    says: /the text of move hide in nl breaks down/,
    fixture: spoil({
      texts: { ...texts, nl: { ...texts.nl, moves: {} as typeof texts.nl.moves } },
    }),
  },
  {
    fault: 'an event says “undefined”',
    law: /^every move, event, prompt/,
    says: /event dealt in de says “undefined”/,
    fixture: spoil({
      texts: {
        ...texts,
        de: { ...texts.de, events: { ...texts.de.events, dealt: () => 'undefined' } },
      },
    }),
  },
  {
    fault: 'a reason is silent in German',
    law: /^every reason has a sentence/,
    says: /reason not-now in de has no text|breaks down/,
    fixture: spoil({
      texts: { ...texts, de: { ...texts.de, reasons: {} as typeof texts.de.reasons } },
    }),
  },
  {
    fault: 'a rule has no text',
    law: /^every reason has a sentence/,
    says: /rule PB-2 in en has no text/,
    fixture: spoil({
      texts: {
        ...texts,
        en: { ...texts.en, rules: { ...texts.en.rules, 'PB-2': { title: '', text: '' } } },
      },
    }),
  },
  {
    fault: 'something is never seen',
    law: /^every verb, event/,
    says: /never seen: sight a tenth pebble, verb shout/,
    fixture: spoil(
      { verbs: [...pebbles.verbs, 'shout'] },
      { sights: [{ name: 'a tenth pebble', isSeen: ({ deck }) => deck.includes(10) }] },
    ),
  },
  {
    fault: 'a recorded match ends differently today',
    law: /^recorded matches/,
    says: /a spoilt match: \{"kind":"result","problem":"different"\}/,
    fixture: spoil({}, { matches: [{ name: 'a spoilt match', file: spoiltRecord() }] }),
  },
  {
    fault: 'no match is recorded',
    law: /^recorded matches/,
    says: /there is no recorded match/,
    fixture: spoil({}, { matches: [] }),
  },
];
