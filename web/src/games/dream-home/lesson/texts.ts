import type { ByLanguage } from '@richtfest/engine';
import type { StepText } from '../../../lessons/lesson.ts';
import type { DreamStep } from './steps.ts';

export const texts: ByLanguage<Readonly<Record<DreamStep, StepText>>> = {
  en: {
    welcome: {
      say: 'Hello, I am Tilda! This is your house: still empty, with two floors and a small basement. You have twelve rounds to furnish it.',
    },
    market: {
      say: 'The shop window has five columns: a room on top and an extra below it. Each round you take one column.',
    },
    take: {
      say: 'The last column has a living room and a piece of roof. Tap it and take it.',
      other: 'They are all nice. Today, take the last column, with the living room and the roof.',
    },
    place: {
      say: 'Where should the living room go? Rooms can’t float, so start on the ground floor. Tap a glowing field.',
      other: 'Put it face up on a glowing field: it has to stand on the ground or on another card.',
    },
    roof: {
      say: 'The piece of roof is under the tarpaulin now, and nobody may look. Collect four of one colour for 8 points.',
    },
    second: {
      say: 'A second living room! Two side by side score 4 points, three even 9. Take column 3.',
      other: 'Column 3, please: its living room goes with yours.',
    },
    join: {
      say: 'Put it right next to your living room, on the same floor: the wall comes down.',
      other: 'Only side by side on the same floor do two cards become one big room.',
    },
    piano: {
      say: 'And a grand piano came with it! Tap your living room to put it there.',
      other: 'The piano belongs in your living room: tap it.',
    },
    finished: {
      say: 'That is 3 more points. But with its piano the room is finished: it can’t grow any larger.',
    },
    garage: {
      say: 'Your basement is still empty. Column 5 has a garage. Take it.',
      other: 'Take the garage in column 5 this time, it is for the basement.',
    },
    cellar: {
      say: 'Garages and cellars belong in the basement. Anywhere else, the card would lie face down as an empty room.',
      other:
        'Above ground, a garage would lie face down and score nothing. Put it in the basement.',
    },
    helper: {
      say: 'The interior designer is waiting at your fence: at the end, each of your tiles scores 1 more point. Other helpers work at once or bring tools.',
    },
    end: {
      say: 'A bathroom on both floors: 3 points. Bathroom, kitchen and bedroom: 3 points. And don’t forget the roof! Now you know how it goes.',
    },
  },
  de: {
    welcome: {
      say: 'Hallo, ich bin Tilda! Das ist dein Haus: noch leer, mit zwei Stockwerken und einem kleinen Keller. In zwölf Runden richtest du es ein.',
    },
    market: {
      say: 'In der Auslage liegen fünf Spalten: oben ein Raum, unten etwas dazu. In jeder Runde nimmst du eine Spalte.',
    },
    take: {
      say: 'In der letzten Spalte liegen ein Wohnzimmer und ein Stück Dach. Tippe sie an und nimm sie.',
      other: 'Schön sind sie alle. Nimm heute die letzte Spalte, mit Wohnzimmer und Dach.',
    },
    place: {
      say: 'Wohin mit dem Wohnzimmer? Nichts schwebt: Fang im Erdgeschoss an. Tippe ein Feld an, das leuchtet.',
      other: 'Leg es offen auf ein Feld, das leuchtet: Dort steht es auf der Erde oder auf etwas.',
    },
    roof: {
      say: 'Das Stück Dach liegt jetzt unter der Plane, niemand darf nachsehen. Sammle vier in einer Farbe: Das bringt 8 Punkte.',
    },
    second: {
      say: 'Noch ein Wohnzimmer! Zwei nebeneinander zählen 4 Punkte, drei sogar 9. Nimm Spalte 3.',
      other: 'Spalte 3, bitte: Das Wohnzimmer dort passt zu deinem.',
    },
    join: {
      say: 'Leg es gleich neben dein Wohnzimmer, auf dasselbe Stockwerk: Die Wand fällt weg.',
      other: 'Nur nebeneinander auf einem Stockwerk werden zwei Karten ein großer Raum.',
    },
    piano: {
      say: 'Und ein Flügel war dabei! Tippe dein Wohnzimmer an, dort kommt er hin.',
      other: 'Der Flügel will in dein Wohnzimmer: Tippe es an.',
    },
    finished: {
      say: 'Das sind 3 Punkte mehr. Aber mit dem Flügel ist der Raum fertig: Er kann nicht mehr wachsen.',
    },
    garage: {
      say: 'Dein Keller ist noch leer. In Spalte 5 liegt eine Garage. Nimm sie.',
      other: 'Nimm diesmal die Garage aus Spalte 5, sie ist für den Keller.',
    },
    cellar: {
      say: 'Garagen und Keller gehören nach unten. Anderswo läge die Karte verdeckt, als leerer Raum.',
      other: 'Über der Erde läge die Garage verdeckt und zählte nichts. Leg sie in den Keller.',
    },
    helper: {
      say: 'Am Zaun steht jetzt deine Innenarchitektin: Am Ende zählt jedes deiner Plättchen 1 Punkt mehr. Andere helfen anders oder bringen Werkzeug.',
    },
    end: {
      say: 'Ein Badezimmer auf beiden Stockwerken: 3 Punkte. Bad, Küche und Schlafzimmer: 3 Punkte. Und vergiss das Dach nicht! Jetzt weißt du, wie es geht.',
    },
  },
  nl: {
    welcome: {
      say: 'Hallo, ik ben Tilda! Dit is je huis: nog leeg, met twee verdiepingen en een keldertje. In twaalf ronden richt je het in.',
    },
    market: {
      say: 'Op het bord liggen vijf kolommen: boven een kamer, onder iets erbij. Elke ronde pak je één kolom.',
    },
    take: {
      say: 'In de laatste kolom liggen een woonkamer en een stuk dak. Tik erop en pak ze.',
      other: 'Ze zijn allemaal mooi. Pak vandaag de laatste kolom, met de woonkamer en het dak.',
    },
    place: {
      say: 'Waar komt de woonkamer? Niets zweeft: begin op de begane grond. Tik een veld aan dat oplicht.',
      other: 'Leg hem open op een veld dat oplicht: daar staat hij op de grond of op iets anders.',
    },
    roof: {
      say: 'Het stuk dak ligt nu onder het zeil; niemand mag kijken. Verzamel er vier van één kleur voor 8 punten.',
    },
    second: {
      say: 'Nog een woonkamer! Twee naast elkaar tellen 4 punten, drie zelfs 9. Pak kolom 3.',
      other: 'Kolom 3, graag: die woonkamer past bij de jouwe.',
    },
    join: {
      say: 'Leg hem pal naast je woonkamer, op dezelfde verdieping: de muur valt weg.',
      other: 'Alleen naast elkaar op één verdieping worden twee kaarten één grote kamer.',
    },
    piano: {
      say: 'En er hoorde een piano bij! Tik je woonkamer aan, daar komt hij.',
      other: 'De piano wil in je woonkamer staan: tik die aan.',
    },
    finished: {
      say: 'Dat zijn 3 punten meer. Maar met de piano is de kamer klaar: groter wordt hij niet meer.',
    },
    garage: {
      say: 'Je kelder is nog leeg. In kolom 5 ligt een garage. Pak die.',
      other: 'Pak deze keer de garage uit kolom 5, die is voor de kelder.',
    },
    cellar: {
      say: 'Garages en kelders horen beneden. Ergens anders ligt de kaart gesloten, als lege kamer.',
      other: 'Boven de grond ligt de garage gesloten en telt hij niet. Leg hem in de kelder.',
    },
    helper: {
      say: 'Bij je hek staat nu de interieurontwerpster: aan het einde telt elke tegel van jou 1 punt meer. Anderen helpen anders of brengen gereedschap.',
    },
    end: {
      say: 'Een badkamer op beide verdiepingen: 3 punten. Badkamer, keuken en slaapkamer: 3 punten. En vergeet het dak niet! Nu weet je hoe het gaat.',
    },
  },
};
