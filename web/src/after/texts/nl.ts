import type { AfterTexts } from './after-texts.ts';

const move = { one: 'zet', other: 'zetten' };

export const nl: AfterTexts = {
  end: {
    skip: 'Meteen invullen',
    change: 'Iets veranderen',
    admire: 'Huizen bewonderen',
    look: 'Het spel doorkijken',
    check: 'Dit spel controleren',
    copy: 'Bestand kopiëren',
    copied: 'Gekopieerd. Je kunt het overal plakken.',
    notCopied: 'De browser laat kopiëren niet toe. Bewaar het als bestand.',
    level: (names, points) => `${names} hebben evenveel: ${points}.`,
    decides: (what, values) => `Wat beslist: ${what} (${values}).`,
    nothingDecides: 'Niets maakt verschil: ze delen de plaats.',
  },
  houses: {
    of: (name) => `Het huis van ${name}`,
    previous: 'Het vorige huis',
    next: 'Het volgende huis',
    all: 'Allemaal samen',
    picture: 'Deze tekening bewaren',
    drawing: 'De tekening wordt gemaakt …',
    failed: 'De tekening kon hier niet worden gemaakt.',
  },
  check: {
    title: 'Dit spel controleren',
    working: 'Het hele spel wordt nog een keer gespeeld …',
    holds: 'Alles is in orde.',
    fails: 'Er klopt iets niet aan dit spel.',
    commitment: (fingerprint) =>
      `Het geluk komt uit het geheim dat voor het begin is verzegeld (${fingerprint}).`,
    seed: (seed) => `Het geluk komt uit de startwaarde “${seed}”.`,
    past: (moves, format) =>
      `Het begin komt uit een ander spel (${format.count(moves, move)}), met het geluk daarvan; ook dat was verzegeld.`,
    moves: (moves, format) =>
      `${format.count(moves, move)} met dat geluk opnieuw gespeeld: alles volgens de regels.`,
    result: 'Er komt precies de vastgelegde uitslag uit.',
    position: (fingerprint) => `Vingerafdruk van de laatste stelling: ${fingerprint}`,
  },
  review: {
    title: (game) => `${game}, doorgekeken`,
    bar: 'Door het spel',
    slider: 'Moment van het spel',
    moment: (number, of) => `Zet ${number} van ${of}`,
    start: 'Het begin',
    first: 'Naar het begin',
    previous: 'Een zet terug',
    next: 'Een zet verder',
    last: 'Naar het einde',
    play: 'Laten lopen',
    pause: 'Stoppen',
    eyes: 'Gezien door',
    everyone: 'Iedereen',
    public: 'Toeschouwers',
    seat: (name) => name,
    fork: 'Vanaf hier verder spelen',
    forkTitle: (number) => `Verder spelen vanaf zet ${number}`,
    forkHelp:
      'Op dit moment begint een nieuw spel. Dobbelstenen en kaarten die nog komen, worden opnieuw getrokken; niemand kent ze. Het oude spel blijft zoals het is.',
    forkAs: 'Wie ben jij? De anderen zijn bots.',
    forkGo: 'Spelen',
    running: 'Dit spel is nog niet uit. Daarna kun je het doorkijken.',
    go: 'Dit moment tonen',
    back: (number, of) => `Je kijkt terug: zet ${number} van ${of}`,
    backHelp: 'Hier valt niets te zetten.',
    now: 'Terug naar nu',
  },
  files: {
    title: 'Dit bestand gaat niet open',
    safe: 'Er is niets veranderd: het bestand en je spellen zijn zoals ze waren.',
    problems: {
      'too-big': 'Het is veel te groot voor een bewaard spel.',
      empty: 'Het is leeg.',
      'not-json':
        'Er staat geen tekst in die een programma kan lezen (JSON). Misschien is het afgebroken, of is het een ander soort bestand.',
      'too-deep': 'Het zit dieper in elkaar genest dan welk spel van ons ook.',
      'duplicate-key': (path, line) =>
        `“${path}” staat er twee keer in (regel ${line}), en niemand weet welke geldt.`,
      'not-ours': 'Dit is geen spel van Richtfest: een ander programma heeft het gemaakt.',
      observations:
        'Er staat in wat iemand zag van een spel dat nog liep. Het hele spel kun je bewaren als het uit is.',
      'no-luck':
        'Het spel liep nog toen dit werd bewaard, en het geluk staat niet in het bestand. Bewaar het opnieuw als het uit is.',
      'other-format': (format) =>
        `Het komt van een andere versie van Richtfest (${format}). Laad de pagina opnieuw voor de nieuwste, en probeer het nog eens.`,
      'unknown-game': (game) => `Het spel “${game}” is hier niet bekend.`,
      'unknown-rules': (game, version) =>
        `Er is gespeeld volgens versie ${version} van de regels van ${game}, en die is hier niet bekend. Laad de pagina opnieuw voor de nieuwste regels.`,
      broken: (problem) => `Het is beschadigd: ${problem}`,
      false: 'Het klopt niet:',
      unreadable: 'De browser kon het niet lezen. Probeer het nog eens.',
    },
  },
};
