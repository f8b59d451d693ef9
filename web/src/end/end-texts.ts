import type { ByLanguage, Format, Seat } from '@richtfest/engine';
import type { PartyTexts } from '../games/game-module.ts';
import { textsHook } from '../texts/texts-hook.ts';

/** Texts of the score sheet, the houses and the check after a match. */
export interface EndTexts {
  readonly end: {
    readonly skip: string;
    /** Until the winner is named. */
    readonly counting: string;
    /** The heading of what few people need. */
    readonly more: string;
    /** Several devices show the lines together. */
    readonly nextLine: string;
    readonly allLines: string;
    readonly follow: string;
    /** The same table again, after a change. */
    readonly change: string;
    readonly admire: string;
    readonly look: string;
    readonly check: string;
    /** The way to the other games. */
    readonly others: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly level: (seats: readonly Seat[], points: string, format: Format) => string;
    /** The tie-break, and each player's value in order. */
    readonly decides: (what: string, values: string) => string;
    readonly nothingDecides: string;
    /** In which parts of the score the winner was furthest ahead of a rival. */
    readonly decided: (seats: DecidedSeats, parts: string, format: Format) => string;
    readonly decidedPart: (part: string, winner: string, rival: string) => string;
  };
  /** The party before the score sheet, unless the game has its own. */
  readonly party: PartyTexts & { readonly toScore: string; readonly next: string };
  readonly houses: {
    readonly of: (name: string) => string;
    readonly previous: string;
    readonly next: string;
    readonly all: string;
    readonly picture: string;
    /** The same picture for large prints. */
    readonly print: string;
    readonly drawing: string;
    readonly failed: string;
  };
  readonly check: {
    readonly title: string;
    readonly working: string;
    readonly holds: string;
    readonly fails: string;
    readonly commitment: (fingerprint: string) => string;
    readonly seed: (seed: string) => string;
    readonly past: (moves: number, format: Format) => string;
    readonly moves: (moves: number, format: Format) => string;
    readonly result: string;
    readonly position: (fingerprint: string) => string;
  };
}

interface DecidedSeats {
  readonly winner: Seat;
  readonly rival: Seat;
}

export const endTexts: ByLanguage<EndTexts> = {
  en: {
    end: {
      skip: 'Fill in at once',
      counting: 'The points are being counted …',
      more: 'More',
      nextLine: 'Next line',
      allLines: 'Show all',
      follow: 'The next line comes from the device in the middle.',
      change: 'Change something',
      admire: 'Admire the houses',
      look: 'Replay',
      check: 'Check this game',
      others: 'Other games',
      copy: 'Copy the file',
      copied: 'Copied. You can paste it anywhere.',
      notCopied: 'The browser blocked copying. Save it as a file instead.',
      level: (seats, points, format) => `${format.players(seats, 'You')} are tied at ${points}.`,
      decides: (what, values) => `What decides: ${what} (${values}).`,
      nothingDecides: 'Nothing tells them apart: they share the place.',
      decided: ({ winner, rival }, parts, format) =>
        `${format.player(winner, 'You')} beat ${format.player(rival, 'you')} mainly in ${parts}.`,
      decidedPart: (part, winner, rival) => `“${part}” (${winner} to ${rival})`,
    },
    party: {
      yours: 'Your house is finished!',
      of: (name) => `${name}’s house is finished!`,
      toast: 'Long may it stand!',
      toScore: 'To the score',
      next: 'Next house',
    },
    houses: {
      of: (name) => `${name}’s house`,
      previous: 'Previous house',
      next: 'Next house',
      all: 'All together',
      picture: 'Save picture',
      print: 'For printing (SVG)',
      drawing: 'Drawing the picture …',
      failed: 'The picture could not be drawn here.',
    },
    check: {
      title: 'Check this game',
      working: 'Replaying the whole game …',
      holds: 'Everything is in order.',
      fails: 'Something is wrong with this game.',
      commitment: (fingerprint) =>
        `The luck comes from the secret that was sealed before the start (${fingerprint}).`,
      seed: (seed) => `The luck comes from the seed “${seed}”.`,
      past: (moves, format) =>
        `The first ${format.count(moves, { one: 'move', other: 'moves' })} come from another game, with its luck, which was sealed as well.`,
      moves: (moves, format) =>
        `${format.count(moves, { one: 'move', other: 'moves' })} replayed with that luck: each follows the rules.`,
      result: 'They lead to exactly the recorded result.',
      position: (fingerprint) => `Fingerprint of the last position: ${fingerprint}`,
    },
  },
  de: {
    end: {
      skip: 'Sofort ausfüllen',
      counting: 'Die Punkte werden gezählt …',
      more: 'Mehr',
      nextLine: 'Nächste Zeile',
      allLines: 'Alles zeigen',
      follow: 'Die nächste Zeile kommt vom Gerät in der Mitte.',
      change: 'Etwas ändern',
      admire: 'Häuser bewundern',
      look: 'Das Spiel durchsehen',
      check: 'Dieses Spiel prüfen',
      others: 'Andere Spiele',
      copy: 'Datei kopieren',
      copied: 'Kopiert. Du kannst sie überall einfügen.',
      notCopied: 'Der Browser erlaubt das Kopieren nicht. Speichere sie als Datei.',
      level: (seats, points, format) =>
        `Gleichstand von ${format.players(seats, 'dir')}: ${points}.`,
      decides: (what, values) => `Es entscheidet: ${what} (${values}).`,
      nothingDecides: 'Nichts unterscheidet sie: Sie teilen sich den Platz.',
      decided: ({ winner, rival }, parts, format) =>
        `${format.does(winner, 'Du lagst', 'lag')} vor allem bei ${parts} vor ${format.player(rival, 'dir')}.`,
      decidedPart: (part, winner, rival) => `„${part}“ (${winner} zu ${rival})`,
    },
    party: {
      yours: 'Dein Haus ist fertig!',
      of: (name) => `Das Haus von ${name} ist fertig!`,
      toast: 'Möge es lange stehen!',
      toScore: 'Zur Wertung',
      next: 'Nächstes Haus',
    },
    houses: {
      of: (name) => `Das Haus von ${name}`,
      previous: 'Das Haus davor',
      next: 'Das nächste Haus',
      all: 'Alle zusammen',
      picture: 'Bild speichern',
      print: 'Zum Drucken (SVG)',
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
        `Der Anfang stammt aus einem anderen Spiel (${format.count(moves, { one: 'Zug', other: 'Züge' })}), mit dessen Glück; auch das war versiegelt.`,
      moves: (moves, format) =>
        `${format.count(moves, { one: 'Zug', other: 'Züge' })} mit diesem Glück noch einmal gespielt: alles nach den Regeln.`,
      result: 'Es kommt genau das festgehaltene Ergebnis heraus.',
      position: (fingerprint) => `Fingerabdruck der letzten Stellung: ${fingerprint}`,
    },
  },
  nl: {
    end: {
      skip: 'Meteen invullen',
      counting: 'De punten worden geteld …',
      more: 'Meer',
      nextLine: 'Volgende regel',
      allLines: 'Alles tonen',
      follow: 'De volgende regel komt van het apparaat in het midden.',
      change: 'Iets veranderen',
      admire: 'Huizen bewonderen',
      look: 'Het spel terugkijken',
      check: 'Dit spel controleren',
      others: 'Andere spellen',
      copy: 'Bestand kopiëren',
      copied: 'Gekopieerd. Je kunt het overal plakken.',
      notCopied: 'De browser laat kopiëren niet toe. Sla het op als bestand.',
      level: (seats, points, format) =>
        `${format.players(seats, 'Jij')} hebben evenveel: ${points}.`,
      decides: (what, values) => `Wat beslist: ${what} (${values}).`,
      nothingDecides: 'Niets maakt verschil: ze delen de plaats.',
      decided: ({ winner, rival }, parts, format) =>
        `${format.player(winner, 'Je')} bleef ${format.player(rival, 'jou')} vooral voor bij ${parts}.`,
      decidedPart: (part, winner, rival) => `“${part}” (${winner} tegen ${rival})`,
    },
    party: {
      yours: 'Je huis is klaar!',
      of: (name) => `Het huis van ${name} is klaar!`,
      toast: 'Dat het nog lang mag staan!',
      toScore: 'Naar de score',
      next: 'Volgende huis',
    },
    houses: {
      of: (name) => `Het huis van ${name}`,
      previous: 'Het vorige huis',
      next: 'Het volgende huis',
      all: 'Allemaal samen',
      picture: 'Tekening opslaan',
      print: 'Om te printen (SVG)',
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
        `Het begin komt uit een ander spel (${format.count(moves, { one: 'zet', other: 'zetten' })}), met het geluk daarvan; ook dat was verzegeld.`,
      moves: (moves, format) =>
        `${format.count(moves, { one: 'zet', other: 'zetten' })} met dat geluk opnieuw gespeeld: alles volgens de regels.`,
      result: 'Er komt precies de vastgelegde uitslag uit.',
      position: (fingerprint) => `Vingerafdruk van de laatste stelling: ${fingerprint}`,
    },
  },
};

export const useEndTexts = textsHook(endTexts);
