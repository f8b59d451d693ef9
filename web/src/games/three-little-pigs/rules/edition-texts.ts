import type { ByLanguage } from '@richtfest/engine';
import type { EditionNotes, OpenPoint } from '../../../rules/edition.ts';
import { boxChecks } from './box-check-texts.ts';

type Open = 'LP-8' | 'LP-9' | 'LP-13' | 'LP-14' | 'LP-15' | 'LP-19';

const points: ByLanguage<Readonly<Record<Open, OpenPoint>>> = {
  en: {
    'LP-8': {
      open: 'May five equal symbols buy two tiles of the same kind?',
      chosen:
        'Yes, of different materials: 2 + 3 symbols give straw and wood. Two tiles from one stack never.',
    },
    'LP-9': {
      open: 'May you take a tile you have no place for?',
      chosen: 'No. What can’t be built can’t be taken, so no roof lies about waiting for a house.',
    },
    'LP-13': {
      open: 'Does a house win a card if only one material is left of it after the wolf?',
      chosen: 'No. A card is won at the moment a roof is laid, and by nothing else.',
    },
    'LP-14': {
      open: 'What becomes of a house whose roof is blown off?',
      chosen: 'It is open again: it can grow and get a new roof. Without one it counts nothing.',
    },
    'LP-15': {
      open: 'Is the turn finished in which the last needed stack runs out?',
      chosen:
        'Yes, that turn and no more. A table may choose to finish the round, so that all have had the same number of turns.',
    },
    'LP-19': {
      open: 'The book lets the player begin who last saw a pig or a wolf. No screen can check that.',
      chosen: 'The first player is drawn by lot, or you pick one when you set up the table.',
    },
  },
  de: {
    'LP-8': {
      open: 'Dürfen fünf gleiche Symbole zwei Hausteile derselben Art bezahlen?',
      chosen:
        'Ja, aus verschiedenen Materialien: 2 + 3 Symbole ergeben Stroh und Holz. Zwei Hausteile von einem Stapel nie.',
    },
    'LP-9': {
      open: 'Darf man ein Hausteil nehmen, für das man keinen Platz hat?',
      chosen:
        'Nein. Was sich nicht anbauen lässt, lässt sich nicht nehmen. So liegt kein Dach herum und wartet auf ein Haus.',
    },
    'LP-13': {
      open: 'Gewinnt ein Haus eine Karte, wenn nach dem Wolf nur noch ein Material übrig ist?',
      chosen:
        'Nein. Eine Karte gewinnt man in dem Moment, in dem ein Dach gelegt wird, und sonst nie.',
    },
    'LP-14': {
      open: 'Was wird aus einem Haus, dem das Dach weggepustet wurde?',
      chosen:
        'Es ist wieder offen: Es kann wachsen und ein neues Dach bekommen. Ohne Dach zählt es nichts.',
    },
    'LP-15': {
      open: 'Wird der Zug zu Ende gespielt, in dem der letzte nötige Stapel leer wird?',
      chosen:
        'Ja, dieser Zug und nicht mehr. Ein Tisch kann wählen, die Runde zu beenden, damit alle gleich oft dran waren.',
    },
    'LP-19': {
      open: 'In der Anleitung beginnt, wer zuletzt ein Schwein oder einen Wolf gesehen hat. Kein Bildschirm kann das prüfen.',
      chosen: 'Das Los entscheidet, oder ihr sucht beim Einrichten des Tisches jemanden aus.',
    },
  },
  nl: {
    'LP-8': {
      open: 'Mogen vijf gelijke symbolen twee tegels van dezelfde soort betalen?',
      chosen:
        'Ja, van verschillende materialen: 2 + 3 symbolen geven stro en hout. Twee tegels van één stapel nooit.',
    },
    'LP-9': {
      open: 'Mag je een tegel nemen waar je geen plek voor hebt?',
      chosen:
        'Nee. Wat je niet kunt aanbouwen, kun je niet nemen. Zo ligt er geen dak op een huis te wachten.',
    },
    'LP-13': {
      open: 'Wint een huis een kaart als er na de wolf maar één materiaal over is?',
      chosen: 'Nee. Een kaart win je op het moment dat er een dak wordt gelegd, en anders nooit.',
    },
    'LP-14': {
      open: 'Wat gebeurt er met een huis waarvan het dak is weggeblazen?',
      chosen:
        'Het is weer open: het kan groeien en een nieuw dak krijgen. Zonder dak telt het niet.',
    },
    'LP-15': {
      open: 'Wordt de beurt afgemaakt waarin de laatste stapel die nodig is leegraakt?',
      chosen:
        'Ja, die beurt en niet meer. Een tafel kan kiezen om de ronde af te maken, zodat iedereen even vaak aan de beurt was.',
    },
    'LP-19': {
      open: 'In het boekje begint wie het laatst een varken of een wolf heeft gezien. Geen scherm kan dat nagaan.',
      chosen: 'Het lot beslist, of jullie wijzen bij het klaarzetten van de tafel iemand aan.',
    },
  },
};

export const edition: EditionNotes = { points, boxChecks };
