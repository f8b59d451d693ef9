import { LANGUAGES, type Language, addressing, formatWith, observe } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import {
  type MoveReason,
  type Subject,
  findClearReasons,
  findReasons,
  moveReasonText,
  moveReasonsText,
} from '../src/index.ts';
import { GAMES, gameOf, preparedMatch, recorded } from './matches.ts';
import { REASON_POSITIONS, type ReasonPosition } from './reason-positions.ts';

/** Rollouts of each position; games whose lines end with the turn need fewer. */
const SAMPLES: Readonly<Record<string, number>> = {
  'dream-home': 16,
  'best-treehouse': 16,
  'three-little-pigs': 8,
  ueberdachen: 4,
};
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Eva'];

function kindOf(reason: MoveReason): string {
  return 'measure' in reason ? reason.measure : reason.kind;
}

const subjects = new Map<string, Subject>();

function subjectAt(id: string, match: string): Subject {
  const key = `${id}/${match}`;
  const subject = subjects.get(key) ?? preparedMatch(gameOf(id), recorded(id, match));
  subjects.set(key, subject);
  return subject;
}

/** Why a better move was better at a decision of a recorded match. */
function reasonsAt(id: string, { match, move, better }: ReasonPosition) {
  const game = gameOf(id);
  const { decisions } = subjectAt(id, match);
  const { state, seat, played } = decisions.find(({ at }) => at === move - 1)!;
  const other = game.notation.readMove(better)!;
  expect(game.refusal(state, seat, other)).toBeUndefined();
  const observation = observe(game, state, seat);
  const moves = { observation, seat, played, better: other };
  return { seat, reasons: findReasons(game, moves, { samples: SAMPLES[id]!, seed: 'why' }) };
}

function topicOf(reason: MoveReason, id: string): string | undefined {
  if (reason.kind === 'part') return reason.part;
  if (reason.kind !== 'measure') return undefined;
  return gameOf(id).bots!.reasons!.measures[reason.measure]!.topic;
}

/** The clause in every language, with `#` for numbers. */
function clausesOf(reason: MoveReason, id: string, by: { seat: number; reader?: number }) {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const format = addressing(formatWith(Intl, language, NAMES), by.reader);
      const text = moveReasonText(reason, gameOf(id), { language, format, seat: by.seat });
      return [language, text.replaceAll(/\d+([.,]\d+)?/g, '#')];
    }),
  ) as Record<Language, string>;
}

describe('reasons at recorded decisions', () => {
  const all = Object.entries(REASON_POSITIONS).flatMap(([id, positions]) =>
    positions.map((position) => [id, position.reason, position] as const),
  );

  test.each(all)('%s: %s', (id, reason, position) => {
    const { seat, reasons } = reasonsAt(id, position);
    const found = reasons.find((each) => kindOf(each) === reason);
    expect(reasons.map(kindOf)).toContain(reason);
    const { en, de, nl } = position;
    expect(clausesOf(found!, id, { seat, reader: seat })).toEqual({ en, de, nl });
    const topics = reasons.flatMap((each) => topicOf(each, id) ?? []);
    expect(new Set(topics).size).toBe(topics.length);
  });

  test.each(GAMES.map(({ id }) => id))('%s: every kind has a position', (id) => {
    const kinds = [...Object.keys(gameOf(id).bots!.reasons!.measures), ...SHARED_KINDS];
    expect(REASON_POSITIONS[id]!.map(({ reason }) => reason).toSorted()).toEqual(kinds.toSorted());
  });
});

const SHARED_KINDS = ['part', 'blocks', 'now', 'later'];

test('where no difference is clear, the most certain one is named, not the largest', () => {
  const game = gameOf('dream-home');
  const { decisions } = subjectAt('dream-home', 'v1-three-players-nl');
  const { state, seat, played } = decisions.find(({ at }) => at === 26)!;
  const moves = {
    observation: observe(game, state, seat),
    seat,
    played,
    better: game.notation.readMove('take 1')!,
  };
  // In so few rollouts, another player's points vary most.
  const sampling = { samples: 6, seed: 'why' };
  expect(findClearReasons(game, moves, sampling)).toEqual([]);
  expect(findReasons(game, moves, sampling).map(kindOf)).toEqual(['roof']);
});

describe('whom a reason addresses', () => {
  const you = /\b(you|your|du|dein\w*|dir|dich|je|jij|jou|jouw)\b/i;

  test.each(GAMES.map(({ id }) => id))('%s: other players are named', (id) => {
    for (const measure of Object.keys(gameOf(id).bots!.reasons!.measures)) {
      const reason = { kind: 'measure', measure, from: 0.25, to: 0.75 } as const;
      const own = clausesOf(reason, id, { seat: 1, reader: 1 });
      const named = clausesOf(reason, id, { seat: 1, reader: 0 });
      for (const language of LANGUAGES) {
        expect(own[language]).toMatch(you);
        expect(own[language]).not.toContain('Ben');
        expect(named[language]).toContain('Ben');
        expect(named[language]).not.toMatch(you);
      }
    }
  });

  test('a player who is blocked reads “you”', () => {
    const reason: MoveReason = { kind: 'blocks', seat: 2, points: 4 };
    expect(clausesOf(reason, 'dream-home', { seat: 0, reader: 2 })).toEqual({
      en: 'it costs you about # points',
      de: 'es kostet dich etwa # Punkte',
      nl: 'het kost jou ongeveer # punten',
    });
  });
});

const RECORDED: Readonly<Record<string, readonly string[]>> = {
  'three-little-pigs': ['v1-five-players', 'v1-three-experienced'],
  'dream-home': ['v1-four-players-greedy', 'v1-two-players'],
  'best-treehouse': ['v2-three-players'],
  ueberdachen: ['v1-three-greedy'],
};

describe('the measures of a game', () => {
  test.each(GAMES.map(({ id }) => id))('%s: at least eight, and each of them varies', (id) => {
    const game = gameOf(id);
    const { measures } = game.bots!.reasons!;
    const names = Object.keys(measures);
    expect(names.length).toBeGreaterThanOrEqual(8);
    const seen = new Map(names.map((name) => [name, new Set<number>()]));
    for (const match of RECORDED[id]!) {
      const subject = subjectAt(id, match);
      const states = [...subject.steps.map(({ state }) => state), subject.match.state];
      for (const state of states) {
        for (let seat = 0; seat < subject.players; seat++) {
          for (const name of names) seen.get(name)!.add(measures[name]!.of(state, seat));
        }
      }
    }
    const constant = [...seen].flatMap(([name, values]) => (values.size > 1 ? [] : [name]));
    expect(constant).toEqual([]);
    const impossible = [...seen].flatMap(([name, values]) => {
      const isShare = measures[name]!.kind === 'chance';
      return [...values].filter((value) =>
        isShare ? value !== 0 && value !== 1 : !Number.isFinite(value),
      );
    });
    expect(impossible).toEqual([]);
  });

  test.each(GAMES.map(({ id }) => id))('%s: a clause of its own in every language', (id) => {
    const game = gameOf(id);
    const clauses = LANGUAGES.flatMap((language) =>
      Object.entries(game.bots!.reasons!.measures).map(([measure, { kind }]) => {
        const reason = { kind: 'measure', measure, from: 0.25, to: 0.75 } as const;
        const format = formatWith(Intl, language, NAMES);
        const text = moveReasonText(reason, game, { language, format, seat: 0 });
        expect(text).toContain(kind === 'chance' ? '75 %' : format.number(0.8));
        return text;
      }),
    );
    expect(new Set(clauses).size).toBe(clauses.length);
  });
});

test('every game explains parts of the score, blocked players and when a move pays off', () => {
  const game = gameOf('dream-home');
  const format = formatWith(Intl, 'en', ['Anna', 'Ben']);
  const reasons: readonly MoveReason[] = [
    { kind: 'part', part: 'roof', points: 2.04 },
    { kind: 'blocks', seat: 1, points: 1 },
    { kind: 'later', points: 3 },
  ];
  expect(moveReasonsText(reasons, game, { language: 'en', format, seat: 0 })).toBe(
    'It brings Anna about 2 more points for “Roof”. It gives up 3 points now and pays off later. It costs Ben about 1 point.',
  );
  const blocked: readonly MoveReason[] = [
    { kind: 'blocks', seat: 1, points: 7.2 },
    { kind: 'part', part: 'roof', points: 5.34 },
    { kind: 'blocks', seat: 2, points: 1.26 },
    { kind: 'part', part: 'rooms', points: 3.6 },
  ];
  const all = (language: Language) =>
    moveReasonsText(blocked, game, {
      language,
      format: addressing(formatWith(Intl, language, NAMES), 2),
      seat: 0,
    });
  expect(LANGUAGES.map(all)).toEqual([
    'It brings Anna about 5 more points for “Roof” and about 4 more points for “Rooms”. It costs Ben about 7 points and you about 1.3 points.',
    'Es bringt Anna etwa 5 Punkte mehr für „Dach“ und etwa 4 Punkte mehr für „Räume“. Es kostet Ben etwa 7 Punkte und dich etwa 1,3 Punkte.',
    'Het geeft Anna ongeveer 5 punten meer voor “Dak” en ongeveer 4 punten meer voor “Kamers”. Het kost Ben ongeveer 7 punten en jou ongeveer 1,3 punten.',
  ]);
  expect(moveReasonsText([], game, { language: 'en', format, seat: 0 })).toBe('');
});

test('what a move scores at once is not counted twice', () => {
  const said = (reasons: readonly MoveReason[], language: Language) =>
    moveReasonsText(reasons, gameOf('ueberdachen'), {
      language,
      format: addressing(formatWith(Intl, language, NAMES), 0),
      seat: 0,
    });
  const large: MoveReason = { kind: 'part', part: 'large', points: 3 };
  const all: readonly MoveReason[] = [large, { kind: 'now', points: 3.1 }];
  expect(LANGUAGES.map((language) => said(all, language))).toEqual([
    'It brings you about 3 more points for “Large rooms” at once.',
    'Es bringt dir sofort etwa 3 Punkte mehr für „Große Zimmer“.',
    'Het geeft je meteen ongeveer 3 punten meer voor “Grote kamers”.',
  ]);
  expect(said([large, { kind: 'now', points: 1 }], 'en')).toBe(
    'It brings you about 3 more points for “Large rooms”. It scores 1 more point at once.',
  );
});
