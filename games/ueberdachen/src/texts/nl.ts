import { type Format, type Plural, type Seat, tableTexts } from '@richtfest/engine';
import { columnLetter, writeCell } from '../notation/goods.ts';
import { type Deal, type Materials, PILLARS } from '../words.ts';
import { goodsText, isGift, sidesOf } from './goods.ts';
import { nlRules } from './rules.nl.ts';
import { roomNames } from './recipe-list.ts';
import { type NextSteps, promptFrom } from './prompt.ts';
import type { UeberdachenTexts } from './ueberdachen-texts.ts';

const trades: UeberdachenTexts['trades'] = {
  electrician: 'elektricien',
  plumber: 'loodgieter',
  carpenter: 'timmerman',
  mason: 'metselaar',
};

const materials: UeberdachenTexts['materials'] = {
  lamp: { one: 'lampje', other: 'lampjes' },
  socket: { one: 'stopcontact', other: 'stopcontacten' },
  radiator: { one: 'verwarming', other: 'verwarmingen' },
  tap: { one: 'kraan', other: 'kranen' },
  door: { one: 'deur', other: 'deuren' },
  shelf: { one: 'kast', other: 'kasten' },
  plaster: { one: 'emmer pleister', other: 'emmers pleister' },
  tiles: { one: 'pak tegels', other: 'pakken tegels' },
};

const rooms = roomNames.nl;
const inRoom: UeberdachenTexts['inRoom'] = {
  chamber: 'in het kamertje',
  corridor: 'in de gang',
  hall: 'in de hal',
  kitchen: 'in de keuken',
  bathroom: 'in de badkamer',
  'living-room': 'in de woonkamer',
};
const sizes: UeberdachenTexts['sizes'] = { small: 'klein', large: 'groot' };
const inflected = { small: 'kleine', large: 'grote' } as const;
const pillar: Plural = { one: 'pijler', other: 'pijlers' };
const MATERIAL: Plural = { one: 'materiaal', other: 'materialen' };
const ROLL: Plural = { one: 'worp', other: 'worpen' };
const POINT: Plural = { one: 'punt', other: 'punten' };
const words = { materials, pillar, nothing: 'niets' };

const NEXT_STEPS: NextSteps = {
  build: 'Bouw in wat in je kamer past.',
  start: 'Begin een kamer: kies een kamerkaart.',
  swap: 'Ruil voor wat je kamer mist, of begin nog een kamer.',
  another: 'Begin nog een kamer of sluit je beurt af.',
  trade: 'Nu past er niets: ruil of sluit je beurt af.',
  end: 'Nu past er niets: sluit je beurt af.',
};

export const nl: UeberdachenTexts = {
  name: 'Onder dak',
  blurb:
    'Vier vaklui, vier huizen, en alleen kom je er niet: gooi materialen, ruil ze over de tafel, maak je kamers vol en zet als eerste het dak erop. (Het Duitse origineel heet “Überdachen ohne einzukrachen”; de Nederlandse en de Engelse naam zijn van ons.)',
  trades,
  materials,
  rooms,
  inRoom,
  sizes,
  pillar,
  opener: 'flesopener',
  ...nlRules,

  parts: {
    roof: 'Dak erop',
    kinds: 'Alle zes soorten kamers',
    large: 'Grote kamers',
    small: 'Kleine kamers',
    floors: 'Volle verdiepingen',
    majorities: 'Meeste kamers van een soort',
  },

  moves: {
    roll: () => 'Gooi de dobbelsteen',
    'roll-three': () => 'Gooi tot drie keer om de 6',
    'choose-trade': ({ trade }) => `Word ${trades[trade]}`,
    take: ({ materials: taken }, format) => `Neem ${goods(taken, format)}`,
    steal: ({ seat, material }, format) =>
      `Pak 1 ${materials[material].one} van ${format.player(seat, 'jou')}`,
    'no-steal': () => 'Pak niemand iets af',
    'open-room': ({ size, column, cell }) =>
      `Begin de ${inflected[size]} kamer bij ${columnLetter(column)}, eerste materiaal op ${writeCell(column, cell)}`,
    build: ({ room, cell }) => `Bouw in vakje ${writeCell(room, cell)}`,
    offer: (move, format) => {
      const to = move.to === 'all' ? 'iedereen' : format.player(move.to, 'jou');
      if (isGift(move)) return `Bied ${to} ${pillarsOf(move, format)} cadeau aan`;
      return `Bied ${to} ${swapped(move, true, format)}`;
    },
    bank: ({ item }) =>
      `Vraag de bank om 1 ${item === 'pillar' ? pillar.one : materials[item].one}`,
    pay: ({ material }) => `Betaal met 1 ${materials[material].one}`,
    'set-pillar': () => 'Zet de pijler',
    'keep-pillar': () => 'Houd de pijler voorlopig los',
    'take-proposal': ({ seat }, format) => `Ga in op ${proposalOf(seat, format)}`,
    'refuse-proposal': ({ seat }, format) => `Wijs ${proposalOf(seat, format)} af`,
    'end-turn': () => 'Sluit je beurt af',
    accept: () => 'Neem het bod aan',
    decline: () => 'Sla het bod af',
    counter: (move, format) =>
      isGift(move)
        ? `Vraag in plaats daarvan ${pillarsOf(move, format)} cadeau`
        : `Bied in plaats daarvan ${swapped(move, false, format)}`,
    withdraw: () => 'Trek het bod in',
    pick: ({ seat }, format) => `Ruil met ${format.player(seat, 'jou')}`,
    'pick-none': () => 'Ruil met niemand',
    propose: (move, format) =>
      isGift(move)
        ? `Vraag ${pillarsOf(move, format)} cadeau`
        : `Stel voor: ${swapped(move, false, format)}`,
    'withdraw-proposal': () => 'Trek het voorstel in',
    discard: ({ material }) => `Gooi 1 ${materials[material].one} weg`,
  },

  events: {
    'first-seat-drawn': ({ seat }, format) =>
      `Het lot wijst ${format.player(seat, 'jou')} aan als eerste.`,
    'trade-dealt': ({ seat, trade }, format) =>
      `${format.does(seat, 'Je bent', 'is')} ${trades[trade]}.`,
    'turn-began': ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.does(seat, 'Jij bent', 'is')} aan de beurt, en de opener verdubbelt de worp.`
        : `${format.does(seat, 'Jij bent', 'is')} aan de beurt.`,
    'die-rolled': ({ seat, die }, format) =>
      `${format.does(seat, 'Je gooit', 'gooit')} een ${die}.`,
    'no-plate': ({ seat }, format) =>
      `Geen 6: ${format.does(seat, 'je moet', 'moet')} nog op een fundering wachten.`,
    'trade-chosen': ({ seat, trade }, format) =>
      `${format.does(seat, 'Je bent', 'is')} nu ${trades[trade]} en krijgt een funderingsplaat.`,
    'trade-missing': ({ trade }) =>
      `De ${trades[trade]} ontbreekt: iedereen mag nu ook die materialen nemen.`,
    'opener-taken': ({ seat, from }, format) =>
      from === undefined
        ? `${format.does(seat, 'Je pakt', 'pakt')} de flesopener.`
        : `${format.does(seat, 'Je pakt', 'pakt')} de flesopener af van ${format.player(from, 'jou')}.`,
    'opener-kept': ({ seat }, format) => `${format.does(seat, 'Je houdt', 'houdt')} de flesopener.`,
    'materials-taken': ({ seat, materials: taken }, format) =>
      `${format.does(seat, 'Je neemt', 'neemt')} ${goods(taken, format)}.`,
    'material-stolen': ({ seat, from, material }, format) =>
      `${format.does(seat, 'Je haalt', 'haalt')} 1 ${materials[material].one} uit ${format.player(from, 'jouw opslag', (name) => `de opslag van ${name}`)}.`,
    'theft-waived': ({ seat }, format) =>
      `${format.does(seat, 'Je pakt', 'pakt')} niemand iets af.`,
    'nothing-to-steal': () => 'Alle andere opslagen zijn leeg: er valt niets te pakken.',
    'pillar-received': ({ seat, from }, format) =>
      from === 'bank'
        ? `${format.does(seat, 'Je krijgt', 'krijgt')} een pijler van de bank.`
        : `${format.does(seat, 'Je krijgt', 'krijgt')} een pijler.`,
    'pillar-set': ({ seat, floor, pillars }, format) =>
      `Pijler ${format.number(pillars)} van 4 staat op ${floorOf(seat, floor, format)}${afterPillar(floor, pillars)}.`,
    'pillar-kept': ({ seat }, format) => `${format.does(seat, 'Je houdt', 'houdt')} de pijler los.`,
    'pillars-returned': ({ seat, pillars }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} geen plaats voor ${format.count(pillars, pillar)}: terug naar de voorraad.`,
    'ceiling-set': ({ seat }, format) =>
      `${format.player(seat, 'Je plafond', (name) => `Het plafond van ${name}`)} ligt erop: voortaan wordt er boven gebouwd.`,
    'roof-set': ({ seat }, format) => `${format.does(seat, 'Je zet', 'zet')} het dak erop. Proost!`,
    'room-opened': ({ seat, room }, format) =>
      `${format.does(seat, 'Je begint', 'begint')} een nieuwe kamer: ${rooms[room]}.`,
    'material-built': ({ seat, material, room }, format) =>
      `${format.does(seat, 'Je bouwt', 'bouwt')} 1 ${materials[material].one} ${inRoom[room]}.`,
    'room-completed': ({ seat, room }, format) =>
      `${format.player(seat, 'Een van je kamers', (name) => `Een kamer van ${name}`)} is klaar: ${rooms[room]}.`,
    'floor-filled': ({ seat, floor }, format) => {
      const which = whichFloor(floor);
      return `${format.player(seat, `Je ${which}`, (name) => `De ${which} van ${name}`)} is vol.`;
    },
    'card-turned': ({ size, room }) => `De volgende ${inflected[size]} kamer: ${rooms[room]}.`,
    'stack-emptied': ({ size }) => `Er zijn geen ${inflected[size]} kamers meer.`,
    'offer-made': (event, format) => {
      const to = event.to === 'all' ? 'iedereen' : format.player(event.to, 'jou');
      if (isGift(event)) {
        return `${format.does(event.seat, 'Je biedt', 'biedt')} ${to} ${pillarsOf(event, format)} cadeau aan.`;
      }
      return `${format.does(event.seat, 'Je biedt', 'biedt')} ${to} ${swapped(event, true, format)}.`;
    },
    'offer-accepted': ({ seat }, format) => `${format.does(seat, 'Je neemt', 'neemt')} het aan.`,
    'offer-declined': ({ seat }, format) => `${format.does(seat, 'Je slaat', 'slaat')} het af.`,
    'offer-countered': (event, format) =>
      isGift(event)
        ? `${format.does(event.seat, 'Je krijgt', 'krijgt')} liever ${pillarsOf(event, format)} cadeau.`
        : `${format.does(event.seat, 'Je geeft', 'geeft')} liever ${swapped(event, false, format)}.`,
    'offer-withdrawn': ({ seat }, format) =>
      `${format.does(seat, 'Je trekt', 'trekt')} het bod in.`,
    'offer-lapsed': () => 'Het bod loopt op niets uit.',
    'goods-swapped': (event, format) => {
      const { give, want } = sidesOf(words, event, { isRolling: true, format });
      const names = format.players([event.seat, event.with], 'Jij');
      return want === words.nothing
        ? `${format.does(event.seat, 'Je geeft', 'geeft')} ${format.player(event.with, 'jou')} ${give} cadeau.`
        : `${names} ruilen ${give} tegen ${want}.`;
    },
    'proposal-made': (event, format) =>
      isGift(event)
        ? `${format.does(event.seat, 'Je vraagt', 'vraagt')} ${pillarsOf(event, format)} cadeau.`
        : `${format.does(event.seat, 'Je stelt', 'stelt')} voor: ${swapped(event, false, format)}.`,
    'proposal-withdrawn': ({ seat }, format) =>
      `${format.does(seat, 'Je trekt', 'trekt')} het voorstel in.`,
    'proposal-refused': ({ seat, by }, format) =>
      `${format.does(by, 'Je wijst', 'wijst')} ${proposalOf(seat, format)} af.`,
    'bank-asked': ({ seat, item }, format) =>
      `${format.does(seat, 'Je vraagt', 'vraagt')} de bank om 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'material-paid': ({ seat, material }, format) =>
      `${format.does(seat, 'Je betaalt', 'betaalt')} met 1 ${materials[material].one}.`,
    'bank-delivered': ({ seat, item }, format) =>
      `De bank geeft ${format.player(seat, 'je')} 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    'turn-ended': ({ seat }, format) =>
      format.does(seat, 'Je bent klaar met je beurt.', 'is klaar met de beurt.'),
    'material-discarded': ({ seat, material }, format) =>
      `${format.does(seat, 'Je gooit', 'gooit')} 1 ${materials[material].one} weg.`,
    'game-ended': ({ by }) =>
      by === 'roof'
        ? 'Het eerste dak ligt erop: het spel is uit.'
        : 'De laatste ronde is voorbij, en niemand heeft een dak.',
  },

  reasons: {
    'no-plate-yet': () => 'Je hebt nog geen fundering: gooi om de 6.',
    'trade-is-taken': ({ trade, seat }, format) =>
      `${format.does(seat, 'Je bent', 'is')} al ${trades[trade]}.`,
    'choose-trade-first': () => 'De 6 is er: kies eerst je vak.',
    'no-trade-to-choose': () => 'Je hebt je vak al, en dat blijft zo.',
    'roll-first': () => 'Gooi eerst de dobbelsteen; al het andere komt daarna.',
    'already-rolled': () => 'Je hebt in deze beurt al gegooid.',
    'take-first': () => 'Neem eerst de materialen die je worp oplevert.',
    'nothing-to-take': () => 'Er valt nu niets te nemen.',
    'wrong-number': ({ need, have }, format) =>
      `Je worp levert precies ${format.count(need, MATERIAL)} op, niet ${format.number(have)}.`,
    'not-your-trade': ({ material }) =>
      `Dat hoort niet bij jouw vak: ${materials[material].other}. Ruil erom.`,
    'pillar-first': () => 'Beslis eerst over de pijler: zetten of los houden.',
    'no-pillar': () => 'Je hebt geen losse pijler.',
    'no-free-place': () => 'Op jouw verdieping staan alle vier de pijlers al.',
    'stack-is-empty': ({ size }) => `Er zijn geen ${inflected[size]} kamers meer.`,
    'column-in-use': ({ column }) => `Kolom ${columnLetter(column)} is al bebouwd.`,
    'no-such-cell': ({ room }) => `Deze kamer (${rooms[room]}) heeft maar vier vakjes.`,
    'no-room-there': ({ column }) =>
      `Bij kolom ${columnLetter(column)} begint op jouw verdieping geen kamer.`,
    'cell-is-filled': ({ column, cell }) =>
      `Vakje ${writeCell(column, cell)} is vol, en wat gebouwd is blijft.`,
    'material-missing': ({ material, room }) =>
      `Daar (${rooms[room]}) hoort 1 ${materials[material].one}, en die ligt niet in je opslag.`,
    'beyond-the-wall': ({ column }) =>
      `Een grote kamer bij kolom ${columnLetter(column)} zou door de muur steken.`,
    'offer-is-open': () => 'Je bod loopt: wacht op de antwoorden of trek het in.',
    'no-open-offer': () => 'Er is geen open bod.',
    'not-your-offer': () => 'Alleen wie het bod deed kan het intrekken.',
    'answer-first': () => 'Er moet eerst een bod beantwoord worden.',
    'pick-first': () => 'Kies eerst met wie je ruilt, of met niemand.',
    'nothing-to-pick': () => 'Er zijn geen antwoorden om uit te kiezen.',
    'not-to-be-picked': ({ seat }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} niet aangenomen en geen tegenbod gedaan.`,
    'too-many-offers': () => 'Dat was je twaalfde bod in deze beurt; meer zijn er niet.',
    'same-offer-again': () =>
      'Precies dit bod heb je al gedaan, en sindsdien is er niets veranderd. Probeer een ander.',
    'offer-to-oneself': () => 'Met jezelf kun je niet ruilen.',
    'no-plate-to-trade': ({ seat }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} nog geen fundering en ruilt niet mee.`,
    'nobody-to-trade': () => 'Behalve jij heeft nog niemand een fundering.',
    'kind-on-both-sides': ({ material }) =>
      `Aan beide kanten ${materials[material].other}: dat is geen ruil.`,
    'nothing-for-something': () =>
      'Beide kanten moeten iets geven; alleen pijlers mag je weggeven.',
    'not-in-storage': ({ seat, lacking }, format) =>
      `In ${format.player(seat, 'je opslag', (name) => `de opslag van ${name}`)} ontbreekt hiervoor: ${goods(lacking, format)}.`,
    'not-so-many-pillars': ({ have }, format) =>
      have === 0
        ? 'Wie gooit heeft geen losse pijler.'
        : `Wie gooit heeft maar ${format.count(have, pillar)} los.`,
    'no-place-for-pillar': ({ seat }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} er op de huidige verdieping geen plaats voor.`,
    'nobody-could-accept': () => 'Niemand heeft wat je wilt, of plaats voor de pijler.',
    'counter-is-the-offer': () => 'Dat is het bod zelf: neem het aan.',
    'not-addressed': () => 'Het bod is niet voor jou.',
    'already-answered': () => 'Je hebt dit bod al beantwoord.',
    'proposal-is-open': () => 'Je vorige voorstel staat nog open: trek het eerst in.',
    'too-many-proposals': () => 'Dat was je derde voorstel in deze beurt; meer zijn er niet.',
    'not-the-time-to-propose': () =>
      'Voorstellen kan zolang de speler die gooit nog kiest wat hij doet.',
    'propose-to-oneself': () => 'Het is jouw beurt: doe liever een bod.',
    'no-proposal': ({ seat }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} geen voorstel open.`,
    'bank-price': ({ need, have }, format) =>
      `De bank vraagt hiervoor ${format.count(need, MATERIAL)}; je hebt er ${format.number(have)}.`,
    'pay-first': () => 'Betaal eerst de bank.',
    'nothing-to-pay': () => 'Je bent de bank niets schuldig.',
    'cannot-pay-with': ({ material }) =>
      `Daarmee kun je niet betalen: je hebt geen ${materials[material].other}.`,
    'no-theft': () => 'Alleen bij een 5 mag je iets van anderen pakken.',
    'theft-first': () => 'Beslis eerst of je iets van de anderen pakt.',
    'own-storage': () => 'Dat is je eigen opslag.',
    'nothing-to-steal-there': ({ seat, material }, format) =>
      `In ${format.player(seat, 'je opslag', (name) => `de opslag van ${name}`)} liggen geen ${materials[material].other}.`,
    'no-surplus': () => 'Niemand hoeft nu iets weg te gooien.',
    'surplus-first': () => 'In een opslag past vijf: gooi eerst weg wat te veel is.',
    'nothing-to-discard': ({ material }) =>
      `Je hebt geen ${materials[material].other} om weg te gooien.`,
    'no-three-rolls': ({ pillars, cells }, format) =>
      `Voor drie worpen heb je vier pijlers en 28 volle vakjes op je verdieping nodig; je hebt er ${format.number(pillars)} en ${format.number(cells)}.`,
    'rolls-left': () => 'Je gooit om de 6: gooi door.',
    'not-your-turn': () =>
      'Alleen wie gooit mag bouwen; in de beurt van een ander is het zwartwerk.',
    'trade-twice': ({ trade }) => `Er is maar één ${trades[trade]}.`,
    'rooms-overlap': ({ column }) =>
      `Bij kolom ${columnLetter(column)} liggen twee kamers over elkaar.`,
    'room-beyond-the-wall': ({ column }) =>
      `Een grote kamer bij kolom ${columnLetter(column)} steekt door de muur.`,
    'too-many-cards': ({ room, have, exist }, format) =>
      `Er zijn ${format.number(exist)} kaarten van deze kamer (${rooms[room]}); hier liggen er ${format.number(have)}.`,
    'no-ceiling-yet': () => 'Zonder plafondplaat is er geen bovenverdieping.',
    'room-without-material': ({ room }) =>
      `Een lege kamer (${rooms[room]}): een kamer begint altijd met haar eerste materiaal.`,
    'two-roofs': () => 'Maar één huis krijgt het dak.',
    'phase-and-plate': ({ hasPlate }) =>
      hasPlate
        ? 'Met een funderingsplaat gooi je er niet meer om en kies je geen vak meer.'
        : 'Zonder funderingsplaat kun je er alleen om gooien.',
    'phase-is-impossible': ({ phase }) =>
      ({
        start: 'Dit kan niet de volgende stap zijn.',
        'choose-trade': 'Dit kan niet de volgende stap zijn.',
        roll: 'Dit kan niet de volgende stap zijn.',
        'roll-again': 'Om de 6 gooi je alleen met vier pijlers en een volle verdieping.',
        take: 'Deze worp levert geen materialen op.',
        steal: 'Stelen kan alleen met een 5, en als iemand anders iets in de opslag heeft.',
        pillar: 'Voor een pijler moet er een plaats vrij zijn.',
        act: 'Dit kan niet de volgende stap zijn.',
        pay: 'Om te betalen heb je een aankoop bij de bank nodig, en genoeg materialen voor de prijs.',
        answer:
          'Voor een antwoord is er een aanbod nodig, en iemand die nog niet heeft geantwoord.',
        pick: 'Kiezen kan alleen als iedereen heeft geantwoord en niet iedereen heeft geweigerd.',
        discard: 'Teruggeven moet alleen wie meer dan 5 materialen in de opslag heeft.',
        over: 'Dit kan niet de volgende stap zijn.',
      })[phase],
    'offer-is-left-open': () => 'Zolang een aanbod openstaat, gebeurt er niets anders.',
    'bank-is-left-open': () => 'Zolang de bank op haar prijs wacht, gebeurt er niets anders.',
    'storage-is-too-full': () => 'Voor een worp heeft niemand meer dan 5 materialen in de opslag.',
    'roof-ends-the-game': () => 'Met het dak is het spel uit.',
    'game-is-not-over': ({ rounds }, format) =>
      `Het spel eindigt met een dak, of na de laatste beurt van ronde ${format.number(rounds)}.`,
    'roof-needs-pillars': () =>
      'Het dak is van de speler die aan de beurt is en heeft vier pijlers op de bovenverdieping nodig.',
    'rolls-do-not-fit': ({ least, most, have }, format) =>
      least === most
        ? `In deze beurt is er tot nu toe ${format.number(least)} keer gegooid, niet ${format.number(have)} keer.`
        : `In deze beurt is er tot nu toe ${format.number(least)} tot ${format.number(most)} keer gegooid, niet ${format.number(have)} keer.`,
    'die-and-rolls-differ': () =>
      'De dobbelsteen toont alleen iets als er in deze beurt is gegooid.',
    'trade-needs-a-six': () => 'Een vak kies je pas na een 6.',
    'six-ends-the-rolling': () => 'Met een 6 is het gooien voorbij.',
    'rolls-for-six-are-left': () =>
      'Om de 6 wordt gegooid tot hij komt of er drie keer is gegooid.',
    'no-rolling-for-six-now': () => 'In deze stap gooit niemand om de 6.',
    'opener-needs-a-plate': () =>
      'De flesopener kan alleen van een speler met een funderingsplaat zijn.',
    'opener-counts': ({ isDoubled }) =>
      isDoubled
        ? 'De worp telt alleen dubbel als je de flesopener hebt.'
        : 'Wie de flesopener al voor de worp had, krijgt de worp dubbel.',
    'roll-brings-other': () => 'Dat levert deze worp niet op.',
    'no-loose-pillars-now': () =>
      'Losse pijlers zijn er pas na de worp, en aan het eind van de beurt blijft er geen over.',
    'price-is-lower': ({ price }, format) => `De prijs van de bank is ${format.number(price)}.`,
    'no-trade-now': () => 'Ruilen komt na de worp en eindigt met de beurt.',
    'offers-miscounted': () =>
      'Er kunnen niet meer aanbiedingen zijn dan er in deze beurt zijn gedaan.',
    'answer-of-a-stranger': () => 'Alleen wie het aanbod krijgt, antwoordt erop.',
    'proposal-of-a-stranger': () =>
      'Alleen andere spelers met een funderingsplaat stellen een ruil voor.',
    'turn-has-not-begun': () => 'Wie aan de beurt is, moet een beurt zijn begonnen.',
    'other-stack': ({ room }) => `Deze kaart hoort in de andere stapel: ${rooms[room]}.`,
    'stack-has-a-top': () => 'Een stapel met kaarten heeft een bovenste kaart.',
    'first-seat-differs': ({ seat }, format) =>
      `${format.does(seat, 'Jij begint', 'begint')} aan deze tafel.`,
    'roller-takes-the-opener': () => 'Met een 5 of 6 krijgt de speler die hem gooit de flesopener.',
    'roof-needs-a-six': () => 'Het dak komt met een 6.',
    'rounds-are-over': ({ rounds }, format) =>
      `Het spel eindigt uiterlijk na ronde ${format.number(rounds)}.`,
    'turns-do-not-go-round': () =>
      'De beurten gaan de tafel rond, dus niemand loopt een beurt voor.',
    'nothing-without-plate': () => 'Zonder funderingsplaat heeft niemand iets.',
  },

  when: ({ round }) => `ronde ${round}`,
  prompt: promptFrom({
    'rolling-for-plate': ({ seat, rollsLeft }, format) =>
      `${format.does(seat, 'Gooi', 'gooit')} om een fundering: er is een 6 nodig (nog ${format.count(rollsLeft, ROLL)}).`,
    'choosing-trade': ({ seat }, format) =>
      format.does(seat, 'Een 6! Kies je vak.', 'kiest een vak.'),
    rolling: ({ seat, isDoubled }, format) =>
      isDoubled
        ? `${format.does(seat, 'Jouw beurt: gooi', 'gooit')}, en de opener verdubbelt.`
        : `${format.does(seat, 'Jouw beurt: gooi de dobbelsteen', 'gooit')}.`,
    'rolling-again': ({ seat, rollsLeft }, format) =>
      `${format.does(seat, 'Gooi', 'gooit')} door om de 6 (nog ${format.count(rollsLeft, ROLL)}).`,
    taking: ({ seat, count }, format) => {
      const goods = format.count(count, MATERIAL);
      return format.does(
        seat,
        `Je vrachtwagen brengt ${goods}: kies ${count === 1 ? 'het' : 'ze'} uit.`,
        `neemt ${goods}.`,
      );
    },
    stealing: ({ seat, count }, format) =>
      `${format.does(seat, 'Je mag', 'mag')} ${format.count(count, MATERIAL)} van de anderen pakken.`,
    'placing-pillar': ({ seat, carries }, format) =>
      format.does(
        seat,
        `Een pijler! Vier ervan dragen ${carries === 'roof' ? 'het dak' : 'de bovenverdieping'}: zet hem, of houd hem om te ruilen.`,
        'zet de pijler of houdt hem los.',
      ),
    acting: ({ seat, next }, format) =>
      format.does(
        seat,
        NEXT_STEPS[next],
        next === 'end' ? 'sluit de beurt af.' : 'bouwt, ruilt of sluit de beurt af.',
      ),
    paying: ({ seat, count, item }, format) =>
      `${format.does(seat, 'Betaal', 'betaalt')} nog ${format.count(count, MATERIAL)} voor 1 ${item === 'pillar' ? pillar.one : materials[item].one}.`,
    answering: ({ seat, owing, isReaderAsked }, format) => {
      if (isReaderAsked) return `${format.player(seat, 'jij')} biedt je een ruil aan. Doe je mee?`;
      const offer = format.player(seat, 'Je bod', (name) => `Het bod van ${name}`);
      return `${offer} wacht op ${format.players(owing, 'jou')}.`;
    },
    picking: ({ seat }, format) =>
      format.does(seat, 'Kies met wie je ruilt.', 'kiest met wie er geruild wordt.'),
    discarding: ({ owing, isReaderAsked }, format) =>
      isReaderAsked
        ? 'Je hebt te veel in je opslag: gooi iets weg.'
        : `Te veel in de opslag, er moet iets weg: ${format.players(owing, 'jij')}.`,
    over: ({ winners, points }, format) => {
      const score = format.count(points, POINT);
      return `Het spel is uit: ${tableTexts.nl.wins(winners, score, format)}.`;
    },
  }),

  picture: {
    isOver: 'Het spel is uit',
    toMove: 'Aan de beurt:',
    noPlate: 'nog geen fundering',
    upper: 'bovenste verdieping',
    lower: 'onderste verdieping',
    storage: 'opslag:',
    loose: 'los:',
    empty: 'leeg',
    roof: 'dak',
    offer: 'bod:',
    proposes: 'stelt voor',
    round: (round, limit) => `ronde ${round} van hoogstens ${limit}`,
    points: (points, format) => format.count(points, POINT),
  },
};

function goods(items: Materials, format: Format): string {
  return goodsText(words, { items }, format);
}

function swapped(deal: Deal, isRolling: boolean, format: Format): string {
  const { give, want } = sidesOf(words, deal, { isRolling, format });
  return `${give} voor ${want}`;
}

function proposalOf(seat: Seat, format: Format): string {
  return format.player(seat, 'jouw voorstel', (name) => `het voorstel van ${name}`);
}

function whichFloor(floor: number): string {
  return `${floor === 0 ? 'onderste' : 'bovenste'} verdieping`;
}

/** UD-8: what the next 6 of that seat does. */
function afterPillar(floor: number, pillars: number): string {
  if (pillars < PILLARS) return '';
  return floor === 0 ? ': de volgende 6 brengt het plafond' : ': de volgende 6 beëindigt het spel';
}

function floorOf(seat: Seat, floor: number, format: Format): string {
  const which = whichFloor(floor);
  return format.player(seat, `je ${which}`, (name) => `de ${which} van ${name}`);
}

function pillarsOf({ pillars }: Deal, format: Format): string {
  return format.count(pillars, pillar);
}
