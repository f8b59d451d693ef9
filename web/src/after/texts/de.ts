import type { AfterTexts } from './after-texts.ts';

const move = { one: 'Zug', other: 'Züge' };

export const de: AfterTexts = {
  end: {
    skip: 'Sofort ausfüllen',
    change: 'Etwas ändern',
    admire: 'Häuser bewundern',
    look: 'Das Spiel durchsehen',
    check: 'Dieses Spiel prüfen',
    copy: 'Datei kopieren',
    copied: 'Kopiert. Du kannst sie überall einfügen.',
    notCopied: 'Der Browser erlaubt das Kopieren nicht. Sichere sie als Datei.',
    level: (names, points) => `${names} haben gleich viel: ${points}.`,
    decides: (what, values) => `Es entscheidet: ${what} (${values}).`,
    nothingDecides: 'Nichts unterscheidet sie: Sie teilen sich den Platz.',
  },
  houses: {
    of: (name) => `Das Haus von ${name}`,
    previous: 'Das Haus davor',
    next: 'Das nächste Haus',
    all: 'Alle zusammen',
    picture: 'Dieses Bild sichern',
    drawing: 'Das Bild wird gezeichnet …',
    failed: 'Das Bild ließ sich hier nicht zeichnen.',
  },
  check: {
    title: 'Dieses Spiel prüfen',
    working: 'Das ganze Spiel wird noch einmal gespielt …',
    holds: 'Alles in Ordnung.',
    fails: 'Mit diesem Spiel stimmt etwas nicht.',
    commitment: (fingerprint) =>
      `Das Glück kommt aus dem Geheimnis, das vor dem Start versiegelt wurde (${fingerprint}).`,
    seed: (seed) => `Das Glück kommt aus dem Startwert „${seed}“.`,
    past: (moves, format) =>
      `Der Anfang stammt aus einem anderen Spiel (${format.count(moves, move)}), mit dessen Glück; auch das war versiegelt.`,
    moves: (moves, format) =>
      `${format.count(moves, move)} mit diesem Glück noch einmal gespielt: alles nach den Regeln.`,
    result: 'Es kommt genau das festgehaltene Ergebnis heraus.',
    position: (fingerprint) => `Fingerabdruck der letzten Stellung: ${fingerprint}`,
  },
  review: {
    title: (game) => `${game}, durchgesehen`,
    bar: 'Durch das Spiel',
    slider: 'Moment des Spiels',
    moment: (number, of) => `Zug ${number} von ${of}`,
    start: 'Der Anfang',
    first: 'Zum Anfang',
    previous: 'Einen Zug zurück',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    play: 'Ablaufen lassen',
    pause: 'Anhalten',
    eyes: 'Gesehen von',
    everyone: 'Allen',
    public: 'Zuschauern',
    seat: (name) => name,
    fork: 'Von hier weiterspielen',
    forkTitle: (number) => `Weiterspielen ab Zug ${number}`,
    forkHelp:
      'In diesem Moment beginnt ein neues Spiel. Würfel und Karten, die noch kommen, werden neu gezogen; niemand kennt sie. Das alte Spiel bleibt, wie es ist.',
    forkAs: 'Wer bist du? Die anderen spielen Bots.',
    forkGo: 'Spielen',
    running: 'Dieses Spiel ist noch nicht aus. Danach kannst du es durchsehen.',
    go: 'Diesen Moment zeigen',
    back: (number, of) => `Du blickst zurück: Zug ${number} von ${of}`,
    backHelp: 'Hier lässt sich nichts ziehen.',
    now: 'Zurück ins Spiel',
  },
  files: {
    title: 'Diese Datei lässt sich nicht öffnen',
    safe: 'Es wurde nichts verändert: Die Datei und deine Spiele sind, wie sie waren.',
    problems: {
      'too-big': 'Sie ist viel zu groß für ein gesichertes Spiel.',
      empty: 'Sie ist leer.',
      'not-json':
        'Sie enthält keinen Text, den ein Programm lesen kann (JSON). Vielleicht wurde sie abgeschnitten, oder es ist eine andere Art Datei.',
      'too-deep': 'Sie ist tiefer verschachtelt als jedes unserer Spiele.',
      'duplicate-key': (path, line) =>
        `„${path}“ steht zweimal darin (Zeile ${line}), und niemand weiß, was davon gilt.`,
      'not-ours': 'Das ist kein Spiel von Richtfest: Ein anderes Programm hat sie gemacht.',
      observations:
        'Sie enthält, was jemand von einem laufenden Spiel gesehen hat. Das ganze Spiel lässt sich sichern, wenn es aus ist.',
      'no-luck':
        'Das Spiel lief noch, als sie gesichert wurde, und sein Glück steht nicht in der Datei. Sichere es noch einmal, wenn es aus ist.',
      'other-format': (format) =>
        `Sie stammt von einer anderen Version von Richtfest (${format}). Lade die Seite neu, dann hast du die neueste, und versuche es noch einmal.`,
      'unknown-game': (game) => `Das Spiel „${game}“ ist hier nicht bekannt.`,
      'unknown-rules': (game, version) =>
        `Gespielt wurde nach Version ${version} der Regeln von ${game}, die hier nicht bekannt ist. Lade die Seite neu, dann hast du die neuesten Regeln.`,
      broken: (problem) => `Sie ist beschädigt: ${problem}`,
      false: 'Sie stimmt nicht:',
      unreadable: 'Der Browser konnte sie nicht lesen. Versuche es noch einmal.',
    },
  },
};
