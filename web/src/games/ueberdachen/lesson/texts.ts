import type { ByLanguage } from '@richtfest/engine';
import type { StepText } from '../../../lessons/lesson.ts';
import type { SiteStep } from './steps.ts';

export const texts: ByLanguage<Readonly<Record<SiteStep, StepText>>> = {
  en: {
    welcome: {
      say: 'Hello, I am Tilda! This is your building site: seven columns to fill with rooms, and four places for pillars. Your trade: mason.',
    },
    card: {
      say: 'Cards are plans for rooms. This little chamber needs a radiator, a lamp, plaster and a door. Nobody has all of that alone.',
    },
    roll: {
      say: 'Every turn begins with the die: 1 to 4 brings that many materials. Roll!',
    },
    load: {
      say: 'A 3: the lorry brings three materials. Load plaster, a door and one more thing to swap. Then unload.',
      other: 'The chamber needs plaster and a door: load both, and one more thing.',
    },
    open: {
      say: 'Now open the room: tap the small card, then a glowing square. The first material is built at once.',
      other: 'Tap the small card first and build its first material.',
    },
    build: {
      say: 'Go on: tap a material in your storage, then the square that shows it.',
      other: 'First build what you have for your chamber.',
    },
    'build-more': {
      say: 'And the next one. What is built stays where it is.',
      other: 'First build what you have for your chamber.',
    },
    offer: {
      say: 'Only the lamp is missing, and Ida has one. Tap “Trade”, choose the lamp, add what you don’t need, and offer it to everyone.',
      other: 'Ask everyone for the lamp, and give something for it.',
    },
    pick: {
      say: 'Ida agrees! When all have answered, you pick one: tap her.',
      other: 'Take Ida’s lamp, your room is waiting for it.',
    },
    complete: {
      say: 'Build in the lamp, and the chamber is complete.',
      other: 'The lamp into the chamber, please!',
    },
    'end-turn': {
      say: 'Complete: 1 point, and 1 more as long as nobody has more chambers. Large rooms score 3. Your storage holds five materials. End your turn.',
      other: 'That is enough for this turn: end it, and see what the others do.',
    },
    'roll-again': { say: 'Your turn again. Roll: perhaps a 6 comes.' },
    pillar: {
      say: 'A 6, and that is a pillar! Set it. Four pillars carry the ceiling, four more the roof; each needs a 6.',
      other: 'You could keep it to trade. But you need it yourself: set it.',
    },
    opener: {
      say: 'With a 5 or a 6 you also get the bottle opener: it doubles your next roll, if nobody takes it from you first.',
    },
    end: {
      say: 'The player who gets the roof ends the game. The roof, all six kinds of room and full floors score extra. Offers, thefts and the bank come in part 2.',
    },
  },
  de: {
    welcome: {
      say: 'Hallo, ich bin Tilda! Das ist deine Baustelle: sieben Spalten für Zimmer und vier Plätze für Pfeiler. Dein Handwerk: Mauern.',
    },
    card: {
      say: 'Karten sind Pläne für Zimmer. Diese kleine Kammer will Heizung, Licht, Putz und Tür. Das alles hat niemand allein.',
    },
    roll: {
      say: 'Jeder Zug beginnt mit dem Würfel: 1 bis 4 bringt so viele Baustoffe. Würfle!',
    },
    load: {
      say: 'Eine 3: Der Laster bringt drei Baustoffe. Lade Putz, eine Tür und noch etwas zum Tauschen. Dann lade ab.',
      other: 'Die Kammer will Putz und eine Tür: Beides muss auf den Laster, und noch etwas dazu.',
    },
    open: {
      say: 'Jetzt fang das Zimmer an: Tippe die kleine Karte an und dann ein Feld, das leuchtet. Der erste Baustoff wird gleich verbaut.',
      other: 'Tippe zuerst die kleine Karte an und verbaue ihren ersten Baustoff.',
    },
    build: {
      say: 'Weiter: Tippe einen Baustoff in deinem Lager an und dann das Feld, das ihn zeigt.',
      other: 'Verbaue erst, was du für deine Kammer hast.',
    },
    'build-more': {
      say: 'Und der nächste. Was verbaut ist, bleibt, wo es ist.',
      other: 'Verbaue erst, was du für deine Kammer hast.',
    },
    offer: {
      say: 'Nur das Licht fehlt noch, und Ida hat eins. Tippe auf „Tauschen“, wähle das Licht, leg hin, was du nicht brauchst, und biete es allen an.',
      other: 'Frag alle nach dem Licht und gib etwas dafür.',
    },
    pick: {
      say: 'Ida ist einverstanden! Haben alle geantwortet, wählst du, mit wem du tauschst: Tippe darauf.',
      other: 'Nimm Idas Licht, dein Zimmer wartet darauf.',
    },
    complete: {
      say: 'Bau das Licht ein, dann ist die Kammer fertig.',
      other: 'Das Licht in die Kammer, bitte!',
    },
    'end-turn': {
      say: 'Fertig: 1 Punkt, und 1 dazu, solange niemand mehr Kammern hat. Große Zimmer zählen 3. Dein Lager fasst fünf Baustoffe. Beende deinen Zug.',
      other: 'Genug für diesen Zug: Beende ihn und schau, was die anderen tun.',
    },
    'roll-again': { say: 'Du bist wieder dran. Würfle: Vielleicht kommt eine 6.' },
    pillar: {
      say: 'Eine 6, das ist ein Pfeiler! Setze ihn. Vier Pfeiler tragen die Decke, vier weitere das Dach; jedes Mal braucht es eine 6.',
      other: 'Man könnte ihn behalten und tauschen. Aber du brauchst ihn selbst: Setze ihn.',
    },
    opener: {
      say: 'Mit einer 5 oder 6 bekommst du auch den Flaschenöffner: Er verdoppelt deinen nächsten Wurf, wenn ihn dir vorher niemand nimmt.',
    },
    end: {
      say: 'Wer das Dach bekommt, beendet das Spiel. Das Dach, alle sechs Zimmerarten und volle Etagen zählen extra. Angebote, Diebe und die Bank kommen in Teil 2.',
    },
  },
  nl: {
    welcome: {
      say: 'Hallo, ik ben Tilda! Dit is je bouwplaats: zeven kolommen voor kamers en vier plekken voor pijlers. Jouw vak: metselen.',
    },
    card: {
      say: 'Kaarten zijn plannen voor kamers. Dit kamertje wil een verwarming, een lampje, pleister en een deur. Dat heeft niemand alleen.',
    },
    roll: {
      say: 'Elke beurt begint met de dobbelsteen: 1 tot 4 levert zoveel materialen op. Gooi!',
    },
    load: {
      say: 'Een 3: de vrachtwagen brengt drie materialen. Laad pleister, een deur en nog iets om te ruilen. Daarna lossen.',
      other: 'Het kamertje wil pleister en een deur: die moeten allebei mee, en nog iets.',
    },
    open: {
      say: 'Begin nu aan de kamer: tik de kleine kaart aan en dan een vakje dat oplicht. Het eerste materiaal wordt meteen ingebouwd.',
      other: 'Tik eerst de kleine kaart aan en bouw het eerste materiaal in.',
    },
    build: {
      say: 'Ga door: tik een materiaal in je opslag aan en dan het vakje dat het toont.',
      other: 'Bouw eerst in wat je voor je kamertje hebt.',
    },
    'build-more': {
      say: 'En de volgende. Wat ingebouwd is, blijft waar het is.',
      other: 'Bouw eerst in wat je voor je kamertje hebt.',
    },
    offer: {
      say: 'Alleen het lampje ontbreekt nog, en Ida heeft er één. Tik op “Ruilen”, kies het lampje, leg neer wat je niet nodig hebt en bied het iedereen aan.',
      other: 'Vraag iedereen om het lampje en geef er iets voor.',
    },
    pick: {
      say: 'Ida vindt het goed! Als iedereen geantwoord heeft, kies jij iemand: tik haar aan.',
      other: 'Neem Ida’s lampje, je kamer wacht erop.',
    },
    complete: {
      say: 'Bouw het lampje in, dan is het kamertje klaar.',
      other: 'Het lampje in het kamertje, graag!',
    },
    'end-turn': {
      say: 'Klaar: 1 punt, en 1 erbij zolang niemand meer kamertjes heeft. Grote kamers tellen 3. In je opslag passen vijf materialen. Sluit je beurt af.',
      other: 'Genoeg voor deze beurt: sluit hem af en kijk wat de anderen doen.',
    },
    'roll-again': { say: 'Je bent weer aan de beurt. Gooi: misschien komt er een 6.' },
    pillar: {
      say: 'Een 6, en dat is een pijler! Plaats hem. Vier pijlers dragen het plafond, nog vier het dak; steeds is er een 6 voor nodig.',
      other: 'Je zou hem kunnen houden en ruilen. Maar je hebt hem zelf nodig: plaats hem.',
    },
    opener: {
      say: 'Met een 5 of een 6 krijg je ook de flesopener: hij verdubbelt je volgende worp, als niemand hem eerst van je afpakt.',
    },
    end: {
      say: 'Wie het dak krijgt, beëindigt het spel. Het dak, alle zes soorten kamers en volle verdiepingen tellen extra. Aanbiedingen, diefstal en de bank komen in deel 2.',
    },
  },
};
