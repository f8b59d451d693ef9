import { type Format, type Plural, tableTexts } from '@richtfest/engine';
import type { ColumnCards } from '../events.ts';
import type { Roof, RoomCard, ShownSpecial } from '../words.ts';
import { cardListTexts } from './card-list.ts';
import type { DreamHomeTexts } from './dream-home-texts.ts';
import { promptFrom } from './prompt.ts';

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
  floorSigns: { U: 'U', G: 'G', B: 'B' },
  field: (field) => field,
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
      text: 'Your house has twelve fields: five on the upper floor (U1 to U5), five on the ground floor (G1 to G5) and two in the basement (B4 and B5). Each upper field stands on the ground-floor field with the same number. G4 stands on B4 and G5 on B5; G1, G2 and G3 stand on the earth.',
    },
    'DH-2': {
      title: 'Room cards',
      text: 'There are 60 room cards. Cards of one kind side by side form one room (DH-15), and a room scores by its number of cards:',
      more: [
        [
          'Living room (9 cards): 1, 4 or 9 points for one, two or three cards.',
          'Bedroom (8): 1 or 4 points for one or two cards.',
          'Bathroom (8): 1 point.',
          'Kitchen (6): 1 or 6 points.',
          'Children’s room (5): 2 or 6 points.',
          'Study, library, games room (2 each): 2 points.',
          'Sauna (2): 1 point, or 3 beside a bathroom.',
          'Pantry (2): 1 point, or 3 beside a kitchen.',
          'Dressing room (2): 1 point, or 3 beside a bedroom.',
          'Garage (6), in the basement: 0 or 4 points.',
          'Wine cellar and workshop (2 each), storage room and laundry (1 each), in the basement: 1 point.',
        ],
        'A room can’t have more cards than points are listed for. Some cards show children, who break ties (DH-30). The numbers of cards, the children and some values are ours, because we could not get the printed ones; if you own the box, you can enter the real list.',
      ],
    },
    'DH-3': {
      title: 'Special cards',
      text: 'There are 48 special cards:',
      more: [
        [
          'Roofs: five in each of four colours, exactly one of each colour with a window.',
          'Décor: ten cards, one for each décor tile.',
          'Helpers: two each of supplier, handyman, roofer, architect and interior designer.',
          'Tools: two each of jackhammer, cement mixer, drill and scaffold.',
        ],
        'A card list of your own must have 60 room cards, 48 special cards and at most one card for each décor tile.',
      ],
    },
    'DH-4': {
      title: 'Décor tiles',
      text: 'Each décor tile has a value in points and goes with certain rooms:',
      more: [
        [
          'Grand piano (3) and fireplace (2): living room.',
          'Canopy bed (2): bedroom.',
          'Whirlpool (3): bathroom.',
          'Ice-cream machine (2): kitchen.',
          'Rocking horse (2): children’s room.',
          'Paintings (1): living room, bedroom, study, library or games room.',
          'Cat house (1): bedroom, living room or children’s room.',
          'Tree house (2) and bird house (1): outdoors. You may have both.',
        ],
      ],
    },
    'DH-5': {
      title: 'The market',
      text: 'Five columns of cards lie open in the market. Column 1 has a room card, and if you take it, you are start player in the next round. Columns 2 to 5 each have a room card and a special card. Every card of the game comes up exactly once.',
    },
    'DH-6': {
      title: 'Jackhammers first',
      text: 'A round begins with the jackhammers that players took in earlier rounds. Clockwise from the start player, each player who has one may use one, but not two, or pass for this round. If you use your jackhammer:',
      more: [
        [
          'Take the room card of any column and place it.',
          'Discard the special card of that column. From column 1, you don’t become start player.',
          'You have no turn this round, and nobody can choose that column any more.',
        ],
      ],
    },
    'DH-7': {
      title: 'A column goes',
      text: 'With two or three players, the start player then chooses one of columns 2 to 5 that still has its cards and discards both, even after using a jackhammer. With younger children you can leave this rule out.',
    },
    'DH-8': {
      title: 'Turns',
      text: 'Then each player who has not used a jackhammer has one turn, clockwise from the start player.',
    },
    'DH-9': {
      title: 'End of the round',
      text: 'The cards left in the market go to two discard piles, one for room cards and one for special cards, and new cards are dealt. If a player took column 1, that player becomes start player; otherwise the start player stays the same.',
      more: [
        'The first start player is drawn by lot, unless you pick one when you set up the table. (In the German rulebook it is the player who last moved house, in the Dutch one the youngest.)',
      ],
    },
    'DH-10': {
      title: 'Tools before taking',
      text: 'At the start of your turn, before you take cards, you may use any number of your drills and cement mixers, in any order. You can’t use a tool in the round in which you took it. Each tool can be used once and is then discarded.',
    },
    'DH-11': { title: 'Taking', text: 'Choose a column that still has its cards, and take them.' },
    'DH-12': {
      title: 'First the room',
      text: 'First place the room card, then carry out the special card. Only a scaffold may be laid before the room as well as after it. So a new interior designer helps only from your next room on.',
    },
    'DH-13': {
      title: 'Nothing floats',
      text: 'Place a room card on a free field, or on a field with a scaffold. The field must stand on the earth, or there must be something on the field below it. Empty rooms and scaffolds, too, hold up what is above them.',
    },
    'DH-14': {
      title: 'Up or down',
      text: 'A basement room may lie face up only in the basement, any other room only above it.',
    },
    'DH-15': {
      title: 'Big rooms',
      text: 'Cards of one kind side by side on the same floor form one room. A card may lie face up only if its room doesn’t get larger than its kind allows (DH-2). The neighbours on both sides count.',
    },
    'DH-16': {
      title: 'Finished rooms',
      text: 'A room with a décor tile is finished: you can’t lay a card of its kind face up beside it. If you have the interior designer, you may extend finished rooms, also those you finished before you took her. But a room may never have two tiles. A room that loses its tile is no longer finished.',
    },
    'DH-17': {
      title: 'Empty rooms',
      text: 'A card that lies face down is an empty room: it has no kind, joins no other room, takes no tile and scores 0. You choose the field yourself. In the German edition, the card lies face up there if it is allowed to, otherwise face down. In the Dutch edition, you may also lay it face down on any field that can hold a room (DH-13).',
    },
    'DH-18': {
      title: 'Roofs',
      text: 'Put a roof card face down on your pile. Nobody may look at it before the end, not even you. You can also set up the table with open roofs.',
    },
    'DH-19': {
      title: 'Décor',
      text: 'Put the tile on a face-up card of a room it goes with (DH-4). That room must not have a tile yet. Outdoor tiles go beside your house. In the German edition, you must place the tile if you can; in the Dutch edition, you may. If you don’t place it, the card is discarded and the tile is out of the game.',
    },
    'DH-20': {
      title: 'Helpers and tools',
      text: 'Helpers and tools lie face up in front of you. Only a scaffold goes into your house (DH-21).',
    },
    'DH-21': {
      title: 'Scaffold',
      text: 'Lay the scaffold at once on a field without a room or scaffold that could hold a room (DH-13); the field below may have a scaffold, too. Later you place a room on it by the usual rules and discard the scaffold. You must lay the scaffold if you can. But you may place your room first, even on the last free field; then you discard the scaffold.',
    },
    'DH-22': {
      title: 'Drill',
      text: 'Swap one of your face-up cards for a room card in the market. First your old card leaves the house, and its tile moves or is lost (DH-23). Then the new card must be allowed to lie face up on that field. Your old card goes to the market in its place. You can’t swap an empty room.',
    },
    'DH-23': {
      title: 'A tile whose card leaves',
      text: 'When a card with a tile leaves your house, the German and the Dutch edition differ. German edition: the tile is lost only if the room was that one card; otherwise it moves to a neighbouring card of the room, the left one if there are two. Dutch edition: the tile is always lost.',
    },
    'DH-24': {
      title: 'Cement mixer',
      text: 'Swap the room cards of two columns in the market.',
    },
    'DH-25': {
      title: 'Helpers of the end',
      text: 'After round 12, the players use the last helpers, clockwise from the player who would be start player next. Players whose helpers can’t do anything are skipped. When it is your turn, you may use these helpers, in any order:',
      more: [
        [
          'Supplier: swap one of your cards, even an empty room, for a card from the room discard pile. It must be allowed to lie face up there, as with the drill (DH-22). Your old card goes to that pile.',
          'Handyman: swap two of your cards. Each must then be allowed on its new field: in the basement or above it (DH-14), and in a room that isn’t too large (DH-15). Décor tiles don’t stop you; they stay on their cards. A room with several tiles keeps the most valuable one, the leftmost of equal ones. Empty rooms stay face down and may lie anywhere.',
          'Roofer: take a roof of your choice from the discard pile of special cards, without looking at your own roofs.',
        ],
      ],
    },
    'DH-26': {
      title: 'Roof points',
      text: 'The best four roof cards of your pile count; they are chosen for you. They score 8 points if all have the same colour, otherwise 3, plus 1 for each window. With fewer than four cards you score nothing.',
    },
    'DH-27': {
      title: 'Furnishing',
      text: 'There are two bonuses for furnishing your house:',
      more: [
        [
          '3 points for a bathroom on the ground floor and another on the upper floor.',
          '3 points for at least one bathroom, one kitchen and one bedroom.',
        ],
      ],
    },
    'DH-28': {
      title: 'Architect and interior designer',
      text: 'With the architect, each furnishing bonus (DH-27) is worth 4 points instead of 3, and each empty room 1 point. With the interior designer, each of your décor tiles is worth 1 point more, outdoors too. A second copy of either card adds nothing.',
    },
    'DH-29': {
      title: 'Beside',
      text: 'A sauna, pantry or dressing room scores more beside a certain room (DH-2). Beside means directly to the left or right on the same floor; the other card must lie face up.',
    },
    'DH-30': {
      title: 'The winner',
      text: 'Add up your points for rooms, décor, furnishing and roof. The player with the most points wins. On a tie, the player with more children on face-up cards is ahead; if that is equal too, the players share the place.',
    },
  },

  options: {
    edition: {
      name: 'Printed edition',
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
      ...cardListTexts('en', { rooms, decors, helpers, tools, colours }),
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
    'start-seat-drawn': ({ seat }, format) =>
      `By lot, ${format.does(seat, 'you are', 'is')} the start player.`,
    'round-began': ({ round, startSeat }, format) =>
      `Round ${round}: ${format.does(startSeat, 'you start', 'starts')}.`,
    'market-dealt': ({ columns }) => `In the market: ${columns.map(columnText).join('; ')}.`,
    'jackhammer-used': (event, format) =>
      `${format.does(event.seat, 'You use', 'uses')} a jackhammer and ${format.player(event.seat, 'take', () => 'takes')} the ${rooms[event.room.room].one} of column ${event.column}${event.special === undefined ? '' : `; the ${special(event.special)} is discarded`}.`,
    'jackhammer-declined': ({ seat }, format) =>
      `${format.does(seat, 'You keep', 'keeps')} the jackhammer.`,
    'column-discarded': (event, format) =>
      `${format.does(event.seat, 'You discard', 'discards')} column ${event.column}: ${cardsText(event)}.`,
    'column-taken': (event, format) =>
      event.column === 1
        ? `${format.does(event.seat, 'You take', 'takes')} the ${rooms[event.room.room].one} of column 1 and will start the next round.`
        : `${format.does(event.seat, 'You take', 'takes')} column ${event.column}: ${cardsText(event)}.`,
    'rooms-mixed': ({ seat, columns: [a, b], rooms: [first, second] }, format) =>
      `${format.does(seat, 'You use', 'uses')} a cement mixer: now the ${rooms[first.room].one} lies in column ${a} and the ${rooms[second.room].one} in column ${b}.`,
    'room-drilled': ({ seat, column, field, brought, removed }, format) =>
      `${format.does(seat, 'You use', 'uses')} a drill: the ${rooms[brought.room].one} of column ${column} goes to ${field}, the ${rooms[removed.room].one} to the market.`,
    'room-placed': ({ seat, field, card, faceUp }, format) =>
      faceUp
        ? `${format.does(seat, 'You place', 'places')} the ${rooms[card.room].one} on ${field}.`
        : `${format.does(seat, 'You lay', 'lays')} the ${rooms[card.room].one} face down on ${field}: an empty room.`,
    'scaffold-laid': ({ seat, field }, format) =>
      `${format.does(seat, 'You put', 'puts')} a scaffold on ${field}.`,
    'scaffold-discarded': ({ field }) =>
      field === undefined
        ? 'There is no field left for the scaffold; it is discarded.'
        : `The scaffold on ${field} has done its work.`,
    'roof-taken': ({ seat, size }, format) =>
      `${format.player(seat, 'Your roof pile', (name) => `The roof pile of ${name}`)} now has ${format.count(size, { one: 'card', other: 'cards' })}.`,
    'helper-joined': ({ seat, helper }, format) =>
      `${format.does(seat, 'You get', 'gets')} help from ${an(helpers[helper])}.`,
    'tool-taken': ({ seat, tool }, format) =>
      `${format.does(seat, 'You have', 'has')} a ${tools[tool]}, to be used from the next round on.`,
    'decor-placed': ({ seat, decor, field }, format) =>
      field === 'outdoors'
        ? `${format.does(seat, 'You put', 'puts')} ${an(decors[decor])} beside the house.`
        : `${format.does(seat, 'You put', 'puts')} ${an(decors[decor])} on ${field}.`,
    'decor-impossible': ({ seat, decor }, format) =>
      `${format.does(seat, 'You have', 'has')} no place for the ${decors[decor]}; it is lost.`,
    'decor-declined': ({ seat, decor }, format) =>
      `${format.does(seat, 'You do', 'does')} without the ${decors[decor]}.`,
    'decor-moved': ({ decor, from, to }) => `The ${decors[decor]} moves from ${from} to ${to}.`,
    'decor-lost': ({ decor, field }) => `The ${decors[decor]} on ${field} is lost.`,
    'round-ended': ({ round, discarded, startSeat }, format) => {
      const left =
        discarded.length === 0 ? '' : ` Discarded: ${discarded.map(columnText).join('; ')}.`;
      return `Round ${round} is over.${left} Start player: ${format.player(startSeat, 'you')}.`;
    },
    'helpers-began': ({ seat }, format) =>
      `${format.player(seat, 'Your helpers', (name) => `The helpers of ${name}`)} set to work.`,
    'supplier-used': ({ seat, field, brought, removed, wasEmpty }, format) =>
      `The supplier brings ${format.player(seat, 'you')} a ${rooms[brought.room].one} for ${field} and takes ${wasEmpty ? 'the empty room' : `the ${rooms[removed.room].one}`} along.`,
    'handyman-used': ({ seat, fields: [a, b] }, format) =>
      `${format.player(seat, 'Your handyman', (name) => `The handyman of ${name}`)} lets ${a} and ${b} change places.`,
    'roofer-used': ({ seat, roof: fetched, size }, format) =>
      `The roofer fetches ${fetched === undefined ? 'a roof' : `a ${roof(fetched)}`} for ${format.player(seat, 'you: you now have', (name) => `${name}, who now has`)} ${format.count(size, { one: 'card', other: 'cards' })}.`,
    'helpers-done': ({ seat }, format) => `${format.does(seat, 'You need', 'needs')} no more help.`,
    'roof-revealed': ({ seat, roofs, laid, points }, format) =>
      laid.length === 0
        ? `${format.does(seat, 'You have', 'has')} only ${format.count(roofs.length, ROOF)}: no roof, no points.`
        : `${format.player(seat, 'Your roof', (name) => `The roof of ${name}`)}: ${laid.map(roof).join(', ')}. ${format.count(points, POINT)}.`,
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
    'phase-is-impossible': ({ phase }) =>
      ({
        jackhammer: 'Only a player with a jackhammer from an earlier round may use one now.',
        discard:
          'Only the start player discards a column, only with two or three players, and only if your table plays that way.',
        turn: 'A player who has used a jackhammer in this round has no other turn.',
        room: 'To place a room card, there must be one in hand.',
        decor:
          'To place a décor tile, its card must be in hand and the tile must fit in the house.',
        scaffold: 'To place a scaffold, it must be in hand and a field must be free.',
        helpers:
          'Helpers are used only after round 12, by a player whose helpers can do something.',
        over: 'The game ends only after round 12.',
      })[phase],
    'held-cards-do-not-fit': () =>
      'Cards are in hand only between taking a column and placing them, and their column is empty then.',
    'too-few-columns': ({ have, need }, format) =>
      `The market needs ${format.number(need)} columns with cards for the turns to come, but has ${format.number(have)}.`,
    'column-1-not-taken': () =>
      'The next start player is the one who has taken column 1 in this round.',
    'too-few-fields': ({ have, need }, format) =>
      `This house has ${format.number(have)} free fields, but ${format.number(need)} rooms are still to come.`,
    'decks-run-out': ({ have, need }, format) =>
      `The remaining rounds need ${format.number(need)} cards, but only ${format.number(have)} are left in the deck.`,
    'deck-differs': () => 'A deck holds exactly the cards that lie nowhere else.',
    'column-is-incomplete': ({ column }) =>
      column === 1
        ? 'Column 1 has a room card alone.'
        : `Column ${column} needs a room card and a special card.`,
    'more-cards-than-turns': ({ have, most }, format) =>
      `A turn brings one special card at most, so ${format.number(most)} could be here by now, not ${format.number(have)}.`,
    'start-player-differs': ({ seat }, format) =>
      `${format.does(seat, 'You start', 'starts')} the first round at this table.`,
    'tool-is-not-new': () => 'A tool is new only in the round in which its column was taken.',
    'no-tools-now': () => 'Drill and cement mixer are used before a column is taken.',
    'used-card-is-not-discarded': ({ card }) =>
      `A card that was used lies on the discard pile, and this one does not: ${special(card)}.`,
    'two-new-tools': () => 'In one round a player can take only one tool.',
    'too-many-empty-rooms': () => 'There are more empty rooms than room cards.',
    'lost-tile-is-there': ({ decor }) => `The ${decors[decor]} lies at a house, so it is not lost.`,
    'scaffold-is-left': ({ field }) =>
      `On ${field} there is still a scaffold; before the end a room takes its place.`,
  },

  when: ({ round }) => `round ${round}`,
  prompt: promptFrom({
    jackhammer: ({ seat }, format) =>
      format.player(
        seat,
        'The round begins: use your jackhammer, or keep it.',
        (name) => `The round begins: ${name} may use a jackhammer, or keep it.`,
      ),
    discard: ({ seat }, format) =>
      format.player(
        seat,
        'You start: discard one of the columns 2 to 5.',
        (name) => `${name} starts and discards one of the columns 2 to 5.`,
      ),
    turn: ({ seat, hasTools }, format) =>
      hasTools
        ? format.player(
            seat,
            'Your turn: use tools if you like, then take a column.',
            (name) => `${name} takes a column, and may use tools before.`,
          )
        : format.does(seat, 'Your turn: take a column.', 'takes a column.'),
    room: ({ seat, room, hasScaffold }, format) =>
      hasScaffold
        ? `${format.does(seat, 'Place', 'places')} the ${rooms[room].one}, or the scaffold first.`
        : `${format.does(seat, 'Place', 'places')} the ${rooms[room].one}.`,
    decor: ({ seat, decor, isOptional, isOutdoors }, format) => {
      const where = isOutdoors ? 'beside the house' : 'in a room';
      const puts = isOptional
        ? format.does(seat, 'You may put', 'may put')
        : format.does(seat, 'Put', 'puts');
      return `${puts} the ${decors[decor]} ${where}.`;
    },
    scaffold: ({ seat }, format) => `${format.does(seat, 'Lay', 'lays')} the scaffold.`,
    helpers: ({ seat }, format) =>
      format.player(
        seat,
        'After the last round: you may let your helpers work.',
        (name) => `After the last round: ${name} may let the helpers work.`,
      ),
    over: ({ winners, points, byChildren }, format) => {
      const score = `${format.count(points, POINT)}${byChildren ? ' and more children' : ''}`;
      return `The houses are finished: ${tableTexts.en.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'The houses are finished',
    toMove: 'Turn:',
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
