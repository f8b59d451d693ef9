import { type Format, type Plural, capitalize, tableTexts } from '@richtfest/engine';
import { dieLetter, houseLetter } from '../notation/tiles.ts';
import type { Kind, Material, Tile } from '../words.ts';
import { type BlowOutcome, outcomeOf } from './blow-outcome.ts';
import { componentTexts } from './component-words.ts';
import type { PigsTexts, TileNames } from './pigs-texts.ts';
import { promptFrom } from './prompt.ts';
import { groupTiles } from './tile-groups.ts';

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf'] as const;

const materials: PigsTexts['materials'] = { straw: 'Stroh', wood: 'Holz', stone: 'Stein' };

const faces: PigsTexts['faces'] = {
  door: { one: 'Tür', other: 'Türen' },
  window: { one: 'Fenster', other: 'Fenster' },
  roof: { one: 'Dach', other: 'Dächer' },
  wolf: { one: 'Wolf', other: 'Wölfe' },
};

const tiles: TileNames = {
  door: named({ one: 'tür', other: 'türen' }),
  window: named({ one: 'fenster', other: 'fenster' }),
  roof: named({ one: 'dach', other: 'dächer' }),
};

/** Nominative and accusative are the same for all three. */
interface Articles {
  readonly the: string;
  readonly a: string;
  /** Dative: `mit einer Strohtür`. */
  readonly withA: string;
  /** Standing alone: `du hast nur eine`, `du hast keins`. */
  readonly one: string;
  readonly none: string;
}

const NEUTER: Articles = { the: 'das', a: 'ein', withA: 'einem', one: 'eins', none: 'keins' };
const articles: Readonly<Record<Kind, Articles>> = {
  door: { the: 'die', a: 'eine', withA: 'einer', one: 'eine', none: 'keine' },
  window: NEUTER,
  roof: NEUTER,
};

const POT: Plural = { one: 'Blumentopf', other: 'Blumentöpfe' };
/** After `mit`. */
const WITH_POTS: Plural = { one: 'Blumentopf', other: 'Blumentöpfen' };
const ROLL: Plural = { one: 'Wurf', other: 'Würfe' };
const POINT: Plural = { one: 'Punkt', other: 'Punkte' };
/** After `mit`. */
const WITH_POINTS: Plural = { one: 'Punkt', other: 'Punkten' };

const components = componentTexts('de', { faces, materials });

export const de: PigsTexts = {
  name: 'Die drei kleinen Schweinchen',
  blurb:
    'Würfle Türen, Fenster und Dächer und baue Häuser aus Stroh, Holz und Stein. Doch der Wolf geht um und pustet mal gegen die Häuser der anderen, mal gegen deine.',
  materials,
  faces,
  tiles,

  chapters: {
    components: 'Was dazugehört',
    turn: 'Ein Zug',
    building: 'Bauen',
    wolf: 'Der Wolf',
    end: 'Das Ende',
    start: 'Der Anfang',
  },

  rules: {
    'LP-1': {
      title: 'Hausteile',
      text: 'Es gibt 36 Hausteile in neun Stapeln zu je vier: Türen, Fenster und Dächer, jeweils aus Stroh, Holz und Stein. Ein Hausteil aus Stroh kostet 2 gleiche Würfelsymbole, eins aus Holz 3 und eins aus Stein 4, und jedes ist so viele Punkte wert, wie es kostet. Jeder Stapel wird gemischt und liegt offen, sodass alle das oberste Hausteil und seine Blumentöpfe sehen.',
    },
    'LP-2': {
      title: 'Blumentöpfe',
      text: 'In jedem Material haben die vier Türen 0, 0, 1 und 1 Blumentöpfe, die Fenster 0, 0, 1 und 2, die Dächer 0, 0, 0 und 1: zusammen 18. Die gedruckten Zahlen waren nicht zu bekommen, deshalb sind diese hier von uns; wenn du die Schachtel besitzt, kannst du die echten eintragen.',
    },
    'LP-3': {
      title: 'Würfel',
      text: 'Zwei Würfel, a und b, zeigen je zwei Türen, zwei Fenster und zwei Dächer. Drei Würfel, c, d und e, zeigen je zwei Türen, zwei Fenster, ein Dach und einen Wolf.',
    },
    'LP-4': {
      title: 'Pusterad',
      text: 'Das Rad hat sechs gleich große Felder: drei für Stroh, zwei für Holz und eins für Stein.',
    },
    'LP-5': {
      title: 'Belohnungskarten',
      text: 'Diese Karten gibt es nur im Spiel für erfahrene Schweinchen. Drei Karten zu 2 Punkten gewinnt man während des Spiels: für das erste Haus ganz aus Stroh, ganz aus Holz und ganz aus Stein (LP-13). Drei Karten zu 3 Punkten werden am Ende vergeben: für die meisten Blumentöpfe, die meisten fertigen Häuser und das höchste Haus (LP-17).',
    },
    'LP-6': {
      title: 'Würfeln',
      text: 'Dein Zug beginnt mit einem Wurf aller fünf Würfel. Danach darfst du noch bis zu zweimal würfeln. Such dir jedes Mal aus, welche Würfel du neu wirfst, mindestens einen; auch Würfel, die du vorher liegen gelassen hast, sind erlaubt. Ein Würfel, der den Wolf zeigt, bleibt für den Rest des Zuges liegen. Aufhören darfst du nach jedem Wurf.',
    },
    'LP-7': {
      title: 'Zwei Wölfe',
      text: 'Sobald zwei oder mehr Würfel den Wolf zeigen, ist das Würfeln vorbei und der Wolf kommt (LP-14). Hausteile nimmst du in diesem Zug keine.',
    },
    'LP-8': {
      title: 'Hausteile nehmen',
      text: 'Bleibt der Wolf weg, bezahlst du mit den Würfeln Hausteile:',
      more: [
        [
          'Zwei gleiche Symbole bezahlen ein Hausteil dieser Art aus Stroh.',
          'Drei bezahlen eins aus Stroh oder Holz.',
          'Vier oder fünf bezahlen eins aus Stroh, Holz oder Stein.',
        ],
        'Jeder Würfel bezahlt nur ein Hausteil. Du nimmst ein Hausteil oder zwei; zwei müssen von verschiedenen Stapeln kommen. Vier Türen reichen also nie für zwei Strohtüren, fünf Türen aber für eine Strohtür und eine Holztür. Von einem leeren Stapel kannst du nichts nehmen.',
      ],
    },
    'LP-9': {
      title: 'Ein Hausteil ist Pflicht',
      text: 'Wenn Würfel, Stapel und Bauregeln es erlauben, musst du mindestens ein Hausteil nehmen. Das zweite ist immer freiwillig. Ein Hausteil, das du nicht anbauen kannst, kannst du nicht nehmen. Nimm und baue ein Hausteil nach dem anderen; das nächste des Stapels liegt sofort offen.',
    },
    'LP-10': {
      title: 'Wohin gebaut wird',
      text: 'Ein neues Haus beginnt mit einer Tür oder einem Fenster. Ein Fenster kommt oben auf ein Haus ohne Dach. Eine Tür beginnt ein Haus oder wird unter ein Haus geschoben, das weder Tür noch Dach hat. Ein Dach schließt ein Haus ab, das eine Tür oder ein Fenster hat.',
    },
    'LP-11': {
      title: 'Häuser',
      text: 'Du darfst die Materialien mischen. Ein Haus hat höchstens eine Tür, höchstens ein Dach und beliebig viele Fenster. Sobald es ein Dach hat, ist es fertig, auch ohne Tür, und du kannst nichts mehr anbauen.',
    },
    'LP-12': {
      title: 'Baustellen',
      text: 'Du darfst beliebig viele unfertige Häuser gleichzeitig haben.',
    },
    'LP-13': {
      title: 'Materialkarten',
      text: 'Wer im Spiel für erfahrene Schweinchen als Erstes ein Haus aus einem einzigen Material fertig baut, nimmt sich die Karte dieses Materials. Das Haus braucht eine Tür, ein Dach und mindestens ein Fenster. Du behältst die Karte auch, wenn das Haus umgepustet wird. Gewinnen kannst du sie nur, indem du ein Dach legst, nicht durch das, was der Wolf von einem Haus übrig lässt.',
    },
    'LP-14': {
      title: 'Der Wolf pustet',
      text: 'Wähle zuerst ein Haus einer anderen Person, fertig oder nicht; drehe dann das Rad. Alle Hausteile dieses Hauses aus dem gedrehten Material sind aus dem Spiel: Sie kommen in die Schachtel, nicht zurück auf die Stapel. Bleibt nur ein Dach übrig, verschwindet es auch.',
      more: [
        'Der Rest rückt zusammen. An einem Haus, das sein Dach verloren hat, kann wieder gebaut werden. Ist ein Haus ganz weg, rücken die späteren Häuser dieser Person um einen Buchstaben auf. Du musst ein Haus wählen; hat sonst niemand eins, endet dein Zug einfach.',
      ],
    },
    'LP-15': {
      title: 'Wann das Spiel endet',
      text: 'Das Spiel endet, wenn drei Stapel leer sind (zu zweit und zu dritt), vier (zu viert) oder fünf (zu fünft). Der laufende Zug wird noch zu Ende gespielt. Habt ihr beim Einrichten des Tisches gewählt, dass die Runde zu Ende gespielt wird, geht es weiter, bis auch die Person vor der Startperson ihren Zug hatte. Die Zahl der Züge ist nicht begrenzt.',
    },
    'LP-16': {
      title: 'Punkte',
      text: 'Häuser ohne Dach werden entfernt und zählen nichts. Für deine fertigen Häuser bekommst du:',
      more: [
        [
          '2 Punkte für jedes Hausteil aus Stroh, 3 für jedes aus Holz und 4 für jedes aus Stein.',
          '1 Punkt für jeden Blumentopf.',
          '1 Punkt für jedes Haus.',
        ],
      ],
    },
    'LP-17': {
      title: 'Punkte für erfahrene Schweinchen',
      text: 'Im Spiel für erfahrene Schweinchen zählen Hausteile wie in LP-16. Blumentöpfe und fertige Häuser bringen selbst keine Punkte, dafür aber die Belohnungskarten (LP-5). So werden die Karten zu 3 Punkten vergeben:',
      more: [
        [
          'Eine Karte bekommt, wer mehr hat als alle anderen. Bei Gleichstand, auch bei 0, bekommt sie niemand.',
          'Verglichen werden die Personen, nicht die Häuser: Zwei gleich hohe Häuser derselben Person sind kein Gleichstand.',
          'Die Höhe eines Hauses ist die Zahl seiner Hausteile.',
          'Es zählen nur fertige Häuser und nur die Blumentöpfe an ihnen. Ein Haus kann für mehrere Karten zählen.',
        ],
      ],
    },
    'LP-18': {
      title: 'Gleichstand',
      text: 'Bei Gleichstand liegt vorn, wer mehr fertige Häuser hat. Ist auch das gleich, wird der Platz geteilt.',
    },
    'LP-19': {
      title: 'Wer anfängt',
      text: 'Wer anfängt, bestimmt das Los, wenn ihr beim Einrichten des Tisches niemanden aussucht. (In der Anleitung beginnt, wer zuletzt ein Schwein oder einen Wolf gesehen hat.) Die anderen folgen im Uhrzeigersinn.',
    },
  },

  options: {
    firstSeat: {
      name: 'Wer anfängt',
      help: 'Der Platz, der beginnt, von 0 an gezählt, oder „lot“, dann entscheidet das Los (LP-19).',
    },
    experienced: {
      name: 'Erfahrene Schweinchen',
      help: 'Belohnungskarten statt Punkte für Blumentöpfe und fertige Häuser (LP-5, LP-13, LP-17).',
    },
    finishRound: {
      name: 'Runde beenden',
      help: 'Sind genug Stapel leer, geht es weiter, bis alle gleich oft dran waren (LP-15).',
    },
    pots: {
      name: 'Blumentöpfe',
      help: 'Die Blumentöpfe auf den vier Hausteilen jedes Stapels, aufsteigend. Die gedruckten Zahlen waren nicht zu bekommen: Diese sind unsere eigenen, und wenn du die Schachtel besitzt, kannst du die echten eintragen (LP-2).',
      ...components.pots,
    },
    dice: {
      name: 'Würfel',
      help: 'Die sechs Seiten jedes der fünf Würfel (LP-3).',
      ...components.dice,
    },
    wheel: {
      name: 'Pusterad',
      help: 'Die Felder des Rades, alle gleich wahrscheinlich (LP-4).',
      ...components.wheel,
    },
  },

  tieBreaks: ['fertige Häuser'],
  parts: {
    tiles: 'Hausteile',
    pots: 'Blumentöpfe',
    houses: 'Fertige Häuser',
    cards: 'Materialkarten',
    potsCard: 'Meiste Blumentöpfe',
    housesCard: 'Meiste fertige Häuser',
    heightCard: 'Höchstes Haus',
  },

  moves: {
    roll: ({ dice }, format) => `Wirf ${diceNamed(dice, format)} noch einmal`,
    stop: () => 'Hör auf zu würfeln',
    build: ({ kind, material, house }) => {
      const tile = tiles[kind][material].one;
      return house === 'new'
        ? `Beginne ein neues Haus mit ${articles[kind].withA} ${tile}`
        : `Baue ${articles[kind].the} ${tile} ${at(kind)} Haus ${houseLetter(house)}`;
    },
    done: () => 'Nimm kein zweites Hausteil',
    blow: ({ seat, house }, format) => `Puste gegen ${houseOf(seat, house, format)}`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) =>
      `Das Los entscheidet: ${format.does(seat, 'Du fängst', 'fängt')} an.`,
    'turn-began': ({ seat }, format) => `${format.does(seat, 'Du bist', 'ist')} dran.`,
    'dice-rolled': ({ seat, roll, thrown, dice }, format) => {
      const rolls =
        roll === 1
          ? format.does(seat, 'Du würfelst', 'würfelt')
          : `${format.does(seat, 'Du wirfst', 'wirft')} ${diceNamed(thrown, format)} noch einmal`;
      return `${rolls}: ${dice.map((face) => faces[face].one).join(', ')}.`;
    },
    'rolling-stopped': ({ seat }, format) =>
      `${format.does(seat, 'Du hörst', 'hört')} auf zu würfeln.`,
    'nothing-to-build': ({ seat }, format) =>
      `Es gibt kein Hausteil, das ${format.does(seat, 'du bauen könntest', 'bauen könnte')}.`,
    'tile-built': ({ seat, tile, house, isNew }, format) => {
      const { kind, material, pots } = tile;
      const what = tiles[kind][material].one;
      const letter = houseLetter(house);
      const done = isNew
        ? `${format.does(seat, 'Du beginnst', 'beginnt')} Haus ${letter} mit ${articles[kind].withA} ${what}`
        : `${format.does(seat, 'Du baust', 'baut')} ${articles[kind].a} ${what} ${at(kind)} Haus ${letter}`;
      return `${done}${pots === 0 ? '' : ` (${format.count(pots, POT)})`}.`;
    },
    'house-finished': ({ seat, house }, format) =>
      `Damit ist ${houseOf(seat, house, format)} fertig.`,
    'stack-turned': ({ kind, material, pots }, format) => {
      const next = kind === 'door' ? 'Die nächste' : 'Das nächste';
      const carried = pots === 0 ? 'kein Blumentopf' : format.count(pots, POT);
      return `${next} ${tiles[kind][material].one} liegt offen: ${carried}.`;
    },
    'stack-emptied': ({ kind, material }) => `Es gibt keine ${tiles[kind][material].other} mehr.`,
    'card-won': ({ seat, material }, format) =>
      `Das erste Haus ganz aus ${materials[material]}: Die Karte geht an ${format.player(seat, 'dich')}.`,
    'wolf-came': ({ seat }, format) =>
      `Der Wolf kommt! ${format.does(seat, 'Du baust', 'baut')} in diesem Zug nichts.`,
    'wolf-left': () => 'Sonst hat niemand ein Haus, und der Wolf trottet davon.',
    'house-blown': (event, format) => {
      const { seat, target, house, material } = event;
      const blow = `${format.does(seat, 'Du pustest', 'pustet')} gegen ${houseOf(target, house, format)}`;
      return `${blow}, und das Rad zeigt ${materials[material]}. ${outcome(outcomeOf(event), material, format)}`;
    },
    'game-ended': () => 'Genug Stapel sind leer: Das Spiel ist aus.',
  },

  reasons: {
    'rolling-is-over': () => 'Das Würfeln ist für diesen Zug vorbei; jetzt wird gebaut.',
    'no-dice-chosen': () =>
      'Zu einem Wurf gehört mindestens ein Würfel. Gefällt dir, was liegt, dann hör auf.',
    'wolf-is-locked': ({ dice }, format) =>
      dice.length === 1
        ? `Würfel ${letters(dice, format)} zeigt den Wolf und bleibt für den Rest des Zuges liegen.`
        : `Die Würfel ${letters(dice, format)} zeigen den Wolf und bleiben für den Rest des Zuges liegen.`,
    'wolf-has-come': () =>
      'Der Wolf ist da: In diesem Zug wählst du nur ein Haus, gegen das du pustest.',
    'still-rolling': () => 'Du würfelst noch. Hör erst auf, dann wird gebaut.',
    'stack-is-empty': ({ kind, material }) => `Es gibt keine ${tiles[kind][material].other} mehr.`,
    'same-stack': ({ kind, material }) =>
      `Dein erstes Hausteil war schon ${articles[kind].a} ${tiles[kind][material].one}; das zweite muss von einem anderen Stapel kommen.`,
    'too-few-symbols': ({ kind, material, need, have }) => {
      const tile = `${capitalize(articles[kind].a)} ${tiles[kind][material].one}`;
      const price = `${tile} kostet ${inWords(need)} gewürfelte ${faces[kind].other}`;
      if (have === 0) return `${price}; du hast ${articles[kind].none} übrig.`;
      return `${price}; du hast nur ${have === 1 ? articles[kind].one : inWords(have)} übrig.`;
    },
    'one-tile-is-owed': () =>
      'Deine Würfel bezahlen ein Hausteil, das du bauen kannst, also nimmst du eins; nur das zweite ist freiwillig.',
    'nothing-to-finish': () => 'Du würfelst noch. Hör erst auf, dann wird gebaut.',
    'no-such-house': ({ house }) => `Du hast kein Haus ${houseLetter(house)}.`,
    'roof-needs-a-house': () =>
      'Mit einem Dach kann kein Haus beginnen: Darunter muss eine Tür oder ein Fenster sein.',
    'house-is-finished': ({ house }) =>
      `Haus ${houseLetter(house)} hat sein Dach: Es ist fertig und nimmt nichts mehr auf.`,
    'house-has-a-door': ({ house }) =>
      `Haus ${houseLetter(house)} hat schon eine Tür, und mehr als eine hat kein Haus.`,
    'no-wolf': () => 'Gepustet wird nur, wenn mindestens zwei Würfel den Wolf zeigen.',
    'own-house': () => 'Das ist dein eigenes Haus; der Wolf pustet gegen die der anderen.',
    'nothing-to-blow-there': ({ seat, house }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} kein Haus ${houseLetter(house)}.`,
    'too-many-tiles': ({ kind, material, have, exist }, format) =>
      `In der Schachtel ${exist === 1 ? 'ist' : 'sind'} ${format.count(exist, tiles[kind][material])}; hier liegen ${format.number(have)}.`,
    'no-such-pots': ({ kind, material, pots, exist }, format) => {
      const carrying = pots === 0 ? 'ohne Blumentopf' : `mit ${format.count(pots, WITH_POTS)}`;
      const { one } = tiles[kind][material];
      if (exist === 0) return `In der Schachtel ist ${noTile(kind)} ${one} ${carrying}.`;
      const number = format.count(exist, tiles[kind][material]);
      return `In der Schachtel ${exist === 1 ? 'ist' : 'sind'} nur ${number} ${carrying}; hier liegen mehr.`;
    },
    'no-cards-in-base-game': () =>
      'Belohnungskarten gehören zum Spiel für erfahrene Schweinchen; im Grundspiel gibt es keine.',
    'door-is-not-at-the-bottom': () =>
      'Eine Tür ist das Unterste an ihrem Haus; unter ihr liegt nichts.',
    'two-doors': () => 'Dieses Haus hat mehr als eine Tür, und mehr als eine hat kein Haus.',
    'roof-is-not-on-top': () => 'Ein Dach ist das Oberste an seinem Haus; über ihm liegt nichts.',
    'card-held-twice': ({ material }) =>
      `Für ein Haus aus ${materials[material]} gibt es nur eine Karte, und hier ist sie zweimal vergeben.`,
    'face-is-not-on-die': ({ die, face }) =>
      `Auf Würfel ${dieLetter(die)} gibt es „${faces[face].one}“ nicht.`,
    'no-roll-left': () => 'Nach drei Würfen wird nicht noch einmal gewürfelt.',
    'turn-has-not-begun': () => 'Wer am Zug ist, muss einen Zug begonnen haben.',
    'wolves-end-the-rolling': ({ wolves }, format) =>
      `Bei ${format.number(wolves)} Wölfen kommt der Wolf: Niemand würfelt oder baut.`,
    'nothing-to-build': () => 'Mit diesen Würfeln kann man kein Hausteil nehmen und anbauen.',
    'no-tile-before-building': () => 'Hausteile nimmt man erst, wenn die Würfel feststehen.',
    'nothing-to-blow-at': () =>
      'Der Wolf pustet nur, wenn zwei Wölfe zu sehen sind und es ein Haus zum Anpusten gibt.',
    'stacks-end-the-game': ({ stacks }, format) =>
      `${format.number(stacks)} Stapel sind leer, also ist das Spiel zu Ende.`,
    'tiles-are-missing': ({ kind, material, missing }, format) =>
      `Diese Hausteile wären nirgends: ${format.number(missing)} × ${tiles[kind][material].one}. Jedes liegt in einem Haus, auf seinem Stapel oder in der Schachtel.`,
    'first-tile-is-not-built': ({ kind, material }) =>
      `Das erste Hausteil dieses Zuges steht schon in einem Haus der Person am Zug; dort fehlt es aber: ${tiles[kind][material].one}.`,
    'more-tiles-than-turns': ({ have, most }, format) =>
      `Ein Zug bringt höchstens zwei Hausteile; hier können also bisher ${format.number(most)} stehen, nicht ${format.number(have)}.`,
    'card-was-not-won': ({ material }) =>
      `Die Karte für ein Haus aus ${materials[material]} gewinnt man mit Tür, Fenster und Dach daraus; sie stehen bei der Person mit der Karte, oder der Wolf hat sie weggepustet.`,
    'game-is-not-over': ({ stacks, need }, format) =>
      `Das Spiel endet, wenn ${format.number(need)} Stapel leer sind und der letzte Zug vorbei ist; leer sind hier: ${format.number(stacks)}.`,
    'turns-do-not-go-round': () => 'Es geht reihum, also kann niemand einen Zug voraus sein.',
    'first-player-differs': ({ seat }, format) =>
      `${format.does(seat, 'Du beginnst', 'beginnt')} an diesem Tisch.`,
    'roof-stands-alone': () =>
      'Ein Dach kann nicht allein stehen: Ohne etwas darunter stürzt es ein.',
  },

  when: ({ players, seat }) => `Runde ${players[seat]?.turns ?? 1}`,
  prompt: promptFrom({
    rolling: ({ seat, rollsLeft, isFirstRoll, hasWolf }, format) => {
      const warning = hasWolf ? '; ein zweiter Wolf beendet das Würfeln' : '';
      const first = isFirstRoll && !hasWolf ? 'Es ist gewürfelt. ' : '';
      const left = `(noch ${format.count(rollsLeft, ROLL)})`;
      return format.player(
        seat,
        `Du bist dran: ${first}Würfle neu ${left} oder behalte den Wurf${warning}.`,
        (name) => `${name} darf neu würfeln ${left} oder aufhören${warning}.`,
      );
    },
    'first-tile': ({ seat }, format) =>
      format.does(
        seat,
        'Du bist dran: Nimm ein Hausteil und bau es an.',
        'nimmt ein Hausteil und baut es an.',
      ),
    'second-tile': ({ seat }, format) =>
      format.does(
        seat,
        'Bau ein zweites Hausteil oder belass es bei einem.',
        'darf ein zweites Hausteil bauen oder es bei einem belassen.',
      ),
    wolf: ({ seat }, format) =>
      `Der Wolf ist da: ${format.does(seat, 'Wähl', 'wählt')} ein Haus, gegen das gepustet wird.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, WITH_POINTS);
      return `Das Spiel ist aus: ${tableTexts.de.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'Das Spiel ist aus',
    toMove: 'Dran:',
    wolf: 'Der Wolf ist da!',
    noHouses: 'noch kein Haus',
    toSpend: 'übrig:',
    card: 'Karte',
    rollsLeft: (rolls, format) =>
      rolls === 0 ? 'kein Wurf mehr' : `noch ${format.count(rolls, ROLL)}`,
    emptyStacks: (empty, ofThose) => `leere Stapel: ${empty} von ${ofThose}`,
    points: (points, format) => format.count(points, POINT),
  },
};

function named({ one, other }: Plural): Readonly<Record<Material, Plural>> {
  const of = (material: string) => ({ one: `${material}${one}`, other: `${material}${other}` });
  return { straw: of(materials.straw), wood: of(materials.wood), stone: of(materials.stone) };
}

/** LP-10: a door comes under a house, all else on top. */
function at(kind: Kind): string {
  return kind === 'door' ? 'unter' : 'auf';
}

function noTile(kind: Kind): string {
  return kind === 'door' ? 'keine' : 'kein';
}

function houseOf(seat: number, house: number, format: Format): string {
  const letter = houseLetter(house);
  return format.player(seat, `dein Haus ${letter}`, (name) => `Haus ${letter} von ${name}`);
}

function letters(dice: readonly number[], format: Format): string {
  return format.list(dice.map(dieLetter));
}

function diceNamed(dice: readonly number[], format: Format): string {
  if (dice.length === 0) return 'keinen Würfel';
  if (dice.length === 5) return 'alle fünf Würfel';
  return `${dice.length === 1 ? 'Würfel' : 'die Würfel'} ${letters(dice, format)}`;
}

function inWords(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}

function counted(taken: readonly Tile[], format: Format): string {
  const groups = groupTiles(taken).map(({ tile: { kind, material }, count }) => {
    const name = tiles[kind][material];
    return count === 1 ? `${articles[kind].a} ${name.one}` : `${inWords(count)} ${name.other}`;
  });
  return format.list(groups);
}

function outcome({ is, taken }: BlowOutcome, material: Material, format: Format): string {
  switch (is) {
    case 'stands':
      return `An diesem Haus ist nichts aus ${materials[material]}: Es bleibt stehen.`;
    case 'damaged':
      return `Der Wind nimmt ${counted(taken, format)} mit.`;
    case 'opened':
      return `Der Wind nimmt ${counted(taken, format)} mit; das Haus ist wieder offen.`;
    case 'roof-fell-in':
      return `Der Wind nimmt ${counted(taken, format)} mit, und das Dach stürzt ein: Das Haus ist weg.`;
    case 'levelled':
      return `Der Wind nimmt ${counted(taken, format)} mit: Das Haus ist weg.`;
  }
}
