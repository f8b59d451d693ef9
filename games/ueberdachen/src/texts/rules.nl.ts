import type { UeberdachenTexts } from './ueberdachen-texts.ts';

export const nlRules: Pick<UeberdachenTexts, 'chapters' | 'rules' | 'options'> = {
  chapters: {
    components: 'Wat er in de doos zit',
    start: 'Het begin',
    turn: 'Een beurt',
    end: 'Het einde',
  },

  rules: {
    'UD-1': {
      title: 'Vaklui en bouwstoffen',
      text: 'Er zijn vier vakken met elk twee bouwstoffen. Elektricien (geel): lampjes en stopcontacten. Loodgieter (blauw): verwarmingen en kranen. Timmerman (groen): deuren en kasten. Metselaar (rood): pleister en tegels. De voorraad raakt nooit op.',
    },
    'UD-2': {
      title: 'De plaat',
      text: 'Een verdieping heeft 7 kolommen van 4 vakken, samen 28. Een kleine kamer vult één kolom, een grote twee kolommen naast elkaar. Elke vrije kolom is goed, dus je kunt een verdieping ook onhandig opdelen. Een huis heeft twee verdiepingen, de funderingsplaat en later de plafondplaat, elk met vier plaatsen voor pijlers.',
    },
    'UD-3': {
      title: 'Kamerkaarten',
      text: 'Een kaart zegt welke bouwstof in welk vak hoort. De kleine stapel heeft 36 kaarten, 12 van elk: kamertje, gang en hal; de grote 24, 8 van elk: keuken, badkamer en woonkamer. Alleen de bovenste kaart van een stapel is bekend, en alleen die kun je nemen. Kaarten van onvoltooide kamers op een gesloten verdieping blijven bij hun eigenaar. Alle recepten behalve het kamertje, en de aantallen kaarten, zijn van ons; wie de doos heeft kan de echte invullen.',
    },
    'UD-4': {
      title: 'De dobbelsteen',
      text: 'Een 1 tot 4 levert precies zoveel bouwstoffen van je eigen vak op, in elke mengeling. Een 5 levert de flesopener (UD-7) en een diefstal (UD-12) op. Een 6 levert de opener op en een pijler, het plafond of het dak (UD-8). De gedrukte tekens zijn verloren: zo lezen wij ze.',
    },
    'UD-5': {
      title: 'Beginnen',
      text: 'Het lot wijst de eerste speler aan, tenzij de tafel er een kiest. Wie geen fundering heeft gooit tot drie keer om de 6; daarmee kies je een vrij vak, krijg je de funderingsplaat, en eindigt je beurt; vanaf je volgende beurt speel je mee. Tot die tijd leveren je worpen niets anders op, ook de opener niet, en doe je niet mee aan ruilen en diefstal. Bij de snelle start worden de vakken verloot en heeft iedereen meteen een plaat.',
    },
    'UD-6': {
      title: 'Je beurt',
      text: 'Gooi, en neem alles wat de worp oplevert. Pas daarna, in elke volgorde en zo vaak je wilt: kamers beginnen, bouwen, ruilen, naar de bank. Sluit dan je beurt af.',
    },
    'UD-7': {
      title: 'De flesopener',
      text: 'Wie een 5 of 6 gooit pakt de opener, of houdt hem. Hij telt vanaf je volgende beurt als je hem bij het begin daarvan nog hebt, nooit voor de worp die hem oplevert. Hij verdubbelt de worp: twee keer zoveel bouwstoffen, 2 diefstallen bij een 5, en 2 stappen bij een 6, na elkaar: telkens een pijler, of het plafond als er beneden vier staan, of een losse pijler als er boven vier staan; de tweede stap is nooit het dak.',
    },
    'UD-8': {
      title: 'Pijlers, plafond, dak',
      text: 'Een pijler zet je meteen, of je houdt hem los om hem in deze beurt te ruilen of weg te geven. Aan het eind van je beurt wordt elke losse pijler gezet die een plaats heeft; de andere gaan terug. Staan er beneden vier pijlers, dan moet je volgende 6 het plafond zijn: de onderste verdieping is dan gesloten zoals ze is, en je bouwt boven verder. Staan er bij de worp boven vier pijlers, dan is je 6 het dak, of je wilt of niet, en het spel is meteen afgelopen.',
    },
    'UD-9': {
      title: 'Kamers',
      text: 'Om een kamer te beginnen neem je de bovenste kaart van een stapel, kies je vrije kolommen naast elkaar op je huidige verdieping, en bouw je meteen de eerste bouwstof. Meer onvoltooide kamers tegelijk mag. Een bouwstof past alleen in een vak waarvan de kaart haar toont, en wat gebouwd is blijft waar het is. Zijn alle vakken vol, dan is de kamer klaar en wordt de kaart omgedraaid.',
    },
    'UD-10': {
      title: 'Ruilen',
      text: 'Iedereen mag ruilen, maar alleen met wie gooit: bouwstoffen uit de opslag en losse pijlers van wie gooit, meteen uitgevoerd, zonder beloften. Wie gooit doet één speler of iedereen een bod, één tegelijk, 12 per beurt, ingetrokken biedingen meegeteld. Beide kanten moeten iets geven (alleen pijlers mag je weggeven), geen soort mag aan beide kanten staan, en minstens één aangesprokene moet het kunnen uitvoeren. Hetzelfde bod mag pas weer als een betrokken opslag veranderd is of nadat het is uitgevoerd. Wie aangesproken is neemt aan, slaat af of doet één tegenbod. Zegt één aangesproken speler ja, dan wordt er geruild; anders kiest wie gooit, als allen geantwoord hebben, een van de toezeggingen en tegenboden, of geen. Een bod kan worden ingetrokken zolang er antwoorden ontbreken; tot dan kan wie gooit niets anders doen. Zolang die vrij kan handelen mag elke andere speler met een fundering één voorstel open hebben, 3 per beurt; voorstellen houden niemand op en vervallen met de beurt. Wie een pijler krijgt heeft een vrije plaats op de huidige verdieping nodig en zet hem meteen. Wie geen tijd meer heeft, heeft afgeslagen; raakt wie gooit zonder tijd, dan wordt het bod ingetrokken, worden losse pijlers gezet en eindigt de beurt.',
    },
    'UD-11': {
      title: 'De bank',
      text: 'In je eigen beurt geeft de bank je voor 4 willekeurige bouwstoffen 1 naar keuze, en voor 6 een pijler, dus 1, ook als je er geen plaats voor hebt; nooit het plafond of het dak.',
    },
    'UD-12': {
      title: 'Diefstal bij een 5',
      text: 'Je mag 1 bouwstof uit de opslag van een ander pakken; met de opener 2, na elkaar, ook van twee spelers. Wie van de eerste afziet, ziet ook van de tweede af.',
    },
    'UD-13': {
      title: 'De opslag',
      text: 'Aan het eind van een beurt houdt iedereen hoogstens 5 bouwstoffen. Wie er meer heeft gooit weg, één voor één, allen tegelijk. Wie geen tijd meer heeft verliest waarvan hij het meest heeft, bij gelijke aantallen het eerste in de volgorde van UD-1.',
    },
    'UD-14': {
      title: 'Drie worpen om de 6',
      text: 'Met vier pijlers en alle 28 vakken van je huidige verdieping vol mag je vóór je eerste worp zeggen dat je om de 6 gooit: tot ze komt, of drie keer. Je krijgt geen bouwstoffen en geen diefstal; een 5 pakt de opener; een opener die telt verdubbelt de 6. Daarna gaat je beurt gewoon verder.',
    },
    'UD-15': {
      title: 'Met zijn drieën',
      text: 'Zodra alle drie een fundering hebben mag iedereen bouwstoffen van het eigen en van het ontbrekende vak nemen, in elke mengeling.',
    },
    'UD-16': {
      title: 'Wanneer het spel eindigt',
      text: 'Het spel is meteen afgelopen als iemand het dak krijgt. Voor de zekerheid eindigt het ook na 80 ronden (de tafel kan een ander aantal kiezen); een ronde eindigt als de beurt weer bij de eerste speler komt, en dan heeft niemand het dak. Wie nooit een fundering kreeg heeft 0 punten.',
    },
    'UD-17': {
      title: 'Punten',
      text: 'Het dak: 3. Alle zes soorten kamers minstens één keer klaar: 3. Elke voltooide grote kamer: 3. Elke voltooide kleine kamer: 1. Elke verdieping met 28 volle vakken: 2. Voor elke soort kamer 1 voor wie er meer klaar heeft dan ieder ander. Kamers van beide verdiepingen tellen samen.',
    },
    'UD-18': {
      title: 'Wie wint',
      text: 'De meeste punten winnen; bij gelijke stand delen jullie de winst.',
    },
    'UD-19': {
      title: 'Verboden',
      text: 'Verplaatsen wat gebouwd is, bouwstoffen buiten de opslag bewaren, op de pof ruilen, en bouwen terwijl een ander gooit.',
    },
  },

  options: {
    firstSeat: {
      name: 'Eerste speler',
      help: 'De plaats die begint, geteld vanaf 0, of “lot”: het lot beslist (UD-5).',
    },
    quickStart: {
      name: 'Snelle start',
      help: 'De vakken worden verloot en iedereen begint met een fundering, zonder om de 6 te gooien (UD-5).',
    },
    roundLimit: {
      name: 'Hoogstens zoveel ronden',
      help: 'Na zoveel ronden eindigt het spel ook zonder dak (UD-16).',
    },
    die: {
      name: 'De dobbelsteen',
      help: 'Wat elk van de zes kanten oplevert. De gedrukte tekens zijn verloren: zo lezen wij ze (UD-4).',
    },
    recipes: {
      name: 'Kamerkaarten',
      help: 'De bouwstoffen van elke kamer van boven naar beneden, bij grote eerst de linkerkolom. Alle behalve het kamertje zijn van ons (UD-3).',
    },
    cards: {
      name: 'Aantallen kaarten',
      help: 'Hoeveel kaarten er van elke kamer zijn. De aantallen zijn van ons (UD-3).',
    },
  },
};
