import { componentTexts } from './component-words.ts';
import { recipeList } from './recipe-list.ts';
import type { UeberdachenTexts } from './ueberdachen-texts.ts';

const components = componentTexts('nl');

export const nlRules: Pick<UeberdachenTexts, 'chapters' | 'rules' | 'options'> = {
  chapters: {
    components: 'Wat er in de doos zit',
    start: 'Het begin',
    turn: 'Een beurt',
    end: 'Het einde',
  },

  rules: {
    'UD-1': {
      title: 'Vaklui en materialen',
      text: 'Er zijn vier vakken met elk twee materialen:',
      more: [
        [
          'Elektricien (geel): lampjes en stopcontacten.',
          'Loodgieter (blauw): verwarmingen en kranen.',
          'Timmerman (groen): deuren en kasten.',
          'Metselaar (rood): pleister en tegels.',
        ],
        'De voorraad raakt nooit op.',
      ],
    },
    'UD-2': {
      title: 'De plaat',
      text: 'Een verdieping heeft 7 kolommen van 4 vakjes, samen 28 vakjes. Een kleine kamer vult één kolom, een grote twee kolommen naast elkaar. Je mag alle vrije kolommen gebruiken, dus let op: laat je gaten, dan passen grote kamers er misschien niet meer in. Een huis heeft twee verdiepingen, de funderingsplaat en later de plafondplaat. Elk heeft vier plaatsen voor pijlers.',
    },
    'UD-3': {
      title: 'Kamerkaarten',
      text: 'Een kamerkaart laat zien welk materiaal in welk vakje hoort. De stapel kleine kamers heeft 36 kaarten, 12 van elke kamer; de stapel grote kamers heeft er 24, 8 van elke. Alleen de bovenste kaart van een stapel is bekend, en alleen die kun je nemen. Wordt een verdieping gesloten voordat een kamer klaar is, dan blijft de kaart bij zijn eigenaar.',
      more: [
        'In het boekje staat alleen het kamertje. De andere recepten, hier met “van ons” aangegeven, en de aantallen kaarten hebben we zelf bedacht; heb je de doos, dan kun je de echte invullen. Dit zijn de recepten, van boven naar beneden:',
        recipeList('nl'),
      ],
    },
    'UD-4': {
      title: 'De dobbelsteen',
      text: 'Dit levert je worp op:',
      more: [
        [
          '1 tot en met 4: precies zoveel materialen van je eigen vak, in elke mengeling van de twee soorten.',
          '5: de flesopener (UD-7) en een diefstal (UD-12).',
          '6: de flesopener, en een pijler, het plafond of het dak (UD-8).',
        ],
        'De gedrukte tekens van het boekje waren niet te krijgen: zo lezen wij ze.',
      ],
    },
    'UD-5': {
      title: 'Beginnen',
      text: 'De eerste speler wordt geloot, tenzij jullie er bij het klaarzetten van de tafel een aanwijzen. Voordat je kunt bouwen, heb je een fundering nodig. In je beurt gooi je hoogstens drie keer. Zodra je een 6 gooit, kies je een vrij vak en neem je de funderingsplaat van dat vak. Daarmee eindigt je beurt; vanaf je volgende beurt speel je gewoon mee.',
      more: [
        'Tot die tijd leveren je worpen niets anders op, ook de flesopener niet, en doe je niet mee aan ruilen en diefstal. Bij de snelle start worden de vakken verloot en begint iedereen met een funderingsplaat.',
      ],
    },
    'UD-6': {
      title: 'Je beurt',
      text: 'Gooi de dobbelsteen en neem alles wat de worp oplevert. Pas daarna mag je kamers beginnen, bouwen, ruilen en naar de bank gaan, zo vaak je wilt en in elke volgorde. Dan sluit je je beurt af.',
    },
    'UD-7': {
      title: 'De flesopener',
      text: 'Gooi je een 5 of een 6, dan pak je de flesopener, of je houdt hem als je hem al hebt. Voor de worp die hem oplevert, telt hij nooit. Heb je hem aan het begin van je volgende beurt nog, dan verdubbelt hij je worp in die beurt:',
      more: [
        [
          '1 tot en met 4: je neemt twee keer zoveel materialen.',
          '5: je mag 2 materialen stelen (UD-12).',
          '6: je krijgt 2 stappen, na elkaar. Elke stap is een pijler. Staan er beneden vier pijlers, dan is het in plaats daarvan het plafond. Staan er boven vier pijlers, dan is het een losse pijler (UD-8): de tweede stap is nooit het dak.',
        ],
      ],
    },
    'UD-8': {
      title: 'Pijlers, plafond, dak',
      text: 'Krijg je een pijler, dan zet je hem meteen, of je houdt hem los om hem in deze beurt te ruilen of weg te geven. Aan het eind van je beurt wordt elke losse pijler gezet waarvoor je een vrije plaats hebt; de andere gaan terug naar de voorraad.',
      more: [
        'Staan er beneden vier pijlers, dan moet je volgende 6 het plafond zijn. De onderste verdieping is dan gesloten, wat er ook nog ontbreekt, en je bouwt boven verder. Staan er boven vier pijlers als je een 6 gooit, dan is die 6 het dak, of je wilt of niet, en is het spel meteen afgelopen.',
      ],
    },
    'UD-9': {
      title: 'Kamers',
      text: 'Om een kamer te beginnen neem je de bovenste kaart van een stapel en kies je op de verdieping waar je aan het bouwen bent een vrije kolom, voor een grote kamer twee naast elkaar. Het eerste materiaal bouw je meteen in.',
      more: [
        'Je mag meer onvoltooide kamers tegelijk hebben. Een materiaal komt alleen in een vakje waarvoor de kaart het toont, en wat gebouwd is, blijft waar het is. Zijn alle vakjes vol, dan is de kamer klaar en wordt de kaart omgedraaid.',
      ],
    },
    'UD-10': {
      title: 'Ruilen',
      text: 'Iedereen mag ruilen, maar alleen met de speler die aan de beurt is (de gooiende speler). Je ruilt materialen uit de opslag en losse pijlers van de gooiende speler. Elke ruil wordt meteen uitgevoerd; beloften gelden niet. Daarbij geldt:',
      more: [
        [
          'Biedingen: de gooiende speler doet één speler of iedereen een bod. Er kan maar één bod tegelijk open zijn, en in een beurt zijn er 12 mogelijk, ingetrokken biedingen meegeteld.',
          'Wat een bod nodig heeft: beide kanten geven iets; alleen pijlers mag je zomaar weggeven. Geen soort materiaal staat aan beide kanten. De gooiende speler heeft wat hij geeft, en minstens één gevraagde speler zou kunnen aannemen.',
          'Herhaling: hetzelfde bod kan pas weer als een betrokken opslag veranderd is of nadat het is uitgevoerd.',
          'Antwoorden: wie gevraagd is, neemt aan, slaat af of doet één tegenbod.',
          'Er is één speler gevraagd: met een ja wordt de ruil meteen uitgevoerd; een tegenbod kun je aannemen of niet.',
          'Er zijn meer spelers gevraagd: als iedereen heeft geantwoord, kiest de gooiende speler een van de toezeggingen en tegenboden, of geen.',
          'Wachten: zolang er antwoorden ontbreken, kan de gooiende speler het bod intrekken, maar verder niets doen.',
          'Voorstellen: zolang de gooiende speler vrij kan handelen, mag elke andere speler met een fundering voorstellen doen, één tegelijk en 3 per beurt. De gooiende speler kan ze aannemen, weigeren of negeren. Je kunt ze altijd intrekken, en ze eindigen met de beurt.',
          'Pijlers: wie een pijler krijgt, heeft een vrije plaats nodig op de verdieping waar hij aan het bouwen is, en zet hem meteen.',
          'Tijd: is je antwoordtijd om, dan heb je afgeslagen. Is de tijd van de gooiende speler om, dan wordt het bod ingetrokken, worden losse pijlers gezet en eindigt de beurt.',
        ],
      ],
    },
    'UD-11': {
      title: 'De bank',
      text: 'In je beurt geeft de bank je voor 4 willekeurige materialen 1 materiaal naar keuze, of voor 6 willekeurige materialen 1 pijler. Een pijler mag je ook kopen als je er geen plaats voor hebt, om hem door te ruilen. Het plafond en het dak geeft de bank je nooit.',
    },
    'UD-12': {
      title: 'Diefstal bij een 5',
      text: 'Je mag 1 materiaal uit de opslag van een andere speler pakken. Verdubbelt de flesopener je worp (UD-7), dan mag je er 2 pakken, na elkaar, van dezelfde speler of van twee spelers. Zie je van de eerste af, dan zie je ook van de tweede af.',
    },
    'UD-13': {
      title: 'De opslag',
      text: 'Aan het eind van elke beurt mag iedereen hoogstens 5 materialen houden. Iedereen die er meer heeft, gooit tegelijk de rest weg, het ene materiaal na het andere. Is je tijd om, dan verlies je waarvan je het meest hebt; bij gelijke aantallen wat in UD-1 het eerst komt.',
    },
    'UD-14': {
      title: 'Drie worpen om de 6',
      text: 'Heeft je verdieping vier pijlers en zijn alle 28 vakjes vol, dan mag je vóór je eerste worp zeggen dat je om de 6 gooit. Je gooit dan tot je een 6 hebt, maar hoogstens drie keer. Je krijgt geen materialen en geen diefstal. Een 5 levert wel de flesopener op, en een opener die je aan het begin van je beurt had, verdubbelt de 6 (UD-7). Daarna gaat je beurt gewoon verder.',
    },
    'UD-15': {
      title: 'Met zijn drieën',
      text: 'Met drie spelers ontbreekt er een vak. Zodra alle drie een fundering hebben, mag iedereen behalve van het eigen vak ook materialen van het ontbrekende vak nemen, in elke mengeling.',
    },
    'UD-16': {
      title: 'Wanneer het spel eindigt',
      text: 'Het spel is meteen afgelopen als iemand het dak krijgt. Heeft na 80 ronden nog niemand het dak, dan eindigt het spel zonder dak; bij het klaarzetten van de tafel kunnen jullie een ander aantal kiezen. Een ronde is telkens voorbij als de eerste speler weer aan de beurt is. Wie nooit een fundering heeft gekregen, heeft 0 punten.',
    },
    'UD-17': {
      title: 'Punten',
      text: 'De kamers van beide verdiepingen tellen samen. Je krijgt:',
      more: [
        [
          '3 punten voor het dak.',
          '3 punten als je elk van de zes soorten kamers minstens één keer klaar hebt.',
          '3 punten voor elke voltooide grote kamer.',
          '1 punt voor elke voltooide kleine kamer.',
          '2 punten voor elke verdieping waarvan alle 28 vakjes vol zijn.',
          '1 punt voor elke soort kamer waarvan je er meer klaar hebt dan alle anderen.',
        ],
      ],
    },
    'UD-18': {
      title: 'Wie wint',
      text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand delen jullie de winst.',
    },
    'UD-19': {
      title: 'Verboden',
      text: 'Je mag niets verplaatsen wat gebouwd is, geen materialen buiten je opslag bewaren, niet op de pof ruilen en niet bouwen als een ander aan de beurt is.',
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
      name: 'Hoogste aantal ronden',
      help: 'Na zoveel ronden eindigt het spel ook zonder dak (UD-16).',
    },
    die: {
      name: 'De dobbelsteen',
      help: 'Wat elk van de zes kanten oplevert. De gedrukte tekens waren niet te krijgen: zo lezen wij ze (UD-4).',
      ...components.die,
    },
    recipes: {
      name: 'Kamerkaarten',
      help: 'De materialen van elke kamer van boven naar beneden, bij grote eerst de linkerkolom. Alle behalve het kamertje zijn van ons (UD-3).',
      ...components.recipes,
    },
    cards: {
      name: 'Aantallen kaarten',
      help: 'Hoeveel kaarten er van elke kamer zijn. De aantallen zijn van ons (UD-3).',
      ...components.cards,
    },
  },
};
