import type { ByLanguage } from '@richtfest/engine';
import type { StepText } from '../../../lessons/lesson.ts';
import type { TreehouseStep } from './steps.ts';

export const texts: ByLanguage<Readonly<Record<TreehouseStep, StepText>>> = {
  en: {
    welcome: {
      say: 'Hello, I am Tilda! That is your tree, and these six cards are rooms for it. Nobody else sees them.',
    },
    choose: {
      say: 'Which room do you like? Tap a card to lift it, and again to choose it. It waits under the leaf until the others have chosen, too.',
    },
    place: {
      say: 'Everyone shows their card at the same time! The lowest level has two places, left and right. Put your room in one of them.',
      other: 'Don’t throw it away: there is a place for it in the tree. Tap one that glows.',
    },
    passed: {
      say: 'Now the hands move on: you get Bruno’s cards, Ida gets yours. So think twice about what you leave her.',
    },
    'choose-two': {
      say: 'Choose the next room.',
    },
    balance: {
      say: 'See the acorn on the trunk? It moved to the side you built on. Now that side is blocked: build on the other one, and the tree stands straight again.',
      other: 'There is a place for it on the other side. Tap the one that glows.',
    },
    colours: {
      say: 'Each colour has its pennant. Rooms of one colour must touch each other, so leave your colours room to grow.',
    },
    'choose-three': {
      say: 'Choose a room, ideally in a colour you already have.',
    },
    higher: {
      say: 'Higher up, a room needs support from below: two rooms in the middle, one at the edge. Tap a blocked place to see why.',
    },
    'choose-four': {
      say: 'Two more rooms this week. You know what to do: choose.',
    },
    'place-four': {
      say: 'Find a place for it. If there is none, the card is discarded.',
    },
    'choose-five': {
      say: 'Two cards are left: choose one; the other is discarded.',
    },
    'place-five': {
      say: 'The last room of this week.',
    },
    'take-bonus': {
      say: 'The week is counted. First, each of you takes a bonus card: a 2 doubles a colour this week, a 0 makes it worth nothing. Take a 2.',
      other: 'A 0 hurts the others. Today, take a 2 and help yourself.',
    },
    bonus: {
      say: 'You are last to peg a card on a free pennant. Tap the colour you have the most rooms of, then “Peg it here”.',
    },
    scored: {
      say: 'Each room scored 1 point for its owner: 2 if a 2 hangs on its colour, none if a 0 does. Then the bonus cards go back.',
    },
    end: {
      say: 'After three weeks, having the most rooms of a colour scores once more. Your tree keeps growing until then. You can do it!',
    },
  },
  de: {
    welcome: {
      say: 'Hallo, ich bin Tilda! Das ist dein Baum, und die sechs Karten sind Räume dafür. Sonst sieht sie niemand.',
    },
    choose: {
      say: 'Welcher Raum gefällt dir? Tippe eine Karte an, um sie zu heben, und noch einmal, um sie zu wählen. Sie liegt unter dem Blatt, bis auch die anderen gewählt haben.',
    },
    place: {
      say: 'Alle Karten werden zugleich gezeigt! Die unterste Reihe hat zwei Plätze, links und rechts. Häng deinen Raum an einen davon.',
      other: 'Leg es nicht ab: Im Baum ist Platz. Tippe einen an, der leuchtet.',
    },
    passed: {
      say: 'Jetzt wandern die Karten: Du bekommst Brunos, Ida bekommt deine. Überleg dir also, was du ihr übrig lässt.',
    },
    'choose-two': {
      say: 'Wähle den nächsten Raum.',
    },
    balance: {
      say: 'Siehst du die Eichel am Stamm? Sie ist auf die Seite gerückt, auf der du gebaut hast. Die ist jetzt gesperrt: Bau auf der anderen, dann steht der Baum wieder gerade.',
      other: 'Auf der anderen Seite ist Platz dafür. Tippe den an, der leuchtet.',
    },
    colours: {
      say: 'Jede Farbe hat ihren Wimpel. Räume einer Farbe müssen sich berühren: Lass deinen Farben also Platz zum Wachsen.',
    },
    'choose-three': {
      say: 'Wähle einen Raum, am besten in einer Farbe, die du schon hast.',
    },
    higher: {
      say: 'Weiter oben braucht ein Raum Halt: in der Mitte zwei Räume darunter, am Rand einen. Ein gesperrter Platz sagt dir, warum, wenn du ihn antippst.',
    },
    'choose-four': {
      say: 'Noch zwei Räume in dieser Woche. Du weißt schon: wählen.',
    },
    'place-four': {
      say: 'Such ihm einen Platz. Gibt es keinen, wird die Karte abgelegt.',
    },
    'choose-five': {
      say: 'Zwei Karten sind übrig: Wähle eine, die andere kommt weg.',
    },
    'place-five': {
      say: 'Der letzte Raum dieser Woche.',
    },
    'take-bonus': {
      say: 'Die Woche wird gewertet. Vorher nehmt ihr euch Bonuskarten: Mit einer 2 zählt eine Farbe diese Woche doppelt, mit einer 0 gar nicht. Nimm eine 2.',
      other: 'Eine 0 ärgert die anderen. Nimm heute eine 2 und hilf dir selbst.',
    },
    bonus: {
      say: 'Deine 2 kommt zuletzt an einen freien Wimpel. Tippe die Farbe an, von der du am meisten hast, dann „Hier anhängen“.',
    },
    scored: {
      say: 'Jeder Raum brachte allen 1 Punkt, wo eine 2 hängt, 2 und wo eine 0 hängt, keinen. Danach kommen die Bonuskarten zurück.',
    },
    end: {
      say: 'Nach drei Wochen zählen die meisten Räume einer Farbe noch einmal. Bis dahin wächst dein Baum weiter. Du kannst es!',
    },
  },
  nl: {
    welcome: {
      say: 'Hallo, ik ben Tilda! Dat is jouw boom, en deze zes kaarten zijn kamers ervoor. Verder ziet niemand ze.',
    },
    choose: {
      say: 'Welke kamer vind je leuk? Tik een kaart aan om hem op te tillen en nog eens om hem te kiezen. Hij ligt onder het blad tot ook de anderen gekozen hebben.',
    },
    place: {
      say: 'Alle kaarten gaan tegelijk open! De onderste rij heeft twee plekken, links en rechts. Hang je kamer in een ervan.',
      other: 'Leg hem niet af: er is plek in de boom. Tik er een aan die oplicht.',
    },
    passed: {
      say: 'Nu gaan de kaarten rond: jij krijgt die van Bruno, Ida krijgt de jouwe. Denk dus na over wat je voor haar overlaat.',
    },
    'choose-two': {
      say: 'Kies de volgende kamer.',
    },
    balance: {
      say: 'Zie je de eikel op de stam? Die schoof naar de kant waar je bouwde. Die kant is nu dicht: bouw aan de andere, dan staat de boom weer recht.',
      other: 'Aan de andere kant is er plek voor. Tik de plek aan die oplicht.',
    },
    colours: {
      say: 'Elke kleur heeft een eigen vaantje. Kamers van één kleur moeten elkaar raken: geef je kleuren dus ruimte om te groeien.',
    },
    'choose-three': {
      say: 'Kies een kamer, het liefst in een kleur die je al hebt.',
    },
    higher: {
      say: 'Hogerop heeft een kamer steun nodig: in het midden twee kamers eronder, aan de rand één. Een plek die dicht is, zegt waarom als je erop tikt.',
    },
    'choose-four': {
      say: 'Nog twee kamers deze week. Je weet hoe het gaat: kiezen.',
    },
    'place-four': {
      say: 'Zoek er een plek voor. Is er geen, dan gaat de kaart weg.',
    },
    'choose-five': {
      say: 'Er zijn twee kaarten over: kies er een, de andere gaat weg.',
    },
    'place-five': {
      say: 'De laatste kamer van deze week.',
    },
    'take-bonus': {
      say: 'De week wordt geteld. Eerst neemt iedereen een bonuskaart: met een 2 telt een kleur deze week dubbel, met een 0 helemaal niet. Neem een 2.',
      other: 'Een 0 zit de anderen dwars. Neem vandaag een 2 en help jezelf.',
    },
    bonus: {
      say: 'Jij hangt je 2 als laatste op, aan een vrij vaantje. Tik de kleur aan waarvan je de meeste kamers hebt, dan “Hier ophangen”.',
    },
    scored: {
      say: 'Elke kamer gaf iedereen 1 punt, 2 waar een 2 hangt en niets waar een 0 hangt. Daarna gaan de bonuskaarten terug.',
    },
    end: {
      say: 'Na drie weken tellen de meeste kamers van een kleur nog een keer. Tot dan groeit je boom door. Je kunt het!',
    },
  },
};
