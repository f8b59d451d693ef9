import { componentTexts } from './component-words.ts';
import { recipeList } from './recipe-list.ts';
import type { UeberdachenTexts } from './ueberdachen-texts.ts';

const components = componentTexts('de');

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
      text: 'Es gibt vier Handwerke mit je zwei Baustoffen:',
      more: [
        [
          'Elektriker (gelb): Lichter und Steckdosen.',
          'Klempner (blau): Heizungen und Wasserhähne.',
          'Tischler (grün): Türen und Regale.',
          'Maurer (rot): Putz und Fliesen.',
        ],
        'Der Vorrat geht nie aus.',
      ],
    },
    'UD-2': {
      title: 'Die Platte',
      text: 'Eine Etage hat 7 Spalten mit je 4 Feldern, zusammen 28 Felder. Ein kleines Zimmer füllt eine Spalte, ein großes zwei Spalten nebeneinander. Du darfst alle freien Spalten benutzen, also pass auf: Lässt du Lücken, passen große Zimmer vielleicht nicht mehr hinein. Ein Haus hat zwei Etagen, die Fundamentplatte und später die Deckenplatte. Jede hat vier Plätze für Pfeiler.',
    },
    'UD-3': {
      title: 'Zimmerkarten',
      text: 'Eine Zimmerkarte zeigt, welcher Baustoff auf welches Feld gehört. Der Stapel der kleinen Zimmer hat 36 Karten, 12 von jedem Zimmer; der Stapel der großen hat 24, je 8. Bekannt ist nur die oberste Karte eines Stapels, und nur sie kann man nehmen. Wird eine Etage geschlossen, bevor ein Zimmer fertig ist, bleibt seine Karte bei ihrem Besitzer.',
      more: [
        'In der Anleitung steht nur die Kammer. Die anderen Rezepte, hier mit „von uns“ bezeichnet, und die Kartenzahlen haben wir uns ausgedacht; wenn du die Schachtel besitzt, kannst du die echten eintragen. Das sind die Rezepte, von oben nach unten:',
        recipeList('de'),
      ],
    },
    'UD-4': {
      title: 'Der Würfel',
      text: 'Das bringt dir dein Wurf:',
      more: [
        [
          '1 bis 4: genau so viele Baustoffe deines Handwerks, in beliebiger Mischung seiner zwei Sorten.',
          '5: den Flaschenöffner (UD-7) und einen Diebstahl (UD-12).',
          '6: den Flaschenöffner und einen Pfeiler, die Decke oder das Dach (UD-8).',
        ],
        'Die gedruckten Zeichen der Anleitung waren nicht zu bekommen: So lesen wir sie.',
      ],
    },
    'UD-5': {
      title: 'Der Start',
      text: 'Wer beginnt, bestimmt das Los, wenn ihr beim Einrichten des Tisches niemanden aussucht. Bevor du bauen kannst, brauchst du ein Fundament. In deinem Zug würfelst du bis zu dreimal. Sobald du eine 6 würfelst, wählst du ein freies Handwerk und nimmst dir seine Fundamentplatte. Damit endet dein Zug; ab deinem nächsten Zug spielst du wie üblich.',
      more: [
        'Bis dahin bringen deine Würfe sonst nichts, auch keinen Flaschenöffner, und du nimmst weder am Tauschen noch an Diebstählen teil. Beim Schnellstart werden die Handwerke ausgelost, und alle beginnen mit einer Fundamentplatte.',
      ],
    },
    'UD-6': {
      title: 'Dein Zug',
      text: 'Würfle und nimm alles, was der Wurf bringt. Erst danach darfst du Zimmer anfangen, bauen, tauschen und zur Bank gehen, so oft du willst und in beliebiger Reihenfolge. Dann beendest du deinen Zug.',
    },
    'UD-7': {
      title: 'Der Flaschenöffner',
      text: 'Würfelst du eine 5 oder 6, nimmst du dir den Flaschenöffner oder behältst ihn, wenn du ihn schon hast. Für den Wurf, der ihn bringt, zählt er nie. Hast du ihn zu Beginn deines nächsten Zuges noch, verdoppelt er deinen Wurf in diesem Zug:',
      more: [
        [
          '1 bis 4: Du nimmst doppelt so viele Baustoffe.',
          '5: Du darfst 2 Baustoffe stehlen (UD-12).',
          '6: Du bekommst 2 Schritte, nacheinander. Jeder Schritt ist ein Pfeiler. Stehen unten vier Pfeiler, ist er stattdessen die Decke. Stehen oben vier Pfeiler, ist er ein loser Pfeiler (UD-8): Der zweite Schritt ist nie das Dach.',
        ],
      ],
    },
    'UD-8': {
      title: 'Pfeiler, Decke, Dach',
      text: 'Bekommst du einen Pfeiler, setzt du ihn sofort, oder du behältst ihn lose, um ihn in diesem Zug zu tauschen oder zu verschenken. Am Ende deines Zuges wird jeder lose Pfeiler gesetzt, für den du einen freien Platz hast; die anderen gehen zurück in den Vorrat.',
      more: [
        'Stehen unten vier Pfeiler, muss deine nächste 6 die Decke sein. Die untere Etage ist damit geschlossen, egal was dort noch fehlt, und du baust oben weiter. Stehen oben vier Pfeiler, wenn du eine 6 würfelst, ist diese 6 das Dach, ob du willst oder nicht, und das Spiel ist sofort aus.',
      ],
    },
    'UD-9': {
      title: 'Zimmer',
      text: 'Um ein Zimmer anzufangen, nimmst du die oberste Karte eines Stapels und wählst in der Etage, in der du gerade baust, eine freie Spalte, für ein großes Zimmer zwei nebeneinander. Den ersten Baustoff baust du sofort ein.',
      more: [
        'Du darfst mehrere unfertige Zimmer haben. Ein Baustoff kommt nur auf ein Feld, für das die Karte ihn zeigt, und Eingebautes bleibt, wo es ist. Sind alle Felder voll, ist das Zimmer fertig, und seine Karte wird umgedreht.',
      ],
    },
    'UD-10': {
      title: 'Tauschen',
      text: 'Alle dürfen tauschen, aber nur mit der Person, die dran ist (der würfelnden Person). Getauscht werden Baustoffe aus den Lagern und lose Pfeiler der würfelnden Person. Jeder Tausch wird sofort ausgeführt; Versprechen gelten nicht. Dabei gilt:',
      more: [
        [
          'Angebote: Die würfelnde Person macht einer Person oder allen ein Angebot. Es kann nur ein Angebot zugleich offen sein, und in einem Zug sind 12 möglich, zurückgezogene mitgezählt.',
          'Was ein Angebot braucht: Beide Seiten geben etwas; nur Pfeiler darf man verschenken. Keine Baustoffsorte steht auf beiden Seiten. Die würfelnde Person besitzt, was sie gibt, und mindestens eine gefragte Person könnte annehmen.',
          'Wiederholung: Dasselbe Angebot geht erst wieder, wenn sich ein beteiligtes Lager geändert hat oder wenn es ausgeführt wurde.',
          'Antworten: Wer gefragt ist, nimmt an, lehnt ab oder macht ein Gegenangebot.',
          'Nur eine Person ist gefragt: Ein Ja führt den Tausch sofort aus; ein Gegenangebot kann man annehmen oder nicht.',
          'Mehrere sind gefragt: Wenn alle geantwortet haben, sucht sich die würfelnde Person eine Zusage oder ein Gegenangebot aus, oder nichts davon.',
          'Warten: Solange Antworten fehlen, kann die würfelnde Person ihr Angebot zurückziehen, aber sonst nichts tun.',
          'Vorschläge: Solange die würfelnde Person frei handeln kann, dürfen alle anderen mit Fundament Vorschläge machen, jeweils einen zugleich und 3 in einem Zug. Die würfelnde Person kann sie annehmen, ablehnen oder nicht beachten. Man kann sie jederzeit zurückziehen, und sie enden mit dem Zug.',
          'Pfeiler: Wer einen Pfeiler bekommt, braucht einen freien Platz in der Etage, in der er gerade baut, und setzt ihn sofort.',
          'Zeit: Läuft deine Zeit zum Antworten ab, hast du abgelehnt. Läuft die Zeit der würfelnden Person ab, wird das Angebot zurückgezogen, lose Pfeiler werden gesetzt, und der Zug endet.',
        ],
      ],
    },
    'UD-11': {
      title: 'Die Bank',
      text: 'In deinem Zug gibt dir die Bank für 4 beliebige Baustoffe 1 Baustoff deiner Wahl oder für 6 beliebige Baustoffe 1 Pfeiler. Einen Pfeiler darfst du auch kaufen, wenn du keinen Platz für ihn hast, um ihn weiterzutauschen. Die Decke und das Dach gibt dir die Bank nie.',
    },
    'UD-12': {
      title: 'Diebstahl bei einer 5',
      text: 'Du darfst 1 Baustoff aus dem Lager einer anderen Person nehmen. Verdoppelt der Flaschenöffner deinen Wurf (UD-7), darfst du 2 nehmen, nacheinander, von derselben Person oder von zweien. Verzichtest du auf den ersten, verzichtest du auch auf den zweiten.',
    },
    'UD-13': {
      title: 'Das Lager',
      text: 'Am Ende jedes Zuges darf jeder höchstens 5 Baustoffe behalten. Alle, die mehr haben, werfen gleichzeitig den Rest weg, einen Baustoff nach dem anderen. Läuft deine Zeit ab, verlierst du, wovon du am meisten hast; bei Gleichstand, was in UD-1 zuerst kommt.',
    },
    'UD-14': {
      title: 'Drei Würfe um die 6',
      text: 'Hat deine Etage vier Pfeiler und sind alle ihre 28 Felder voll, darfst du vor deinem ersten Wurf ansagen, dass du um die 6 würfelst. Du würfelst dann, bis eine 6 kommt, höchstens aber dreimal. Baustoffe und Diebstahl gibt es dabei nicht. Eine 5 bringt trotzdem den Flaschenöffner, und ein Öffner, den du zu Beginn des Zuges hattest, verdoppelt die 6 (UD-7). Dann geht dein Zug weiter wie sonst.',
    },
    'UD-15': {
      title: 'Zu dritt',
      text: 'Zu dritt fehlt ein Handwerk. Sobald alle drei ein Fundament haben, darf jeder außer den eigenen auch Baustoffe des fehlenden Handwerks nehmen, in beliebiger Mischung.',
    },
    'UD-16': {
      title: 'Wann das Spiel endet',
      text: 'Das Spiel ist sofort aus, wenn jemand das Dach bekommt. Hat nach 80 Runden noch niemand das Dach, endet das Spiel ohne Dach; beim Einrichten des Tisches könnt ihr eine andere Zahl wählen. Eine Runde ist jedes Mal vorbei, wenn die Person, die begonnen hat, wieder dran ist. Wer nie ein Fundament bekommen hat, hat 0 Punkte.',
    },
    'UD-17': {
      title: 'Punkte',
      text: 'Die Zimmer beider Etagen zählen zusammen. Du bekommst:',
      more: [
        [
          '3 Punkte für das Dach.',
          '3 Punkte, wenn du jede der sechs Zimmerarten mindestens einmal fertig hast.',
          '3 Punkte für jedes fertige große Zimmer.',
          '1 Punkt für jedes fertige kleine Zimmer.',
          '2 Punkte für jede Etage, deren 28 Felder alle voll sind.',
          '1 Punkt für jede Zimmerart, von der du mehr fertige Zimmer hast als alle anderen.',
        ],
      ],
    },
    'UD-18': {
      title: 'Wer gewinnt',
      text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.',
    },
    'UD-19': {
      title: 'Verboten',
      text: 'Du darfst Eingebautes nicht verändern, keine Baustoffe außerhalb deines Lagers aufbewahren, nicht auf Kredit tauschen und nicht bauen, wenn jemand anderes dran ist.',
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
      name: 'Höchste Zahl von Runden',
      help: 'Nach so vielen Runden endet das Spiel auch ohne Dach (UD-16).',
    },
    die: {
      name: 'Der Würfel',
      help: 'Was jede der sechs Seiten bringt. Die gedruckten Zeichen waren nicht zu bekommen: So lesen wir sie (UD-4).',
      ...components.die,
    },
    recipes: {
      name: 'Zimmerkarten',
      help: 'Die Baustoffe jedes Zimmers von oben nach unten, bei großen zuerst die linke Spalte. Alle außer der Kammer sind von uns (UD-3).',
      ...components.recipes,
    },
    cards: {
      name: 'Zahl der Karten',
      help: 'Wie viele Karten es von jedem Zimmer gibt. Die Zahlen sind von uns (UD-3).',
      ...components.cards,
    },
  },
};
