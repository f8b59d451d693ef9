import type { ByLanguage } from '@richtfest/engine';
import type { EditionNotes, OpenPoint } from '../../../rules/edition.ts';
import { boxChecks } from './box-check-texts.ts';

type Open = 'UD-1' | 'UD-2' | 'UD-5' | 'UD-8' | 'UD-10' | 'UD-14' | 'UD-16' | 'UD-18';

const points: ByLanguage<Readonly<Record<Open, OpenPoint>>> = {
  en: {
    'UD-1': {
      open: 'What if a material runs out in the box?',
      chosen: 'It does not: there is always enough of everything.',
    },
    'UD-2': {
      open: 'Must rooms lie close together, and may a large one be mirrored?',
      chosen:
        'Any free columns will do, side by side for a large room, and plans are never mirrored. So a floor can be cut up badly: that is part of the game.',
    },
    'UD-5': {
      open: 'What do those do who have no foundation yet?',
      chosen:
        'They roll for the 6 and nothing else: no opener, no trade, no theft. With the quick start everybody begins with a plate.',
    },
    'UD-8': {
      open: 'What becomes of pillars nobody sets, and of a lower floor that is not full?',
      chosen:
        'At the end of a turn loose pillars are set where there is a place; the others go back. Under the ceiling the lower floor is closed as it is.',
    },
    'UD-10': {
      open: 'The book says that people trade, and leaves it to the table how.',
      chosen:
        'One offer at a time, a yes, a no or one counter-offer, and proposals from the others meanwhile. There are limits, so that nobody waits too long.',
    },
    'UD-14': {
      open: 'What do the three rolls for the 6 bring besides?',
      chosen:
        'No materials and no theft. A 5 takes the opener, and an opener that counts doubles the 6.',
    },
    'UD-16': {
      open: 'What if nobody ever rolls the roof?',
      chosen: 'After 80 rounds the game ends without a roof. The table may choose another number.',
    },
    'UD-18': {
      open: 'The book does not speak of ties.',
      chosen: 'Who has equal points shares the place.',
    },
  },
  de: {
    'UD-1': {
      open: 'Was, wenn ein Baustoff in der Schachtel ausgeht?',
      chosen: 'Das passiert nicht: Es ist immer genug von allem da.',
    },
    'UD-2': {
      open: 'Müssen Zimmer dicht nebeneinanderliegen, und darf man ein großes spiegeln?',
      chosen:
        'Jede freie Spalte ist recht, für ein großes Zimmer zwei nebeneinander, und Pläne werden nie gespiegelt. So kann man sich eine Etage verbauen: Das gehört zum Spiel.',
    },
    'UD-5': {
      open: 'Was tun alle, die noch kein Fundament haben?',
      chosen:
        'Sie würfeln um die 6, sonst nichts: kein Öffner, kein Tausch, kein Diebstahl. Mit dem Schnellstart beginnen alle mit einer Platte.',
    },
    'UD-8': {
      open: 'Was wird aus Pfeilern, die niemand setzt, und aus einer unteren Etage, die nicht voll ist?',
      chosen:
        'Am Ende eines Zuges werden lose Pfeiler gesetzt, wo Platz ist; die anderen gehen zurück. Unter der Decke ist die untere Etage geschlossen, wie sie ist.',
    },
    'UD-10': {
      open: 'Die Anleitung sagt, dass getauscht wird, und überlässt dem Tisch, wie.',
      chosen:
        'Ein Angebot zur Zeit, darauf ein Ja, ein Nein oder ein Gegenangebot, und zwischendurch Vorschläge der anderen. Grenzen sorgen dafür, dass niemand zu lange wartet.',
    },
    'UD-14': {
      open: 'Was bringen die drei Würfe um die 6 sonst noch?',
      chosen:
        'Keine Baustoffe und keinen Diebstahl. Eine 5 holt den Öffner, und ein Öffner, der zählt, verdoppelt die 6.',
    },
    'UD-16': {
      open: 'Was, wenn nie jemand das Dach würfelt?',
      chosen: 'Nach 80 Runden endet das Spiel ohne Dach. Der Tisch kann eine andere Zahl wählen.',
    },
    'UD-18': {
      open: 'Von Gleichstand spricht die Anleitung nicht.',
      chosen: 'Wer gleich viele Punkte hat, teilt sich den Platz.',
    },
  },
  nl: {
    'UD-1': {
      open: 'En als er een materiaal in de doos opraakt?',
      chosen: 'Dat gebeurt niet: er is altijd genoeg van alles.',
    },
    'UD-2': {
      open: 'Moeten kamers dicht bij elkaar liggen, en mag je een grote spiegelen?',
      chosen:
        'Elke vrije kolom is goed, voor een grote kamer twee naast elkaar, en plannen worden nooit gespiegeld. Zo kun je een verdieping versnipperen: dat hoort erbij.',
    },
    'UD-5': {
      open: 'Wat doet wie nog geen fundering heeft?',
      chosen:
        'Die gooit om de 6 en verder niets: geen opener, geen ruil, geen diefstal. Met de snelle start begint iedereen met een plaat.',
    },
    'UD-8': {
      open: 'Wat gebeurt er met pijlers die niemand plaatst, en met een benedenverdieping die niet vol is?',
      chosen:
        'Aan het einde van een beurt worden losse pijlers geplaatst waar plek is; de andere gaan terug. Onder het plafond is de benedenverdieping gesloten zoals ze is.',
    },
    'UD-10': {
      open: 'Het boekje zegt dat er geruild wordt, en laat aan de tafel over hoe.',
      chosen:
        'Eén bod tegelijk, daarop een ja, een nee of een tegenbod, en intussen voorstellen van de anderen. Er zijn grenzen, zodat niemand te lang wacht.',
    },
    'UD-14': {
      open: 'Wat leveren de drie worpen om de 6 verder op?',
      chosen:
        'Geen materialen en geen diefstal. Een 5 haalt de opener, en een opener die telt, verdubbelt de 6.',
    },
    'UD-16': {
      open: 'En als nooit iemand het dak gooit?',
      chosen: 'Na 80 ronden eindigt het spel zonder dak. De tafel kan een ander getal kiezen.',
    },
    'UD-18': {
      open: 'Over gelijke stand zegt het boekje niets.',
      chosen: 'Wie evenveel punten heeft, deelt de plaats.',
    },
  },
};

const estimates: ByLanguage<string> = {
  en: 'Neither box nor rulebook names a play time or an age. 75 minutes and “age 8+” are our estimates: games of four bots last about 36 rounds, and we reckon half a minute for each turn.',
  de: 'Spieldauer und Alter nennen weder Schachtel noch Anleitung. 75 Minuten und „ab 8 Jahren“ schätzen wir: Spiele von vier Bots dauern etwa 36 Runden, und für jeden Zug rechnen wir eine halbe Minute.',
  nl: 'Speelduur en leeftijd staan niet op de doos en niet in het boekje. 75 minuten en “vanaf 8 jaar” zijn onze schatting: spellen van vier bots duren ongeveer 36 ronden, en voor elke beurt rekenen we een halve minuut.',
};

export const edition: EditionNotes = { points, boxChecks, estimates };
