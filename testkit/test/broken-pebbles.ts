import {
  type Game,
  type MatchFile,
  type SeatFormat,
  type Watcher,
  rank,
  schema,
} from '@richtfest/engine';
import type { GameFixture } from '../src/index.ts';
import { type Move, NOTHING, type PebblesTypes, type State, pebbles } from './pebbles.ts';
import { pebblesFixture } from './pebbles-fixture.ts';

/** A game with one defect, the law it violates and the expected message. */
interface BrokenGame {
  readonly defect: string;
  readonly law: RegExp;
  readonly message: RegExp;
  readonly fixture: GameFixture<PebblesTypes>;
}

type Change = Partial<Game<PebblesTypes>>;

function withChange(
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

function matchWithWrongResult(): MatchFile {
  const [recorded] = pebblesFixture.matches;
  return { ...recorded!.file, result: rank([]) };
}

/** A view with more of every player than the rules show. */
function showing(
  state: State,
  watcher: Watcher,
  more: (player: State['players'][number]) => object,
) {
  const seen = pebbles.view(state, watcher);
  const players = seen.players.map((player, seat) => ({
    ...player,
    ...more(state.players[seat]!),
  }));
  return { ...seen, players };
}

let calls = 0;

const { hasPrivateViews: _, ...withoutPrivateViews } = pebbles;

export const BROKEN_GAMES: readonly BrokenGame[] = [
  {
    defect: 'private views are not declared',
    law: /^without private views/,
    message: /seat 0 and the public see different values of view/,
    fixture: { ...pebblesFixture, game: withoutPrivateViews },
  },
  {
    defect: 'the game never ends',
    law: /^random games end/,
    message:
      /the game has not ended after 60 owed decisions — seed .+, game 0, after move \d+, 2 players, generous=false/,
    fixture: withChange({
      play: playThen((state) => {
        if (state.phase === 'over') Object.assign(state, { phase: 'won' });
      }),
    }),
  },
  {
    defect: 'a seat that must decide has no move',
    law: /^random games end/,
    message: /owe a decision and have no move/,
    fixture: withChange({
      legal: (state, seat) => pebbles.legal(state, seat).filter(({ verb }) => verb === 'hide'),
    }),
  },
  {
    defect: 'the end has no result',
    law: /^random games end/,
    message: /nobody owes a decision but there is no result/,
    fixture: withChange({ result: () => undefined }),
  },
  {
    defect: 'a module variable decides',
    law: /^the same header/,
    message: /replayed, the match reaches another position/,
    fixture: withChange({ play: playThen((state) => (state.winner = calls++ % 2)) }),
  },
  {
    defect: 'a match file is written wrongly',
    law: /^the same header/,
    message: /match file can't be verified/,
    fixture: withChange({ notation: { ...notation, readMove: () => ({ verb: 'pass' }) } }),
  },
  {
    defect: 'a view shares a list with the state',
    law: /^later moves change nothing/,
    message: /a move changed an earlier observation in 0\.view\.pile\.0/,
    fixture: withChange({
      view: (state, watcher) => ({ ...pebbles.view(state, watcher), pile: state.pile }),
      play: playThen((state) => state.pile.reverse()),
    }),
  },
  {
    defect: 'a clone drops a field',
    law: /^a clone is equal/,
    message: /state and clone differ in pile/,
    fixture: withChange({ clone: (state) => ({ ...pebbles.clone(state), pile: [] }) }),
  },
  {
    defect: 'a clone shares its players',
    law: /^a clone is equal/,
    message: /play on a clone changed the original in players/,
    fixture: withChange({ clone: (state) => ({ ...state }) }),
  },
  {
    defect: 'a state holds a Set',
    law: /plain data/,
    message: /state\.pile is a Set/,
    fixture: withChange({
      setup: (table, dealer) => ({
        ...pebbles.setup(table, dealer),
        pile: new Set() as unknown as number[],
      }),
    }),
  },
  {
    defect: 'two fields of a state share one object',
    law: /plain data/,
    message: /continued from JSON, the game differs/,
    fixture: withChange({
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
    defect: 'a query changes the state',
    law: /^queries do not change/,
    message: /a query changed the state in winner/,
    fixture: withChange({
      standing: (state, watcher) => {
        state.winner = 7;
        return pebbles.standing(state, watcher);
      },
    }),
  },
  {
    defect: 'the rules need a listener',
    law: /^queries do not change/,
    message: /without a listener the state differs/,
    fixture: withChange({
      play(state, seat, move, dealer) {
        pebbles.play(state, seat, move, dealer);
        if (dealer.report === undefined) state.winner = 9;
      },
    }),
  },
  {
    defect: 'an evaluation is NaN',
    law: /^queries do not change/,
    message: /evaluate returns NaN for seat 0/,
    fixture: withChange({ evaluate: () => NaN }),
  },
  {
    defect: 'an address is drawn twice',
    law: /^every chance address/,
    message: /deal\/0 is drawn twice/,
    fixture: withChange({
      play(state, seat, move, dealer) {
        if (move.verb === 'draw') dealer.chance.pick([1, 2], 0, 0);
        pebbles.play(state, seat, move, dealer);
      },
    }),
  },
  {
    defect: 'an address is outside its stream',
    law: /^every chance address/,
    message: /9 is not an index of the stream deal/,
    fixture: withChange({
      play(state, seat, move, dealer) {
        if (move.verb === 'pass') dealer.chance.pick([1, 2], 0, 9);
        pebbles.play(state, seat, move, dealer);
      },
    }),
  },
  {
    defect: 'a seat that has decided still has legal moves',
    law: /^seats that owe/,
    message: /seat \d has 1 legal moves/,
    fixture: withChange({
      legal: (state, seat) =>
        state.phase === 'won' ? [{ verb: 'pass' }] : pebbles.legal(state, seat),
    }),
  },
  {
    defect: 'a list is out of order',
    law: /^seats that owe/,
    message: /is listed before/,
    fixture: withChange({ legal: (state, seat) => pebbles.legal(state, seat).toReversed() }),
  },
  {
    defect: 'a move is listed twice',
    law: /^seats that owe/,
    message: /is listed twice/,
    fixture: withChange({
      legal: (state, seat) => pebbles.legal(state, seat).flatMap((move) => [move, move]),
    }),
  },
  {
    defect: 'a listed move is refused',
    law: /^listed and optional/,
    message: /is listed but refused by PB-3 \(not-now\)/,
    fixture: withChange({
      refusal: (state, seat, move) =>
        pebbles.refusal(state, seat, move) ??
        ((move as Move).verb === 'pass' ? { rule: 'PB-3', code: 'not-now' } : undefined),
    }),
  },
  {
    defect: 'an optional move is refused',
    law: /^listed and optional/,
    message: /"take-back"\} is listed but refused/,
    fixture: withChange({
      refusal: (state, seat, move) =>
        pebbles.refusal(state, seat, move) ??
        ((move as Move).verb === 'take-back'
          ? { rule: 'PB-2', code: 'nothing-hidden' }
          : undefined),
    }),
  },
  {
    defect: 'a pebble of another seat may be hidden',
    law: /^listed and optional/,
    message: /"hide".+is accepted but not listed/,
    fixture: withChange({
      refusal(state, seat, move) {
        const reason = pebbles.refusal(state, seat, move);
        return reason?.code === 'not-in-hand' ? undefined : reason;
      },
    }),
  },
  {
    defect: 'a reason cites an unknown rule',
    law: /^listed and optional/,
    message: /cites the rule PB-9, which is not in the game’s `rules`/,
    fixture: withChange({
      refusal(state, seat, move) {
        const reason = pebbles.refusal(state, seat, move);
        return reason?.rule === 'PB-1' ? { ...reason, rule: 'PB-9' as 'PB-1' } : reason;
      },
    }),
  },
  {
    defect: 'garbage makes refusal throw',
    law: /^listed and optional/,
    message: /refusal throws TypeError/,
    fixture: withChange({
      refusal(state, seat, move) {
        const { verb } = move as Move;
        return verb === 'pass'
          ? pebbles.refusal(state, seat, move)
          : pebbles.refusal(state, seat, move);
      },
    }),
  },
  {
    defect: 'a timeout move is not legal',
    law: /^the timeout move/,
    message: /timeout move of seat \d, \{"pebble":9,"verb":"hide"\}, is not legal/,
    fixture: withChange({ timeoutMove: () => ({ verb: 'hide', pebble: 9 }) }),
  },
  {
    defect: 'a move does not conform to its schema',
    law: /^moves conform/,
    message: /“hide \d” does not conform to moveSchema: move\.pebble must be at most 0/,
    fixture: withChange({
      notation: {
        ...notation,
        moveSchema: schema.object({ verb: schema.string() }, { pebble: schema.integer(0, 0) }),
      },
    }),
  },
  {
    defect: 'a verb is missing from game.verbs',
    law: /^moves conform/,
    message: /the verb draw is not in game.verbs/,
    fixture: withChange({ verbs: ['hide', 'pass', 'take-back'] }),
  },
  {
    defect: 'a move is read as another',
    law: /^moves conform/,
    message: /“hide \d” is read as another move/,
    fixture: withChange({ notation: { ...notation, readMove: () => ({ verb: 'draw' }) } }),
  },
  {
    defect: 'a position drops a field',
    law: /^positions are read/,
    message: /the position read back differs in winner/,
    fixture: withChange({
      notation: {
        ...notation,
        writePosition: (state) => ({ ...(notation.writePosition(state) as object), winner: 0 }),
      },
    }),
  },
  {
    defect: 'a view has a field its schema does not know',
    law: /^every view of every watcher/,
    message: /for the public, view has an unknown field “note”/,
    fixture: withChange({
      view: (state, watcher) => ({ ...pebbles.view(state, watcher), note: 'new' }),
    }),
  },
  {
    defect: 'a private field does not conform to the view schema',
    law: /^every view of every watcher/,
    message: /for seat 0, view\.players\[0\]\.hand must have at most 2 entries, not 3/,
    fixture: withChange({
      viewSchema: {
        ...pebbles.viewSchema,
        properties: {
          ...pebbles.viewSchema.properties,
          players: schema.array({
            ...pebbles.viewSchema.properties!['players']!.items,
            properties: {
              ...pebbles.viewSchema.properties!['players']!.items!.properties,
              hand: schema.array(schema.integer(1, 9), { maxItems: 2 }),
            },
          }),
        },
      },
    }),
  },
  {
    defect: 'a determinized state contradicts the observation',
    law: /^determinized states/,
    message: /after determinize, the public observes another view\.deckSize/,
    fixture: withChange({
      determinize: (seen, random) => ({ ...pebbles.determinize(seen, random), deck: [] }),
    }),
  },
  {
    defect: 'the view adds hidden pebbles to the score',
    law: /^hidden state changes nothing/,
    message: /a secret leaks to (the public|seat \d) in view\.players\.\d\.score/,
    fixture: withChange({
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
    defect: 'a reason tells where a pebble is',
    law: /^hidden state changes nothing/,
    message: /a secret leaks to seat \d in reasons/,
    fixture: withChange({
      refusal(state, seat, move) {
        const reason = pebbles.refusal(state, seat, move);
        if (reason?.code !== 'not-in-hand') return reason;
        const held = state.deck.includes((move as { pebble: number }).pebble);
        return { ...reason, causes: [{ component: held ? 'deck' : 'hand' }] };
      },
    }),
  },
  {
    defect: 'the standing counts hidden pebbles',
    law: /^hidden state changes nothing/,
    message: /a secret leaks to .+ in standing/,
    fixture: withChange({
      standing: (state) =>
        state.players.map(({ hand, score }) => ({
          score: score + (hand[0] ?? 0),
          parts: { wins: score + (hand[0] ?? 0) },
        })),
    }),
  },
  {
    defect: 'an event of the next move depends on another hand',
    law: /^hidden state changes nothing/,
    message: /the next move leaks a secret to .+ in events/,
    fixture: withChange({
      play(state, seat, move, dealer) {
        pebbles.play(state, seat, move, dealer);
        dealer.report?.({ type: 'hid', seat: state.players[1]!.hand[0] ?? 0 });
      },
    }),
  },
  {
    defect: 'the view shows everybody a pebble that was hidden in secret',
    law: /^views show a watcher nothing/,
    message:
      /when seat \d plays hide, .+ observes view\.players\.\d\.hidden: .+, which no event has told it/,
    fixture: withChange({
      view: (state, watcher) => showing(state, watcher, ({ hidden }) => ({ hidden })),
    }),
  },
  {
    defect: 'the view shows everybody a hand before the first move',
    law: /^views show a watcher nothing/,
    message: /after the setup, .+ observes view\.players\.\d\.hand.*, which no event has told it/,
    fixture: withChange({
      view: (state, watcher) =>
        showing(state, watcher, ({ hand }) => (state.pile.length === 0 ? { hand } : {})),
    }),
  },
  {
    defect: 'a setup event shows everybody a hand',
    law: /^events tell a watcher nothing/,
    message:
      /during setup, the event “dealt” tells the public a secret in its field pebble: \d and \d/,
    fixture: withChange({
      eventFor: (event, watcher, state) =>
        event.type === 'dealt' ? event : pebbles.eventFor(event, watcher, state),
    }),
  },
  {
    defect: 'a setup event of its own shows everybody a hand',
    law: /^events tell a watcher nothing/,
    message: /during setup, the event “hid” tells .+ a secret in its field seat: \d and \d/,
    fixture: withChange({
      setup(table, dealer) {
        const state = pebbles.setup(table, dealer);
        dealer.report?.({ type: 'hid', seat: state.players[1]!.hand[0]! });
        return state;
      },
    }),
  },
  {
    defect: 'eventFor shows everybody a secret choice',
    law: /^events tell a watcher nothing/,
    message:
      /when seat \d plays hide, the event “hid” tells .+ a secret in its field pebble: \d and \d/,
    fixture: withChange({
      eventFor: (event, watcher, state) =>
        event.type === 'hid' ? event : pebbles.eventFor(event, watcher, state),
    }),
  },
  {
    defect: 'an event is reported only for some secret choices',
    law: /^events tell a watcher nothing/,
    message: /whether .+ receives the event “took-back” depends on a secret/,
    fixture: withChange({
      play(state, seat, move, dealer) {
        pebbles.play(state, seat, move, dealer);
        if (move.verb === 'hide' && move.pebble % 2 === 1)
          dealer.report?.({ type: 'took-back', seat });
      },
    }),
  },
  {
    defect: 'only the first move shows everybody a secret choice',
    law: /^events tell a watcher nothing/,
    message: /the event “hid” tells .+ a secret in its field pebble: .* after move 0,/,
    fixture: withChange({
      eventFor: (event, watcher, state) =>
        event.type === 'hid' && state.pile.length === 0
          ? event
          : pebbles.eventFor(event, watcher, state),
    }),
  },
  {
    defect: 'the first view shows everybody all hands',
    law: /^determinized states/,
    message: /after determinize, the public observes another view\.hands\.\d.* after move 0,/,
    fixture: withChange({
      view(state, watcher) {
        const view = pebbles.view(state, watcher);
        const isFirst = state.pile.length === 0;
        return isFirst ? { ...view, hands: state.players.map(({ hand }) => [...hand]) } : view;
      },
    }),
  },
  {
    defect: 'the first view shows everybody all hands, and determinize believes it',
    law: /^what a seat has seen/,
    message: /seat \d sees view\.players\.\d\.hand\.\d: .+ only before the first move/,
    fixture: withChange({
      view(state, watcher) {
        const view = pebbles.view(state, watcher);
        const isFirst = state.players.every(({ hand, score }) => hand.length === 3 && score === 0);
        const players = view.players.map((player, seat) => ({
          ...player,
          hand: [...state.players[seat]!.hand],
        }));
        return isFirst ? { ...view, players } : view;
      },
    }),
  },
  {
    defect: 'private views show everything to a seat',
    law: /^games with private views/,
    message: /nothing is hidden from seat 0/,
    fixture: withChange({
      view: (state, watcher) => {
        const view = pebbles.view(state, watcher);
        const players = state.players.map(({ hand, hidden, score }) => ({
          score,
          handSize: hand.length,
          hasHidden: hidden !== NOTHING,
          hand: [...hand],
          hidden,
        }));
        return watcher === 0 ? { ...view, players } : view;
      },
    }),
  },
  {
    defect: 'there is a result too early',
    law: /^there is a result/,
    message: /there is a result before the end/,
    fixture: withChange({ result: (state) => pebbles.result({ ...state, phase: 'over' }) }),
  },
  {
    defect: 'parts do not add up',
    law: /^there is a result/,
    message: /parts add up to 0, not \d/,
    fixture: withChange({
      standing: (state, watcher) =>
        pebbles.standing(state, watcher).map(({ score }) => ({ score, parts: {} })),
    }),
  },
  {
    defect: 'a score part has no name',
    law: /^there is a result/,
    message: /the part luck has no name in texts\.en\.parts/,
    fixture: withChange({
      standing: (state) => state.players.map(() => ({ score: 0, parts: { luck: 0 } })),
    }),
  },
  {
    defect: 'everybody wins',
    law: /^there is a result/,
    message: /seat \d has place 1 instead of 2/,
    fixture: withChange({
      result(state) {
        const result = pebbles.result(state);
        return result && { seats: result.seats.map((seat) => ({ ...seat, place: 1 })) };
      },
    }),
  },
  {
    defect: 'the standing differs from the result',
    law: /^there is a result/,
    message: /result and standing differ at the end/,
    fixture: withChange({
      standing: (state) => state.players.map(() => ({ score: 0, parts: { wins: 0 } })),
    }),
  },
  {
    defect: 'a pebble is lost',
    law: /^every component/,
    message: /the number of components has changed since the setup: pebble \d: 1 and nothing/,
    fixture: withChange({ play: playThen((state) => state.pile.pop()) }),
  },
  {
    defect: 'undo does not restore the state',
    law: /^undo restores/,
    message: /undoing 1 moves does not restore the earlier position/,
    fixture: withChange({ clone: (state) => state }),
  },
  {
    defect: 'a take-back does not restore the state',
    law: /^a take-back/,
    message: /taking back \d+ moves does not restore the earlier position/,
    fixture: withChange({ clone: (state) => state }),
  },
  {
    defect: 'events reveal something while choices are still secret',
    law: /^a take-back/,
    message: /a secret choice of seat \d is still there/,
    fixture: withChange({
      play: (state, seat, move, dealer) =>
        pebbles.play(state, seat, move, {
          chance: dealer.chance,
          report: (event) => dealer.report?.({ ...event, reveals: true } as typeof event),
        }),
    }),
  },
  {
    defect: 'a seat remembers a turn that was taken back',
    law: /^a take-back/,
    message: /seat 0 remembers the turn that was taken back/,
    fixture: withChange({
      memory: (state, seat) => ({ ...pebbles.memory(state, seat), calls: calls++ }),
    }),
  },
  {
    defect: 'a state has a toJSON of its own',
    law: /^a snapshot restores/,
    message: /the rules throw TypeError: canonical JSON has no function — seed snapshots/,
    fixture: withChange({
      setup: (table, dealer) => ({
        ...pebbles.setup(table, dealer),
        toJSON: () => ({ forgotten: true }),
      }),
      clone: (state) => ({ ...pebbles.clone(state) }),
    }),
  },
  {
    defect: 'a move has no words in Dutch',
    law: /^every move, event, prompt/,
    message: /the text of move hide in nl throws/,
    fixture: withChange({
      texts: { ...texts, nl: { ...texts.nl, moves: {} as typeof texts.nl.moves } },
    }),
  },
  {
    defect: 'an event says “undefined”',
    law: /^every move, event, prompt/,
    message: /event dealt in de says “undefined”/,
    fixture: withChange({
      texts: {
        ...texts,
        de: { ...texts.de, events: { ...texts.de.events, dealt: () => 'undefined' } },
      },
    }),
  },
  {
    defect: 'an event names its reader',
    law: /^every move, event, prompt/,
    message: /“Seat 0 gets a pebble\.” names its reader instead of saying “you”/,
    fixture: withChange({
      texts: {
        ...texts,
        en: {
          ...texts.en,
          events: {
            ...texts.en.events,
            dealt: ({ seat }, format) => `${(format as SeatFormat).seat(seat)} gets a pebble.`,
          },
        },
      },
    }),
  },
  {
    defect: 'a reason has no German text',
    law: /^every reason has a sentence/,
    message: /reason not-now in de has no text|throws/,
    fixture: withChange({
      texts: { ...texts, de: { ...texts.de, reasons: {} as typeof texts.de.reasons } },
    }),
  },
  {
    defect: 'a rule has no text',
    law: /^every reason has a sentence/,
    message: /rule PB-2 in en has no text/,
    fixture: withChange({
      texts: {
        ...texts,
        en: { ...texts.en, rules: { ...texts.en.rules, 'PB-2': { title: '', text: '' } } },
      },
    }),
  },
  {
    defect: 'a coverage goal is never reached',
    law: /^every verb, event/,
    message: /never reached: goal a tenth pebble, verb shout/,
    fixture: withChange(
      { verbs: [...pebbles.verbs, 'shout'] },
      { coverageGoals: [{ name: 'a tenth pebble', isReached: ({ deck }) => deck.includes(10) }] },
    ),
  },
  {
    defect: 'a recorded match ends differently today',
    law: /^recorded matches/,
    message: /a changed match: \{"kind":"result","problem":"different"\}/,
    fixture: withChange(
      {},
      { matches: [{ name: 'a changed match', file: matchWithWrongResult() }] },
    ),
  },
  {
    defect: 'no match is recorded',
    law: /^recorded matches/,
    message: /there is no recorded match/,
    fixture: withChange({}, { matches: [] }),
  },
  {
    defect: 'a refused position names a field that nobody wrote',
    law: /^positions that are accepted/,
    message: /is refused at a field that it does not have: position\.bag is wrong/,
    fixture: withChange(
      {
        notation: {
          ...notation,
          readPosition: () => ({
            problems: [
              {
                path: 'position.bag',
                message: 'is wrong',
                reason: { rule: 'PB-1', code: 'pebble-twice' },
              },
            ],
          }),
        },
      },
      { refusesImpossiblePositions: true },
    ),
  },
  {
    defect: 'an accepted position has more pebbles than there are',
    law: /^positions that are accepted/,
    message: /has too many: /,
    fixture: withChange(
      {
        notation: {
          ...notation,
          readPosition(position, table) {
            const read = notation.readPosition(position, table);
            if ('state' in read) read.state.pile.push(...read.state.deck);
            return read;
          },
        },
      },
      { refusesImpossiblePositions: true },
    ),
  },
];
