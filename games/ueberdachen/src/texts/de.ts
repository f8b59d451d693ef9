import { type Format, type Plural, type Seat, tableTexts } from '@richtfest/engine';
import { columnLetter, writeCell } from '../notation/goods.ts';
import { type Deal, type Materials, PILLARS } from '../words.ts';
import { goodsText, isGift, sidesOf } from './goods.ts';
import { deRules } from './rules.de.ts';
import { roomNames } from './recipe-list.ts';
import { type NextSteps, promptFrom } from './prompt.ts';
import type { UeberdachenTexts } from './ueberdachen-texts.ts';

const trades: UeberdachenTexts['trades'] = {
  electrician: 'Elektriker',
  plumber: 'Klempner',
  carpenter: 'Tischler',
  mason: 'Maurer',
};

const materials: UeberdachenTexts['materials'] = {
  lamp: { one: 'Licht', other: 'Lichter' },
  socket: { one: 'Steckdose', other: 'Steckdosen' },
  radiator: { one: 'Heizung', other: 'Heizungen' },
  tap: { one: 'Wasserhahn', other: 'Wasserhähne' },
  door: { one: 'Tür', other: 'Türen' },
  shelf: { one: 'Regal', other: 'Regale' },
  plaster: { one: 'Eimer Putz', other: 'Eimer Putz' },
  tiles: { one: 'Packung Fliesen', other: 'Packungen Fliesen' },
};

const rooms = roomNames.de;
const inRoom: UeberdachenTexts['inRoom'] = {
  chamber: 'in die Kammer',
  corridor: 'in den Flur',
  hall: 'in die Diele',
  kitchen: 'in die Küche',
  bathroom: 'ins Bad',
  'living-room': 'in den Wohnraum',
};
const sizes: UeberdachenTexts['sizes'] = { small: 'klein', large: 'groß' };
const inflected = { small: 'kleinen', large: 'großen' } as const;
const pillar: Plural = { one: 'Pfeiler', other: 'Pfeiler' };
const MATERIAL: Plural = { one: 'Baustoff', other: 'Baustoffe' };
const ROLL: Plural = { one: 'Wurf', other: 'Würfe' };
const POINT: Plural = { one: 'Punkt', other: 'Punkten' };
const POINT_LABEL: Plural = { one: 'Punkt', other: 'Punkte' };
const words = { materials, pillar, nothing: 'nichts' };

const NEXT_STEPS: NextSteps = {
  build: 'Bau ein, was in dein Zimmer passt.',
  start: 'Fang ein Zimmer an: Such eine Zimmerkarte aus.',
  swap: 'Tausche ein, was deinem Zimmer fehlt, oder fang noch eins an.',
  another: 'Fang noch ein Zimmer an oder beende deinen Zug.',
  trade: 'Gerade passt nichts: Tausch oder beende deinen Zug.',
  end: 'Gerade passt nichts: Beende deinen Zug.',
};

export const de: UeberdachenTexts = {
  name: 'Überdachen ohne einzukrachen',
  blurb:
    'Vier Handwerker, vier Häuser, und allein baut keiner: Würfle Baustoffe, tausche sie quer über den Tisch, mach deine Zimmer voll und setz als Erster das Dach auf. (Der englische und der niederländische Name sind von uns.)',
  trades,
  materials,
  rooms,
  inRoom,
  sizes,
  pillar,
  opener: 'Flaschenöffner',
  ...deRules,

  parts: {
    roof: 'Dach',
    kinds: 'Alle sechs Zimmerarten',
    large: 'Große Zimmer',
    small: 'Kleine Zimmer',
    floors: 'Volle Etagen',
    majorities: 'Meiste Zimmer einer Art',
  },

  moves: {
    roll: () => 'Würfeln',
    'roll-three': () => 'Bis zu dreimal um die 6 würfeln',
    'choose-trade': ({ trade }) => `${trades[trade]} werden`,
    take: ({ materials: taken }, format) => `${goods(taken, format)} nehmen`,
    steal: ({ seat, material }, format) =>
      `${format.player(seat, 'Dir')} 1 ${materials[material].one} wegnehmen`,
    'no-steal': () => 'Niemandem etwas wegnehmen',
    'open-room': ({ size, column, cell }) =>
      `Das Zimmer vom ${inflected[size]} Stapel bei ${columnLetter(column)} anfangen, erster Baustoff auf ${writeCell(column, cell)}`,
    build: ({ room, cell }) => `Auf Feld ${writeCell(room, cell)} einbauen`,
    offer: (move, format) => {
      const to = move.to === 'all' ? 'Allen' : format.player(move.to, 'Dir');
      if (isGift(move)) return `${to} ${pillarsOf(move, format)} schenken`;
      return `${to} ${swapped(move, true, format)} anbieten`;
    },
    bank: ({ item }) =>
      `Bei der Bank um 1 ${item === 'pillar' ? pillar.one : materials[item].one} bitten`,
    pay: ({ material }) => `Mit 1 ${materials[material].one} bezahlen`,
    'set-pillar': () => 'Den Pfeiler setzen',
    'keep-pillar': () => 'Den Pfeiler vorerst lose behalten',
    'take-proposal': ({ seat }, format) => `Auf ${proposalOf(seat, format)} eingehen`,
    'refuse-proposal': ({ seat }, format) =>
      `${format.player(seat, 'Deinen Vorschlag', (name) => `Den Vorschlag von ${name}`)} ablehnen`,
    'end-turn': () => 'Den Zug beenden',
    accept: () => 'Das Angebot annehmen',
    decline: () => 'Das Angebot ablehnen',
    counter: (move, format) =>
      isGift(move)
        ? `Stattdessen um ${pillarsOf(move, format)} als Geschenk bitten`
        : `Stattdessen ${swapped(move, false, format)} bieten`,
    withdraw: () => 'Das Angebot zurückziehen',
    pick: ({ seat }, format) => `Mit ${format.player(seat, 'dir')} tauschen`,
    'pick-none': () => 'Mit niemandem tauschen',
    propose: (move, format) =>
      isGift(move)
        ? `Um ${pillarsOf(move, format)} als Geschenk bitten`
        : `${swapped(move, false, format)} vorschlagen`,
    'withdraw-proposal': () => 'Den Vorschlag zurückziehen',
    discard: ({ material }) => `1 ${materials[material].one} wegwerfen`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) =>
      `Das Los sagt: ${format.does(seat, 'Du beginnst', 'beginnt')}.`,
    'trade-dealt': ({ seat, trade }, format) =>
      format.player(seat, `Du bist ${trades[trade]}.`, (name) => `${name}: ${trades[trade]}.`),
    'turn-began': ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.does(seat, 'Du bist', 'ist')} dran, und der Öffner verdoppelt den Wurf.`
        : `${format.does(seat, 'Du bist', 'ist')} dran.`,
    'die-rolled': ({ seat, die }, format) =>
      `${format.does(seat, 'Du würfelst', 'würfelt')} eine ${die}.`,
    'no-plate': ({ seat }, format) =>
      `Keine 6: ${format.does(seat, 'Du musst', 'muss')} auf das Fundament noch warten.`,
    'trade-chosen': ({ seat, trade }, format) =>
      `${format.does(seat, 'Du bist', 'ist')} jetzt ${trades[trade]} und ${format.player(seat, 'bekommst', () => 'bekommt')} eine Fundamentplatte.`,
    'trade-missing': ({ trade }) =>
      `Der ${trades[trade]} fehlt: Seine Baustoffe dürfen jetzt alle nehmen.`,
    'opener-taken': ({ seat, from }, format) =>
      from === undefined
        ? `${format.does(seat, 'Du nimmst', 'nimmt')} den Flaschenöffner.`
        : `${format.does(seat, 'Du nimmst', 'nimmt')} ${format.player(from, 'dir')} den Flaschenöffner ab.`,
    'opener-kept': ({ seat }, format) =>
      `${format.does(seat, 'Du behältst', 'behält')} den Flaschenöffner.`,
    'materials-taken': ({ seat, materials: taken }, format) =>
      `${format.does(seat, 'Du nimmst', 'nimmt')} ${goods(taken, format)}.`,
    'material-stolen': ({ seat, from, material }, format) =>
      `${format.does(seat, 'Du holst', 'holt')} 1 ${materials[material].one} aus ${format.player(from, 'deinem Lager', (name) => `dem Lager von ${name}`)}.`,
    'theft-waived': ({ seat }, format) =>
      `${format.does(seat, 'Du nimmst', 'nimmt')} niemandem etwas weg.`,
    'nothing-to-steal': () => 'Alle anderen Lager sind leer: Hier gibt es nichts zu holen.',
    'pillar-received': ({ seat, from }, format) =>
      from === 'bank'
        ? `${format.does(seat, 'Du bekommst', 'bekommt')} einen Pfeiler von der Bank.`
        : `${format.does(seat, 'Du bekommst', 'bekommt')} einen Pfeiler.`,
    'pillar-set': ({ seat, floor, pillars }, format) =>
      `Pfeiler ${format.number(pillars)} von 4 steht ${onFloorOf(seat, floor, format)}${afterPillar(floor, pillars)}.`,
    'pillar-kept': ({ seat }, format) =>
      `${format.does(seat, 'Du behältst', 'behält')} den Pfeiler lose.`,
    'pillars-returned': ({ seat, pillars }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} keinen Platz für ${format.count(pillars, pillar)}: zurück in den Vorrat.`,
    'ceiling-set': ({ seat }, format) =>
      `${format.player(seat, 'Deine Decke', (name) => `Die Decke von ${name}`)} liegt: Ab jetzt wird oben gebaut.`,
    'roof-set': ({ seat }, format) =>
      `${format.does(seat, 'Du setzt', 'setzt')} das Dach auf. Prost!`,
    'room-opened': ({ seat, room }, format) =>
      `${format.does(seat, 'Du fängst', 'fängt')} ein neues Zimmer an: ${rooms[room]}.`,
    'material-built': ({ seat, material, room }, format) =>
      `${format.does(seat, 'Du baust', 'baut')} 1 ${materials[material].one} ${inRoom[room]} ein.`,
    'room-completed': ({ seat, room }, format) =>
      `${format.player(seat, 'Eines deiner Zimmer', (name) => `Ein Zimmer von ${name}`)} ist fertig: ${rooms[room]}.`,
    'floor-filled': ({ seat, floor }, format) => {
      const which = floor === 0 ? 'untere' : 'obere';
      const whose = format.player(
        seat,
        `Deine ${which} Etage`,
        (name) => `Die ${which} Etage von ${name}`,
      );
      return `${whose} ist voll.`;
    },
    'card-turned': ({ size, room }) =>
      `Auf dem ${inflected[size]} Stapel liegt jetzt: ${rooms[room]}.`,
    'stack-emptied': ({ size }) => `Der Stapel der ${inflected[size]} Zimmer ist leer.`,
    'offer-made': (event, format) => {
      const to = event.to === 'all' ? 'allen' : format.player(event.to, 'dir');
      if (isGift(event)) {
        return `${format.does(event.seat, 'Du willst', 'will')} ${to} ${pillarsOf(event, format)} schenken.`;
      }
      return `${format.does(event.seat, 'Du bietest', 'bietet')} ${to} ${swapped(event, true, format)}.`;
    },
    'offer-accepted': ({ seat }, format) => `${format.does(seat, 'Du nimmst', 'nimmt')} an.`,
    'offer-declined': ({ seat }, format) => `${format.does(seat, 'Du lehnst', 'lehnt')} ab.`,
    'offer-countered': (event, format) =>
      isGift(event)
        ? `${format.does(event.seat, 'Du hättest', 'hätte')} lieber ${pillarsOf(event, format)} geschenkt.`
        : `${format.does(event.seat, 'Du gäbst', 'gäbe')} lieber ${swapped(event, false, format)}.`,
    'offer-withdrawn': ({ seat }, format) =>
      `${format.does(seat, 'Du ziehst', 'zieht')} das Angebot zurück.`,
    'offer-lapsed': () => 'Aus dem Angebot wird nichts.',
    'goods-swapped': (event, format) => {
      const { give, want } = sidesOf(words, event, { isRolling: true, format });
      return want === words.nothing
        ? `${format.does(event.seat, 'Du schenkst', 'schenkt')} ${format.player(event.with, 'dir')} ${give}.`
        : `${swappers([event.seat, event.with], format)} ${give} gegen ${want}.`;
    },
    'proposal-made': (event, format) =>
      isGift(event)
        ? `${format.does(event.seat, 'Du bittest', 'bittet')} um ${pillarsOf(event, format)} als Geschenk.`
        : `${format.does(event.seat, 'Du schlägst', 'schlägt')} vor: ${swapped(event, false, format)}.`,
    'proposal-withdrawn': ({ seat }, format) =>
      `${format.does(seat, 'Du ziehst', 'zieht')} den Vorschlag zurück.`,
    'proposal-refused': ({ seat, by }, format) =>
      `${format.does(by, 'Du willst', 'will')} ${proposalOf(seat, format)} nicht.`,
    'bank-asked': ({ seat, item }, format) =>
      `${format.does(seat, 'Du möchtest', 'möchte')} von der Bank 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'material-paid': ({ seat, material }, format) =>
      `${format.does(seat, 'Du bezahlst', 'bezahlt')} mit 1 ${materials[material].one}.`,
    'bank-delivered': ({ seat, item }, format) =>
      `Die Bank gibt ${format.player(seat, 'dir')} 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'turn-ended': ({ seat }, format) =>
      format.does(seat, 'Du bist fertig mit deinem Zug.', 'ist fertig mit dem Zug.'),
    'material-discarded': ({ seat, material }, format) =>
      `${format.does(seat, 'Du wirfst', 'wirft')} 1 ${materials[material].one} weg.`,
    'game-ended': ({ by }) =>
      by === 'roof'
        ? 'Das erste Dach sitzt: Das Spiel ist aus.'
        : 'Die letzte Runde ist vorbei, und niemand hat ein Dach.',
  },

  reasons: {
    'no-plate-yet': () => 'Du hast noch kein Fundament: Würfle um die 6.',
    'trade-is-taken': ({ trade, seat }, format) =>
      `${trades[trade]} ${format.player(seat, 'bist schon du', (name) => `ist schon ${name}`)}.`,
    'choose-trade-first': () => 'Die 6 ist da: Wähle zuerst dein Handwerk.',
    'no-trade-to-choose': () => 'Du hast dein Handwerk schon, und das bleibt.',
    'roll-first': () => 'Erst würfeln, dann alles andere.',
    'already-rolled': () => 'In diesem Zug hast du schon gewürfelt.',
    'take-first': () => 'Nimm zuerst die Baustoffe, die dein Wurf bringt.',
    'nothing-to-take': () => 'Gerade gibt es nichts zu nehmen.',
    'wrong-number': ({ need, have }, format) =>
      `Dein Wurf bringt genau ${format.count(need, MATERIAL)}, nicht ${format.number(have)}.`,
    'not-your-trade': ({ material }) =>
      `Das gehört nicht zu deinem Handwerk: ${materials[material].other}. Tauschen hilft.`,
    'pillar-first': () => 'Entscheide zuerst, was mit dem Pfeiler ist: setzen oder lose behalten.',
    'no-pillar': () => 'Du hast keinen losen Pfeiler.',
    'no-free-place': () => 'In deiner Etage stehen schon alle vier Pfeiler.',
    'stack-is-empty': ({ size }) => `Der Stapel der ${inflected[size]} Zimmer ist leer.`,
    'column-in-use': ({ column }) => `Spalte ${columnLetter(column)} ist schon bebaut.`,
    'no-such-cell': ({ room }) => `Nur vier Felder hat dieses Zimmer: ${rooms[room]}.`,
    'no-room-there': ({ column }) =>
      `Bei Spalte ${columnLetter(column)} beginnt in deiner Etage kein Zimmer.`,
    'cell-is-filled': ({ column, cell }) =>
      `Feld ${writeCell(column, cell)} ist voll, und was eingebaut ist, bleibt.`,
    'material-missing': ({ material, room }) =>
      `Dort (${rooms[room]}) fehlt 1 ${materials[material].one}, und in deinem Lager liegt nichts davon.`,
    'beyond-the-wall': ({ column }) =>
      `Ein großes Zimmer bei Spalte ${columnLetter(column)} würde durch die Wand ragen.`,
    'offer-is-open': () => 'Dein Angebot läuft: Warte auf die Antworten oder zieh es zurück.',
    'no-open-offer': () => 'Es gibt kein offenes Angebot.',
    'not-your-offer': () => 'Zurückziehen kann nur, wer das Angebot gemacht hat.',
    'answer-first': () => 'Erst ist ein Angebot zu beantworten.',
    'pick-first': () => 'Such zuerst aus, mit wem du tauschst, oder mit niemandem.',
    'nothing-to-pick': () => 'Es gibt keine Antworten zum Aussuchen.',
    'not-to-be-picked': ({ seat }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} weder angenommen noch ein Gegenangebot gemacht.`,
    'too-many-offers': () => 'Das war dein zwölftes Angebot in diesem Zug; mehr gibt es nicht.',
    'same-offer-again': () =>
      'Genau dieses Angebot hast du schon gemacht, und seither ist alles gleich. Versuch ein anderes.',
    'offer-to-oneself': () => 'Mit dir selbst kannst du nicht tauschen.',
    'no-plate-to-trade': ({ seat }, format) =>
      format.does(
        seat,
        'Du hast noch kein Fundament und tauschst nicht mit.',
        'hat noch kein Fundament und tauscht nicht mit.',
      ),
    'nobody-to-trade': () => 'Außer dir hat noch niemand ein Fundament.',
    'kind-on-both-sides': ({ material }) =>
      `${materials[material].other} auf beiden Seiten: Das ist kein Tausch.`,
    'nothing-for-something': () =>
      'Beide Seiten müssen etwas geben; nur Pfeiler darf man verschenken.',
    'not-in-storage': ({ seat, lacking }, format) =>
      `${inStorageOf(seat, format)} fehlt dafür: ${goods(lacking, format)}.`,
    'not-so-many-pillars': ({ have }, format) =>
      have === 0
        ? 'Wer gerade würfelt, hat keinen losen Pfeiler.'
        : `Wer gerade würfelt, hat nur ${format.count(have, pillar)} lose.`,
    'no-place-for-pillar': ({ seat }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} dafür in der aktuellen Etage keinen Platz.`,
    'nobody-could-accept': () => 'Niemand hat, was du willst, oder einen Platz für den Pfeiler.',
    'counter-is-the-offer': () => 'Das ist das Angebot selbst: Nimm es an.',
    'not-addressed': () => 'Das Angebot ist nicht für dich.',
    'already-answered': () => 'Auf dieses Angebot hast du schon geantwortet.',
    'proposal-is-open': () => 'Dein letzter Vorschlag steht noch: Zieh ihn erst zurück.',
    'too-many-proposals': () => 'Das war dein dritter Vorschlag in diesem Zug; mehr gibt es nicht.',
    'not-the-time-to-propose': () =>
      'Vorschläge gehen, solange die würfelnde Person überlegt, was sie tut.',
    'propose-to-oneself': () => 'Du bist dran: Mach stattdessen ein Angebot.',
    'no-proposal': ({ seat }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} keinen Vorschlag offen.`,
    'bank-price': ({ need, have }, format) =>
      `Die Bank will dafür ${format.count(need, MATERIAL)}; du hast ${format.number(have)}.`,
    'pay-first': () => 'Bezahle zuerst die Bank.',
    'nothing-to-pay': () => 'Du bist der Bank nichts schuldig.',
    'cannot-pay-with': ({ material }) =>
      `Bezahlen kannst du damit nicht: Du hast nichts davon (${materials[material].one}).`,
    'no-theft': () => 'Nur bei einer 5 darfst du anderen etwas wegnehmen.',
    'theft-first': () => 'Entscheide zuerst, ob du den anderen etwas wegnimmst.',
    'own-storage': () => 'Das ist dein eigenes Lager.',
    'nothing-to-steal-there': ({ seat, material }, format) =>
      `${inStorageOf(seat, format)} gibt es das nicht: ${materials[material].one}.`,
    'no-surplus': () => 'Gerade muss niemand etwas wegwerfen.',
    'surplus-first': () => 'Ein Lager fasst fünf: Wirf zuerst weg, was zu viel ist.',
    'nothing-to-discard': ({ material }) => `Davon hast du nichts: ${materials[material].one}.`,
    'no-three-rolls': ({ pillars, cells }, format) =>
      `Drei Würfe gibt es mit vier Pfeilern und 28 vollen Feldern in deiner Etage; du hast ${format.number(pillars)} und ${format.number(cells)}.`,
    'rolls-left': () => 'Du würfelst um die 6: Würfle weiter.',
    'not-your-turn': () =>
      'Bauen darf nur, wer würfelt; im Zug eines anderen wäre das Schwarzarbeit.',
    'trade-twice': ({ trade }) => `${trades[trade]} kann nur einer sein.`,
    'rooms-overlap': ({ column }) =>
      `Bei Spalte ${columnLetter(column)} liegen zwei Zimmer übereinander.`,
    'room-beyond-the-wall': ({ column }) =>
      `Ein großes Zimmer bei Spalte ${columnLetter(column)} ragt durch die Wand.`,
    'too-many-cards': ({ room, have, exist }, format) =>
      `${rooms[room]}: Davon gibt es ${format.number(exist)} Karten, hier liegen ${format.number(have)}.`,
    'no-ceiling-yet': () => 'Ohne Deckenplatte gibt es keine obere Etage.',
    'room-without-material': ({ room }) =>
      `${rooms[room]} ohne Baustoff: Ein Zimmer beginnt immer mit seinem ersten Baustoff.`,
    'two-roofs': () => 'Das Dach bekommt nur ein Haus.',
    'phase-and-plate': ({ hasPlate }) =>
      hasPlate
        ? 'Mit einer Fundamentplatte würfelt man nicht mehr darum und wählt kein Handwerk mehr.'
        : 'Ohne Fundamentplatte kann man nur um eine würfeln.',
    'phase-is-impossible': ({ phase }) =>
      ({
        start: 'Das kann nicht der nächste Schritt sein.',
        'choose-trade': 'Das kann nicht der nächste Schritt sein.',
        roll: 'Das kann nicht der nächste Schritt sein.',
        'roll-again': 'Um die 6 würfelt man nur mit vier Pfeilern und einer vollen Etage.',
        take: 'Dieser Wurf bringt keine Baustoffe.',
        steal: 'Stehlen kann man nur mit einer 5, und wenn jemand anderes etwas im Lager hat.',
        pillar: 'Für einen Pfeiler muss ein Platz frei sein.',
        act: 'Das kann nicht der nächste Schritt sein.',
        pay: 'Zum Bezahlen braucht man einen Kauf bei der Bank und genug Baustoffe für den Preis.',
        answer:
          'Für eine Antwort braucht es ein Angebot und jemanden, der noch nicht geantwortet hat.',
        pick: 'Auswählen kann man nur, wenn alle geantwortet haben und nicht alle abgelehnt haben.',
        discard: 'Zurückgeben muss nur, wer mehr als 5 Baustoffe im Lager hat.',
        over: 'Das kann nicht der nächste Schritt sein.',
      })[phase],
    'offer-is-left-open': () => 'Solange ein Angebot offen ist, passiert nichts anderes.',
    'bank-is-left-open': () => 'Solange die Bank auf ihren Preis wartet, passiert nichts anderes.',
    'storage-is-too-full': () => 'Vor einem Wurf hat niemand mehr als 5 Baustoffe im Lager.',
    'roof-ends-the-game': () => 'Mit dem Dach ist das Spiel zu Ende.',
    'game-is-not-over': ({ rounds }, format) =>
      `Das Spiel endet mit einem Dach oder nach dem letzten Zug von Runde ${format.number(rounds)}.`,
    'roof-needs-pillars': () =>
      'Das Dach gehört dem Spieler am Zug und braucht vier Pfeiler in der oberen Etage.',
    'rolls-do-not-fit': ({ least, most, have }, format) =>
      least === most
        ? `In diesem Zug wurde bis jetzt ${format.number(least)}-mal gewürfelt, nicht ${format.number(have)}-mal.`
        : `In diesem Zug wurde bis jetzt ${format.number(least)}- bis ${format.number(most)}-mal gewürfelt, nicht ${format.number(have)}-mal.`,
    'die-and-rolls-differ': () =>
      'Der Würfel zeigt genau dann etwas, wenn in diesem Zug gewürfelt wurde.',
    'trade-needs-a-six': () => 'Ein Handwerk wählt man erst nach einer 6.',
    'six-ends-the-rolling': () => 'Mit einer 6 ist das Würfeln vorbei.',
    'rolls-for-six-are-left': () =>
      'Um die 6 wird gewürfelt, bis sie kommt oder dreimal gewürfelt wurde.',
    'no-rolling-for-six-now': () => 'In diesem Schritt würfelt niemand um die 6.',
    'opener-needs-a-plate': () =>
      'Den Flaschenöffner kann nur haben, wer eine Fundamentplatte hat.',
    'opener-counts': ({ isDoubled }) =>
      isDoubled
        ? 'Verdoppelt wird der Wurf nur, wenn man den Flaschenöffner hat.'
        : 'Wer den Flaschenöffner schon vor dem Wurf hatte, bekommt ihn verdoppelt.',
    'roll-brings-other': () => 'Das bringt dieser Wurf nicht.',
    'no-loose-pillars-now': () =>
      'Lose Pfeiler gibt es erst nach dem Wurf, und am Ende des Zuges ist keiner mehr übrig.',
    'price-is-lower': ({ price }, format) => `Der Preis der Bank ist ${format.number(price)}.`,
    'no-trade-now': () => 'Getauscht wird nach dem Wurf, und mit dem Zug ist es vorbei.',
    'offers-miscounted': () =>
      'Es können nicht mehr Angebote sein, als in diesem Zug gemacht wurden.',
    'answer-of-a-stranger': () => 'Auf ein Angebot antworten nur die, an die es sich richtet.',
    'proposal-of-a-stranger': () =>
      'Einen Tausch schlagen nur andere Spieler mit Fundamentplatte vor.',
    'turn-has-not-begun': () => 'Wer am Zug ist, muss einen Zug begonnen haben.',
    'other-stack': ({ room }) => `Diese Karte gehört in den anderen Stapel: ${rooms[room]}.`,
    'stack-has-a-top': () => 'Ein Stapel mit Karten hat eine oberste Karte.',
    'first-seat-differs': ({ seat }, format) =>
      `${format.does(seat, 'Du beginnst', 'beginnt')} an diesem Tisch.`,
    'roller-takes-the-opener': () =>
      'Mit einer 5 oder 6 bekommt der Spieler, der sie gewürfelt hat, den Flaschenöffner.',
    'roof-needs-a-six': () => 'Das Dach bringt eine 6.',
    'rounds-are-over': ({ rounds }, format) =>
      `Das Spiel endet spätestens nach Runde ${format.number(rounds)}.`,
    'turns-do-not-go-round': () => 'Es geht reihum, also kann niemand einen Zug voraus sein.',
    'nothing-without-plate': () => 'Ohne Fundamentplatte besitzt niemand etwas.',
  },

  when: ({ round }) => `Runde ${round}`,
  prompt: promptFrom({
    'rolling-for-plate': ({ seat, rollsLeft }, format) =>
      `${format.does(seat, 'Würfle', 'würfelt')} um ein Fundament: Es braucht eine 6 (noch ${format.count(rollsLeft, ROLL)}).`,
    'choosing-trade': ({ seat }, format) =>
      format.does(seat, 'Eine 6! Wähl dein Handwerk.', 'wählt ein Handwerk.'),
    rolling: ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.does(seat, 'Du bist dran: Würfle', 'würfelt')}, und der Öffner verdoppelt.`
        : `${format.does(seat, 'Du bist dran: Würfle', 'würfelt')}.`,
    'rolling-again': ({ seat, rollsLeft }, format) =>
      `${format.does(seat, 'Würfle', 'würfelt')} weiter um die 6 (noch ${format.count(rollsLeft, ROLL)}).`,
    taking: ({ seat, count }, format) => {
      const goods = format.count(count, MATERIAL);
      return format.does(
        seat,
        `Dein Laster bringt ${goods}: Such ${count === 1 ? 'ihn' : 'sie'} aus.`,
        `nimmt ${goods}.`,
      );
    },
    stealing: ({ seat, count }, format) =>
      count === 1
        ? `${format.does(seat, 'Du darfst', 'darf')} jemandem 1 Baustoff wegnehmen.`
        : `${format.does(seat, 'Du darfst', 'darf')} nacheinander ${format.count(count, MATERIAL)} wegnehmen.`,
    'placing-pillar': ({ seat, carries }, format) =>
      format.does(
        seat,
        `Ein Pfeiler! Vier davon tragen ${carries === 'roof' ? 'das Dach' : 'die obere Etage'}: Setz ihn, oder behalte ihn zum Tauschen.`,
        'setzt den Pfeiler oder behält ihn lose.',
      ),
    acting: ({ seat, next }, format) =>
      format.does(
        seat,
        NEXT_STEPS[next],
        next === 'end' ? 'beendet den Zug.' : 'baut, tauscht oder beendet den Zug.',
      ),
    paying: ({ seat, count, item }, format) =>
      `${format.does(seat, 'Zahl', 'zahlt')} noch ${format.count(count, MATERIAL)} für 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    answering: ({ seat, owing, isReaderAsked }, format) => {
      if (isReaderAsked)
        return `${format.player(seat, 'du')} bietet dir einen Tausch an. Abgemacht?`;
      const offer = format.player(seat, 'Dein Angebot', (name) => `Das Angebot von ${name}`);
      return `${offer} wartet auf ${format.players(owing, 'dich')}.`;
    },
    picking: ({ seat }, format) =>
      format.does(seat, 'Such aus, mit wem du tauschst.', 'sucht aus, mit wem getauscht wird.'),
    discarding: ({ owing, isReaderAsked }, format) =>
      isReaderAsked
        ? 'Du hast zu viel im Lager: Wirf etwas weg.'
        : `Zu viel im Lager, etwas muss weg: ${format.players(owing, 'du')}.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, POINT);
      return `Das Spiel ist aus: ${tableTexts.de.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'Das Spiel ist aus',
    toMove: 'Dran:',
    noPlate: 'noch kein Fundament',
    upper: 'obere Etage',
    lower: 'untere Etage',
    storage: 'Lager:',
    loose: 'lose:',
    empty: 'leer',
    roof: 'Dach',
    offer: 'Angebot:',
    proposes: 'schlägt vor',
    round: (round, limit) => `Runde ${round} von höchstens ${limit}`,
    points: (points, format) => format.count(points, POINT_LABEL),
  },
};

function goods(items: Materials, format: Format): string {
  return goodsText(words, { items }, format);
}

function swapped(deal: Deal, isRolling: boolean, format: Format): string {
  const { give, want } = sidesOf(words, deal, { isRolling, format });
  return `${give} gegen ${want}`;
}

function proposalOf(seat: Seat, format: Format): string {
  return format.player(seat, 'deinen Vorschlag', (name) => `den Vorschlag von ${name}`);
}

function inStorageOf(seat: Seat, format: Format): string {
  return format.player(seat, 'In deinem Lager', (name) => `Im Lager von ${name}`);
}

/** UD-8: what the next 6 of that seat does. */
function afterPillar(floor: number, pillars: number): string {
  if (pillars < PILLARS) return '';
  return floor === 0 ? ': Die nächste 6 bringt die Decke' : ': Die nächste 6 beendet das Spiel';
}

function onFloorOf(seat: Seat, floor: number, format: Format): string {
  const which = floor === 0 ? 'unteren' : 'oberen';
  return format.player(
    seat,
    `in deiner ${which} Etage`,
    (name) => `in der ${which} Etage von ${name}`,
  );
}

function swappers(seats: readonly Seat[], format: Format): string {
  const isReader = format.reader !== undefined && seats.includes(format.reader);
  return `${format.players(seats, 'Du')} ${isReader ? 'tauscht' : 'tauschen'}`;
}

function pillarsOf({ pillars }: Deal, format: Format): string {
  return format.count(pillars, pillar);
}
