import type { Format, Plural } from '@richtfest/engine';
import { columnLetter, writeCell } from '../notation/goods.ts';
import type { Deal, Materials } from '../words.ts';
import { goodsText, isGift, sidesOf } from './goods.ts';
import { deRules } from './rules.de.ts';
import { roomNames } from './recipe-list.ts';
import { promptFrom } from './prompt.ts';
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
  plaster: { one: 'Sack Putz', other: 'Säcke Putz' },
  tiles: { one: 'Packung Fliesen', other: 'Packungen Fliesen' },
};

const rooms = roomNames.de;
const sizes: UeberdachenTexts['sizes'] = { small: 'klein', large: 'groß' };
const inflected = { small: 'kleinen', large: 'großen' } as const;
const pillar: Plural = { one: 'Pfeiler', other: 'Pfeiler' };
const MATERIAL: Plural = { one: 'Baustoff', other: 'Baustoffe' };
const ROLL: Plural = { one: 'Wurf', other: 'Würfe' };
const POINT: Plural = { one: 'Punkt', other: 'Punkten' };
const POINT_LABEL: Plural = { one: 'Punkt', other: 'Punkte' };
const words = { materials, pillar, nothing: 'nichts' };

export const de: UeberdachenTexts = {
  name: 'Überdachen ohne einzukrachen',
  blurb:
    'Vier Handwerker, vier Häuser, und allein baut keiner: Würfle Baustoffe, tausche sie quer über den Tisch, mach deine Zimmer voll und setz als Erster das Dach auf. (Der englische und der niederländische Name sind von uns.)',
  trades,
  materials,
  rooms,
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
      `${format.seat(seat)} 1 ${materials[material].one} wegnehmen`,
    'no-steal': () => 'Niemandem etwas wegnehmen',
    'open-room': ({ size, column, cell }) =>
      `Das Zimmer vom ${inflected[size]} Stapel bei ${columnLetter(column)} anfangen, erster Baustoff auf ${writeCell(column, cell)}`,
    build: ({ room, cell }) => `Auf Feld ${writeCell(room, cell)} einbauen`,
    offer: (move, format) => {
      const to = move.to === 'all' ? 'Allen' : format.seat(move.to);
      if (isGift(move)) return `${to} ${pillarsOf(move, format)} schenken`;
      return `${to} ${swapped(move, true, format)} anbieten`;
    },
    bank: ({ item }) =>
      `Bei der Bank um 1 ${item === 'pillar' ? pillar.one : materials[item].one} bitten`,
    pay: ({ material }) => `Mit 1 ${materials[material].one} bezahlen`,
    'set-pillar': () => 'Den Pfeiler setzen',
    'keep-pillar': () => 'Den Pfeiler vorerst lose behalten',
    'take-proposal': ({ seat }, format) => `Auf den Vorschlag von ${format.seat(seat)} eingehen`,
    'refuse-proposal': ({ seat }, format) => `Den Vorschlag von ${format.seat(seat)} ablehnen`,
    'end-turn': () => 'Den Zug beenden',
    accept: () => 'Das Angebot annehmen',
    decline: () => 'Das Angebot ablehnen',
    counter: (move, format) =>
      isGift(move)
        ? `Stattdessen um ${pillarsOf(move, format)} als Geschenk bitten`
        : `Stattdessen ${swapped(move, false, format)} bieten`,
    withdraw: () => 'Das Angebot zurückziehen',
    pick: ({ seat }, format) => `Mit ${format.seat(seat)} tauschen`,
    'pick-none': () => 'Mit niemandem tauschen',
    propose: (move, format) =>
      isGift(move)
        ? `Um ${pillarsOf(move, format)} als Geschenk bitten`
        : `${swapped(move, false, format)} vorschlagen`,
    'withdraw-proposal': () => 'Den Vorschlag zurückziehen',
    discard: ({ material }) => `1 ${materials[material].one} wegwerfen`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) => `Das Los sagt: ${format.seat(seat)} beginnt.`,
    'trade-dealt': ({ seat, trade }, format) => `${format.seat(seat)}: ${trades[trade]}.`,
    'turn-began': ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.seat(seat)} ist dran, und der Öffner verdoppelt den Wurf.`
        : `${format.seat(seat)} ist dran.`,
    'die-rolled': ({ seat, die }, format) => `${format.seat(seat)} würfelt eine ${die}.`,
    'no-plate': ({ seat }, format) =>
      `Keine 6: ${format.seat(seat)} muss auf das Fundament noch warten.`,
    'trade-chosen': ({ seat, trade }, format) =>
      `${format.seat(seat)} ist jetzt ${trades[trade]} und bekommt eine Fundamentplatte.`,
    'trade-missing': ({ trade }) =>
      `Der ${trades[trade]} fehlt: Seine Baustoffe dürfen jetzt alle nehmen.`,
    'opener-taken': ({ seat, from }, format) =>
      from === undefined
        ? `${format.seat(seat)} nimmt den Flaschenöffner.`
        : `${format.seat(seat)} nimmt ${format.seat(from)} den Flaschenöffner ab.`,
    'opener-kept': ({ seat }, format) => `${format.seat(seat)} behält den Flaschenöffner.`,
    'materials-taken': ({ seat, materials: taken }, format) =>
      `${format.seat(seat)} nimmt ${goods(taken, format)}.`,
    'material-stolen': ({ seat, from, material }, format) =>
      `${format.seat(seat)} holt 1 ${materials[material].one} aus dem Lager von ${format.seat(from)}.`,
    'theft-waived': ({ seat }, format) => `${format.seat(seat)} nimmt niemandem etwas weg.`,
    'nothing-to-steal': () => 'Alle anderen Lager sind leer: Hier gibt es nichts zu holen.',
    'pillar-received': ({ seat, from }, format) =>
      from === 'bank'
        ? `${format.seat(seat)} bekommt einen Pfeiler von der Bank.`
        : `${format.seat(seat)} bekommt einen Pfeiler.`,
    'pillar-set': ({ seat, floor, pillars }, format) =>
      `Pfeiler ${format.number(pillars)} von 4 steht in der ${floor === 0 ? 'unteren' : 'oberen'} Etage von ${format.seat(seat)}.`,
    'pillar-kept': ({ seat }, format) => `${format.seat(seat)} behält den Pfeiler lose.`,
    'pillars-returned': ({ seat, pillars }, format) =>
      `${format.seat(seat)} hat keinen Platz für ${format.count(pillars, pillar)}: zurück in den Vorrat.`,
    'ceiling-set': ({ seat }, format) =>
      `Die Decke von ${format.seat(seat)} liegt: Ab jetzt wird oben gebaut.`,
    'roof-set': ({ seat }, format) => `${format.seat(seat)} setzt das Dach auf. Prost!`,
    'room-opened': ({ seat, room, column }, format) =>
      `${format.seat(seat)} fängt bei ${columnLetter(column)} ein neues Zimmer an: ${rooms[room]}.`,
    'material-built': ({ seat, material, column, cell }, format) =>
      `${format.seat(seat)} baut 1 ${materials[material].one} auf ${writeCell(column, cell)} ein.`,
    'room-completed': ({ seat, room }, format) =>
      `Ein Zimmer von ${format.seat(seat)} ist fertig: ${rooms[room]}.`,
    'floor-filled': ({ seat, floor }, format) =>
      `Die ${floor === 0 ? 'untere' : 'obere'} Etage von ${format.seat(seat)} ist voll.`,
    'card-turned': ({ size, room }) =>
      `Auf dem ${inflected[size]} Stapel liegt jetzt: ${rooms[room]}.`,
    'stack-emptied': ({ size }) => `Der Stapel der ${inflected[size]} Zimmer ist leer.`,
    'offer-made': (event, format) => {
      const to = event.to === 'all' ? 'allen' : format.seat(event.to);
      if (isGift(event)) {
        return `${format.seat(event.seat)} will ${to} ${pillarsOf(event, format)} schenken.`;
      }
      return `${format.seat(event.seat)} bietet ${to} ${swapped(event, true, format)}.`;
    },
    'offer-accepted': ({ seat }, format) => `${format.seat(seat)} nimmt an.`,
    'offer-declined': ({ seat }, format) => `${format.seat(seat)} lehnt ab.`,
    'offer-countered': (event, format) =>
      isGift(event)
        ? `${format.seat(event.seat)} hätte lieber ${pillarsOf(event, format)} geschenkt.`
        : `${format.seat(event.seat)} gäbe lieber ${swapped(event, false, format)}.`,
    'offer-withdrawn': ({ seat }, format) => `${format.seat(seat)} zieht das Angebot zurück.`,
    'offer-lapsed': () => 'Aus dem Angebot wird nichts.',
    'goods-swapped': (event, format) => {
      const { give, want } = sidesOf(words, event, { isRolling: true, format });
      const names = `${format.seat(event.seat)} und ${format.seat(event.with)}`;
      return want === words.nothing
        ? `${format.seat(event.seat)} schenkt ${format.seat(event.with)} ${give}.`
        : `${names} tauschen ${give} gegen ${want}.`;
    },
    'proposal-made': (event, format) =>
      isGift(event)
        ? `${format.seat(event.seat)} bittet um ${pillarsOf(event, format)} als Geschenk.`
        : `${format.seat(event.seat)} schlägt vor: ${swapped(event, false, format)}.`,
    'proposal-withdrawn': ({ seat }, format) => `${format.seat(seat)} zieht den Vorschlag zurück.`,
    'proposal-refused': ({ seat, by }, format) =>
      `${format.seat(by)} will den Vorschlag von ${format.seat(seat)} nicht.`,
    'bank-asked': ({ seat, item }, format) =>
      `${format.seat(seat)} möchte von der Bank 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'material-paid': ({ seat, material }, format) =>
      `${format.seat(seat)} bezahlt mit 1 ${materials[material].one}.`,
    'bank-delivered': ({ seat, item }, format) =>
      `Die Bank gibt ${format.seat(seat)} 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'turn-ended': ({ seat }, format) => `${format.seat(seat)} ist fertig mit dem Zug.`,
    'material-discarded': ({ seat, material }, format) =>
      `${format.seat(seat)} wirft 1 ${materials[material].one} weg.`,
    'game-ended': ({ by }) =>
      by === 'roof'
        ? 'Das erste Dach sitzt: Das Spiel ist aus.'
        : 'Die letzte Runde ist vorbei, und niemand hat ein Dach.',
  },

  reasons: {
    'no-plate-yet': () => 'Du hast noch kein Fundament: Würfle um die 6.',
    'trade-is-taken': ({ trade, seat }, format) =>
      `${trades[trade]} ist schon ${format.seat(seat)}.`,
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
      `Dort (${rooms[room]}) fehlt 1 ${materials[material].one}, und in deinem Lager ist davon nichts.`,
    'beyond-the-wall': ({ column }) =>
      `Ein großes Zimmer bei Spalte ${columnLetter(column)} würde durch die Wand ragen.`,
    'offer-is-open': () => 'Dein Angebot läuft: Warte auf die Antworten oder zieh es zurück.',
    'no-open-offer': () => 'Es gibt kein offenes Angebot.',
    'not-your-offer': () => 'Zurückziehen kann nur, wer das Angebot gemacht hat.',
    'answer-first': () => 'Erst ist ein Angebot zu beantworten.',
    'pick-first': () => 'Such zuerst aus, mit wem du tauschst, oder mit niemandem.',
    'nothing-to-pick': () => 'Es gibt keine Antworten zum Aussuchen.',
    'not-to-be-picked': ({ seat }, format) =>
      `${format.seat(seat)} hat weder angenommen noch ein Gegenangebot gemacht.`,
    'too-many-offers': () => 'Das war dein zwölftes Angebot in diesem Zug; mehr gibt es nicht.',
    'same-offer-again': () =>
      'Genau dieses Angebot hast du schon gemacht, und seither ist alles gleich. Versuch ein anderes.',
    'offer-to-oneself': () => 'Mit dir selbst kannst du nicht tauschen.',
    'no-plate-to-trade': ({ seat }, format) =>
      `${format.seat(seat)} hat noch kein Fundament und tauscht nicht mit.`,
    'nobody-to-trade': () => 'Außer dir hat noch niemand ein Fundament.',
    'kind-on-both-sides': ({ material }) =>
      `${materials[material].other} auf beiden Seiten: Das ist kein Tausch.`,
    'nothing-for-something': () =>
      'Beide Seiten müssen etwas geben; nur Pfeiler darf man verschenken.',
    'not-in-storage': ({ seat, lacking }, format) =>
      `Im Lager von ${format.seat(seat)} fehlt dafür: ${goods(lacking, format)}.`,
    'not-so-many-pillars': ({ have }, format) =>
      have === 0
        ? 'Wer gerade würfelt, hat keinen losen Pfeiler.'
        : `Wer gerade würfelt, hat nur ${format.count(have, pillar)} lose.`,
    'no-place-for-pillar': ({ seat }, format) =>
      `${format.seat(seat)} hat dafür in der aktuellen Etage keinen Platz.`,
    'nobody-could-accept': () => 'Niemand hat, was du willst, oder einen Platz für den Pfeiler.',
    'counter-is-the-offer': () => 'Das ist das Angebot selbst: Nimm es an.',
    'not-addressed': () => 'Das Angebot ist nicht für dich.',
    'already-answered': () => 'Auf dieses Angebot hast du schon geantwortet.',
    'proposal-is-open': () => 'Dein letzter Vorschlag steht noch: Zieh ihn erst zurück.',
    'too-many-proposals': () => 'Das war dein dritter Vorschlag in diesem Zug; mehr gibt es nicht.',
    'not-the-time-to-propose': () =>
      'Vorschläge gehen, solange die würfelnde Person überlegt, was sie tut.',
    'propose-to-oneself': () => 'Du bist dran: Mach stattdessen ein Angebot.',
    'no-proposal': ({ seat }, format) => `${format.seat(seat)} hat keinen Vorschlag offen.`,
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
      `Im Lager von ${format.seat(seat)} gibt es das nicht: ${materials[material].one}.`,
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
    'nothing-without-plate': () => 'Ohne Fundamentplatte besitzt niemand etwas.',
  },

  prompt: promptFrom({
    'rolling-for-plate': ({ seat, rollsLeft }, format) =>
      `${format.seat(seat)} würfelt um ein Fundament: Es braucht eine 6 (noch ${format.count(rollsLeft, ROLL)}).`,
    'choosing-trade': ({ seat }, format) => `${format.seat(seat)} wählt ein Handwerk.`,
    rolling: ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.seat(seat)} würfelt, und der Öffner verdoppelt.`
        : `${format.seat(seat)} würfelt.`,
    'rolling-again': ({ seat, rollsLeft }, format) =>
      `${format.seat(seat)} würfelt weiter um die 6 (noch ${format.count(rollsLeft, ROLL)}).`,
    taking: ({ seat, count }, format) =>
      `${format.seat(seat)} nimmt ${format.count(count, MATERIAL)}.`,
    stealing: ({ seat, count }, format) =>
      count === 1
        ? `${format.seat(seat)} darf jemandem 1 Baustoff wegnehmen.`
        : `${format.seat(seat)} darf nacheinander ${format.count(count, MATERIAL)} wegnehmen.`,
    'placing-pillar': ({ seat }, format) =>
      `${format.seat(seat)} setzt den Pfeiler oder behält ihn lose.`,
    acting: ({ seat }, format) => `${format.seat(seat)} baut, tauscht oder beendet den Zug.`,
    paying: ({ seat, count, item }, format) =>
      `${format.seat(seat)} zahlt noch ${format.count(count, MATERIAL)} für 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    answering: ({ seat, owing }, format) =>
      `Das Angebot von ${format.seat(seat)} wartet auf ${format.list(owing.map((other) => format.seat(other)))}.`,
    picking: ({ seat }, format) => `${format.seat(seat)} sucht aus, mit wem getauscht wird.`,
    discarding: ({ owing }, format) =>
      `Zu viel im Lager, etwas muss weg: ${format.list(owing.map((other) => format.seat(other)))}.`,
    over: ({ winners, points }, format) => {
      const names = format.list(winners.map((seat) => format.seat(seat)));
      return winners.length === 1
        ? `Das Spiel ist aus: ${names} gewinnt mit ${format.count(points, POINT)}.`
        : `Das Spiel ist aus: ${names} gewinnen gemeinsam mit je ${format.count(points, POINT)}.`;
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

function pillarsOf({ pillars }: Deal, format: Format): string {
  return format.count(pillars, pillar);
}
