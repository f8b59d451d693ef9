import type { ByLanguage } from '@richtfest/engine';

/** The captions of the summary's pictures. */
export const captions = {
  choice: {
    en: 'Choose a room in secret. All are shown at once, the rest goes round.',
    de: 'Wähle heimlich einen Raum. Alle werden zugleich gezeigt, der Rest wandert weiter.',
    nl: 'Kies in het geheim een kamer. Alle gaan tegelijk open, de rest gaat rond.',
  },
  place: {
    en: 'Hang it in your tree. It needs something below it.',
    de: 'Häng ihn in deinen Baum. Darunter braucht er Halt.',
    nl: 'Hang hem in je boom. Eronder heeft hij steun nodig.',
  },
  balance: {
    en: 'Keep the balance: the tree never leans twice to one side.',
    de: 'Halte das Gleichgewicht: Zweimal auf eine Seite neigt sich der Baum nie.',
    nl: 'Bewaar het evenwicht: twee keer naar dezelfde kant helt de boom nooit.',
  },
  colours: {
    en: 'Rooms of one colour must touch each other.',
    de: 'Räume einer Farbe müssen sich berühren.',
    nl: 'Kamers van één kleur moeten elkaar raken.',
  },
  weeks: {
    en: 'After each of three weeks colours count: once, twice or not at all.',
    de: 'Nach jeder von drei Wochen zählen die Farben: einfach, doppelt oder gar nicht.',
    nl: 'Na elk van drie weken tellen de kleuren: enkel, dubbel of helemaal niet.',
  },
} satisfies Readonly<Record<string, ByLanguage<string>>>;
