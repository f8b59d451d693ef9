import type { Format, Plural } from '@richtfest/engine';
import type { ColumnCards } from '../events.ts';
import type { Roof, RoomCard, ShownSpecial } from '../words.ts';
import type { DreamHomeTexts } from './dream-home-texts.ts';
import { promptFrom } from './situation.ts';

const rooms: DreamHomeTexts['rooms'] = {
  'living-room': { one: 'living room', other: 'living rooms' },
  bedroom: { one: 'bedroom', other: 'bedrooms' },
  bathroom: { one: 'bathroom', other: 'bathrooms' },
  kitchen: { one: 'kitchen', other: 'kitchens' },
  'childrens-room': { one: 'children’s room', other: 'children’s rooms' },
  study: { one: 'study', other: 'studies' },
  library: { one: 'library', other: 'libraries' },
  'games-room': { one: 'games room', other: 'games rooms' },
  sauna: { one: 'sauna', other: 'saunas' },
  pantry: { one: 'pantry', other: 'pantries' },
  'dressing-room': { one: 'dressing room', other: 'dressing rooms' },
  garage: { one: 'garage', other: 'garages' },
  'wine-cellar': { one: 'wine cellar', other: 'wine cellars' },
  workshop: { one: 'workshop', other: 'workshops' },
  'storage-room': { one: 'storage room', other: 'storage rooms' },
  laundry: { one: 'laundry', other: 'laundries' },
};

const decors: DreamHomeTexts['decors'] = {
  'grand-piano': 'grand piano',
  fireplace: 'fireplace',
  'canopy-bed': 'canopy bed',
  whirlpool: 'whirlpool',
  'ice-cream-machine': 'ice-cream machine',
  'rocking-horse': 'rocking horse',
  paintings: 'set of paintings',
  'cat-house': 'cat house',
  'tree-house': 'tree house',
  'bird-house': 'bird house',
};

const helpers: DreamHomeTexts['helpers'] = {
  supplier: 'supplier',
  handyman: 'handyman',
  roofer: 'roofer',
  architect: 'architect',
  'interior-designer': 'interior designer',
};

const tools: DreamHomeTexts['tools'] = {
  jackhammer: 'jackhammer',
  'cement-mixer': 'cement mixer',
  drill: 'drill',
  scaffold: 'scaffold',
};

const colours: DreamHomeTexts['colours'] = {
  red: 'red',
  brown: 'brown',
  grey: 'grey',
  green: 'green',
};

const CHILD: Plural = { one: 'child', other: 'children' };
const POINT: Plural = { one: 'point', other: 'points' };
const ROOF: Plural = { one: 'roof card', other: 'roof cards' };
const TILE: Plural = { one: 'tile', other: 'tiles' };

const roof = ({ colour, window }: Roof) =>
  `${colours[colour]} roof${window ? ' with a window' : ''}`;

export const en: DreamHomeTexts = {
  name: 'Dream Home',
  blurb:
    'Twelve rounds, twelve rooms: choose a room and what comes with it, join rooms to bigger ones, furnish them, collect a roof, and end up with the loveliest house in the street.',
  rooms,
  decors,
  helpers,
  tools,
  colours,
  floors: { U: 'upper floor', G: 'ground floor', B: 'basement' },
  emptyRoom: 'empty room',
  uses: {
    supplier: 'At the end: swap one of your cards for one from the room discard pile.',
    handyman: 'At the end: let two of your own cards change places.',
    roofer: 'At the end: fetch a roof from the special discard pile.',
    architect: 'At the end: 4 points for each furnishing bonus, 1 for every empty room.',
    'interior-designer':
      'You may extend rooms that have a tile; at the end each of your tiles counts 1 more.',
    jackhammer: 'At the start of a round: take just a room, before everybody else; no turn then.',
    'cement-mixer': 'Before you take: let two rooms of the market change places.',
    drill: 'Before you take: swap one of your face-up cards for a room of the market.',
    scaffold: 'Holds a free field up until a room takes its place.',
  },

  chapters: {
    components: 'What is in the box',
    round: 'A round',
    turn: 'A turn',
    placing: 'Placing rooms',
    specials: 'Special cards',
    end: 'The end',
  },

  rules: {
    'DH-1': {
      title: 'The house',
      text: 'Your house has twelve fields: five on the upper floor (U1 to U5), five on the ground floor (G1 to G5) and two in the basement (B4 and B5). Each U field stands on the G field of the same number, G4 on B4, G5 on B5; G1, G2 and G3 stand on the earth.',
    },
    'DH-2': {
      title: 'Room cards',
      text: 'There are 60 room cards; a room scores by how many cards make it up. Living room (9 cards): 1, 4, 9 points for one, two, three cards. Bedroom (8): 1, 4. Bathroom (8): 1. Kitchen (6): 1, 6. Children’s room (5): 2, 6. Study, library, games room (2 each): 2. Sauna, pantry, dressing room (2 each): 1, or 3 beside a bathroom, a kitchen, a bedroom. In the basement: garage (6): 0, 4; wine cellar and workshop (2 each), storage room and laundry (1 each): 1. Some cards show children. The number of copies, the children and some values are ours, because the printed ones were not to be had; a table that owns the box can put in the real list.',
    },
    'DH-3': {
      title: 'Special cards',
      text: 'There are 48 special cards: five roofs in each of four colours, exactly one of them with a window; ten décor cards, one for each tile; two each of the five helpers and the four tools. A list of your own must have 60 rooms, 48 special cards and at most one card for each tile.',
    },
    'DH-4': {
      title: 'Décor tiles',
      text: 'Grand piano 3 and fireplace 2: living room. Canopy bed 2: bedroom. Whirlpool 3: bathroom. Ice-cream machine 2: kitchen. Rocking horse 2: children’s room. Paintings 1: living room, bedroom, study, library or games room. Cat house 1: bedroom, living room or children’s room. Tree house 2 and bird house 1: outdoors, and you may have both.',
    },
    'DH-5': {
      title: 'The market',
      text: 'Five columns lie open. Column 1 has a room and the right to be start player in the next round; columns 2 to 5 have a room and a special card each. Every card comes up exactly once in a game.',
    },
    'DH-6': {
      title: 'Jackhammers first',
      text: 'At the start of a round, clockwise from the start player, everybody who has held a jackhammer since an earlier round may use one or decline; a no is final for the round, and nobody uses two. Take the room of any column and place it. Its special card is discarded; from column 1 you do not get the start-player right. You have no turn in this round, and the column stays empty for everybody.',
    },
    'DH-7': {
      title: 'A column goes',
      text: 'With two or three players, the start player then discards both cards of one of the columns 2 to 5 that still has them, also after using a jackhammer. For younger players a table can leave this out.',
    },
    'DH-8': {
      title: 'Turns',
      text: 'Then everybody who has not used a jackhammer has one turn, clockwise from the start player.',
    },
    'DH-9': {
      title: 'End of the round',
      text: 'What is left in the market goes to the two discard piles, and new cards are dealt. Whoever took column 1 is start player; if nobody did, nothing changes. The first start player is drawn by lot unless the table names one.',
    },
    'DH-10': {
      title: 'Tools before taking',
      text: 'At the start of your turn you may use any number of your drills and cement mixers, in any order. A tool can be used from the round after the one in which you took it, once; then it is discarded.',
    },
    'DH-11': { title: 'Taking', text: 'Take the cards of one column that still has them.' },
    'DH-12': {
      title: 'First the room',
      text: 'The room is placed first, then the special card takes effect. Only a scaffold may come before or after the room. So a new interior designer helps from your next room on.',
    },
    'DH-13': {
      title: 'Nothing floats',
      text: 'A room goes on a free field (or one with a scaffold) that stands on the earth or on a field with something on it. Empty rooms and scaffolds carry what is above them.',
    },
    'DH-14': {
      title: 'Up or down',
      text: 'Face up, basement rooms lie in the basement only, all others above it only.',
    },
    'DH-15': {
      title: 'Big rooms',
      text: 'Cards of one kind side by side on a floor are one room. Face up, a card must not make a room larger than its kind allows, counting the neighbours on both sides.',
    },
    'DH-16': {
      title: 'Finished rooms',
      text: 'A room with a décor tile is finished: no card of its kind lies face up beside it. With the interior designer you may extend it all the same, but no room ever gets a second tile. A room whose tile is gone is not finished any more.',
    },
    'DH-17': {
      title: 'Empty rooms',
      text: 'A card lying face down is an empty room: it has no kind, joins nothing, takes no tile and scores 0. You choose the field. In the German edition the card lies face up there if it may, else face down; in the Dutch edition you may also lay it face down wherever you like.',
    },
    'DH-18': {
      title: 'Roofs',
      text: 'A roof goes face down on your pile, and until the end nobody may look at it, not even you. A table can choose to play with open piles.',
    },
    'DH-19': {
      title: 'Décor',
      text: 'The tile goes on a face-up card of a room it suits and that has no tile yet; outdoor tiles go beside the house. In the German edition you must place it if you can, in the Dutch edition you may. If you can’t, the card is discarded and the tile is lost for this game.',
    },
    'DH-20': {
      title: 'Helpers and tools',
      text: 'Helpers and tools lie openly before you; a scaffold goes into the house.',
    },
    'DH-21': {
      title: 'Scaffold',
      text: 'It goes at once on a free field that is carried, also on another scaffold’s shoulders. Later a room takes its place by the usual rules, and it is discarded. You must lay it if you can, but the room may go first and use up the last field; then it is discarded.',
    },
    'DH-22': {
      title: 'Drill',
      text: 'Swap one of your face-up cards for a room of the market. Your card leaves first, and its tile with it or not (DH-23); then the new card must be allowed face up on that field. Your card takes its place in the market. Empty rooms can’t be drilled.',
    },
    'DH-23': {
      title: 'A tile whose card leaves',
      text: 'German edition: it is lost only if the room was that one card; else it moves to the neighbouring card of the room, the left one if there are two. Dutch edition: it is lost.',
    },
    'DH-24': {
      title: 'Cement mixer',
      text: 'Let the rooms of two columns change places.',
    },
    'DH-25': {
      title: 'Helpers of the end',
      text: 'After round 12, clockwise from whoever is then start player, everybody uses the helpers of the end, each if he likes and in any order. Supplier: swap any of your cards, empty rooms too, for a card of the room discard pile, which must be allowed face up there; your card goes to the pile. Handyman: two of your cards change places; kind and size must then be right, tiles are no bar and stay on their cards, empty rooms stay empty and may lie anywhere; a room with several tiles keeps the most valuable, the leftmost of equal ones. Roofer: take a roof from the special discard pile, without looking at your own. Who can do nothing is passed over.',
    },
    'DH-26': {
      title: 'Roof points',
      text: 'The best four cards of your pile count: 8 points if all have one colour, else 3, and 1 for each window. Fewer than four cards score nothing. The choice is made for you.',
    },
    'DH-27': {
      title: 'Furnishing',
      text: '3 points for a bathroom on the ground floor and one on the upper floor; 3 points for at least one bathroom, one kitchen and one bedroom.',
    },
    'DH-28': {
      title: 'Architect and interior designer',
      text: 'With the architect each furnishing bonus is 4 instead of 3, and each empty room counts 1. With the interior designer each of your tiles counts 1 more, outdoors too. A second card of either adds nothing.',
    },
    'DH-29': {
      title: 'Beside',
      text: 'Sauna, pantry and dressing room look left and right on their floor; the neighbour must lie face up.',
    },
    'DH-30': {
      title: 'The winner',
      text: 'Rooms, décor, furnishing and roof are added up. With equal points, more children on face-up cards decide; if those are equal too, the place is shared.',
    },
  },

  options: {
    edition: {
      name: 'Edition',
      help: 'The printed rulebooks differ in three places: face-down rooms, décor, and tiles whose card leaves (DH-17, DH-19, DH-23).',
      values: { de: 'German rulebook', nl: 'Dutch rulebook' },
      meanings: {
        de: 'A card lies face up wherever it may. A décor tile must be placed if it can be. A tile moves on within its room when its card leaves.',
        nl: 'You may lay a card face down because you want to. You may do without a décor tile. A tile whose card leaves is lost.',
      },
    },
    firstSeat: {
      name: 'First start player',
      help: 'The seat that begins, counted from 0, or “lot” to let luck decide (DH-9).',
    },
    columnDiscard: {
      name: 'Discard a column',
      help: 'With two or three players the start player first discards a column. Switch it off for younger players (DH-7).',
    },
    openRoofs: {
      name: 'Open roofs',
      help: 'Everybody may look at the roof piles at any time (DH-18).',
    },
    cards: {
      name: 'Card list',
      help: 'Copies, values and children of all cards and tiles. Some of the printed numbers were not to be had: these are ours, and if you own the box you can put in the real ones (DH-2, DH-3, DH-4).',
    },
  },

  tieBreaks: ['children in the house'],
  parts: { rooms: 'Rooms', decor: 'Décor', furnishing: 'Furnishing', roof: 'Roof' },

  moves: {
    jackhammer: ({ column }) => `Use the jackhammer on column ${column}`,
    'decline-jackhammer': () => 'Keep the jackhammer',
    'discard-column': ({ column }) => `Discard column ${column}`,
    take: ({ column }) => (column === 1 ? 'Take column 1 and start next' : `Take column ${column}`),
    mixer: ({ a, b }) => `Mix the rooms of columns ${a} and ${b}`,
    drill: ({ column, field }) => `Drill: swap ${field} for the room of column ${column}`,
    place: ({ field, faceUp }) =>
      faceUp ? `Place the room on ${field}` : `Lay it face down on ${field} as an empty room`,
    scaffold: ({ field }) => `Put the scaffold on ${field}`,
    decorate: ({ field }) =>
      field === 'outdoors' ? 'Put the tile beside the house' : `Put the tile on ${field}`,
    'decline-decor': () => 'Do without the tile',
    supplier: (move, format) => `Supplier: swap ${move.field} for a ${roomWith(move, format)}`,
    handyman: ({ a, b }) => `Handyman: let ${a} and ${b} change places`,
    roofer: (move) => `Roofer: fetch a ${roof(move)}`,
    done: () => 'No more help needed',
  },

  events: {
    'start-seat-drawn': ({ seat }, format) => `By lot, ${format.seat(seat)} is the start player.`,
    'round-began': ({ round, startSeat }, format) =>
      `Round ${round}: ${format.seat(startSeat)} starts.`,
    'market-dealt': ({ columns }) => `In the market: ${columns.map(columnText).join('; ')}.`,
    'jackhammer-used': (event, format) =>
      `${format.seat(event.seat)} uses a jackhammer and takes the ${rooms[event.room.room].one} of column ${event.column}${event.special === undefined ? '' : `; the ${special(event.special)} is discarded`}.`,
    'jackhammer-declined': ({ seat }, format) => `${format.seat(seat)} keeps the jackhammer.`,
    'column-discarded': (event, format) =>
      `${format.seat(event.seat)} discards column ${event.column}: ${cardsText(event)}.`,
    'column-taken': (event, format) =>
      event.column === 1
        ? `${format.seat(event.seat)} takes the ${rooms[event.room.room].one} of column 1 and will start the next round.`
        : `${format.seat(event.seat)} takes column ${event.column}: ${cardsText(event)}.`,
    'rooms-mixed': ({ seat, columns: [a, b], rooms: [first, second] }, format) =>
      `${format.seat(seat)} uses a cement mixer: now the ${rooms[first.room].one} lies in column ${a} and the ${rooms[second.room].one} in column ${b}.`,
    'room-drilled': ({ seat, column, field, brought, removed }, format) =>
      `${format.seat(seat)} uses a drill: the ${rooms[brought.room].one} of column ${column} goes to ${field}, the ${rooms[removed.room].one} to the market.`,
    'room-placed': ({ seat, field, card, faceUp }, format) =>
      faceUp
        ? `${format.seat(seat)} places the ${rooms[card.room].one} on ${field}.`
        : `${format.seat(seat)} lays the ${rooms[card.room].one} face down on ${field}: an empty room.`,
    'scaffold-laid': ({ seat, field }, format) =>
      `${format.seat(seat)} puts a scaffold on ${field}.`,
    'scaffold-discarded': ({ field }) =>
      field === undefined
        ? 'There is no field left for the scaffold; it is discarded.'
        : `The scaffold on ${field} has done its work.`,
    'roof-taken': ({ seat, size }, format) =>
      `The roof pile of ${format.seat(seat)} now has ${format.count(size, { one: 'card', other: 'cards' })}.`,
    'helper-joined': ({ seat, helper }, format) =>
      `${format.seat(seat)} gets help from ${an(helpers[helper])}.`,
    'tool-taken': ({ seat, tool }, format) =>
      `${format.seat(seat)} has a ${tools[tool]}, to be used from the next round on.`,
    'decor-placed': ({ seat, decor, field }, format) =>
      field === 'outdoors'
        ? `${format.seat(seat)} puts a ${decors[decor]} beside the house.`
        : `${format.seat(seat)} puts ${an(decors[decor])} on ${field}.`,
    'decor-impossible': ({ seat, decor }, format) =>
      `${format.seat(seat)} has no place for the ${decors[decor]}; it is lost.`,
    'decor-declined': ({ seat, decor }, format) =>
      `${format.seat(seat)} does without the ${decors[decor]}.`,
    'decor-moved': ({ decor, from, to }) => `The ${decors[decor]} moves from ${from} to ${to}.`,
    'decor-lost': ({ decor, field }) => `The ${decors[decor]} on ${field} is lost.`,
    'round-ended': ({ round, discarded, startSeat }, format) => {
      const left =
        discarded.length === 0 ? '' : ` Discarded: ${discarded.map(columnText).join('; ')}.`;
      return `Round ${round} is over.${left} Start player: ${format.seat(startSeat)}.`;
    },
    'helpers-began': ({ seat }, format) => `The helpers of ${format.seat(seat)} set to work.`,
    'supplier-used': ({ seat, field, brought, removed, wasEmpty }, format) =>
      `The supplier brings ${format.seat(seat)} a ${rooms[brought.room].one} for ${field} and takes ${wasEmpty ? 'the empty room' : `the ${rooms[removed.room].one}`} along.`,
    'handyman-used': ({ seat, fields: [a, b] }, format) =>
      `The handyman of ${format.seat(seat)} lets ${a} and ${b} change places.`,
    'roofer-used': ({ seat, roof: fetched, size }, format) =>
      `The roofer fetches ${fetched === undefined ? 'a roof' : `a ${roof(fetched)}`} for ${format.seat(seat)}, who now has ${format.count(size, { one: 'card', other: 'cards' })}.`,
    'helpers-done': ({ seat }, format) => `${format.seat(seat)} needs no more help.`,
    'roof-revealed': ({ seat, roofs, laid, points }, format) =>
      laid.length === 0
        ? `${format.seat(seat)} has only ${format.count(roofs.length, ROOF)}: no roof, no points.`
        : `The roof of ${format.seat(seat)}: ${laid.map(roof).join(', ')}. ${format.count(points, POINT)}.`,
    'game-ended': () => 'All twelve rounds are played: the houses are finished.',
  },

  reasons: {
    'jackhammer-window': () =>
      'The round is just beginning: use your jackhammer now or keep it; all else comes later.',
    'jackhammer-is-too-late': () =>
      'Jackhammers are used at the very start of a round, before all else.',
    'column-is-discarded-first': () => 'First you discard one of the columns 2 to 5.',
    'column-is-taken-first': () =>
      'It is time to take a column; before that only drills and cement mixers can be used.',
    'room-is-placed-first': () => 'First place the room you have taken.',
    'tile-is-placed-first': () => 'First settle where the décor tile goes.',
    'scaffold-is-laid-first': () => 'First lay the scaffold.',
    'helpers-come-at-the-end': () => 'Supplier, handyman and roofer help after the last round.',
    'helpers-are-used-now': () =>
      'All rounds are played: now only supplier, handyman and roofer can do something.',
    'start-column-stays': () =>
      'Column 1 with the start-player right stays; discard one of the others.',
    'no-such-tool': ({ tool }) => `You have no ${tools[tool]}.`,
    'tool-is-new': ({ tool }) => `You have only just taken the ${tools[tool]}; use it next round.`,
    'column-is-empty': ({ column }) => `Column ${column} has no cards any more.`,
    'field-is-taken': ({ field }) => `There is a room on ${field} already.`,
    'field-below-is-free': ({ field, below }) =>
      `On ${field} it would float: nothing is on ${below} yet.`,
    'belongs-in-the-basement': ({ room, field }) =>
      `On ${field} the ${rooms[room].one} can’t lie face up: it belongs in the basement.`,
    'belongs-above-the-basement': ({ room, field }) =>
      `On ${field} the ${rooms[room].one} can’t lie face up: it belongs above the basement.`,
    'room-is-full': ({ room, field, max }) =>
      max === 1
        ? `On ${field}, beside the other one, it can’t lie face up: a ${rooms[room].one} is one card wide.`
        : `On ${field} it can’t lie face up: a ${rooms[room].one} has at most ${inWords(max)} cards.`,
    'room-is-finished': ({ room, field, decor }) =>
      `On ${field} it can’t lie face up: with the ${decors[decor]} that ${rooms[room].one} is finished.`,
    'two-tiles-in-one-room': ({ field, decors: found }, format) =>
      `On ${field} it would join ${format.count(found.length, TILE)} in one room (${format.list(found.map((decor) => decors[decor]))}), and a room has only one.`,
    'lies-face-up-here': ({ room, field }) =>
      `On ${field} the ${rooms[room].one} can lie face up, so it must; lay it face down only where it can’t.`,
    'tile-must-be-placed': ({ decor }) =>
      `There is a place for the ${decors[decor]}, so you must use it.`,
    'no-face-up-room': ({ decor, field }) =>
      `On ${field} there is no face-up room for the ${decors[decor]}.`,
    'tile-does-not-fit': ({ decor, room, field }) =>
      `The ${decors[decor]} does not go with the ${rooms[room].one} on ${field}.`,
    'room-has-a-tile': ({ room, decor }) =>
      `That ${rooms[room].one} has ${an(decors[decor])} already, and a room has only one tile.`,
    'tile-goes-outdoors': ({ decor }) => `The ${decors[decor]} goes outdoors, beside the house.`,
    'tile-goes-indoors': ({ decor }) => `The ${decors[decor]} goes into a room, not outdoors.`,
    'no-scaffold-in-hand': () => 'You have not taken a scaffold in this turn.',
    'scaffold-is-there': ({ field }) => `There is a scaffold on ${field} already.`,
    'no-face-up-card': ({ field }) =>
      `On ${field} you have no face-up card; a drill swaps no empty rooms.`,
    'no-such-helper': ({ helper }) => `You have no ${helpers[helper]} to help you.`,
    'no-card-there': ({ field }) => `There is no card on ${field}.`,
    'card-is-not-in-the-pile': (reason, format) =>
      `There is no ${roomWith(reason, format)} in the discard pile.`,
    'roof-is-not-in-the-pile': (reason) => `There is no ${roof(reason)} in the discard pile.`,
    'too-many-rooms': ({ room, have, exist }, format) =>
      `The list of cards has ${format.count(exist, rooms[room])}; here are ${format.number(have)}. If your box has more, put its list in.`,
    'no-such-card': (reason, format) =>
      reason.exist === 0
        ? `The list of cards has no ${roomWith(reason, format)}.`
        : `The list of cards has only ${format.number(reason.exist)} × ${roomWith(reason, format)}; here are ${format.number(reason.have)}.`,
    'too-many-specials': ({ card, have, exist }, format) =>
      `The list of cards has ${format.number(exist)} × ${special(card)}; here are ${format.number(have)}.`,
    'tile-lies-twice': ({ decor }) => `There is only one ${decors[decor]}, and here are two.`,
    'empty-room-has-a-tile': ({ field, decor }) =>
      `On ${field} the ${decors[decor]} would lie in an empty room, which takes no tile.`,
    'scaffold-is-left': ({ field }) =>
      `On ${field} there is still a scaffold; before the end a room takes its place.`,
  },

  prompt: promptFrom({
    jackhammer: ({ seat }, format) =>
      `The round begins: ${format.seat(seat)} may use a jackhammer, or keep it.`,
    discard: ({ seat }, format) =>
      `${format.seat(seat)} starts and discards one of the columns 2 to 5.`,
    turn: ({ seat, hasTools }, format) =>
      hasTools
        ? `${format.seat(seat)} takes a column, and may use tools before.`
        : `${format.seat(seat)} takes a column.`,
    room: ({ seat, room, hasScaffold }, format) =>
      hasScaffold
        ? `${format.seat(seat)} places the ${rooms[room].one}, or the scaffold first.`
        : `${format.seat(seat)} places the ${rooms[room].one}.`,
    decor: ({ seat, decor, isOptional, isOutdoors }, format) => {
      const where = isOutdoors ? 'beside the house' : 'in a room';
      return `${format.seat(seat)} ${isOptional ? 'may put' : 'puts'} the ${decors[decor]} ${where}.`;
    },
    scaffold: ({ seat }, format) => `${format.seat(seat)} lays the scaffold.`,
    helpers: ({ seat }, format) =>
      `After the last round: ${format.seat(seat)} may let the helpers work.`,
    over: ({ winners, points, byChildren }, format) => {
      const names = format.list(winners.map((seat) => format.seat(seat)));
      const wins = winners.length === 1 ? 'wins' : 'share the win';
      const each = winners.length === 1 ? '' : ' each';
      const why = byChildren ? ' and more children' : '';
      return `The houses are finished: ${names} ${wins} with ${format.count(points, POINT)}${why}${each}.`;
    },
  }),

  picture: {
    isOver: 'The houses are finished',
    onTurn: 'On turn:',
    start: 'start',
    taken: 'taken',
    holds: 'holds',
    market: 'Market',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    points: (points, format) => format.count(points, POINT),
    roofs: (count, format) => format.count(count, { one: 'roof', other: 'roofs' }),
    fromNextRound: 'from next round',
  },

  roof,
  special,
};

function special(card: ShownSpecial): string {
  switch (card.type) {
    case 'roof':
      return roof(card);
    case 'hidden-roof':
      return 'roof';
    case 'decor':
      return decors[card.decor];
    case 'helper':
      return helpers[card.helper];
    case 'tool':
      return tools[card.tool];
  }
}

function roomWith({ room, children }: RoomCard, format: Format): string {
  return children === 0
    ? rooms[room].one
    : `${rooms[room].one} with ${format.count(children, CHILD)}`;
}

function cardsText({ room, special: card }: ColumnCards<ShownSpecial>): string {
  const name = rooms[room.room].one;
  return card === undefined ? name : `${name} and ${special(card)}`;
}

function columnText(cards: ColumnCards<ShownSpecial>): string {
  return `${cards.column} ${cardsText(cards)}`;
}

function an(name: string): string {
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

function inWords(count: number): string {
  return ['no', 'one', 'two', 'three'][count] ?? `${count}`;
}
