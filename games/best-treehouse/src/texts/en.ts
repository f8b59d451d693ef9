import { type Plural, tableTexts } from '@richtfest/engine';
import { colourOf, roomOf } from '../data/rooms.ts';
import { writePlace } from '../notation/cards.ts';
import type { Colour } from '../words.ts';
import { rooms } from './rooms/en.ts';
import { places, sum } from './phrases.ts';
import type { OwnTexts, TreehouseTexts } from './treehouse-texts.ts';

const POINT: Plural = { one: 'point', other: 'points' };

const colours: TreehouseTexts['colours'] = {
  red: colour('red', 'sport and romping'),
  yellow: colour('yellow', 'learning and making'),
  green: colour('green', 'out in the open'),
  blue: colour('blue', 'water'),
  purple: colour('purple', 'stage and play'),
  brown: colour('brown', 'food and drink'),
};

const balances: TreehouseTexts['balances'] = { left: 'left', middle: 'middle', right: 'right' };

export const en: OwnTexts = {
  name: 'Best Treehouse Ever',
  blurb:
    'Three weeks, one tree: everybody picks a room in secret, all are built at once, and the hands go round. Keep your colours together, keep your tree from tipping, and have a say in what counts.',
  colours,
  balances,
  rooms,

  chapters: {
    components: 'What is in the box',
    tree: 'The tree',
    round: 'A week',
    scoring: 'Scoring',
    end: 'The end and a simpler game',
  },

  rules: {
    'BT-1': {
      title: 'Cards',
      text: 'There are 72 room cards, 12 in each of six colours: red for sport, yellow for learning, green for the outdoors, blue for water, purple for shows and games, brown for food. Every room has its own name, but only its colour counts. The names are ours. There are also:',
      more: [
        [
          'a start tree for each player: it scores nothing and has a balance track with three circles.',
          'six scoring cards, one for each colour.',
          'four bonus cards: two “2” and two “0”.',
        ],
      ],
    },
    'BT-2': {
      title: 'Levels',
      text: 'The start tree is level 1. Level 2 has two places, level 3 has three, and so on up to level 6, the highest: 20 places in all. Each level is shifted by half a card, so only levels 3 and 5 have a place exactly in the middle. A place is named by its level and a letter, counted from the left: 3b is the middle of level 3.',
    },
    'BT-3': {
      title: 'Support',
      text: 'A room needs a room on both places below it. At the left and right edge there is only one place below, and a room on that one is enough. Level 2 rests on the tree itself.',
    },
    'BT-4': {
      title: 'Colours stay together',
      text: 'The first room of a colour may go on any place that is allowed by the other rules (BT-3, BT-5). Every further room of that colour must touch one you already have: beside it, above it or below it. So a colour can get walled in, and then you can’t build any more of it.',
    },
    'BT-5': {
      title: 'Balance',
      text: 'Your balance marker starts in the middle circle. When you build left of the middle, move it one circle to the left; when you build right of the middle, one circle to the right. A room exactly in the middle does not move it. If the marker can’t move any further to one side, you can’t build on that side.',
    },
    'BT-6': {
      title: 'Dealing',
      text: 'Each week, every player gets six cards and keeps them hidden from the others.',
    },
    'BT-7': {
      title: 'Choosing and passing',
      text: 'All players secretly choose one card at the same time. When everyone has chosen, the cards are revealed and built. Then everyone passes the rest of their hand to the next player clockwise, in all three weeks. You choose five times a week: from the last two cards you choose one, and the other goes face down on the discard pile.',
    },
    'BT-8': {
      title: 'Discarding',
      text: 'If you can’t build your card, or don’t want to, turn it face down; it is out of the game and isn’t shown again. The cards left over at the end of a week are never shown, either.',
    },
    'BT-9': {
      title: 'Two secrets',
      text: 'First everyone chooses a card; when the last player has chosen, all cards are revealed. Then everyone decides where their card goes; when the last player has decided, all rooms are built. Until then the others only see that you have decided, and you may change your mind. If your time runs out, the first card of your hand is chosen for you; if it runs out while you are building, your card is discarded.',
    },
    'BT-10': {
      title: 'Bonus cards',
      text: 'With three or four players, everyone has a say in what the colours are worth. The player who begins is called the first chooser:',
      more: [
        [
          'Clockwise from the first chooser, each player takes a bonus card, “2” or “0”. With three players, one card is left over.',
          'Then, in reverse order, each player puts their card on a scoring card that has none yet.',
        ],
        'In week 1, the first chooser is drawn by lot, unless you pick one when you set up the table. (The rulebook lets the oldest player begin.) In weeks 2 and 3, it is the player with the most points. If several players lead, it is the one of them who sits next, clockwise, after the previous first chooser, who counts as last.',
      ],
    },
    'BT-11': {
      title: 'Bonus cards for two',
      text: 'With two players, each has a “0”. The first chooser (BT-10) puts theirs on a colour, then the other player puts theirs on a different colour.',
    },
    'BT-12': {
      title: 'Points of a week',
      text: 'Everyone scores their whole tree. Each room counts 1 point; if there is a “2” on its colour, it counts 2; if there is a “0”, it counts nothing. Then the bonus cards are put back.',
    },
    'BT-13': {
      title: 'Most of a colour',
      text: 'After week 3, look at each colour: the player with more rooms of it than anyone else scores that number of points again. On a tie, nobody does. Example: you have 5 blue rooms and nobody else has as many, so you score 5 more points.',
    },
    'BT-14': {
      title: 'Winning',
      text: 'The player with the most points wins. On a tie, compare how many rooms the tied players have in their largest colour, then in their second-largest. If both are equal, they share the place. Lower places are decided in the same way.',
    },
    'BT-15': {
      title: 'Young players',
      text: 'This is a simpler game for younger children, without bonus cards. Clockwise from the first chooser (BT-10), each player takes a scoring card. Each room of a colour that was taken counts 1 point, for all players; the other colours count nothing. Then the scoring cards are put back. The points for the most rooms of a colour (BT-13) stay.',
    },
  },

  options: {
    firstSeat: {
      name: 'First chooser',
      help: 'The seat that chooses first in the first scoring, counted from 0, or “lot” to let luck decide. The book says: the oldest (BT-10).',
    },
    young: {
      name: 'Young players',
      help: 'Scoring without bonus cards: everybody picks a colour that counts (BT-15).',
    },
  },

  tieBreaks: ['rooms of the largest colour', 'rooms of the second-largest colour'],
  parts: {
    round1: 'Week 1',
    round2: 'Week 2',
    round3: 'Week 3',
    most: 'Most of a colour',
  },

  moves: {
    choose: ({ card }) => `Choose ${roomNamed(card)}`,
    place: (move) => `Build at ${writePlace(move)}`,
    discard: () => 'Turn the card face down',
    'take-back': () => 'Take the decision back',
    'take-bonus': ({ bonus }) => `Take a bonus card “${bonus}”`,
    'put-bonus': ({ colour: on }) => `Put the bonus card on ${colours[on].name}`,
    'take-colour': ({ colour: taken }) => `Let ${colours[taken].name} count`,
  },

  events: {
    'first-chooser-drawn': ({ seat }, format) =>
      `By lot, ${format.does(seat, 'you choose', 'chooses')} first when week 1 is scored.`,
    'round-began': ({ round }) => `Week ${round} begins.`,
    'hand-dealt': ({ seat, cards }, format) =>
      cards === undefined
        ? `${format.does(seat, 'You get', 'gets')} six cards.`
        : `${format.does(seat, 'You get', 'gets')} ${format.list(cards.map(roomNamed))}.`,
    'card-chosen': ({ seat, card }, format) =>
      card === undefined
        ? `${format.does(seat, 'You have', 'has')} chosen.`
        : `${format.does(seat, 'You have', 'has')} chosen ${roomNamed(card)}.`,
    'choice-taken-back': ({ seat }, format) =>
      `${format.does(seat, 'You take', 'takes')} the decision back.`,
    'cards-revealed': ({ cards }, format) => {
      const shown = cards.map((card, seat) => `${format.player(seat, 'you')} ${shownRoom(card)}`);
      return `The cards are turned up: ${format.list(shown)}.`;
    },
    'last-cards-put-away': () => 'The last card of every hand goes face down to the discards.',
    'place-settled': ({ seat, place }, format) => {
      if (place === undefined) return format.does(seat, 'You have decided.', 'has decided.');
      const will = format.does(seat, 'You will', 'will');
      return place === 'discard'
        ? `${will} turn the card face down.`
        : `${will} build at ${writePlace(place)}.`;
    },
    'room-built': ({ seat, card, level, position, balance }, format) => {
      const leans = balance === 'middle' ? 'stands straight' : `leans to the ${balances[balance]}`;
      const at = writePlace({ level, position });
      return `${format.does(seat, 'You build', 'builds')} ${roomNamed(card)} at ${at}; the tree ${leans}.`;
    },
    'card-discarded': ({ seat }, format) =>
      `${format.does(seat, 'You turn', 'turns')} the card face down.`,
    'hands-passed': () => 'The hands go on to the next seat, clockwise.',
    'scoring-began': ({ round, firstChooser }, format) =>
      `Week ${round} is scored; ${format.does(firstChooser, 'you choose', 'chooses')} first.`,
    'bonus-taken': ({ seat, bonus }, format) =>
      `${format.does(seat, 'You take', 'takes')} a “${bonus}”.`,
    'bonus-put': ({ seat, bonus, colour: on }, format) =>
      `${format.does(seat, 'You put', 'puts')} the “${bonus}” on ${colours[on].name}.`,
    'colour-taken': ({ seat, colour: taken }, format) =>
      `${format.does(seat, 'You let', 'lets')} ${colours[taken].name} count.`,
    'round-scored': ({ round, points, totals }, format) => {
      const each = totals.map((total, seat) => {
        const won = format.count(sum(points[seat] ?? []), POINT);
        return `${format.player(seat, 'you')} ${won}${round === 1 ? '' : ` (${total} in all)`}`;
      });
      return `Week ${round}: ${format.list(each)}.`;
    },
    'majority-won': ({ colour: most, seat, points }, format) =>
      `${format.does(seat, 'You have', 'has')} most ${colours[most].rooms.other}: ${format.count(points, POINT)} more.`,
    'majority-tied': ({ colour: most, seats }, format) =>
      `Most ${colours[most].rooms.other}: a tie of ${format.players(seats, 'you')}, so nobody gets more for them.`,
    'game-ended': () => 'Three weeks are over: the treehouses are finished.',
  },

  reasons: {
    'no-such-slot': ({ level }) => `Level ${level} has only ${level} places.`,
    'slot-is-taken': ({ card, ...place }) =>
      `At ${writePlace(place)} there is ${roomNamed(card)} already.`,
    'no-support': ({ missing, ...place }, format) =>
      `A room at ${writePlace(place)} would hang in the air: build ${places(missing, format)} first.`,
    'touches-no-room-of-its-colour': ({ colour: own, rooms: at, ...place }, format) =>
      `At ${writePlace(place)} it would touch no ${colours[own].rooms.one}; yours ${at.length === 1 ? 'is' : 'are'} at ${places(at, format)}.`,
    'side-is-barred': ({ side }) =>
      `Your tree leans to the ${balances[side]} already: build on the other side or in the middle first.`,
    'not-in-hand': ({ card }) => `${roomNamed(card)} is not in your hand.`,
    'still-choosing': () => 'First everybody chooses a card; when all are turned up, you build.',
    'already-chosen': ({ card }) =>
      `You have chosen ${roomNamed(card)}. Take it back if you want another one.`,
    'already-settled': () =>
      'You have decided where your card goes. Take it back if you want another place.',
    'cards-are-revealed': () => 'The cards are turned up; now you build yours or turn it down.',
    'nothing-to-take-back': () => 'You have decided nothing that could still be taken back.',
    'not-scoring-yet': () => 'That comes when the week is scored, after five picks.',
    'scoring-now': () => 'The week is being scored; there is nothing to choose or build now.',
    'bonus-is-gone': ({ bonus }) => `Both bonus cards “${bonus}” are taken.`,
    'bonuses-are-still-taken': () => 'First everybody takes a bonus card; then they are put.',
    'bonuses-are-taken': () => 'Everybody has a bonus card; now they are put on colours.',
    'colour-has-a-bonus': ({ colour: on }) =>
      `There is a bonus card on ${colours[on].name} already; choose another colour.`,
    'no-choice-between-two': () => 'With two players each has a “0”; there is nothing to take.',
    'no-bonus-cards': () => 'With young players there are no bonus cards; take a colour.',
    'only-with-young-players': () =>
      'Colours are taken only in the game for young players; here bonus cards are put on them.',
    'colour-is-taken': ({ colour: taken, seat }, format) =>
      `${format.does(seat, 'You have', 'has')} taken ${colours[taken].name} already; choose another colour.`,
    'card-is-there-twice': ({ card }) =>
      `${roomNamed(card)} exists only once, and here it is twice.`,
    'too-many-of-a-colour': ({ colour: of, have }, format) =>
      `There are 12 ${colours[of].rooms.other}; here are ${format.number(have)}.`,
    'too-many-bonus-cards': ({ bonus, have }, format) =>
      `There are two bonus cards “${bonus}”; here are ${format.number(have)}.`,
    'bonus-cards-miscounted': ({ have, want }, format) =>
      `Each of the ${format.number(want)} players puts one bonus card on a colour: ${format.number(want)} in all, not ${format.number(have)}.`,
    'only-zeros-for-two': ({ bonus }) =>
      `With two players both bonus cards are “0”; here is a “${bonus}”.`,
    'colours-miscounted': ({ have, want }, format) =>
      `Each of the ${format.number(want)} players takes one colour: ${format.number(want)} in all, not ${format.number(have)}.`,
    'room-hangs-in-the-air': ({ missing, ...place }, format) =>
      `The room at ${writePlace(place)} hangs in the air: there is nothing at ${places(missing, format)}.`,
    'colour-is-split': ({ colour: of }) =>
      `The ${colours[of].rooms.other} do not hang together, and each must touch another one.`,
    'tree-topples': ({ left, right }, format) =>
      `With ${format.number(left)} on the left and ${format.number(right)} on the right this tree would topple: they differ by one at most.`,
    'picks-are-not-done': () => 'Points are counted only after all five picks of a week.',
    'week-is-not-the-last': () => 'The game ends only after the third week.',
    'more-rooms-than-picks': ({ have, picks }, format) =>
      `After ${format.number(picks)} picks a player can’t have built and discarded ${format.number(have)} cards.`,
    'too-many-sixth-cards': ({ have, weeks }, format) =>
      `One last card is left over each week, so there can’t be ${format.number(have)} after ${format.number(weeks)}.`,
    'points-come-later': ({ weeks }, format) =>
      `Only weeks that were counted have points, and so far that is ${format.number(weeks)}.`,
    'first-chooser-differs': ({ seat }, format) =>
      `${format.does(seat, 'You choose', 'chooses')} first here.`,
    'too-many-points': ({ week, have, most }, format) =>
      `The rooms of week ${format.number(week)} bring ${format.number(most)} points at most, not ${format.number(have)}.`,
    'hand-is-too-large': ({ have, size }, format) =>
      `At this moment a hand has ${format.number(size)} cards, not ${format.number(have)}.`,
    'nothing-chosen-now': () => 'Cards are chosen only while rooms are picked and built.',
    'nothing-settled-now': () => 'Places are decided only while rooms are built.',
    'nobody-decides': () => 'At least one player must still have a decision to make.',
    'no-such-scoring-step': () => 'This step does not exist at a table like yours.',
    'everyone-has-chosen': () => 'When everyone has chosen, this step is over.',
    'chosen-out-of-order': () => 'The players choose in order, and nobody is skipped.',
    'no-bonus-now': () => 'Players have bonus cards only while points are counted.',
    'no-colour-now': () => 'Colours are chosen only while points are counted.',
    'two-colours-of-one-seat': () => 'Each player chooses one colour.',
    'no-order-of-building': () =>
      'This tree cannot have been built room by room: in every order one would touch none of its colour, or the tree would tip.',
  },

  when: ({ round, pick }) => `week ${round}, pick ${pick}`,
  prompts: {
    choosing: ({ seats, isEverybody, asked }, format) => {
      if (asked !== undefined) {
        return format.player(
          asked,
          'Choose a card for your tree.',
          (name) => `${name}: choose a card for your tree.`,
        );
      }
      if (isEverybody) return 'Everybody chooses a card in secret.';
      const are = seats.length === 1 ? 'is' : 'are';
      return `${format.players(seats, 'you')} ${are} still choosing a card.`;
    },
    building: ({ seats, isEverybody, asked }, format) => {
      if (asked !== undefined) {
        return format.player(
          asked,
          'Decide where your card goes.',
          (name) => `${name}: decide where your card goes.`,
        );
      }
      if (isEverybody) return 'Everybody decides where the open card goes.';
      return `${format.players(seats, 'you')} ${seats.length === 1 ? 'is' : 'are'} still building.`;
    },
    'taking-bonus': ({ seat }, format) =>
      `${format.does(seat, 'Your turn: take', 'takes')} a bonus card.`,
    'putting-bonus': ({ seat, bonus }, format) =>
      format.player(
        seat,
        `Put your “${bonus}” on a colour.`,
        (name) => `${name} puts the “${bonus}” on a colour.`,
      ),
    'taking-colour': ({ seat }, format) =>
      `${format.does(seat, 'Your turn: pick', 'picks')} a colour that counts.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, POINT);
      return `The game is over: ${tableTexts.en.wins(winners, score, format)}.`;
    },
  },

  picture: {
    isOver: 'The game is over',
    deciding: 'Deciding:',
    hand: 'Your hand:',
    scoring: 'What counts:',
    open: 'open:',
    goesTo: 'goes to',
    faceDown: 'face down',
    week: (round, pick) => `Week ${round} of 3, pick ${pick} of 5`,
    points: (points, format) => format.count(points, POINT),
  },
};

function colour(name: string, about: string): TreehouseTexts['colours'][Colour] {
  return { name, about, rooms: { one: `${name} room`, other: `${name} rooms` } };
}

/** With its colour, which is what counts. */
function roomNamed(card: number): string {
  return `“${rooms[roomOf(card).id].name}” (${colours[colourOf(card)].name})`;
}

/** BT-8 */
function shownRoom(card: number): string {
  return card < 0 ? 'a card that lies face down now' : roomNamed(card);
}
