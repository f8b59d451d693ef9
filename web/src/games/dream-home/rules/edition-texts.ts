import type { ByLanguage } from '@richtfest/engine';
import { differences } from './difference-texts.ts';
import type { EditionNotes, OpenPoint } from '../../../rules/edition.ts';
import { boxChecks } from './box-check-texts.ts';

type Open =
  | 'DH-6'
  | 'DH-7'
  | 'DH-9'
  | 'DH-12'
  | 'DH-16'
  | 'DH-17'
  | 'DH-19'
  | 'DH-21'
  | 'DH-22'
  | 'DH-23'
  | 'DH-25'
  | 'DH-28'
  | 'DH-29'
  | 'DH-30';

const points: ByLanguage<Readonly<Record<Open, OpenPoint>>> = {
  en: {
    'DH-6': {
      open: 'When exactly are jackhammers used, and how often?',
      chosen:
        'Before everything else in a round, clockwise from the start player, one a round each. A no is final for that round.',
    },
    'DH-7': {
      open: 'Does the start player discard a column after a jackhammer, too?',
      chosen: 'Yes, one that still has its cards.',
    },
    'DH-9': {
      open: 'The German book lets the player begin who last moved house, the Dutch one the youngest. No screen can check that.',
      chosen: 'The first start player is drawn by lot, or you pick one when you set up the table.',
    },
    'DH-12': {
      open: 'Which comes first, the room or the special card?',
      chosen:
        'The room; only a scaffold may come before. So a new interior designer helps from your next room on.',
    },
    'DH-16': {
      open: 'How far does the interior designer’s right to extend finished rooms go?',
      chosen:
        'No room ever gets a second tile. And a room that has lost its tile is not finished any more.',
    },
    'DH-17': {
      open: 'The German book allows empty rooms only where nothing else is possible, but its own example lets the player choose.',
      chosen: 'You choose the field freely. There the card lies face up if it may, else face down.',
    },
    'DH-19': {
      open: 'The Dutch book says of décor both that you must and that you may.',
      chosen: 'In the Dutch edition you may, in the German one you must if you can.',
    },
    'DH-21': {
      open: 'Must a scaffold be laid even if it is in the way?',
      chosen: 'Yes, if there is a field for it. But the room may go first and take the last one.',
    },
    'DH-22': {
      open: 'May a drilled-in room lie face down?',
      chosen: 'No, it must be allowed face up on that field.',
    },
    'DH-23': {
      open: 'Where does a tile go when its card leaves a room of three?',
      chosen:
        'To the neighbouring card, of two to the left one. In the Dutch edition it is lost, also with the drill.',
    },
    'DH-25': {
      open: 'Does the interior designer count for the supplier? What if the handyman joins two rooms with tiles?',
      chosen:
        'She does. And a room with several tiles keeps the most valuable one, of equal ones the leftmost.',
    },
    'DH-28': {
      open: 'Does a second architect or interior designer count again?',
      chosen: 'No. The other helpers are used once for each card.',
    },
    'DH-29': {
      open: 'What is “beside” for sauna, pantry and dressing room?',
      chosen: 'Left or right on the same floor, and the neighbour must lie face up.',
    },
    'DH-30': {
      open: 'Do children on cards lying face down break ties?',
      chosen: 'No, only those one can see. After that the place is shared.',
    },
  },
  de: {
    'DH-6': {
      open: 'Wann genau werden Presslufthämmer benutzt, und wie oft?',
      chosen:
        'Vor allem anderen in einer Runde, reihum ab dem Startspieler, höchstens einer pro Runde. Wer ablehnt, hat für diese Runde abgelehnt.',
    },
    'DH-7': {
      open: 'Wirft der Startspieler auch nach einem Presslufthammer eine Spalte ab?',
      chosen: 'Ja, eine, die ihre Karten noch hat.',
    },
    'DH-9': {
      open: 'In der deutschen Anleitung beginnt, wer zuletzt umgezogen ist, in der niederländischen die jüngste Person. Kein Bildschirm kann das prüfen.',
      chosen: 'Das Los entscheidet, oder ihr sucht beim Einrichten des Tisches jemanden aus.',
    },
    'DH-12': {
      open: 'Was kommt zuerst, der Raum oder die Spezialkarte?',
      chosen:
        'Der Raum; nur ein Gerüst darf vorher kommen. Eine neue Innenarchitektin hilft also ab deinem nächsten Raum.',
    },
    'DH-16': {
      open: 'Wie weit reicht das Recht der Innenarchitektin, fertige Räume zu erweitern?',
      chosen:
        'Kein Raum bekommt je ein zweites Plättchen. Und ein Raum, der seins verloren hat, ist nicht mehr fertig.',
    },
    'DH-17': {
      open: 'Die deutsche Anleitung erlaubt leere Räume nur, wo nichts anderes geht, lässt in ihrem eigenen Beispiel aber die Wahl.',
      chosen: 'Du wählst das Feld frei. Dort liegt die Karte offen, wenn sie darf, sonst verdeckt.',
    },
    'DH-19': {
      open: 'Die niederländische Anleitung sagt von der Dekoration einmal, man müsse, und einmal, man dürfe.',
      chosen:
        'In der niederländischen Ausgabe darfst du, in der deutschen musst du, wenn du kannst.',
    },
    'DH-21': {
      open: 'Muss man ein Gerüst auch legen, wenn es stört?',
      chosen: 'Ja, wenn es ein Feld dafür gibt. Aber der Raum darf vorgehen und das letzte nehmen.',
    },
    'DH-22': {
      open: 'Darf ein mit der Bohrmaschine geholter Raum verdeckt liegen?',
      chosen: 'Nein, er muss auf diesem Feld offen liegen dürfen.',
    },
    'DH-23': {
      open: 'Wohin kommt ein Plättchen, wenn seine Karte einen Raum aus drei Karten verlässt?',
      chosen:
        'Auf die Nachbarkarte, bei zweien auf die linke. In der niederländischen Ausgabe ist es verloren, auch bei der Bohrmaschine.',
    },
    'DH-25': {
      open: 'Gilt die Innenarchitektin auch beim Lieferanten? Und wenn der Heimwerker zwei Räume mit Plättchen verbindet?',
      chosen:
        'Ja. Und ein Raum mit mehreren Plättchen behält das wertvollste, bei gleichen das linke.',
    },
    'DH-28': {
      open: 'Zählt eine zweite Architektin oder Innenarchitektin noch einmal?',
      chosen: 'Nein. Die anderen Helfer werden je Karte einmal benutzt.',
    },
    'DH-29': {
      open: 'Was heißt „neben“ bei Sauna, Vorratskammer und Ankleidezimmer?',
      chosen: 'Links oder rechts auf demselben Stockwerk, und der Nachbar muss offen liegen.',
    },
    'DH-30': {
      open: 'Zählen bei Gleichstand auch Kinder auf verdeckten Karten?',
      chosen: 'Nein, nur die, die man sieht. Danach wird der Platz geteilt.',
    },
  },
  nl: {
    'DH-6': {
      open: 'Wanneer precies worden drilboren gebruikt, en hoe vaak?',
      chosen:
        'Voor al het andere in een ronde, met de klok mee vanaf de startspeler, hoogstens één per ronde. Wie nee zegt, heeft voor die ronde nee gezegd.',
    },
    'DH-7': {
      open: 'Legt de startspeler ook na een drilboor een kolom af?',
      chosen: 'Ja, een die zijn kaarten nog heeft.',
    },
    'DH-9': {
      open: 'In het Duitse boekje begint wie het laatst is verhuisd, in het Nederlandse de jongste. Geen scherm kan dat nagaan.',
      chosen: 'Het lot beslist, of jullie wijzen bij het klaarzetten van de tafel iemand aan.',
    },
    'DH-12': {
      open: 'Wat komt het eerst, de kamer of de verbouwingskaart?',
      chosen:
        'De kamer; alleen een steiger mag ervoor. Een nieuwe interieurontwerpster helpt dus vanaf je volgende kamer.',
    },
    'DH-16': {
      open: 'Hoe ver gaat het recht van de interieurontwerpster om kamers die klaar zijn uit te breiden?',
      chosen:
        'Geen kamer krijgt ooit een tweede tegel. En een kamer die zijn tegel kwijt is, is niet meer klaar.',
    },
    'DH-17': {
      open: 'Het Duitse boekje staat lege kamers alleen toe waar niets anders kan, maar laat in zijn eigen voorbeeld de keuze.',
      chosen: 'Je kiest het veld vrij. Daar ligt de kaart open als dat mag, anders gesloten.',
    },
    'DH-19': {
      open: 'Het Nederlandse boekje zegt van de inrichting nu eens dat je moet, dan weer dat je mag.',
      chosen: 'In de Nederlandse uitgave mag je, in de Duitse moet je als je kunt.',
    },
    'DH-21': {
      open: 'Moet je een steiger ook leggen als hij in de weg staat?',
      chosen: 'Ja, als er een veld voor is. Maar de kamer mag voorgaan en het laatste nemen.',
    },
    'DH-22': {
      open: 'Mag een kamer die je met de boor haalt gesloten liggen?',
      chosen: 'Nee, hij moet op dat veld open mogen liggen.',
    },
    'DH-23': {
      open: 'Waar gaat een tegel heen als zijn kaart een kamer van drie verlaat?',
      chosen:
        'Naar de kaart ernaast, bij twee naar de linker. In de Nederlandse uitgave is hij kwijt, ook bij de boor.',
    },
    'DH-25': {
      open: 'Geldt de interieurontwerpster ook bij de leverancier? En als de klusjesman twee kamers met tegels verbindt?',
      chosen: 'Ja. En een kamer met meer tegels houdt de waardevolste, bij gelijke de linker.',
    },
    'DH-28': {
      open: 'Telt een tweede architect of interieurontwerpster nog een keer?',
      chosen: 'Nee. De andere klussers gebruik je één keer per kaart.',
    },
    'DH-29': {
      open: 'Wat is “naast” bij sauna, voorraadkast en inloopkast?',
      chosen: 'Links of rechts op dezelfde verdieping, en de buurkamer moet open liggen.',
    },
    'DH-30': {
      open: 'Tellen bij gelijke stand ook kinderen op gesloten kaarten?',
      chosen: 'Nee, alleen wie je ziet. Daarna wordt de plaats gedeeld.',
    },
  },
};

export const edition: EditionNotes = { points, boxChecks, differences };
