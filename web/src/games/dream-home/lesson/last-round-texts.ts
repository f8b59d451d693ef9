import type { ByLanguage } from '@richtfest/engine';
import type { StepText } from '../../../lessons/lesson.ts';
import type { LastRoundStep } from './last-round-steps.ts';

export const texts: ByLanguage<Readonly<Record<LastRoundStep, StepText>>> = {
  en: {
    late: {
      say: 'The last of twelve rounds: one field is free. You have collected a tool, the drill, and two helpers, the handyman and the roofer.',
    },
    drill: {
      say: 'The drill swaps one of your rooms for one in the shop window. Tap the drill, then the bedroom in column 2, then your study.',
      other: 'First use the drill: swap your study for the bedroom in column 2.',
    },
    bedroom: {
      say: 'A bathroom, a kitchen and now a bedroom: 3 points. And the dressing room beside it counts 3 instead of 1. A tool works once, then it is gone.',
    },
    'last-column': {
      say: 'Now your turn as usual. Column 4 has a bathroom and a red roof, your fourth: four of one colour count 8. Take it.',
      other: 'Take column 4: you need its red roof.',
    },
    'last-room': {
      say: 'The last free field. Put the bathroom there, face up.',
      other: 'Put the bathroom on the free field, face up.',
    },
    handyman: {
      say: 'All rounds are played; now the helpers work. The handyman swaps two of your rooms. Tap him, a bathroom upstairs, then the library: a bathroom on each floor counts 3.',
      other: 'Bring one bathroom down: swap it with a room of the ground floor.',
    },
    roofer: {
      say: 'The roofer may fetch one more roof that nobody took. Use him or tap “Done”. Then your roof is laid and everything is counted.',
    },
  },
  de: {
    late: {
      say: 'Die letzte von zwölf Runden: Ein Feld ist frei. Du hast ein Werkzeug gesammelt, die Bohrmaschine, und zwei Helfer, Heimwerker und Dachdecker.',
    },
    drill: {
      say: 'Die Bohrmaschine tauscht einen deiner Räume gegen einen aus der Auslage. Tippe sie an, dann das Schlafzimmer in Spalte 2 und dein Arbeitszimmer.',
      other: 'Erst die Bohrmaschine: Tausch dein Arbeitszimmer gegen das Schlafzimmer in Spalte 2.',
    },
    bedroom: {
      say: 'Bad, Küche und jetzt ein Schlafzimmer: 3 Punkte. Und das Ankleidezimmer daneben zählt 3 statt 1. Ein Werkzeug wirkt einmal, dann ist es weg.',
    },
    'last-column': {
      say: 'Jetzt dein Zug wie immer. In Spalte 4 liegen ein Bad und ein rotes Dach, dein viertes: Vier in einer Farbe zählen 8. Nimm sie.',
      other: 'Nimm Spalte 4: Du brauchst ihr rotes Dach.',
    },
    'last-room': {
      say: 'Das letzte freie Feld. Leg das Bad offen dorthin.',
      other: 'Leg das Bad offen auf das freie Feld.',
    },
    handyman: {
      say: 'Alle Runden sind gespielt, jetzt helfen die Helfer. Tippe den Heimwerker an, ein Bad oben und die Bibliothek: Ein Bad auf jedem Stockwerk zählt 3.',
      other: 'Hol ein Bad nach unten: Tausch es mit einem Raum im Erdgeschoss.',
    },
    roofer: {
      say: 'Der Dachdecker darf noch ein Dach holen, das niemand wollte. Setz ihn ein oder tippe auf „Fertig“. Dann wird dein Dach gedeckt und alles gezählt.',
    },
  },
  nl: {
    late: {
      say: 'De laatste van twaalf ronden: er is één veld vrij. Je hebt een gereedschap verzameld, de boor, en twee klussers, de klusjesman en de dakdekker.',
    },
    drill: {
      say: 'Met de boor ruil je een van je kamers voor een kamer op het bord. Tik de boor aan, de slaapkamer in kolom 2 en dan je studeerkamer.',
      other: 'Eerst de boor: ruil je studeerkamer voor de slaapkamer in kolom 2.',
    },
    bedroom: {
      say: 'Badkamer, keuken en nu een slaapkamer: 3 punten. En de inloopkast ernaast telt 3 in plaats van 1. Gereedschap werkt één keer, dan is het weg.',
    },
    'last-column': {
      say: 'Nu je beurt zoals altijd. In kolom 4 liggen een badkamer en een rood dak, je vierde: vier van één kleur tellen 8. Pak hem.',
      other: 'Pak kolom 4: je hebt het rode dak nodig.',
    },
    'last-room': {
      say: 'Het laatste vrije veld. Leg de badkamer daar open neer.',
      other: 'Leg de badkamer open op het vrije veld.',
    },
    handyman: {
      say: 'Alle ronden zijn gespeeld, nu werken de klussers. Tik de klusjesman aan, een badkamer boven en de bibliotheek: een badkamer op elke verdieping telt 3.',
      other: 'Haal een badkamer naar beneden: ruil hem met een kamer op de begane grond.',
    },
    roofer: {
      say: 'De dakdekker mag nog een dak halen dat niemand heeft gepakt. Gebruik hem of tik op “Klaar”. Dan wordt je dak gelegd en alles geteld.',
    },
  },
};
