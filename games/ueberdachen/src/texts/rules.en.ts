import type { UeberdachenTexts } from './ueberdachen-texts.ts';

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
      text: 'There are four trades with two materials each. Electrician (yellow): lamps and sockets. Plumber (blue): radiators and taps. Carpenter (green): doors and shelves. Mason (red): plaster and tiles. The supply never runs out.',
    },
    'UD-2': {
      title: 'The plate',
      text: 'A floor has 7 columns of 4 cells, 28 in all. A small room fills one column, a large room two columns side by side. Any free columns will do, so a floor can be cut up badly. A house has two floors, the foundation plate and later the ceiling plate, each with four places for pillars.',
    },
    'UD-3': {
      title: 'Room cards',
      text: 'A card says which material goes into which cell. The small stack has 36 cards, 12 each of chamber, corridor and hall; the large stack has 24, 8 each of kitchen, bathroom and living room. Only the top card of a stack is known, and only it can be taken. Cards of rooms that stay unfinished on a closed floor stay with their owner. All recipes but the chamber, and the numbers of cards, are ours; a table that owns the box can put in the real ones.',
    },
    'UD-4': {
      title: 'The die',
      text: 'A roll of 1 to 4 brings exactly that many materials of your own trade, in any mix of its two kinds. A 5 brings the bottle opener (UD-7) and a theft (UD-12). A 6 brings the opener and a pillar, the ceiling or the roof (UD-8). The printed symbols are lost: this is our reading.',
    },
    'UD-5': {
      title: 'Getting started',
      text: 'The first player is drawn by lot unless the table names one. Who has no foundation rolls up to three times for a 6; with it you choose a free trade, get its foundation plate, and your turn ends; from your next turn on you play. Until then your rolls bring nothing else, not even the opener, and you take no part in trade or theft. With the quick start, trades are dealt by lot and everybody begins with a plate.',
    },
    'UD-6': {
      title: 'Your turn',
      text: 'Roll, and take all that the roll brings. Only then, in any order and as often as you like: open rooms, build, trade, use the bank. Then end your turn.',
    },
    'UD-7': {
      title: 'The bottle opener',
      text: 'Who rolls a 5 or 6 takes the opener, or keeps it. It counts from your next turn on if you still hold it when that turn begins, never for the roll that wins it. It doubles the roll: twice the materials, 2 thefts on a 5, and 2 steps on a 6, one after the other: each a pillar, or the ceiling when four stand below, or a loose pillar when four stand above; the second step is never the roof.',
    },
    'UD-8': {
      title: 'Pillars, ceiling, roof',
      text: 'A pillar you receive is set at once or kept loose, to be traded or given away in this turn. Ending your turn sets every loose pillar that has a free place; the others go back. With four pillars on the lower floor your next 6 must be the ceiling: the lower floor is then closed whatever its state, and you build on above. With four pillars on the upper floor at the time of the roll, your 6 is the roof, wanted or not, and the game ends at once.',
    },
    'UD-9': {
      title: 'Rooms',
      text: 'To open a room you take the top card of a stack, choose free columns side by side on your current floor, and build the first material at once. You may have several unfinished rooms. A material goes only into a cell whose card shows it, and what is built never moves. When all its cells are filled a room is complete and its card is turned.',
    },
    'UD-10': {
      title: 'Trading',
      text: 'Everybody may trade, but only with the player who rolls: materials in storage, and loose pillars of the rolling player, carried out at once, no promises. The rolling player makes offers to one player or to all, one at a time, 12 a turn, withdrawn ones included. Both sides must give something (only pillars may be given for nothing), no kind may be on both sides, and somebody addressed must be able to do it. The same offer may come again only after a storage concerned has changed or after it was carried out. Who is addressed accepts, declines or makes one counter-offer. A single player’s yes carries the trade out; otherwise, when all have answered, the rolling player picks one of the acceptances and counter-offers, or none. An offer can be withdrawn while answers are missing; until then the rolling player can do nothing else. While the rolling player is free to act, every other player with a foundation may have one proposal open, 3 a turn; they hold nobody up and lapse with the turn. Who receives a pillar needs a free place on the current floor and sets it at once. Who runs out of time has declined; if the rolling player runs out of time, the offer is withdrawn, loose pillars are set and the turn ends.',
    },
    'UD-11': {
      title: 'The bank',
      text: 'In your own turn the bank gives 1 material of your choice for any 4, and 1 pillar for any 6, also when you have no place for it; never the ceiling or the roof.',
    },
    'UD-12': {
      title: 'Theft on a 5',
      text: 'You may take 1 material from another player’s storage; with the opener 2, one after the other, also from two players. Who declines the first has declined the second.',
    },
    'UD-13': {
      title: 'Storage',
      text: 'At the end of a turn everybody keeps at most 5 materials. Who has more throws some away, one at a time, all players at once. Who runs out of time loses what there is most of, of equals the first in the order of UD-1.',
    },
    'UD-14': {
      title: 'Three rolls for the 6',
      text: 'With four pillars and all 28 cells of your current floor filled, you may say before your first roll that you roll for the 6: until it comes, or three times. You get no materials and no theft; a 5 takes the opener; an opener that counts doubles the 6. Then your turn goes on as usual.',
    },
    'UD-15': {
      title: 'Three players',
      text: 'From the moment all three have a foundation, everybody may take materials of the own trade and of the missing one, in any mix.',
    },
    'UD-16': {
      title: 'When the game ends',
      text: 'The game ends at once when somebody gets the roof. As a guard it also ends after 80 rounds (the table can choose another number); a round ends when the turn comes back to the first player, and then nobody has the roof. Who never got a foundation scores 0.',
    },
    'UD-17': {
      title: 'Points',
      text: 'The roof: 3. All six kinds of rooms complete at least once: 3. Each complete large room: 3. Each complete small room: 1. Each floor with all 28 cells filled: 2. For each kind of room, 1 to the player who has more complete ones than every other. Rooms of both floors count together.',
    },
    'UD-18': { title: 'Winner', text: 'Most points win; ties are shared.' },
    'UD-19': {
      title: 'Forbidden',
      text: 'Moving what is built, keeping materials outside the storage, trading on credit, and building while somebody else rolls.',
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
      name: 'Rounds at most',
      help: 'The game ends after so many rounds even without a roof (UD-16).',
    },
    die: {
      name: 'The die',
      help: 'What each of the six faces brings. The printed symbols are lost: this is our reading (UD-4).',
    },
    recipes: {
      name: 'Room cards',
      help: 'The materials of each room, top to bottom, in large rooms first the left column. All but the chamber are ours (UD-3).',
    },
    cards: {
      name: 'Numbers of cards',
      help: 'How many cards of each room there are. The numbers are ours (UD-3).',
    },
  },
};
