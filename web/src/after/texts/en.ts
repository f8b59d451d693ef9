import type { AfterTexts } from './after-texts.ts';

const move = { one: 'move', other: 'moves' };

export const en: AfterTexts = {
  end: {
    skip: 'Fill in at once',
    change: 'Change something',
    admire: 'Admire the houses',
    look: 'Look through the game',
    check: 'Check this game',
    copy: 'Copy the file',
    copied: 'Copied. You can paste it anywhere.',
    notCopied: 'The browser did not let it be copied. Save it as a file instead.',
    level: (names, points) => `${names} are level at ${points}.`,
    decides: (what, values) => `What decides: ${what} (${values}).`,
    nothingDecides: 'Nothing tells them apart: they share the place.',
  },
  houses: {
    of: (name) => `${name}’s house`,
    previous: 'The house before',
    next: 'The next house',
    all: 'All of them together',
    picture: 'Save this picture',
    drawing: 'The picture is being drawn …',
    failed: 'The picture could not be drawn here.',
  },
  check: {
    title: 'Check this game',
    working: 'The whole game is being played again …',
    holds: 'Everything is in order.',
    fails: 'Something is wrong with this game.',
    commitment: (fingerprint) =>
      `The luck comes from the secret that was sealed before the start (${fingerprint}).`,
    seed: (seed) => `The luck comes from the seed “${seed}”.`,
    past: (moves, format) =>
      `The first ${format.count(moves, move)} come from another game, with its luck, which was sealed as well.`,
    moves: (moves, format) =>
      `${format.count(moves, move)} played again with that luck: each follows the rules.`,
    result: 'They lead to exactly the recorded result.',
    position: (fingerprint) => `Fingerprint of the last position: ${fingerprint}`,
  },
  review: {
    title: (game) => `${game}, looked through`,
    bar: 'Through the game',
    slider: 'Moment of the game',
    moment: (number, of) => `Move ${number} of ${of}`,
    start: 'The start',
    first: 'To the start',
    previous: 'One move back',
    next: 'One move on',
    last: 'To the end',
    play: 'Let it run',
    pause: 'Stop',
    eyes: 'Seen by',
    everyone: 'Everyone',
    public: 'Onlookers',
    seat: (name) => name,
    fork: 'Go on from here',
    forkTitle: (number) => `Go on from move ${number}`,
    forkHelp:
      'A new game begins at this moment. Dice and cards to come are drawn anew, so nobody knows them. The old game stays as it is.',
    forkAs: 'Who are you? Bots play the others.',
    forkGo: 'Play',
    running: 'This game is not over yet. When it is, you can look through it.',
    go: 'Show this moment',
    back: (number, of) => `You are looking back: move ${number} of ${of}`,
    backHelp: 'Nothing can be moved here.',
    now: 'Back to now',
  },
  files: {
    title: 'This file can’t be opened',
    safe: 'Nothing was changed: the file and your games are as they were.',
    problems: {
      'too-big': 'It is much too big for a saved game.',
      empty: 'It is empty.',
      'not-json':
        'It is no text a program could read (JSON). Perhaps it was cut off, or it is another kind of file.',
      'too-deep': 'It has more lists within lists than any game of ours.',
      'duplicate-key': (path, line) =>
        `“${path}” is in it twice (line ${line}), and nobody can tell which one counts.`,
      'not-ours': 'It is no game of Richtfest: another program made it.',
      observations:
        'It holds what one player saw of a game that was still running. The whole game can be saved when it is over.',
      'no-luck':
        'The game was still running when this was saved, and its luck is not in the file. Save it again when it is over.',
      'other-format': (format) =>
        `It was made by another version of Richtfest (${format}). Load the page again to get the newest one, and try once more.`,
      'unknown-game': (game) => `The game “${game}” is not known here.`,
      'unknown-rules': (game, version) =>
        `It was played by version ${version} of the rules of ${game}, which is not known here. Load the page again to get the newest rules.`,
      broken: (problem) => `It is damaged: ${problem}`,
      false: 'It does not hold:',
      unreadable: 'The browser could not read it. Try once more.',
    },
  },
};
