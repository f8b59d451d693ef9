import { componentTexts } from './component-words.ts';
import { recipeList } from './recipe-list.ts';
import type { UeberdachenTexts } from './ueberdachen-texts.ts';

const components = componentTexts('en');

export const enRules: Pick<UeberdachenTexts, 'chapters' | 'rules' | 'options'> = {
  chapters: {
    components: 'What is in the box',
    start: 'The start',
    turn: 'A turn',
    end: 'The end',
  },

  rules: {
    'UD-1': {
      title: 'Trades and materials',
      text: 'There are four trades with two materials each:',
      more: [
        [
          'Electrician (yellow): lamps and sockets.',
          'Plumber (blue): radiators and taps.',
          'Carpenter (green): doors and shelves.',
          'Mason (red): plaster and tiles.',
        ],
        'The supply never runs out.',
      ],
    },
    'UD-2': {
      title: 'The plate',
      text: 'A floor has 7 columns of 4 squares, 28 squares in all. A small room fills one column, a large room two columns side by side. You may use any free columns, so be careful: if you leave gaps, large rooms may no longer fit. A house has two floors, the foundation plate and later the ceiling plate. Each has four places for pillars.',
    },
    'UD-3': {
      title: 'Room cards',
      text: 'A room card shows which material goes on which square. The stack of small rooms has 36 cards, 12 of each room; the stack of large rooms has 24, 8 of each. Only the top card of a stack is known, and only that one can be taken. If a floor is closed before a room is complete, its card stays with its owner.',
      more: [
        'The rulebook prints only the chamber. The other recipes, marked “ours”, and the numbers of cards are our own; if you own the box, you can enter the real ones. These are the recipes, from top to bottom:',
        recipeList('en'),
      ],
    },
    'UD-4': {
      title: 'The die',
      text: 'What you roll is what you get:',
      more: [
        [
          '1 to 4: exactly that many materials of your own trade, in any mix of its two kinds.',
          '5: the bottle opener (UD-7) and a theft (UD-12).',
          '6: the bottle opener, and a pillar, the ceiling or the roof (UD-8).',
        ],
        'We could not get the symbols printed in the rulebook, so this is our reading of them.',
      ],
    },
    'UD-5': {
      title: 'Getting started',
      text: 'The first player is drawn by lot, unless you pick one when you set up the table. Before you can build, you need a foundation. In your turn, roll up to three times. As soon as you roll a 6, choose a free trade and take its foundation plate. That ends your turn; from your next turn on, you play as usual.',
      more: [
        'Until then your rolls bring nothing else, not even the bottle opener, and you take no part in trading or theft. With the quick start, the trades are drawn by lot and everyone begins with a foundation plate.',
      ],
    },
    'UD-6': {
      title: 'Your turn',
      text: 'Roll the die and take everything it brings. Only then may you open rooms, build, trade and use the bank, as often as you like and in any order. Then end your turn.',
    },
    'UD-7': {
      title: 'The bottle opener',
      text: 'If you roll a 5 or a 6, you take the bottle opener, or keep it if you have it already. It never counts for the roll that wins it. If you still have it when your next turn begins, it doubles your roll in that turn:',
      more: [
        [
          '1 to 4: you take twice as many materials.',
          '5: you may steal 2 materials (UD-12).',
          '6: you get 2 steps, one after the other. Each step is a pillar. With four pillars on the lower floor, it is the ceiling instead. With four pillars on the upper floor, it is a loose pillar (UD-8): the second step is never the roof.',
        ],
      ],
    },
    'UD-8': {
      title: 'Pillars, ceiling, roof',
      text: 'When you get a pillar, set it at once, or keep it loose to trade it or give it away in this turn. When you end your turn, every loose pillar for which you have a free place is set; the others go back to the supply.',
      more: [
        'With four pillars on the lower floor, your next 6 must be the ceiling. The lower floor is then closed, whatever is still missing there, and you build on the upper floor. If four pillars stand on the upper floor when you roll a 6, that 6 is the roof, whether you want it or not, and the game ends at once.',
      ],
    },
    'UD-9': {
      title: 'Rooms',
      text: 'To open a room, take the top card of a stack and choose a free column, or two side by side for a large room, on the floor you are building on. Build the first material at once.',
      more: [
        'You may have several unfinished rooms. A material only goes on a square for which the card shows it, and what is built never moves. When all squares are filled, the room is complete and its card is turned over.',
      ],
    },
    'UD-10': {
      title: 'Trading',
      text: 'Everyone may trade, but only with the player whose turn it is (the rolling player). You trade materials in storage and loose pillars of the rolling player. Every trade is carried out at once; promises don’t count. These rules apply:',
      more: [
        [
          'Offers: the rolling player makes an offer to one player or to all. Only one offer can be open at a time, and only 12 can be made in a turn, including withdrawn ones.',
          'What an offer needs: both sides give something; only pillars may be given for nothing. No kind of material is on both sides. The rolling player owns what is given, and at least one player who is asked could accept.',
          'Repeats: the same offer can be made again only after a storage involved has changed, or after the offer was carried out.',
          'Answers: each player who is asked accepts, declines or makes one counter-offer.',
          'One player was asked: a yes carries out the trade at once; a counter-offer can be taken or not.',
          'Several players were asked: when all have answered, the rolling player picks one of the acceptances and counter-offers, or none.',
          'Waiting: while answers are missing, the rolling player can withdraw the offer but do nothing else.',
          'Proposals: while the rolling player is free to act, every other player with a foundation may make proposals, one at a time and 3 in a turn. The rolling player may take, refuse or ignore them. They can be withdrawn at any time and end with the turn.',
          'Pillars: a player who gets a pillar needs a free place on the floor they are building on, and sets it at once.',
          'Time: if you run out of time to answer, you have declined. If the rolling player runs out of time, the offer is withdrawn, loose pillars are set and the turn ends.',
        ],
      ],
    },
    'UD-11': {
      title: 'The bank',
      text: 'In your turn, the bank gives you 1 material of your choice for any 4 materials, or 1 pillar for any 6. You may buy a pillar even if you have no place for it, to trade it away. The bank never gives you the ceiling or the roof.',
    },
    'UD-12': {
      title: 'Theft on a 5',
      text: 'You may take 1 material from another player’s storage. If the bottle opener doubles your roll (UD-7), you may take 2, one after the other, from the same player or from two. If you pass up the first, you pass up the second, too.',
    },
    'UD-13': {
      title: 'Storage',
      text: 'At the end of each turn, every player may keep at most 5 materials. All players with more throw the surplus away at the same time, one material after the other. If your time runs out, you lose what you have most of; on a tie, what comes first in UD-1.',
    },
    'UD-14': {
      title: 'Three rolls for the 6',
      text: 'If your floor has four pillars and all its 28 squares are filled, you may say before your first roll that you roll for the 6. You then roll until you get a 6, but three times at most. You get no materials and no theft. A 5 still brings the bottle opener, and an opener you had when your turn began doubles the 6 (UD-7). Then your turn goes on as usual.',
    },
    'UD-15': {
      title: 'Three players',
      text: 'With three players, one trade is missing. Once all three players have a foundation, everyone may take materials of the missing trade as well as of their own, in any mix.',
    },
    'UD-16': {
      title: 'When the game ends',
      text: 'The game ends at once when a player gets the roof. If nobody has the roof after 80 rounds, the game ends without one; you can choose another number when you set up the table. A round is over each time the first player’s turn comes round again. If you never got a foundation, you score 0.',
    },
    'UD-17': {
      title: 'Points',
      text: 'Rooms of both floors count together. You score:',
      more: [
        [
          '3 points for the roof.',
          '3 points if you have completed each of the six kinds of room at least once.',
          '3 points for each complete large room.',
          '1 point for each complete small room.',
          '2 points for each floor with all 28 squares filled.',
          '1 point for each kind of room of which you have completed more than anyone else.',
        ],
      ],
    },
    'UD-18': {
      title: 'Winner',
      text: 'The player with the most points wins. On a tie, the players share the win.',
    },
    'UD-19': {
      title: 'Forbidden',
      text: 'You may not move what is built, keep materials outside your storage, trade on credit, or build while it is another player’s turn.',
    },
  },

  options: {
    firstSeat: {
      name: 'First player',
      help: 'The seat that begins, counted from 0, or “lot” to let luck decide (UD-5).',
    },
    quickStart: {
      name: 'Quick start',
      help: 'Trades are dealt by lot and everybody begins with a foundation, without rolling for a 6 (UD-5).',
    },
    roundLimit: {
      name: 'Maximum number of rounds',
      help: 'The game ends after this number of rounds, even without a roof (UD-16).',
    },
    die: {
      name: 'The die',
      help: 'What each of the six faces brings. The printed symbols were not available: this is our reading (UD-4).',
      ...components.die,
    },
    recipes: {
      name: 'Room cards',
      help: 'The materials of each room, top to bottom, in large rooms first the left column. All but the chamber are ours (UD-3).',
      ...components.recipes,
    },
    cards: {
      name: 'Numbers of cards',
      help: 'How many cards of each room there are. The numbers are ours (UD-3).',
      ...components.cards,
    },
  },
};
