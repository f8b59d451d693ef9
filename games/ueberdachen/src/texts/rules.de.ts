import type { UeberdachenTexts } from './ueberdachen-texts.ts';

export const deRules: Pick<UeberdachenTexts, 'chapters' | 'rules' | 'options'> = {
  chapters: {
    components: 'Was in der Schachtel ist',
    start: 'Der Anfang',
    turn: 'Ein Zug',
    end: 'Das Ende',
  },

  rules: {
    'UD-1': {
      title: 'Handwerker und Baustoffe',
      text: 'Vier Handwerker haben je zwei Baustoffe. Elektriker (gelb): Lichter und Steckdosen. Klempner (blau): Heizungen und Wasserhähne. Tischler (grün): Türen und Regale. Maurer (rot): Putz und Fliesen. Der Vorrat geht nie aus.',
    },
    'UD-2': {
      title: 'Die Platte',
      text: 'Eine Etage hat 7 Spalten zu je 4 Feldern, zusammen 28. Ein kleines Zimmer füllt eine Spalte, ein großes zwei Spalten nebeneinander. Alle freien Spalten sind recht, man kann sich eine Etage also auch verbauen. Ein Haus hat zwei Etagen, die Fundamentplatte und später die Deckenplatte, jede mit vier Plätzen für Pfeiler.',
    },
    'UD-3': {
      title: 'Zimmerkarten',
      text: 'Eine Karte zeigt, welcher Baustoff auf welches Feld gehört. Im kleinen Stapel liegen 36 Karten, je 12 Kammern, Flure und Dielen; im großen 24, je 8 Küchen, Bäder und Wohnräume. Bekannt ist nur die oberste Karte eines Stapels, und nur sie kann man nehmen. Karten unfertiger Zimmer in einer geschlossenen Etage bleiben bei ihrem Besitzer. Alle Rezepte außer der Kammer und die Kartenzahlen sind von uns; wer die Schachtel besitzt, kann die echten eintragen.',
    },
    'UD-4': {
      title: 'Der Würfel',
      text: 'Eine 1 bis 4 bringt genau so viele Baustoffe des eigenen Handwerks, in beliebiger Mischung. Eine 5 bringt den Flaschenöffner (UD-7) und einen Diebstahl (UD-12). Eine 6 bringt den Öffner und einen Pfeiler, die Decke oder das Dach (UD-8). Die gedruckten Zeichen sind verloren: So lesen wir sie.',
    },
    'UD-5': {
      title: 'Der Start',
      text: 'Wer beginnt, sagt das Los, wenn der Tisch niemanden bestimmt. Wer kein Fundament hat, würfelt bis zu dreimal um die 6; damit wählst du ein freies Handwerk, bekommst seine Fundamentplatte, und dein Zug endet; ab deinem nächsten Zug spielst du mit. Bis dahin bringen deine Würfe sonst nichts, auch keinen Öffner, und du nimmst weder am Tauschen noch an Diebstählen teil. Beim Schnellstart werden die Handwerke verlost, und alle haben gleich eine Platte.',
    },
    'UD-6': {
      title: 'Dein Zug',
      text: 'Würfle und nimm alles, was der Wurf bringt. Erst danach, in beliebiger Reihenfolge und Zahl: Zimmer anfangen, bauen, tauschen, zur Bank gehen. Dann beende den Zug.',
    },
    'UD-7': {
      title: 'Der Flaschenöffner',
      text: 'Wer eine 5 oder 6 würfelt, nimmt den Öffner oder behält ihn. Er zählt ab deinem nächsten Zug, wenn du ihn zu dessen Beginn noch hast, nie für den Wurf, der ihn bringt. Er verdoppelt den Wurf: doppelt so viele Baustoffe, 2 Diebstähle bei einer 5, 2 Schritte bei einer 6, nacheinander: jeweils ein Pfeiler, oder die Decke, wenn unten vier stehen, oder ein loser Pfeiler, wenn oben vier stehen; der zweite Schritt ist nie das Dach.',
    },
    'UD-8': {
      title: 'Pfeiler, Decke, Dach',
      text: 'Einen Pfeiler setzt du sofort, oder du behältst ihn lose, um ihn in diesem Zug zu tauschen oder zu verschenken. Am Ende des Zuges wird jeder lose Pfeiler gesetzt, der einen Platz hat; die anderen gehen zurück. Stehen unten vier Pfeiler, muss deine nächste 6 die Decke sein: Die untere Etage ist damit geschlossen, wie sie ist, und du baust oben weiter. Stehen beim Wurf oben vier Pfeiler, ist deine 6 das Dach, ob du willst oder nicht, und das Spiel ist sofort aus.',
    },
    'UD-9': {
      title: 'Zimmer',
      text: 'Um ein Zimmer anzufangen, nimmst du die oberste Karte eines Stapels, wählst freie Spalten nebeneinander in deiner aktuellen Etage und baust sofort den ersten Baustoff ein. Mehrere unfertige Zimmer sind erlaubt. Ein Baustoff kommt nur auf ein Feld, dessen Karte ihn zeigt, und Eingebautes bleibt, wo es ist. Sind alle Felder voll, ist das Zimmer fertig, und seine Karte wird umgedreht.',
    },
    'UD-10': {
      title: 'Tauschen',
      text: 'Alle dürfen tauschen, aber nur mit dem, der würfelt: Baustoffe aus dem Lager und lose Pfeiler des Würfelnden, sofort ausgeführt, ohne Versprechen. Der Würfelnde macht einem oder allen Angebote, eines nach dem anderen, 12 im Zug, zurückgezogene mitgezählt. Beide Seiten müssen etwas geben (nur Pfeiler darf man verschenken), keine Sorte darf auf beiden Seiten sein, und wenigstens ein Angesprochener muss es ausführen können. Dasselbe Angebot darf erst wiederkommen, wenn sich ein beteiligtes Lager geändert hat oder wenn es ausgeführt wurde. Wer angesprochen ist, nimmt an, lehnt ab oder macht ein Gegenangebot. Sagt ein einzeln Angesprochener ja, wird getauscht; sonst sucht sich der Würfelnde, wenn alle geantwortet haben, eine Zusage oder ein Gegenangebot aus, oder keines. Ein Angebot kann man zurückziehen, solange Antworten fehlen; bis dahin kann der Würfelnde nichts anderes tun. Solange er frei handeln kann, darf jeder andere mit Fundament einen Vorschlag offen haben, 3 im Zug; Vorschläge halten niemanden auf und verfallen mit dem Zug. Wer einen Pfeiler bekommt, braucht einen freien Platz in der aktuellen Etage und setzt ihn sofort. Wem die Zeit ausgeht, der hat abgelehnt; geht sie dem Würfelnden aus, wird das Angebot zurückgezogen, lose Pfeiler werden gesetzt, und der Zug endet.',
    },
    'UD-11': {
      title: 'Die Bank',
      text: 'Im eigenen Zug gibt dir die Bank für 4 beliebige Baustoffe 1 deiner Wahl und für 6 einen Pfeiler, also 1, auch wenn du keinen Platz dafür hast; nie die Decke oder das Dach.',
    },
    'UD-12': {
      title: 'Diebstahl bei einer 5',
      text: 'Du darfst 1 Baustoff aus dem Lager eines anderen nehmen; mit dem Öffner 2, nacheinander, auch von zweien. Wer auf den ersten verzichtet, verzichtet auch auf den zweiten.',
    },
    'UD-13': {
      title: 'Das Lager',
      text: 'Am Ende eines Zuges behält jeder höchstens 5 Baustoffe. Wer mehr hat, wirft weg, einen nach dem anderen, alle gleichzeitig. Wem die Zeit ausgeht, der verliert, wovon er am meisten hat, bei Gleichstand das Erste in der Reihenfolge von UD-1.',
    },
    'UD-14': {
      title: 'Drei Würfe um die 6',
      text: 'Mit vier Pfeilern und allen 28 Feldern deiner aktuellen Etage voll darfst du vor dem ersten Wurf ansagen, dass du um die 6 würfelst: bis sie kommt, oder dreimal. Du bekommst keine Baustoffe und keinen Diebstahl; eine 5 nimmt den Öffner; ein Öffner, der zählt, verdoppelt die 6. Dann geht der Zug weiter wie sonst.',
    },
    'UD-15': {
      title: 'Zu dritt',
      text: 'Sobald alle drei ein Fundament haben, darf jeder Baustoffe des eigenen und des fehlenden Handwerks nehmen, in beliebiger Mischung.',
    },
    'UD-16': {
      title: 'Wann das Spiel endet',
      text: 'Das Spiel ist sofort aus, wenn jemand das Dach bekommt. Zur Sicherheit endet es auch nach 80 Runden (der Tisch kann es anders wählen); eine Runde endet, wenn der Zug wieder beim ersten Spieler ist, und dann hat niemand das Dach. Wer nie ein Fundament bekam, hat 0 Punkte.',
    },
    'UD-17': {
      title: 'Punkte',
      text: 'Das Dach: 3. Alle sechs Zimmerarten mindestens einmal fertig: 3. Jedes fertige große Zimmer: 3. Jedes fertige kleine Zimmer: 1. Jede Etage mit 28 vollen Feldern: 2. Für jede Zimmerart 1 für den, der mehr fertige davon hat als jeder andere. Die Zimmer beider Etagen zählen zusammen.',
    },
    'UD-18': {
      title: 'Wer gewinnt',
      text: 'Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.',
    },
    'UD-19': {
      title: 'Verboten',
      text: 'Eingebautes verändern, Baustoffe außerhalb des Lagers horten, auf Kredit tauschen und bauen, während ein anderer würfelt.',
    },
  },

  options: {
    firstSeat: {
      name: 'Wer beginnt',
      help: 'Der Platz, der beginnt, gezählt ab 0, oder „lot“: Das Los entscheidet (UD-5).',
    },
    quickStart: {
      name: 'Schnellstart',
      help: 'Die Handwerke werden verlost, und alle beginnen mit Fundament, ohne um die 6 zu würfeln (UD-5).',
    },
    roundLimit: {
      name: 'Höchstens so viele Runden',
      help: 'Nach so vielen Runden endet das Spiel auch ohne Dach (UD-16).',
    },
    die: {
      name: 'Der Würfel',
      help: 'Was jede der sechs Seiten bringt. Die gedruckten Zeichen sind verloren: So lesen wir sie (UD-4).',
    },
    recipes: {
      name: 'Zimmerkarten',
      help: 'Die Baustoffe jedes Zimmers von oben nach unten, bei großen zuerst die linke Spalte. Alle außer der Kammer sind von uns (UD-3).',
    },
    cards: {
      name: 'Zahl der Karten',
      help: 'Wie viele Karten es von jedem Zimmer gibt. Die Zahlen sind von uns (UD-3).',
    },
  },
};
