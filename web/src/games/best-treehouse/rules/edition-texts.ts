import type { ByLanguage } from '@richtfest/engine';
import type { EditionNotes, OpenPoint } from '../../../rules/edition.ts';
import { boxChecks } from './box-check-texts.ts';

type Open = 'BT-9' | 'BT-10' | 'BT-14';

const points: ByLanguage<Readonly<Record<Open, OpenPoint>>> = {
  en: {
    'BT-9': {
      open: 'All turn their cards up and build at once. But who has to decide first where a room goes?',
      chosen:
        'Nobody: first all choose a card, then all choose a place, both in secret and shown together. Until then you can take your choice back.',
    },
    'BT-10': {
      open: 'The book lets the oldest choose a bonus card first. And who is first when several lead?',
      chosen:
        'In week 1 the lot, or whom the table names. Later the leader; of several the next clockwise after the last first chooser, who comes last.',
    },
    'BT-14': {
      open: 'The book says how a tie for the win is broken. And a tie for second or third place?',
      chosen: 'It is broken in the same way: largest colour, second-largest colour, shared place.',
    },
  },
  de: {
    'BT-9': {
      open: 'Alle decken gleichzeitig auf und bauen. Aber wer muss zuerst sagen, wohin sein Raum kommt?',
      chosen:
        'Niemand: Erst wählen alle eine Karte, dann alle einen Platz, beides geheim und zugleich gezeigt. Bis dahin kannst du deine Wahl zurücknehmen.',
    },
    'BT-10': {
      open: 'Die Anleitung lässt die älteste Person zuerst eine Bonuskarte wählen. Und wer ist dran, wenn mehrere führen?',
      chosen:
        'In Woche 1 das Los oder wen der Tisch bestimmt. Danach, wer führt; unter mehreren im Uhrzeigersinn nach der Person, die zuletzt zuerst wählte; sie selbst kommt zuletzt.',
    },
    'BT-14': {
      open: 'Die Anleitung sagt, was bei einem Gleichstand um den Sieg gilt. Und beim Gleichstand um Platz zwei oder drei?',
      chosen: 'Dasselbe: größte Farbe, zweitgrößte Farbe, geteilter Platz.',
    },
  },
  nl: {
    'BT-9': {
      open: 'Iedereen draait tegelijk om en bouwt. Maar wie moet het eerst zeggen waar zijn kamer komt?',
      chosen:
        'Niemand: eerst kiest iedereen een kaart, dan iedereen een plek, allebei geheim en tegelijk getoond. Tot dan kun je je keuze terugnemen.',
    },
    'BT-10': {
      open: 'In het boekje kiest de oudste het eerst een bonuskaart. En wie is aan de beurt als er meer mensen voorstaan?',
      chosen:
        'In week 1 beslist het lot, of wie de tafel aanwijst. Daarna wie voorstaat; bij gelijke stand de eerste met de klok mee na wie de vorige keer begon; die komt zelf het laatst.',
    },
    'BT-14': {
      open: 'Het boekje zegt wat er geldt bij een gelijke stand om de winst. En om de tweede of derde plaats?',
      chosen: 'Hetzelfde: grootste kleur, op één na grootste kleur, gedeelde plaats.',
    },
  },
};

export const edition: EditionNotes = { points, boxChecks };
