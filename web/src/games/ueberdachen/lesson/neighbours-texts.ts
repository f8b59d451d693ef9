import type { ByLanguage } from '@richtfest/engine';
import type { StepText } from '../../../lessons/lesson.ts';
import type { NeighboursStep } from './neighbours-steps.ts';

export const texts: ByLanguage<Readonly<Record<NeighboursStep, StepText>>> = {
  en: {
    answer: {
      say: 'Ida’s turn, and she calls: a socket for your tiles! Your corridor still needs a socket and a door. Tap “Deal!”.',
      other: 'You could decline or ask for something else. But you need the socket: accept.',
    },
    roll: { say: 'A good deal. Now it is your turn: roll.' },
    steal: {
      say: 'A 5! You may take one material from a neighbour. Tap what you like.',
      other: 'You need not take anything. But try it: tap a material of a neighbour.',
    },
    opener: {
      say: 'With a 5 or 6 the bottle opener is yours, too. If you still have it on your next turn, your roll counts double.',
    },
    bank: {
      say: 'Nobody has a door. In a pinch the bank helps: any 4 materials for 1 of your choice. Tap “Bank”, then the door.',
      other: 'First buy a door from the bank.',
    },
    pay: {
      say: 'You have plenty of plaster: pay with it. Four buckets, tap the first.',
      other: 'Pay with plaster, you don’t need it now.',
    },
    'pay-two': { say: 'And the second bucket.', other: 'Pay with plaster, you don’t need it now.' },
    'pay-three': { say: 'The third.', other: 'Pay with plaster, you don’t need it now.' },
    'pay-four': { say: 'And the last one.', other: 'Pay with plaster, you don’t need it now.' },
    build: {
      say: 'There is your door! Build what the corridor needs.',
      other: 'First build the socket and the door into your corridor.',
    },
    complete: {
      say: 'One more and the corridor is complete.',
      other: 'First complete your corridor.',
    },
    end: {
      say: 'A new kind of room: all six kinds count 3 points extra. With four pillars a 6 brings the ceiling, with four more the roof, and the roof ends the game.',
    },
  },
  de: {
    answer: {
      say: 'Ida ist dran und ruft: eine Steckdose für deine Fliesen! Deinem Flur fehlen noch Steckdose und Tür. Tippe auf „Abgemacht!“.',
      other:
        'Du könntest ablehnen oder etwas anderes verlangen. Aber du brauchst die Steckdose: Nimm an.',
    },
    roll: { say: 'Ein guter Tausch. Jetzt bist du dran: Würfle.' },
    steal: {
      say: 'Eine 5! Du darfst dir einen Baustoff von einem Nachbarn nehmen. Tippe an, was du magst.',
      other: 'Du musst nichts nehmen. Aber probier es aus: Tippe einen Baustoff eines Nachbarn an.',
    },
    opener: {
      say: 'Mit einer 5 oder 6 gehört dir auch der Flaschenöffner. Hast du ihn beim nächsten Zug noch, zählt dein Wurf doppelt.',
    },
    bank: {
      say: 'Niemand hat eine Tür. Zur Not hilft die Bank: 4 beliebige Baustoffe gegen 1 deiner Wahl. Tippe auf „Bank“ und dann auf die Tür.',
      other: 'Kauf erst bei der Bank eine Tür.',
    },
    pay: {
      say: 'Du hast viel Putz: Bezahl damit. Vier Eimer, tippe den ersten an.',
      other: 'Bezahl mit Putz, den brauchst du gerade nicht.',
    },
    'pay-two': {
      say: 'Und den zweiten.',
      other: 'Bezahl mit Putz, den brauchst du gerade nicht.',
    },
    'pay-three': { say: 'Den dritten.', other: 'Bezahl mit Putz, den brauchst du gerade nicht.' },
    'pay-four': {
      say: 'Und den letzten.',
      other: 'Bezahl mit Putz, den brauchst du gerade nicht.',
    },
    build: {
      say: 'Da ist deine Tür! Bau ein, was dem Flur fehlt.',
      other: 'Bau erst Steckdose und Tür in deinen Flur ein.',
    },
    complete: {
      say: 'Noch ein Baustoff, dann ist der Flur fertig.',
      other: 'Mach erst deinen Flur fertig.',
    },
    end: {
      say: 'Eine neue Zimmerart: Alle sechs zählen 3 Punkte extra. Mit vier Pfeilern bringt eine 6 die Decke, mit vier weiteren das Dach, und das Dach beendet das Spiel.',
    },
  },
  nl: {
    answer: {
      say: 'Ida is aan de beurt en roept: een stopcontact voor je tegels! Je gang mist nog een stopcontact en een deur. Tik op “Afgesproken!”.',
      other:
        'Je zou kunnen weigeren of iets anders vragen. Maar je hebt het stopcontact nodig: neem het aan.',
    },
    roll: { say: 'Een goede ruil. Nu ben jij aan de beurt: gooi.' },
    steal: {
      say: 'Een 5! Je mag een materiaal van een buur pakken. Tik aan wat je wilt.',
      other: 'Je hoeft niets te pakken. Maar probeer het eens: tik een materiaal van een buur aan.',
    },
    opener: {
      say: 'Met een 5 of 6 is ook de flesopener van jou. Heb je hem in je volgende beurt nog, dan telt je worp dubbel.',
    },
    bank: {
      say: 'Niemand heeft een deur. In nood helpt de bank: 4 materialen naar keuze voor 1. Tik op “Bank” en dan op de deur.',
      other: 'Koop eerst een deur bij de bank.',
    },
    pay: {
      say: 'Je hebt veel pleister: betaal daarmee. Vier emmers, tik de eerste aan.',
      other: 'Betaal met pleister, die heb je nu niet nodig.',
    },
    'pay-two': {
      say: 'En de tweede emmer.',
      other: 'Betaal met pleister, die heb je nu niet nodig.',
    },
    'pay-three': { say: 'De derde.', other: 'Betaal met pleister, die heb je nu niet nodig.' },
    'pay-four': {
      say: 'En de laatste.',
      other: 'Betaal met pleister, die heb je nu niet nodig.',
    },
    build: {
      say: 'Daar is je deur! Bouw in wat je gang nog mist.',
      other: 'Bouw eerst het stopcontact en de deur in je gang in.',
    },
    complete: { say: 'Nog één en de gang is klaar.', other: 'Maak eerst je gang af.' },
    end: {
      say: 'Een nieuwe soort kamer: alle zes tellen 3 punten extra. Met vier pijlers brengt een 6 het plafond, met nog vier het dak, en het dak beëindigt het spel.',
    },
  },
};
